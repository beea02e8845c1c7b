/** Points counted up one kind after another, for the end of a game. */

/** Figures that are the sum of those before them. */
export const SUM = 'total';

/** What stands in a column while so many kinds have been counted; null: not counted yet. */
export function counted(score: Readonly<Record<string, number>>, figures: readonly string[], figure: string, so: number): number | null {
  const kinds = figures.filter((one) => one !== SUM);
  if (figure === SUM) return so >= kinds.length ? (score[SUM] ?? 0) : kinds.slice(0, so).reduce((sum, one) => sum + (score[one] ?? 0), 0);
  return kinds.indexOf(figure) < so ? (score[figure] ?? null) : null;
}
