export * from './router.svelte';
