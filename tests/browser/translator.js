// Translates a page as browsers do: each text node is replaced by a <font> in a <font> with a copy
// of it, every third one is wrapped instead, and so is whatever comes later. The language is the
// same one, so that a page says what it would say untranslated, or something stale.
(() => {
  let count = 0;
  const font = () => document.createElement('font');
  const mine = (node) => node.parentElement?.closest('font, script, style, svg title, textarea');
  const translate = (root) => {
    const texts = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root.nodeType === Node.TEXT_NODE) texts.push(root);
    while (walk.nextNode()) texts.push(walk.currentNode);
    for (const text of texts) {
      if (!text.isConnected || !text.data.trim() || mine(text) || text.parentElement.closest('svg'))
        continue;
      const outer = font();
      const inner = outer.appendChild(font());
      if (++count % 3) {
        inner.textContent = text.data;
        text.replaceWith(outer);
      } else {
        text.before(outer);
        inner.append(text);
      }
    }
  };
  window.translated = () => count;
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translate(node);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
})();
