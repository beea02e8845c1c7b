/** What modules ask of the browser as soon as they are loaded. */
if (!('navigator' in globalThis)) Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
