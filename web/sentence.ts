import type { Plugin } from 'vite';

/** `import away from './en.ftl?only=server-away'`: one message of a text file, for when no text can be fetched. */
export function sentence(): Plugin {
  return {
    name: 'fairyring-sentence',
    transform(source, id) {
      const key = /\.ftl\?only=([\w-]+)$/.exec(id)?.[1];
      if (!key) return null;
      const text = new RegExp(`^${key} = (.+)$`, 'm').exec(source)?.[1];
      if (!text) throw new Error(`${id}: there is no such message`);
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}
