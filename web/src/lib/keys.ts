export * from './keys.svelte';
