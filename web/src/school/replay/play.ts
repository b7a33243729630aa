/** Lets happen what an attack leads to, on the practice chain, and notes in which blocks. */
import type { Hex } from 'viem';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { activity } from '../../data/activity/activity.ts';
import { loadConfig } from '../../data/networks/config.ts';
import { type Flight, flights, type Played } from '../../data/own/flights.ts';
import { aloneOnPractice } from '../../data/practiceLock.ts';
import { practiceAfresh } from '../../data/resetPractice.ts';
import { carryOut } from './carryOut.ts';
import { flightSetting } from '../../data/course/flightSetting.ts';
import { flownBy } from './flownBy.ts';
import type { Lesson } from '../../data/course/lessons.ts';
import { sendAsOthers } from './others.ts';
import { blockAt, blockOf, newestBlock } from './blocks.ts';

/** Who plays what. */
export type Part = Readonly<{ entry: ActivityEntry; flight: Flight; scenario: Lesson }>;

/**
 * After the flyer signed: the others do what they do. Gives whether it could be carried out; what happened is then in
 * the flight. Never rejects.
 */
export function playSigned({ entry, flight, scenario }: Part): Promise<boolean> {
  return played(flight, async () => {
    const setting = await flightSetting(flight.begunAt);
    const sent = entry.hash && (await blockOf(entry.hash));
    const newest = await newestBlock();
    if (!setting || newest === undefined || (entry.hash && sent === undefined)) return undefined;
    const calls = scenario.aftermath?.(setting, entry.signature ?? '0x') ?? [];
    if (!(await sendAsOthers(calls))) return undefined;
    return { from: sent === undefined ? newest : sent - 1, by: 'flyer' };
  });
}

/**
 * After the flyer rejected: the chain starts as it did for the flight, the page signs the very request with a test key,
 * and the others do what they do. No wallet is asked. The same answer as `playSigned`.
 */
export function playRejected({ entry: { incoming }, flight, scenario }: Part): Promise<boolean> {
  return played(flight, async () => {
    if (!(await practiceAfresh())) return undefined;
    const [setting, config] = await Promise.all([flightSetting(flight.begunAt), loadConfig()]);
    if (!setting || !(await carryOut(scenario.after, setting))) return undefined;
    const from = await newestBlock();
    if (from === undefined || !(await sendAsOthers(scenario.meanwhile?.(setting) ?? []))) return undefined;
    const { signToWatch } = await import('../../wallet/practice/signToWatch.ts');
    const made = await signToWatch(incoming, flownBy(incoming, setting), config.practice);
    if ('hash' in made && !(await isMined(made.hash))) return undefined;
    const signature = 'signature' in made ? made.signature : '0x';
    if (!(await sendAsOthers(scenario.aftermath?.(setting, signature) ?? []))) return undefined;
    return { from, by: 'page' };
  });
}

/** One tab at a time, and only while it is the newest flight: of an earlier one the chain is no more. */
function played(
  { id }: Flight,
  act: () => Promise<Pick<Played, 'from' | 'by'> | undefined>,
): Promise<boolean> {
  return aloneOnPractice(async () => {
    if (!activity.entry(id)) return false;
    return flights.of(id)?.played !== undefined || keptAs(id, act);
  });
}

async function keptAs(
  id: string,
  act: () => Promise<Pick<Played, 'from' | 'by'> | undefined>,
): Promise<boolean> {
  const begun = await act().catch(() => undefined);
  const to = begun && (await newestBlock());
  const head = to === undefined ? undefined : await blockAt(to);
  if (begun === undefined || to === undefined || head === undefined || head === 'none') return false;
  // Someone put the chain back meanwhile.
  if (to < begun.from) return false;
  flights.change(id, { played: { ...begun, to, head: head.hash } });
  return true;
}

/** In milliseconds, and how often it is asked. */
const pause = 50;
const most = 100;

async function isMined(hash: Hex): Promise<boolean> {
  for (let turn = 0; turn < most; turn += 1) {
    if ((await blockOf(hash)) !== undefined) return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}
