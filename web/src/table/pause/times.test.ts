import { describe, expect, it } from 'vitest';
import { ahead } from '../../i18n/formats';
import { bounds, fieldOf, offered } from './times';

const at = (text: string) => new Date(text).getTime();

describe('the times that are offered', () => {
  it('are in an hour, tomorrow at eight, in a week, and none', () => {
    expect(offered(at('2026-11-27T14:30'))).toEqual([
      at('2026-11-27T15:30'),
      at('2026-11-28T08:00'),
      at('2026-12-04T14:30'),
      null,
    ]);
  });

  it('mean the morning to come, after midnight', () => {
    expect(offered(at('2026-11-27T01:10'))[1]).toBe(at('2026-11-27T08:00'));
    expect(offered(at('2026-11-27T05:00'))[1]).toBe(at('2026-11-28T08:00'));
  });

  it('are whole minutes, not before the hour is over', () => {
    expect(offered(at('2026-11-27T14:30:20'))[0]).toBe(at('2026-11-27T15:31'));
  });

  it('lie between those of the field', () => {
    const now = at('2026-11-27T14:30');

    expect(bounds(now)).toEqual(['2026-11-27T14:36', '2026-12-27T14:29']);
    expect(new Date(fieldOf(now)).getTime()).toBe(now);
  });
});

describe('a time to come', () => {
  const now = at('2026-11-27T14:30');

  it('is a time of today', () => {
    expect(ahead(at('2026-11-27T15:30'), now, 'es')).toEqual(['15:30', true]);
  });

  it('is tomorrow, however few hours that is', () => {
    expect(ahead(at('2026-11-28T08:00'), now, 'es')).toEqual(['mañana 8:00', false]);
    expect(ahead(at('2026-11-28T00:10'), at('2026-11-27T23:50'), 'es')[0]).toBe('mañana 0:10');
  });

  it('has its day later on', () => {
    expect(ahead(at('2026-12-04T14:30'), now, 'es')[0]).toContain('4');
  });
});
