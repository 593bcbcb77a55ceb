import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TalkLine } from '../api/protocol.gen';
import { muted } from './muted.svelte';
import { Talk, type Say } from './talk.svelte';

let talk: Talk;
let sent: Say[];
let kept: number[];

beforeEach(() => {
  sent = [];
  kept = [];
  let next = 0;
  talk = new Talk({
    send: (frame) => sent.push(frame),
    id: () => `s${next++}`,
    seen: 0,
    keep: (seen) => kept.push(seen),
  });
});

const line = (n: number, facts: Partial<TalkLine> = {}): TalkLine => ({
  n,
  at: 0,
  seat: 1,
  person: 'ben',
  name: 'Ben',
  kind: 'text',
  body: `line ${n}`,
  id: `b${n}`,
  ...facts,
});
const came = (...lines: TalkLine[]) =>
  talk.hear({ type: 'talk', lines, phrases: ['hello'], reactions: ['heart'] });
const said = (one: TalkLine) => talk.hear({ type: 'said', line: one });
const numbers = () => talk.lines.map(({ n }) => n);

describe('what is heard', () => {
  test('is in the order in which it was said, each line once', () => {
    said(line(3));
    came(line(1), line(2), line(3));
    said(line(2));

    expect(numbers()).toEqual([1, 2, 3]);
  });

  test('is unread until the reader has seen it, also on the next visit', () => {
    came(line(1), line(2));
    expect(talk.unread).toBe(2);

    talk.read();

    expect(talk.unread).toBe(0);
    expect(kept).toEqual([2]);
    said(line(3));
    expect(talk.unread).toBe(1);
  });

  test('is told once to whoever listens, and not what was said before', () => {
    const heard = vi.fn();
    talk.listen(heard);

    came(line(1));
    said(line(1));
    said(line(2));
    said(line(2));

    expect(heard.mock.calls.map(([one]) => (one as TalkLine).n)).toEqual([2]);
  });

  test('is not that of muted people', () => {
    const heard = vi.fn();
    talk.listen(heard);
    came(line(1));
    muted.toggle('ben');

    said(line(2));
    said(line(3, { person: 'cora', name: 'Cora' }));

    expect(numbers()).toEqual([3]);
    expect(talk.unread).toBe(1);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(talk.speakers.map(([person]) => person)).toEqual(['ben', 'cora']);

    muted.toggle('ben');
    expect(numbers()).toEqual([1, 2, 3]);
  });
});

describe('what the reader says', () => {
  test('is not unread', () => {
    talk.say('phrase', 'hello');
    said(line(1, { id: 's0', person: 'me' }));

    expect(talk.unread).toBe(0);
  });

  test('is sent again after a lost line, under the same id', () => {
    talk.say('text', 'Hello');

    came();

    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('is not sent again when it has arrived', () => {
    talk.say('text', 'Hello');
    said(line(1, { id: 's0' }));

    came(line(1, { id: 's0' }));

    expect(sent).toHaveLength(1);
  });

  test('may be refused, with a reason, until something else is said', () => {
    talk.say('text', 'Hello');

    expect(talk.refused('s0', 'error-talk-off', {})).toBe(true);
    expect(talk.notSaid?.key).toBe('error-talk-off');

    talk.say('text', 'Hello');
    expect(talk.notSaid).toBeNull();
  });

  test('has nothing to do with other refusals', () => {
    expect(talk.refused('c7', 'error-not-running', {})).toBe(false);
    expect(talk.refused(null, 'error-too-many', {})).toBe(false);
    expect(talk.notSaid).toBeNull();
  });
});
