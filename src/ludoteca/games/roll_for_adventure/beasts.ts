/** Drawings of enemies by card: an outline each, centred on the origin, about 28 wide. */
export interface Beast {
  readonly body: string;
  /** A part drawn as a broad line: tails, worms. */
  readonly limb?: string;
  readonly width?: number;
  /** Bright parts: teeth, tusks, claws. */
  readonly light?: string;
  /** Dark parts of the body: hollows. */
  readonly dark?: string;
  readonly eyes: string;
  readonly tone?: 'sand' | 'bone' | 'iron' | 'leaf' | 'blood' | 'snow' | 'ice' | 'ghost' | 'hide';
}

/** Two slanting eyes, at a distance from the middle and a height. */
const eyes = (apart: number, y: number, size = 1) =>
  [-1, 1]
    .map((side) => {
      const [inner, outer] = [side * (apart - 2 * size), side * (apart + 2.4 * size)];
      return `M${outer} ${y - 2 * size}L${inner} ${y + 0.6 * size}Q${side * apart} ${y + 2.6 * size} ${outer} ${y - 2 * size}Z`;
    })
    .join('');

const BEASTS: Readonly<Record<string, Beast>> = {
  'sand-devil': {
    tone: 'sand',
    body: 'M-13-8Q0-15 13-8Q11-4 8-4Q9 0 6 0Q7 4 3 4Q4 8 0 12Q-1 8-3 7Q0 5-4 4Q-2 1-7 0Q-4-2-9-4Q-12-4-13-8Z',
    dark: 'M-7-3Q0-5 7-4Q0-1-6-2ZM-4 1Q1-1 5 0Q0 3-4 2Z',
    eyes: eyes(4.5, -8),
  },
  'dune-scorpion': {
    tone: 'sand',
    body: 'M-8 5Q-8-1 0-1T8 5Q6 10 0 10T-8 5ZM-6 2Q-13 2-13-4L-10-8-10-4-7-6Q-6-2-9-1L-4 0ZM6 2Q13 2 13-3L10-2Q9-1 4 0Z',
    limb: 'M5 1Q13-3 9-9Q4-13-1-9',
    width: 3.4,
    light: 'M-1-12L-6-8-1-6Z',
    eyes: eyes(3, 4, 0.9),
  },
  'desert-worm': {
    tone: 'sand',
    body: 'M-4-9A8 8 0 0 1 11-3Q11 4 6 5Z',
    limb: 'M-12 9Q-3 10-6 3T0-4',
    width: 8,
    dark: 'M2-9A5 5 0 1 1 1.900-9Z',
    light: 'M0-8L3-4 4.500-8ZM7-5L3-3 7-1ZM-2-4L2-2-1 0Z',
    eyes: 'M-6-4l2.500 1-1 2.500ZM-7 3l2.500 0-.5 2.500Z',
  },
  'bone-guard': {
    tone: 'bone',
    body: 'M-9-3A9 9 0 0 1 9-3Q9 2 6 4V10H-6V4Q-9 2-9-3Z',
    dark: 'M-6-1A2.600 3 0 1 0-.8-1A2.600 3 0 1 0-6-1ZM.8-1A2.600 3 0 1 0 6-1A2.600 3 0 1 0 .8-1ZM0 3L1.600 5.500H-1.600ZM-3 7V10M0 7V10M3 7V10',
    eyes: 'M-4.400-1a1 1 0 1 0 2 0a1 1 0 1 0-2 0ZM2.400-1a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z',
  },
  'crypt-spirit': {
    tone: 'hide',
    body: 'M-11 11Q-11-3-4-10Q0-14 4-10Q11-3 11 11L6 7 2 11-2 7-6 11Z',
    dark: 'M-6-1Q-6-8 0-8T6-1Q6 4 0 5T-6-1Z',
    eyes: eyes(2.8, -1.5, 0.9),
  },
  'black-knight': {
    tone: 'iron',
    body: 'M-9 10V-3Q-9-11 0-11T9-3V10L4 7H-4Z',
    light: 'M0-11Q1-16 8-15Q13-14 11-8Q9-12 5-11Q3-11 0-9Z',
    dark: 'M-7-3H7V2H1.500V7H-1.500V2H-7Z',
    eyes: eyes(3.8, -0.6, 0.8),
  },
  'tree-shrike': {
    tone: 'leaf',
    body: 'M-13 8L-8 1Q-9-7-1-9Q6-11 8-6L14-4 8-2Q7 6-2 8L-4 11-6 8Z',
    dark: 'M-6 2Q-1-2 4 2Q-1 6-6 2Z',
    light: 'M8-6L14-4 8-2Z',
    eyes: 'M2.500-6.500L7-5Q4.500-3 2.500-6.500Z',
  },
  bloodsucker: {
    tone: 'blood',
    body: 'M0-4L3-5 4-11 6-6Q12-9 14-1Q10-3 8 1Q5 0 3 4L0 10-3 4Q-5 0-8 1Q-10-3-14-1Q-12-9-6-6L-4-11-3-5Z',
    light: 'M-2.500 2L-1.500 6-.5 2ZM.5 2L1.500 6 2.500 2Z',
    eyes: eyes(2.8, -1.5, 0.9),
  },
  'thorn-lord': {
    tone: 'leaf',
    body: 'M-8 11Q-6 5-10 1L-14-5-8-3-9-12-4-7 0-14 4-7 9-12 8-3 14-5 10 1Q6 5 8 11L4 8 0 11-4 8Z',
    dark: 'M-4 4Q0 2 4 4L2 7-2 7Z',
    eyes: eyes(4, -1),
  },
  'white-wolf': {
    tone: 'snow',
    body: 'M-9-13L-4-7H4L9-13 11-3 7 2 3 11H-3L-7 2-11-3Z',
    dark: 'M-2.500 8H2.500L0 11Z',
    eyes: eyes(4.5, -2),
  },
  'cave-troll': {
    tone: 'hide',
    body: 'M-10-2L-15-6-12 2Q-13 8-9 10H9Q13 8 12 2L15-6 10-2Q9-11 0-11T-10-2Z',
    dark: 'M-6 4H6L4 7H-4Z',
    light: 'M-5.500 6L-5 1-3 6ZM5.500 6L5 1 3 6Z',
    eyes: eyes(4, -3),
  },
  'frost-hulk': {
    tone: 'ice',
    body: 'M-5-13L0-9 5-13 8-8 14-6 13 5 9 3 8 11H2L0 7-2 11H-8L-9 3-13 5-14-6-8-8Z',
    dark: 'M-4 3L-2 1 0 3 2 1 4 3 2 5-2 5Z',
    eyes: eyes(3.5, -4),
  },
  phantom: {
    tone: 'ghost',
    body: 'M-10 11V-2A10 10 0 0 1 10-2V11L6.700 8 3.400 11 0 8-3.400 11-6.700 8Z',
    dark: 'M-2.500 5A2.500 3 0 1 1 2.500 5A2.500 3 0 1 1-2.500 5Z',
    eyes: eyes(4, -2),
  },
  giant: {
    tone: 'hide',
    body: 'M-13 11Q-13 3-9 0Q-10-5-8-8L-14-12Q-9-15-5-10Q0-13 5-10Q9-15 14-12L8-8Q10-5 9 0Q13 3 13 11Z',
    dark: 'M-6 4H6V6H-6Z',
    light: 'M-8-8L-14-12Q-9-15-5-10ZM8-8L14-12Q9-15 5-10Z',
    eyes: eyes(4, -3, 1.1),
  },
};

/** Drawing of a card; ids of phantoms and giants end in their rank. */
export function beast(card: string): Beast {
  const found = BEASTS[card.replace(/-\d$/, '')];
  if (!found) throw new Error(`no figure for ${card}`);
  return found;
}
