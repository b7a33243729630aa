/** What happened after an attack was signed, block by block: read from the practice chain, and never foretold. */
import { eventsOf } from '@readback/core/effects/events.ts';
import type { Address } from 'viem';
import type { Flight, Had, Played } from '../../data/own/flights.ts';
import { type Block, blockAt, type Mined } from './blocks.ts';
import { type Change, differences, type Grant, grantKey, type State } from './differences.ts';
import { stateAt, type Watch } from './stateAt.ts';

/** One block in which something was mined. `mine`: the flyer sent it. */
export type Step = Readonly<{
  block: number;
  mine: boolean;
  from: Address;
  to?: Address;
  failed: boolean;
  changes: readonly Change[];
}>;

/** `now` is what is different in the end, `fee` what the flyer paid for gas, in wei. */
export type Timeline = Readonly<{
  steps: readonly Step[];
  now: readonly Change[];
  fee: bigint;
  /** What the balances are of, by address in lower case: for what is said of a grant. */
  assets: readonly Pick<Had, 'token' | 'symbol' | 'decimals'>[];
}>;

/** Whose state is watched: the flyer's account, and those of the practice chain that are the flyer's as well. */
export type Whose = Readonly<{ account: Address; safe: Address; smartAccount: Address }>;

/**
 * Reads what happened from the block after `played.from` to `played.to`. `undone`: the chain was put back since.
 * Undefined when it did not answer.
 */
export async function readTimeline(
  { had }: Pick<Flight, 'had'>,
  played: Played,
  whose: Whose,
): Promise<Timeline | 'undone' | undefined> {
  const numbers = Array.from(
    { length: Math.min(most, Math.max(0, played.to - played.from)) },
    (_, at) => played.from + 1 + at,
  );
  const last = await blockAt(played.to);
  if (last === undefined) return undefined;
  if (last === 'none' || last.hash !== played.head || played.to < played.from) return 'undone';
  if (played.to - played.from > most) return undefined;
  const all = await Promise.all(numbers.map(blockAt));
  // What one of them says nobody knows: without it, what it changed would be said of the next.
  const answered = all.filter((it) => it !== undefined && it !== 'none');
  if (answered.length !== all.length) return undefined;
  const blocks = answered.filter(({ mined }) => mined.length > 0);
  const mined = blocks.flatMap((it) => it.mined);
  const own = [...new Set([whose.account, whose.safe, whose.smartAccount])];
  const assets = assetsOf(had);
  const watch: Watch = {
    accounts: [...new Set([...own, ...involved(mined)])].slice(0, mostAccounts),
    assets,
    grants: grantsIn(mined),
    safe: whose.safe,
    delegating: whose.account,
  };
  const states = await Promise.all(
    [played.from, ...blocks.map((it) => it.number)].map((it) => stateAt(watch, it)),
  );
  const whole = states.filter((it) => it !== undefined);
  const [first] = whole;
  if (first === undefined || whole.length !== states.length) return undefined;
  if (!whole.every((it) => hasAll(it, had, own))) return undefined;
  return { ...timelineOf({ states: whole, blocks, own, account: whose.account }), assets };
}

/** Whether it has each balance that the flyer's accounts had: of one that was not read nobody knows whether it changed. */
function hasAll(state: State, had: readonly Had[], own: readonly Address[]): boolean {
  const mine = had.filter(({ account }) => own.some((it) => same(it, account)));
  return mine.every((one) =>
    state.had.some(
      (it) => same(it.account, one.account) && it.token?.toLowerCase() === one.token?.toLowerCase(),
    ),
  );
}

/** From the states before the first block and after each: what each block changed, and what all of them did. */
export function timelineOf({
  states,
  blocks,
  own,
  account,
}: Readonly<{
  states: readonly State[];
  blocks: readonly Block[];
  own: readonly Address[];
  account: Address;
}>): Omit<Timeline, 'assets'> {
  const between = (before: State | undefined, after: State | undefined, of: readonly Block[]) =>
    before && after ? differences(before, after, { own, fees: feesOf(of) }) : [];
  const steps = blocks.flatMap((block, at): Step[] => {
    // Of several in one block those tell that went through, and of these what others did.
    const done = block.mined.filter((it) => !it.failed);
    const tx = done.find((it) => !same(it.from, account)) ?? done[0] ?? block.mined[0];
    if (!tx) return [];
    const { from, to, failed } = tx;
    return [
      {
        block: block.number,
        mine: same(from, account),
        from,
        ...(to ? { to } : {}),
        failed,
        changes: between(states[at], states[at + 1], [block]),
      },
    ];
  });
  const now = between(states.at(0), states.at(-1), blocks).filter((it) => it.kind !== 'granted');
  return { steps, now, fee: feesOf(blocks).get(account.toLowerCase()) ?? 0n };
}

/** How many blocks are read. */
const most = 400;
const mostAccounts = 24;

function feesOf(blocks: readonly Block[]): ReadonlyMap<string, bigint> {
  const paid = new Map<string, bigint>();
  for (const { from, fee } of blocks.flatMap((it) => it.mined))
    paid.set(from.toLowerCase(), (paid.get(from.toLowerCase()) ?? 0n) + fee);
  return paid;
}

function assetsOf(had: readonly Had[]): Timeline['assets'] {
  const found = new Map(had.map(({ token, symbol, decimals }) => [token ?? '', { token, symbol, decimals }]));
  return [...found.values()].map(({ token, ...it }) => (token === undefined ? it : { token, ...it }));
}

/** Who acted, and whom events name: those are only hints whose balances to read. */
function involved(mined: readonly Mined[]): readonly Address[] {
  return mined.flatMap(({ from, to, logs }) => [
    from,
    ...(to ? [to] : []),
    ...logs.flatMap(eventsOf).flatMap((it) => ('from' in it ? [it.from, it.to] : [])),
  ]);
}

/** Which allowances to read, of those that events name. */
function grantsIn(mined: readonly Mined[]): readonly Grant[] {
  const found = mined
    .flatMap(({ logs }) => logs.flatMap(eventsOf))
    .flatMap((it): Grant[] => {
      if (it.kind === 'approved') return [{ ...it, items: false }];
      return it.kind === 'operator' ? [{ ...it, spender: it.operator, items: true }] : [];
    });
  const all = found.map(({ token, owner, spender, items }) => ({ token, owner, spender, items }));
  return [...new Map(all.map((it) => [grantKey(it), it])).values()].slice(0, mostAccounts);
}

function same(one: Address, two: Address): boolean {
  return one.toLowerCase() === two.toLowerCase();
}
