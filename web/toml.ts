import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

/** `import content from './x.toml'`: the file becomes plain data at build time, so no parser is sent to the browser. */
export function toml(): Plugin {
  return {
    name: 'fairyring-toml',
    transform(source, id) {
      if (!id.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(parse(source))};`, map: null };
    },
  };
}
