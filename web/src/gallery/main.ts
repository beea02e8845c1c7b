import { mount } from 'svelte';
import type { Component } from 'svelte';
import '../style/base.css';

/** Every drawing of every game, one below the other: each game's folder may bring a gallery. */
const GALLERIES = import.meta.glob<Component>('../games/*/Gallery.svelte', { eager: true, import: 'default' });

for (const Gallery of Object.values(GALLERIES)) mount(Gallery, { target: document.getElementById('app')! });
