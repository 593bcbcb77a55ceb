/**
 * Vite plugin that turns the help of games (`help/<language>.md` in their folders) into HTML at
 * build time: browsers need no Markdown parser.
 */
import { marked } from 'marked';
import type { Plugin } from 'vite';

const HELP = /\/games\/[^/]+\/help\/[^/]+\.md$/;

export function help(): Plugin {
  return {
    name: 'help',
    async transform(code, id) {
      if (!HELP.test(id)) return null;
      const html = await marked.parse(code, { gfm: true });
      return { code: `export default ${JSON.stringify(html)};`, map: null };
    },
  };
}
