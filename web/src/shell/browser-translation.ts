/**
 * Keeps the page correct while the browser translates it.
 *
 * Translators replace text nodes by `<font>` elements. Svelte keeps references to the nodes: its
 * later changes go to nodes that are not in the page, and where a block begins or ends with such a
 * node, it removes too little or too much. So each node is put back, empty, beside its `<font>`;
 * as soon as its text changes, the `<font>` goes, and the translator finds a new text. Without a
 * translator nothing of this happens.
 */

interface Translation {
  readonly font: Element;
  /** The text of the node before. */
  readonly original: string;
}

const translations = new WeakMap<Text, Translation>();
const texts = new WeakMap<Element, Text>();

const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** Watches everything below `root`, until the returned function is called. */
export function watchTranslators(root: Node): () => void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') changed(record.target);
      else for (const node of record.removedNodes) removed(node, record);
    }
    observer.takeRecords(); // ignores the changes made here
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** The text has changed: its translation is outdated. */
function changed(node: Node): void {
  const translation = isText(node) && translations.get(node);
  if (!translation) return;
  forget(node, translation);
  translation.font.remove();
}

function removed(node: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  if (isFont(node)) return fontRemoved(node);
  if (!isText(node)) return;
  const translation = translations.get(node);
  if (translation) return textRemoved(node, translation);
  const places = [...addedNodes, previousSibling, nextSibling, node.parentNode];
  const font = places.find((place) => isFont(place) && place.isConnected && !texts.has(place));
  if (isFont(font ?? null) && node.data.trim()) keep(node, font as Element);
}

/** Puts `text` back in front of the `font` that has replaced it. */
function keep(text: Text, font: Element): void {
  const original = text.data;
  if (font.contains(text)) text.replaceWith(original); // it was wrapped
  text.data = '';
  font.before(text);
  translations.set(text, { font, original });
  texts.set(font, text);
}

function forget(text: Text, { font }: Translation): void {
  translations.delete(text);
  texts.delete(font);
}

/** The page has moved or removed a text: its translation goes with it. */
function textRemoved(text: Text, translation: Translation): void {
  if (text.isConnected) {
    if (translation.font.isConnected) text.after(translation.font);
    return;
  }
  forget(text, translation);
  translation.font.remove();
  text.data = translation.original;
}

/** The translator has restored the original. */
function fontRemoved(font: Element): void {
  const text = texts.get(font);
  const translation = text && translations.get(text);
  if (!translation || font.isConnected) return;
  forget(text, translation);
  if (text.data === '') text.data = translation.original;
}
