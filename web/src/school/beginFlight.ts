import type { Incoming } from '@readback/core/model/request.ts';
import type { Scenario, Setting } from '@readback/scenarios/scenario.ts';
import { activity, activityTable } from '../data/activity.ts';
import { flights } from '../data/flights.ts';
import { openReview } from '../data/openReview.ts';
import { practiceAfresh } from '../data/resetPractice.ts';
import { readPaste } from '../inbox/paste.ts';
import { fly } from '../wallet/practice/flying.ts';
import { connectPractice } from './connectPractice.ts';
import { lessonOf } from './course.ts';
import { flightSetting } from './flightSetting.ts';
import { flownBy } from './flownBy.ts';
import { readHad } from './had.ts';
import { sendAsOthers } from './others.ts';

/**
 * Begins a flight: the practice chain starts afresh, what comes before the scenario is carried out, the practice wallet
 * is connected, and the request opens as a Review like any other. `watched`: not to be decided, but to be signed to see
 * what happens. Gives why it could not begin; undefined when it did. Never rejects.
 */
export async function beginFlight(
  scenario: Scenario,
  { watched }: { watched?: true } = {},
): Promise<NotBegun | undefined> {
  const landed = fly({});
  const problem = await begin(scenario, watched).catch(() => 'noChain' as const);
  if (problem !== undefined) landed();
  return problem;
}

/** Why a flight could not begin: no practice chain, nothing of what comes before it, or a request that is none. */
export type NotBegun = 'noChain' | 'notBefore' | 'unread';

async function begin(scenario: Scenario, watched: true | undefined): Promise<NotBegun | undefined> {
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
  // An earlier flight is on a chain that is no more. What is watched leads back to the flight it belongs to.
  for (const { id, flight } of activityTable.rows().values())
    if (flight !== undefined && !watched) activity.remove(id);
  const id = openReview(incoming, scenario.id);
  flights.begin({ id, scenario: scenario.id, begunAt, taps: 0, had, ...(watched ? { watched } : {}) });
  return undefined;
}

async function incomingOf(scenario: Scenario, setting: Setting): Promise<Incoming | undefined> {
  const paste = await readPaste(textOf(scenario, setting), {});
  if (paste.kind !== 'ready') return undefined;
  const { claimed, names } = scenario;
  const { incoming } = paste;
  return {
    ...incoming,
    origin: { via: 'school', ...(claimed === undefined ? {} : { claimed }) },
    ...(names === undefined ? {} : { names: names(setting) }),
  };
}

/** The JSON-RPC text that a scenario asks a wallet with. */
function textOf(scenario: Scenario, setting: Setting): string {
  const { request: asks } = scenario;
  return asks(setting);
}

/** Carries out what comes before, and what comes before that. */
async function carryOut(id: string | undefined, setting: Setting): Promise<boolean> {
  const scenario = id === undefined ? undefined : lessonOf(id);
  if (!scenario) return true;
  if (!(await carryOut(scenario.after, setting))) return false;
  const { params } = JSON.parse(textOf(scenario, setting));
  const [{ from, to, data = '0x', value = '0x0' }] = params;
  return sendAsOthers([{ from, to, data, value: BigInt(value) }]);
}
