/** A wooden token around the origin, in the shape and colour of its seat. */
import type { SeatLook } from '../board';
import { outline } from '../tokens/shapes';
import { svg } from './made';

export function token(seat: Pick<SeatLook, 'shape' | 'colour'>, size: number): SVGGElement {
  const [d, lift] = [outline(seat.shape, size * 0.4), size * 0.06];
  const at = (name: string, y: number, scale = '') =>
    svg('path', { class: name, d, transform: `translate(0 ${y})${scale}` });
  return svg(
    'g',
    {
      class: 'kit-token',
      'aria-hidden': 'true',
      'stroke-width': size * 0.1,
      '--seat': `var(--seat-${seat.colour})`,
      '--seat-line': `var(--seat-line-${seat.colour})`,
    },
    at('side', lift),
    at('rim', -lift),
    at('face', -lift),
    at('sheen', -lift, ' scale(0.66)'),
  );
}
