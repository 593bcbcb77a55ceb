import { expect, test } from 'vitest';
import { steps } from './story.svelte';
import type { Event } from './types.gen';

const attacked = (enemy: number): Event => ({
  type: 'attacked',
  enemy,
  card_word: 'card-sand-devil',
  territory: 'desert',
  territory_word: 'place-desert',
});
const lost: Event = { type: 'die_lost', die_word: 'die-ally' };
const revealed: Event = {
  type: 'card_revealed',
  card: 'master',
  card_word: 'card-master',
  commanded: 1,
};
const rolled: Event = {
  type: 'territory_rolled',
  card_word: 'card-master',
  face: 'desert',
  face_word: 'place-desert',
};
const began: Event = { type: 'turn_began', seat: 0, hero_word: 'hero-warrior' };

test('an attack is told with what it took, and what else happened is not', () => {
  expect(steps([revealed, attacked(1), lost, lost, attacked(2), began])).toEqual([
    [revealed],
    [attacked(1), lost, lost],
    [attacked(2)],
  ]);
});

test('the territory die is told with the first attack that it sends', () => {
  expect(steps([revealed, rolled, attacked(1), lost, attacked(2)])).toEqual([
    [revealed],
    [rolled, attacked(1), lost],
    [attacked(2)],
  ]);
});

test('a turn without enemies has no story', () => {
  expect(steps([lost, began])).toEqual([]);
});
