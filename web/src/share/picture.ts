/**
 * A part of the page as a picture, drawn by the browser itself: its elements and all styles stand
 * in an SVG, which is painted on a canvas. Nothing of it leaves the page.
 */

/** Pixels of the picture for each of the page. */
const FINE = 2;

/** Raises when the browser cannot paint it. */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  await Promise.all([...copy.querySelectorAll('img')].map(bringAlong));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing(copy, width, height))}`;
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

/** A picture in a picture may come from nowhere else. */
async function bringAlong(image: HTMLImageElement): Promise<void> {
  const blob = await (await fetch(image.src)).blob();
  image.src = await new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

function drawing(copy: HTMLElement, width: number, height: number): string {
  const page = document.documentElement;
  const { fontFamily, fontSize, lineHeight, color, colorScheme } = getComputedStyle(page);
  const night = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('lang', page.lang);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');
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

/** Gives the picture to the reader, as a file. */
export function keep(picture: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
