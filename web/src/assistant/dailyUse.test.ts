import { expect, it } from 'vitest';
import { addUse, isUsedUp, standardLimit, usedToday } from './dailyUse.ts';

it('tokens of a day add up, and a new day begins at none', () => {
  const now = new Date();
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  expect(isUsedUp({})).toBe(false);
  addUse(1_200.4);
  addUse(-5);
  expect(usedToday()).toBe(1_201);
  expect(isUsedUp({ dailyTokens: 1_201 })).toBe(true);
  expect(isUsedUp({ dailyTokens: 1_202 })).toBe(false);
  addUse(standardLimit);
  expect(isUsedUp({})).toBe(true);
  expect(usedToday(tomorrow)).toBe(0);
});
