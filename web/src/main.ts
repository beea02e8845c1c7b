import { mount } from 'svelte';
import App from './App.svelte';
import { AWAY } from './lib/away';
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
    const note = document.createElement('p');
    note.className = 'reading';
    note.setAttribute('role', 'alert');
    note.textContent = AWAY[settings.language];
    target.replaceChildren(note);
  },
);
