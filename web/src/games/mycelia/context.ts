import { getContext, setContext } from 'svelte';
import type { Components } from './components';

const KEY = Symbol('components');

/** The parts of a scene find the components of their game here. */
export const provideComponents = (components: () => Components): void => void setContext(KEY, components);
export const useComponents = (): (() => Components) => getContext(KEY);
