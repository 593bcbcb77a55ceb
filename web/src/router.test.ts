import { expect, test } from 'vitest';
import { match } from './router.svelte';

test('the root is the first page', () => {
  expect(match('/')).toEqual({ page: 'first' });
});

test('a table is named by its id', () => {
  expect(match('/t/k3v7-x_9')).toEqual({ page: 'table', id: 'k3v7-x_9' });
  expect(match('/t/k3v7/')).toEqual({ page: 'table', id: 'k3v7' });
});

test('replay and proof of a table are behind its address', () => {
  expect(match('/t/k3v7/replay')).toEqual({ page: 'replay', id: 'k3v7' });
  expect(match('/t/k3v7/beside')).toEqual({ page: 'beside', id: 'k3v7' });
  expect(match('/t/k3v7/proof/')).toEqual({ page: 'proof', id: 'k3v7' });
});

test('the leaderboard of a game is behind its page', () => {
  expect(match('/games/some-game/leaderboard')).toEqual({ page: 'leaderboard', id: 'some-game' });
});

test('a group has only a page of its own', () => {
  expect(match('/groups/k3v7')).toEqual({ page: 'group', id: 'k3v7' });
  expect(match('/groups')).toEqual({ page: 'missing' });
});

test('a tournament is behind the page of all', () => {
  expect(match('/tournaments')).toEqual({ page: 'tournaments' });
  expect(match('/tournaments/k3v7')).toEqual({ page: 'tournament', id: 'k3v7' });
});

test('files of records are opened on a page of their own', () => {
  expect(match('/records')).toEqual({ page: 'records' });
});

test.each([
  ['/me', 'me'],
  ['/me/delete', 'deletion'],
  ['/me/devices', 'devices'],
  ['/me/notices', 'notices'],
  ['/moderation', 'moderation'],
  ['/sign-in', 'signIn'],
  ['/me/feeds', 'feeds'],
  ['/p/k3v7-x_9AbCdEfGh', 'person'],
  ['/settings', 'settings'],
  ['/about/', 'about'],
])('%s is a page of its own', (path, page) => {
  expect(match(path)).toMatchObject({ page });
});

test.each(['/t/', '/t/a/b', '/t/a%20b', '/nowhere', '/T/abc'])('nothing is at %s', (path) => {
  expect(match(path)).toEqual({ page: 'missing' });
});
