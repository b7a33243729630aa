import { expect, test } from 'vitest';
import { digitsProblem } from './knowWords.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('an account is said to be known by the last characters of its address, in any case', () => {
  expect(digitsProblem('dc79c8', address)).toBeUndefined();
  expect(digitsProblem(' DC79C8 ', address)).toBeUndefined();
});

test('anything else says what to do', () => {
  expect(digitsProblem('', address)).toMatch(/^Type the last 6 characters/);
  for (const typed of ['dc79c', '0xdc79c8', '709979', address]) {
    expect(digitsProblem(typed, address)).toMatch(/^These are not the last 6 characters of the address/);
  }
});
