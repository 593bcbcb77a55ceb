/**
 * Turns a part of the page into a picture: its elements, all styles and the fonts are put into an
 * SVG, which the browser paints on a canvas. Nothing leaves the page.
 */
import { asData, carried, covers } from './picture-fonts';

/** Pixels of the picture per CSS pixel. */
const FINE = 2;

/** A self-contained SVG. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Makes a self-contained SVG of an element. Throws when a file cannot be loaded. */
export async function drawingOf(element: HTMLElement): Promise<Drawing> {
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  await Promise.all([...copy.querySelectorAll('img')].map(bringAlong));
  return { svg: drawn(copy, await styles(element.textContent), width, height), width, height };
}

/** Paints an SVG as a PNG. Throws where a browser cannot, or taints the canvas. */
export async function painted({ svg, width, height }: Drawing): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * FINE;
  canvas.height = height * FINE;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.scale(FINE, FINE);
  brush.drawImage(image, 0, 0, width, height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png');
  });
}

export const fileOf = ({ svg }: Drawing): Blob => new Blob([svg], { type: 'image/svg+xml' });

/** Embeds an image, because an SVG image may not fetch anything. */
async function bringAlong(image: HTMLImageElement): Promise<void> {
  image.src = await asData(await (await fetch(image.src)).blob());
}

/** All styles of the page, with the font faces that the text needs. */
async function styles(text: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const told = rules.map((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
    return covers(rule.style.getPropertyValue('unicode-range'), text) ? carried(rule) : '';
  });
  return (await Promise.all(told)).join('\n');
}

function drawn(copy: HTMLElement, styles: string, width: number, height: number): string {
  const page = document.documentElement;
  const { fontFamily, fontSize, lineHeight, color, colorScheme } = getComputedStyle(page);
  const night = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('lang', page.lang);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = styles;
  const room = document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject');
  room.setAttribute('width', '100%');
  room.setAttribute('height', '100%');
  copy.style.position = 'static';
  room.append(copy);
  svg.append(style, room);
  const scheme = colorScheme.includes(' ') ? night : colorScheme;
  Object.assign(svg.style, { colorScheme: scheme, fontFamily, fontSize, lineHeight, color });
  return new XMLSerializer().serializeToString(svg);
}

/** Downloads the picture as a file. */
export function keep(picture: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
