import type { Incoming } from '@readback/core/model/request.ts';
import type { Scenario, Setting } from '@readback/scenarios/scenario.ts';
import { activity, activityTable } from '../data/activity/activity.ts';
import { flights } from '../data/own/flights.ts';
import { aloneOnPractice } from '../data/practiceLock.ts';
import { openReview } from '../inbox/openReview.ts';
import { practiceAfresh } from '../data/resetPractice.ts';
import { readPaste } from '../inbox/paste.ts';
import { fly } from '../wallet/practice/flying.ts';
import { carryOut } from './replay/carryOut.ts';
import { connectPractice } from '../wallet/connectPractice.ts';
import { flightSetting } from '../data/course/flightSetting.ts';
import { flownBy } from './replay/flownBy.ts';
import { decideFirst } from './decideFirst.ts';
import { readHad } from './replay/had.ts';

/**
 * Begins a flight: the practice chain starts again, what comes before the scenario is carried out, the practice wallet
 * is connected, and the request opens as a Review like any other. Gives why it could not begin; undefined when it did.
 * Never rejects.
 */
export async function beginFlight(scenario: Scenario): Promise<NotBegun | undefined> {
  const landed = fly({});
  const problem = await aloneOnPractice(() => begin(scenario)).catch(() => 'noChain' as const);
  if (problem !== undefined) landed();
  return problem;
}

/** Why a flight could not begin: no practice chain, nothing of what comes before it, or a request that is not one. */
export type NotBegun = 'noChain' | 'notBefore' | 'unread';

async function begin(scenario: Scenario): Promise<NotBegun | undefined> {
  if (!(await practiceAfresh())) return 'noChain';
  const begunAt = Date.now();
  const setting = await flightSetting(begunAt);
  if (!setting) return 'noChain';
  if (!(await carryOut(scenario.after, setting))) return 'notBefore';
  const incoming = await incomingOf(scenario, setting);
  if (!incoming) return 'unread';
  const account = flownBy(incoming, setting);
  const { safe, smartAccount } = setting.info.addresses;
  const [had] = await Promise.all([
    readHad([...new Set([account, safe, smartAccount])], Object.values(setting.info.addresses)),
    connectPractice(account).catch(() => false),
    flights.ready,
    activity.ready,
  ]);
  // An earlier flight is on a chain that is no more.
  for (const { id, flight } of activityTable.rows().values()) if (flight !== undefined) activity.remove(id);
  const id = openReview(incoming, { flight: scenario.id, ...(decideFirst.get() ? { veiled: true } : {}) });
  flights.begin({ id, scenario: scenario.id, begunAt, taps: 0, had });
  return undefined;
}

async function incomingOf(scenario: Scenario, setting: Setting): Promise<Incoming | undefined> {
  const { claimed, names, request: asks } = scenario;
  const paste = await readPaste(asks(setting), {});
  if (paste.kind !== 'ready') return undefined;
  const { incoming } = paste;
  return {
    ...incoming,
    origin: { via: 'school', ...(claimed === undefined ? {} : { claimed }) },
    ...(names === undefined ? {} : { names: names(setting) }),
  };
}
