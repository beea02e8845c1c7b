import { mount } from 'svelte';
import App from './App.svelte';
import { loadLanguage } from './lib/i18n';
import { settings, showSettings } from './lib/settings';
import './style/base.css';
import './style/controls.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app"');

showSettings();
loadLanguage(settings.language).then(
  () => mount(App, { target }),
  () => {
    // Without a server there are no texts either, so this one sentence stands here.
    const note = document.createElement('p');
    note.className = 'reading';
    note.setAttribute('role', 'alert');
    note.textContent = 'Fairyring cannot reach its server. Is it running? Load this page again when it is.';
    target.replaceChildren(note);
  },
);
