/**
 * Turns what games explain of themselves (`help/<language>.md` in their folders) into HTML when the
 * client is built: readers' browsers need no Markdown.
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
