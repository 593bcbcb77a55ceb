import { expect, test } from 'vitest';
import { steps } from './story.svelte';
import type { Event } from './types.gen';

const attacked = (enemy: number): Event => ({
  type: 'attacked',
  enemy,
  nth: 0,
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
  begins: 'enemies',
};
const rolled: Event = {
  type: 'territory_rolled',
  card_word: 'card-master',
  face: 'desert',
  face_word: 'place-desert',
};
const began: Event = {
  type: 'turn_began',
  seat: 0,
  hero_word: 'hero-warrior',
  begins: 'turn',
};
const stone: Event = {
  type: 'stone_gained',
  territory_word: 'place-forest',
  stones: 3,
  goal: 5,
};

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
  expect(steps([stone])).toEqual([]);
});

test('a power stone that brings enemies is told before them', () => {
  expect(steps([stone, revealed, attacked(1), lost])).toEqual([
    [stone],
    [revealed],
    [attacked(1), lost],
  ]);
});
