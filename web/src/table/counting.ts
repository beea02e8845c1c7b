/** Points counted up one kind after another, for the end of a game. */

/** The sum of the figures before it; those after it are no points. */
export const SUM = 'total';

/** What is counted up in the end: kinds of points and their sum; where there is no sum, everything. */
export const countable = (figures: readonly string[]): string[] =>
  figures.includes(SUM) ? figures.slice(0, figures.indexOf(SUM) + 1) : [...figures];

/** What stands in a column while so many kinds have been counted; null: not counted yet. */
export function counted(score: Readonly<Record<string, number>>, figures: readonly string[], figure: string, so: number): number | null {
  const kinds = figures.filter((one) => one !== SUM);
  if (figure === SUM) return so >= kinds.length ? (score[SUM] ?? 0) : kinds.slice(0, so).reduce((sum, one) => sum + (score[one] ?? 0), 0);
  return kinds.indexOf(figure) < so ? (score[figure] ?? null) : null;
}
