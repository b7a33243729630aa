import type { Verdict } from '@readback/core/model/readback.ts';
import type { PracticeInfo } from './practiceInfo.ts';

/** Where and when a scenario is flown. `now` in seconds since the epoch; `safeNonce` of the practice Safe, at first 0. */
export type Setting = Readonly<{ info: PracticeInfo; now: bigint; safeNonce?: bigint }>;

/**
 * A request on the practice chain, honest or not, and what Readback must make of it. `request` is the JSON-RPC text
 * that an app would send to a wallet. `fires` are rules that must fire, whatever else is noted. `after` is the scenario that must
 * have been carried out before, else this one fails.
 */
export type Scenario = Readonly<{
  id: string;
  title: string;
  briefing: string;
  kind: 'honest' | 'attack';
  request: (setting: Setting) => string;
  expected: Exclude<Verdict, 'pending'>;
  fires: readonly string[];
  after?: string;
}>;
