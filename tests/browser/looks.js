/** What a page looks like to people: run in the page, each answers what is wrong in words. */

export function smallTargets() {
    const found = [];
    const targets = 'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]';
    for (const element of document.querySelectorAll(targets)) {
        if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) continue;
        if (element.matches('.skip, :disabled') || element.closest('[inert]')) continue;
        // What stands in a sentence is as high as its line.
        const inline = element.matches('a') && getComputedStyle(element).display === 'inline';
        if (inline && element.parentElement.textContent.trim() !== element.textContent.trim()) continue;
        const label = element.matches('input[type=radio], input[type=checkbox]')
            ? element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`)
            : null;
        const boxes = [element, label].filter(Boolean).map((one) => one.getBoundingClientRect());
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        if (width === 0 || height === 0 || boxes[0].right <= 0) continue; // not to be touched
        if (width < 43.9 || height < 43.9)
            found.push(`${element.outerHTML.slice(0, 120)} ${width.toFixed(0)}x${height.toFixed(0)}`);
    }
    return found;
}

export function cutOff() {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`page ${root.scrollWidth} wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const own = text.parentElement;
        if (!text.textContent.trim() || own.closest('svg, .visually-hidden, select, .skip')) continue;
        if (!own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width === 0 || box.height < 2) continue;
        for (let frame = own; frame && frame !== document.body; frame = frame.parentElement) {
            const style = getComputedStyle(frame);
            if (style.clipPath !== 'none') break; // for screen readers only
            const edge = frame.getBoundingClientRect();
            const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
            const across = hides(style.overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2);
            const along = hides(style.overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2);
            // A long name may end in dots when it can be read elsewhere.
            if (across && style.textOverflow === 'ellipsis') break;
            // A long sentence may show two lines, and a button that unfolds the rest.
            const folded = frame.parentElement.querySelector(':scope > [aria-expanded=false]');
            if (along && style.webkitLineClamp !== 'none' && folded) break;
            if (across || along) {
                found.push(`"${text.textContent.trim().slice(0, 40)}" in ${frame.className || frame.tagName}`);
                break;
            }
            if (style.overflowX !== 'visible' || style.overflowY !== 'visible') break; // it scrolls
        }
        if (box.right > root.clientWidth + 1 && !scrolls(own))
            found.push(`"${text.textContent.trim().slice(0, 40)}" beyond the page`);
    }
    function scrolls(element) {
        for (let frame = element; frame; frame = frame.parentElement)
            if (/auto|scroll/.test(getComputedStyle(frame).overflowX)) return true;
        return false;
    }
    return [...new Set(found)];
}

export function overlaps() {
    // Around bare text the area for a finger is not seen, and may reach over what lies beside it.
    const seen = (one) => {
        const box = one.getBoundingClientRect(), style = getComputedStyle(one);
        if (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderStyle !== 'none') return box;
        const [top, right, bottom, left] = ['Top', 'Right', 'Bottom', 'Left']
            .map((side) => parseFloat(style[`padding${side}`]));
        return new DOMRect(box.x + left, box.y + top, box.width - left - right, box.height - top - bottom);
    };
    // What scrolls or clips shows its part only: half a line at the edge of a list is behind nothing.
    const within = (box, one) => {
        let { left, right, top, bottom } = box;
        for (let frame = one.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
            const edge = frame.getBoundingClientRect(), style = getComputedStyle(frame);
            if (style.overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
            if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const shown = [...document.querySelectorAll('main p, main button, main a[href], main h1, main h2, main h3, main label, header a, header .switch')]
        .filter((one) => !one.closest('svg') && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((one) => getComputedStyle(one).clipPath === 'none' && !one.closest('.visually-hidden'))
        .map((one) => ({ one, box: within(seen(one), one) }))
        .filter(({ box }) => box.width > 2 && box.height > 2);
    // What is seen is on top: a sheet over the board is no overlap, half a button under another is.
    const top = ({ one, box }) => {
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return at !== null && one.contains(at);
    };
    const found = [];
    shown.forEach((a, i) => shown.slice(i + 1).forEach((b) => {
        if (a.one.contains(b.one) || b.one.contains(a.one)) return;
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > 4 && high > 4 && top(a) && top(b))
            found.push([a, b].map(({ one }) => one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40)).join(' over '));
    }));
    return found;
}

/** `only` are rules of axe, or tags of rules. */
export async function axeFindings(only) {
  const type = only.every((one) => globalThis.axe.getRules().some(({ ruleId }) => ruleId === one)) ? 'rule' : 'tag';
  const options = { resultTypes: ['violations'], runOnly: { type, values: only } };
  const { violations } = await globalThis.axe.run(document, options);
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
    );
}
