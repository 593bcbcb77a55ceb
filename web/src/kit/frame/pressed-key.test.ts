import { describe, expect, test } from 'vitest';
import { digit, keyOf } from './pressed-key';

const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

describe('a key that does something by itself', () => {
  test.each([
    ['h', 'KeyH', 'h'],
    ['H', 'KeyH', 'h'], // Caps Lock
    ['ㅗ', 'KeyH', 'h'], // Korean
    ['Process', 'KeyH', 'h'], // Korean, while the IME composes
    ['р', 'KeyH', 'h'], // Cyrillic
    ['я', 'KeyZ', 'z'],
    ['ㅋ', 'KeyZ', 'z'],
    ['1', 'Digit1', '1'],
    ['١', 'Digit1', '1'], // Arabic
    ['Enter', 'Enter', 'Enter'],
    ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
  ])('%s on %s is %s', (key, code, name) => {
    expect(keyOf(press(key, code))).toBe(name);
  });

  test('is believed where the layout writes ASCII elsewhere', () => {
    expect(keyOf(press('z', 'KeyW'))).toBe('z'); // AZERTY
    expect(keyOf(press('u', 'KeyF'))).toBe('u'); // Dvorak
    expect(keyOf(press('?', 'Minus', true))).toBe('?'); // German
  });

  test('a sign is that of its place where the layout has none', () => {
    expect(keyOf(press('،', 'Slash', true))).toBe('?');
  });

  test('a digit is one without Shift too, where the layout writes a sign', () => {
    expect(digit(press('&', 'Digit1'))).toBe(1); // AZERTY
    expect(digit(press('!', 'Digit1', true))).toBeNull();
    expect(digit(press('3', 'Numpad3'))).toBe(3);
    expect(digit(press('h', 'KeyH'))).toBeNull();
    expect(digit(press('é', 'Digit2'))).toBe(2);
  });
});
