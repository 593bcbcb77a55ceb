/** Creates and updates elements, for boards that are written without a framework. */

/** Attributes to set. Names with `--` are custom properties; `undefined` and `false` remove one. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type Child = Node | string | number | null | undefined | false;

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an SVG element. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS(SVG, tag);
  set(made, attributes);
  fill(made, children);
  return made;
}

/** Creates an HTML element. */
export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  set(made, attributes);
  fill(made, children);
  return made;
}

/**
 * Writes the changed attributes of an element. The content security policy forbids `style`: use
 * custom properties.
 */
export function set(element: HTMLElement | SVGElement, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const missing = value === undefined || value === null || value === false;
    if (name.startsWith('--')) {
      const text = missing ? '' : String(value);
      if (element.style.getPropertyValue(name) !== text) element.style.setProperty(name, text);
    } else if (missing) {
      if (element.hasAttribute(name)) element.removeAttribute(name);
    } else {
      const text = value === true ? '' : String(value);
      if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
  }
}

/** Replaces the children of an element; unchanged text is left alone. */
export function fill(element: Element, children: readonly Child[]): void {
  const wanted = children.filter(
    (child): child is Node | string | number =>
      child !== null && child !== undefined && child !== false,
  );
  const [only] = wanted;
  if (wanted.length === 1 && typeof only === 'string' && element.textContent === only) return;
  element.replaceChildren(...wanted.map((child) => (child instanceof Node ? child : `${child}`)));
}

interface Rows<Item, Made extends Element> {
  /** Unique in the list, and the same for the same thing. */
  readonly key: (item: Item, at: number) => string | number;
  readonly make: (item: Item, at: number) => Made;
  /** Draws an item as it is now; called for new ones, too. */
  readonly draw?: (made: Made, item: Item, at: number) => void;
}

const lists = new WeakMap<Element, Map<string | number, Element>>();

/**
 * Keeps one child of `parent` for each item, in order, and returns them. Elements of items that
 * stay are kept, so that they keep the focus and can move. Other children of `parent` stand before
 * them.
 */
export function each<Item, Made extends Element>(
  parent: Element,
  items: readonly Item[],
  { key, make, draw }: Rows<Item, Made>,
): Made[] {
  const before = lists.get(parent) ?? new Map<string | number, Element>();
  const now = new Map<string | number, Element>();
  const all = items.map((item, at) => {
    const name = key(item, at);
    const made = (before.get(name) as Made | undefined) ?? make(item, at);
    if (now.has(name)) throw new Error(`two things are called ${name}`);
    now.set(name, made);
    return made;
  });
  for (const [name, gone] of before) if (!now.has(name)) gone.remove();
  let next: Element | null = null;
  for (const made of all.toReversed()) {
    // An element in the right place is not moved, because it would lose the focus.
    if (made.parentNode !== parent || made.nextElementSibling !== next)
      parent.insertBefore(made, next);
    next = made;
  }
  lists.set(parent, now);
  // They are on the board now, and can be measured and moved.
  all.forEach((made, at) => draw?.(made, items[at] as Item, at));
  return all;
}
