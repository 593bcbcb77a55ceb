import { expect, test } from 'vitest';
import type { Choice } from '../types.gen';
import { begin, goBack, narrowing } from '../choosing';

const build = (site: string, colour: 'grey' | 'white', roof: string): Choice => ({
  action: { type: 'build', site, colour, roof },
  text: { key: 'choice-build', args: {} },
});
const OPTIONS = [
  build('C1', 'grey', 'C1'),
  build('C1', 'grey', 'C2'),
  build('C3', 'grey', 'C3'),
  build('C3', 'white', 'C3'),
  build('C3', 'white', 'C2'),
];

test('a site of one colour asks for the roof at once, and one step back is the city', () => {
  const choice = narrowing(() => OPTIONS);
  begin(choice, 'C1');

  expect(choice.chosen('colour')).toEqual(['grey']);
  expect(choice.finishing('roof').map(({ value }) => value)).toEqual(['C1', 'C2']);
  expect(goBack(choice)).toBe(true);
  expect(choice.steps).toEqual([]);
});

test('a site of several colours asks for one first, and goes back to that question', () => {
  const choice = narrowing(() => OPTIONS);
  begin(choice, 'C3');
  choice.pick('colour', 'white');

  expect(choice.left).toHaveLength(2);
  expect(goBack(choice)).toBe(true);
  expect(choice.open('colour')).toEqual(['grey', 'white']);
  expect(goBack(choice)).toBe(true);
  expect(choice.steps).toEqual([]);
});

test('where nothing was chosen, nothing is taken back', () => {
  expect(goBack(narrowing(() => OPTIONS))).toBe(false);
});
