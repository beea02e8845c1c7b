import type { Snippet } from 'svelte';

/** The middle of the bar on top of every page: a page may put its own buttons there while it is shown. */
export const bar: { content: Snippet | null } = $state({ content: null });
