import type { Component, Snippet } from 'svelte';
import type { ComponentList, View } from '../lib/protocol';
import StandIn from './StandIn.svelte';

/** Stands in until the scene is merged. */
export interface GameTable<C = unknown> {
  Scene: Component<{ view: View; eyes: number; names: readonly string[]; components: C; prompt?: Snippet; log?: Snippet }>;
  components(list: ComponentList): C;
}
export const loadGame = (_id: string): Promise<GameTable> => Promise.resolve({ Scene: StandIn, components: (list) => list });
