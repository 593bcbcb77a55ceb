import { describe, expect, test } from 'vitest';
import type { Moment, GameEvent } from '../../kit/board';
import { consequences, eventArgs, linesOf, meanwhile, specials, turns, eventKey } from './turns';

const told = (type: string, seat?: number): GameEvent =>
  seat === undefined ? { type } : { type, seat };
const entry = (n: number, ...events: GameEvent[]): Moment => ({
  n,
  at: 0,
  seat: null,
  events,
  undone: [],
});
const shape = (moments: Moment[]) =>
  turns(moments).map(({ seat, lines }) => [
    seat,
    ...lines.flatMap(({ events }) => events.map(({ type }) => type)),
  ]);

test('a turn begins with the die, though it fell in the entry of the move before', () => {
  const log = [
    entry(0, told('rolled', 0)),
    entry(1, told('moved', 0), told('taken', 0), told('rolled', 1)),
    entry(2, told('moved', 1), told('rolled', 0)),
  ];

  expect(shape(log)).toEqual([
    [0, 'rolled', 'moved', 'taken'],
    [1, 'rolled', 'moved'],
    [0, 'rolled'],
  ]);
});

test('who was gone and is back before anything was played is no news', () => {
  const gone: Moment = {
    ...entry(1),
    seat: 1,
    change: { type: 'stand_in', level: 'easy', why: 'gone' },
  };
  const back: Moment = { ...entry(2), seat: 1, change: { type: 'return' } };
  const played = entry(2, told('moved', 1));

  expect(shape([gone, back])).toEqual([]);
  expect(shape([gone, played, { ...back, n: 3 }])).toEqual([
    [1, 'stand_in_gone', 'moved', 'returned'],
  ]);
});

test('who goes and who comes back has a line of their own', () => {
  const left: Moment = {
    ...entry(1),
    seat: 1,
    change: { type: 'stand_in', level: 'easy', why: 'left' },
  };
  const back: Moment = { ...entry(2), seat: 1, change: { type: 'return' } };
  const closed: Moment = { ...entry(3), closed: 'agreed' };

  expect(shape([entry(0, told('rolled', 0)), left, back, closed])).toEqual([
    [0, 'rolled'],
    [1, 'stand_in_left', 'returned', 'closed_agreed'],
  ]);
});

test('who takes the seat of a bot has a line that names the bot', () => {
  const change = { type: 'take_seat', name: 'Ana', bot: 'Dado' } as const;

  expect(linesOf({ ...entry(1), seat: 1, change })).toEqual([
    { type: 'seat_taken', seat: 1, bot: 'Dado' },
  ]);
});

test('what tells of no seat belongs to the turn in which it happened', () => {
  const log = [entry(0, told('rolled', 0)), entry(1, told('turned'), told('moved', 0))];

  expect(shape(log)).toEqual([[0, 'rolled', 'turned', 'moved']]);
});

test('whoever plays twice in a row has two turns', () => {
  const log = [
    entry(0, told('rolled', 0)),
    entry(1, told('moved', 0), told('rolled', 0)),
    entry(2, told('moved', 0)),
  ];

  expect(shape(log)).toEqual([
    [0, 'rolled', 'moved'],
    [0, 'rolled', 'moved'],
  ]);
});

test('what says that it begins something opens a turn, alone too, after whatever came before', () => {
  const began: GameEvent = { type: 'turn_began', seat: 0, begins: 'turn' };
  const enemies: GameEvent = { type: 'revealed', begins: 'enemies' };
  const log = [
    entry(0, told('joined', 0), began),
    entry(1, told('rolled')),
    entry(2, told('placed'), enemies, told('attacked'), began),
    entry(3, told('rolled')),
  ];

  expect(shape(log)).toEqual([
    [0, 'joined'],
    [0, 'turn_began', 'rolled', 'placed'],
    [null, 'revealed', 'attacked'],
    [0, 'turn_began', 'rolled'],
  ]);
});

describe('where all choose at once', () => {
  const opens = (turn: number): GameEvent => ({ type: 'rolled', turn });
  const said = (moments: Moment[]) =>
    turns(moments).map(({ together, lines }) => [
      together,
      ...lines.map(({ seat, events }) => [seat, ...events.map(({ type }) => type)].join(' ')),
    ]);
  const start = entry(0, told('opened'), opens(1));

  test('a turn is one card: what the table brings, then what each did', () => {
    const log = [
      start,
      entry(3, told('written', 0), told('written', 0), told('written', 1), opens(2)),
      entry(5, told('passed', 0), told('written', 1), told('ended')),
    ];

    expect(said(log)).toEqual([
      [false, ' opened'],
      [true, ' rolled', '0 written written', '1 written'],
      [true, ' rolled', '0 passed', '1 written', ' ended'],
    ]);
  });

  test('what the table does before it opens a turn belongs to the turn that it opens', () => {
    const log = [start, entry(3, told('written', 1), told('shuffled'), opens(2), told('cards'))];

    expect(said(log).at(-1)).toEqual([true, ' shuffled rolled cards']);
  });

  test('what one of them does for all is in the turn, with the entry that shows it', () => {
    const log = [start, entry(3, told('written', 0)), entry(4, told('added', 0), opens(2))];

    expect(said(log)[1]).toEqual([true, ' rolled', '0 written', '0 added']);
    expect(turns(log)[1]?.lines.map(({ n }) => n)).toEqual([0, 3, 4]);
  });

  test('a turn is opened once, whatever else says its number', () => {
    const log = [start, entry(3, told('written', 0), { type: 'ended', turn: 1 })];

    expect(said(log).at(-1)).toEqual([true, ' rolled', '0 written', ' ended']);
  });

  test('who goes, and what is taken back, is told in the turn in which it happened', () => {
    const left: Moment = { ...entry(4), seat: 1, change: { type: 'return' } };
    const back: Moment = { ...entry(5), seat: 0, undone: [3] };

    expect(said([start, entry(3, told('written', 0)), left, back]).at(-1)).toEqual([
      true,
      ' rolled',
      '0 written',
      '1 returned',
      '0 undone',
    ]);
  });
});

test('what was taken back is marked, and who took it back is told', () => {
  const log = [
    entry(1, told('moved', 0)),
    entry(2, told('rolled', 0)),
    { ...entry(3), seat: 0, undone: [1, 2] },
    entry(4, told('moved', 0)),
  ];

  const lines = turns(log).flatMap((turn) => turn.lines);

  expect(lines.map(({ events, undone }) => [events[0]?.type, undone])).toEqual([
    ['moved', true],
    ['rolled', true],
    ['undone', false],
    ['moved', false],
  ]);
});

test('the words of an event are found by its tag, its fields are their arguments', () => {
  const event = { type: 'piece_moved', seat: 1, to_face: '-3' };

  expect(eventKey(event)).toBe('event-piece-moved');
  expect(eventArgs(event)).toEqual({ seat: 1, to_face: '-3' });
});

test('what is special about an event is said where a game has words for it', () => {
  const words: Record<string, string> = {
    'event-rolled-special': 'The last turn.',
    'event-moved-special': '',
    'join-sentences': 'unused',
  };
  const say = (key: string) => words[key] ?? key;

  expect(specials([told('rolled')], say)).toBe('The last turn.');
  expect(specials([told('moved', 0), told('taken', 0)], say)).toBe('');
});

test('what goes on while it is shown is said where a game has words for it', () => {
  const say = (key: string) => (key === 'event-revealed-meanwhile' ? 'The enemies come.' : key);

  expect(meanwhile([told('placed', 0), told('revealed')], say)).toBe('The enemies come.');
  expect(meanwhile([told('placed', 0)], say)).toBe('');
});

test('of what one did oneself, what came of it is said, else what is special, or nothing', () => {
  const words: Record<string, string> = {
    'event-moved': 'You move.',
    'event-taken': 'You take it.',
    'event-taken-own': 'It is yours.',
    'event-rolled-special': 'The last turn.',
    'event-met-own': '',
    'event-met-special': 'Met!',
  };
  const say = (key: string) => words[key] ?? key;

  expect(consequences([told('moved', 0)], say)).toBe('');
  expect(consequences([told('taken', 0)], say)).toBe('It is yours.');
  expect(consequences([told('rolled')], say)).toBe('The last turn.');
  expect(consequences([told('met', 0)], say)).toBe('');
});

describe('a pause in the log', () => {
  const HOUR = 3_600_000;
  const paused = (until: number | null) =>
    linesOf({ n: 1, at: 0, seat: null, events: [], undone: [], pause: { type: 'pause', until } });

  test('says how long it is', () => {
    expect(paused(null)).toEqual([{ type: 'paused', how: 'while', days: 0 }]);
    expect(paused(HOUR)[0]).toMatchObject({ how: 'while' });
    expect(paused(18 * HOUR)[0]).toMatchObject({ how: 'night' });
    expect(paused(7 * 24 * HOUR)[0]).toMatchObject({ how: 'days', days: 7 });
  });

  test('says that it is over', () => {
    const moment = { n: 1, at: 0, seat: null, events: [], undone: [] };
    expect(linesOf({ ...moment, pause: { type: 'resume' } })).toEqual([{ type: 'resumed' }]);
    expect(linesOf({ ...moment, pause: { type: 'halt' } })).toEqual([{ type: 'closed_operator' }]);
  });
});
