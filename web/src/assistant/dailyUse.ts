/** How many tokens the assistant used today, on this device, against the limit that the user set. */
import * as v from 'valibot';
import { openSetting } from '../data/base/setting.ts';
import type { AssistantChoice } from './choice.ts';

/** Until the user says otherwise: 100 questions. */
export const standardLimit = 200_000;

export const dailyUse = openSetting<Readonly<{ day: string; tokens: number }>>({
  name: 'assistantUse',
  schema: v.object({ day: v.string(), tokens: v.pipe(v.number(), v.minValue(0)) }),
  standard: { day: '', tokens: 0 },
});

export function usedToday(now = new Date()): number {
  const { day, tokens } = dailyUse.get();
  return day === dayOf(now) ? tokens : 0;
}

export function addUse(tokens: number, now = new Date()): void {
  dailyUse.set({ day: dayOf(now), tokens: usedToday(now) + Math.max(0, Math.ceil(tokens)) });
}

export function isUsedUp({ dailyTokens = standardLimit }: Pick<AssistantChoice, 'dailyTokens'>): boolean {
  return usedToday() >= dailyTokens;
}

/** The user's own day. */
function dayOf(now: Date): string {
  return `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;
}
