export * from './i18n.svelte';
