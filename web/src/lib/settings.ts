export * from './settings.svelte';
