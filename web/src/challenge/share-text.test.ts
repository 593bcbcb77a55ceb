import { expect, test } from 'vitest';
import { row, shareText } from './share-text';

test('a result is told in a few lines', () => {
  const told = shareText({
    title: 'Ludoteca · On Tour · 5 March 2027',
    reached: '27 points, rank 2 of 5',
    others: 4,
    behind: 3,
    streak: '4 days in a row',
    link: 'https://play.example.org/challenges/day',
  });

  expect(told.split('\n')).toEqual([
    'Ludoteca · On Tour · 5 March 2027',
    '🏆 27 points, rank 2 of 5',
    '🟩🟩🟩🟩🟩🟩🟩🟩⬜⬜',
    '🔥 4 days in a row',
    'https://play.example.org/challenges/day',
  ]);
});

test('who is the first to finish is compared with nobody', () => {
  const told = shareText({ title: 'A', reached: 'B', others: 0, behind: 0, streak: '', link: 'C' });

  expect(told).toBe('A\n🏆 B\nC');
});

test('a row is full before everybody, and empty behind everybody', () => {
  expect(row(3, 3)).toBe('🟩'.repeat(10));
  expect(row(3, 0)).toBe('⬜'.repeat(10));
});
