/** The drawing of each sight. */
import type { View } from '../types.gen';
import { BURJ } from './burj';
import type { Drawing } from './drawing';
import { EIFFEL } from './eiffel';
import { GIZA } from './giza';
import { GOLDEN_GATE } from './golden_gate';
import { GREAT_WALL } from './great_wall';
import { MATTERHORN } from './matterhorn';
import { PISA } from './pisa';
import { TAJ } from './taj';

export const DRAWINGS: Readonly<Record<View['board'], Drawing>> = {
  'golden-gate-bridge': GOLDEN_GATE,
  'great-wall': GREAT_WALL,
  'eiffel-tower': EIFFEL,
  'taj-mahal': TAJ,
  'pyramids-of-giza': GIZA,
  'burj-khalifa': BURJ,
  'leaning-tower-of-pisa': PISA,
  matterhorn: MATTERHORN,
};
