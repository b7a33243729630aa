/** Requests beside what was said, without any node: the same, better, and with one value that the bytes have otherwise. */
import type { Evidence } from '@readback/core/evidence/evidence.ts';
import { compareIntent, type Comparison } from '@readback/core/intent/compareIntent.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import { known, unknown } from '@readback/core/model/known.ts';
import { standardPreferences } from '@readback/core/model/preferences.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { read } from '@readback/core/readback.ts';
import { begin } from '@readback/core/reading/state.ts';
import { readPasted } from '@readback/core/request/parse/readPasted.ts';
import { knowProtocols } from '@readback/core/shipped/protocols.ts';
import { tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import type { Address } from 'viem';
import { type Random, randomOf } from '../../truth/random.ts';
import { type Deed, deeds, extras, spends } from './deeds.ts';
import { signatures } from './signatures.ts';
import { better, chainId, type Differs, otherwise, saidBy, type Terms } from './terms.ts';
import { asksSignature, passing, user, wrappings } from './wrappings.ts';

/** A request beside what was said: `as` said, or which value of it is another, or a better one. */
export type Beside = Readonly<{ id: string; as: 'said' | 'other' | 'better'; text: string; intent: Intent }>;

/** A deed in one way: whose it is, and what is asked for it. */
type Way = Readonly<{ id: string; deed: Deed; who: Address; request: (terms: Terms) => string | undefined }>;

const ways: readonly Way[] = [...deeds, ...signatures].flatMap((deed): readonly Way[] => {
  if ('typed' in deed) {
    const request = (terms: Terms) => asksSignature(user, deed.typed(terms, user));
    return [{ id: deed.id, deed, who: user, request }];
  }
  return wrappings.map((it) => ({
    id: `${deed.id}, ${it.id}`,
    deed,
    who: it.who,
    request: (terms) => it.request(deed.calls(terms, it.who)),
  }));
});

const now = 1_800_000_000n;

/** Each deed in each way, with every value of it changed so many times: the same for the same seed. */
export function besides({ seed, times }: Readonly<{ seed: number; times: number }>): readonly Beside[] {
  const random = randomOf(seed);
  return ways.flatMap((way) => besidesIn(random, way, times));
}

function besidesIn(random: Random, { id, deed, who, request }: Way, times: number): readonly Beside[] {
  const drawn = saidBy(random, now);
  const said: Terms = deed.forMe === true ? { ...drawn, to: who } : drawn;
  const clauses = deed.means(said, who);
  const intent: Intent = { account: who, chainId, said: '', quotes: [], clauses, saidAt: 0 };
  const found: Beside[] = [];
  const add = (what: string, as: Beside['as'], terms: Terms) => {
    const text = request(terms);
    if (text !== undefined) found.push({ id: `${id}: ${what}`, as, text, intent });
  };
  add('as said', 'said', said);
  for (const [part, differs] of Object.entries(deed.says) as [keyof Terms, Differs][]) {
    for (let time = 0; time < times; time++) add(part, 'other', otherwise(random, said, part, differs));
    const more = better(random, said, part, differs);
    if (more !== undefined) add(`a better ${part}`, 'better', more);
  }
  return found;
}

/** What was said, and something that nobody said before or behind it, each in a few of the ways that carry both. */
export function withExtras(seed: number): readonly Beside[] {
  const random = randomOf(seed);
  return deeds.flatMap((deed, place) => {
    if (!('calls' in deed)) return [];
    return Object.entries(extras).flatMap(([what, extra], turn): readonly Beside[] => {
      const { id, who, request } = wrappings[(place + turn) % wrappings.length] ?? wrappings[0] ?? never();
      const drawn = saidBy(random, now);
      // Another token than those that nobody speaks of here.
      const terms = { ...drawn, token: usdc, bought: usdt, ...(deed.forMe === true ? { to: who } : {}) };
      const clauses = deed.means(terms, who);
      const intent: Intent = { account: who, chainId, said: '', quotes: [], clauses, saidAt: 0 };
      const [said, more] = [deed.calls(terms, who), extra({ ...saidBy(random, now), token: dai }, who)];
      return (
        [
          ['behind', [...said, ...more]],
          ['before', [...more, ...said]],
        ] as const
      ).flatMap(([where, calls]): readonly Beside[] => {
        const isProven = where === 'before' || !spends[deed.mayBring ?? 'nothing'].includes(what);
        const text = isProven ? request(calls) : undefined;
        return text === undefined
          ? []
          : [{ id: `${deed.id}, ${id}: ${what} ${where} it`, as: 'other', text, intent }];
      });
    });
  });
}

const usdc: Address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const usdt: Address = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const dai: Address = '0x6b175474e89094c44da98b954eedeac495271d0f';

function never(): never {
  throw new RangeError('There is no way to ask for anything.');
}

/** What was said, done by a contract that makes the calls of its caller as itself: nothing of it is done by the account. */
export function passedThrough(seed: number): readonly Beside[] {
  const random = randomOf(seed);
  return deeds.flatMap((deed): readonly Beside[] => {
    if (deed.byCaller !== true || !('calls' in deed)) return [];
    return passing.flatMap(({ id, who, request }): readonly Beside[] => {
      const drawn = saidBy(random, now);
      const terms = deed.forMe === true ? { ...drawn, to: who } : drawn;
      const clauses = deed.means(terms, who);
      const intent: Intent = { account: who, chainId, said: '', quotes: [], clauses, saidAt: 0 };
      const text = request(deed.calls(terms, who));
      return text === undefined ? [] : [{ id: `${deed.id}, ${id}`, as: 'other', text, intent }];
    });
  });
}

/** What a request comes to beside what was said, by its bytes alone. */
export async function comparedByBytes(it: Beside): Promise<string> {
  return (await comparisonByBytes(it)).compared.state;
}

/** The same with what differs, and the facts of the request. */
export async function comparisonByBytes(
  it: Beside,
): Promise<Readonly<{ compared: Comparison; view: Evidence }>> {
  await knowProtocols(chainId);
  const view: Evidence = {
    ...begin(await incomingOf(it)),
    effects: unknown('notAsked'),
    session: known({ host: 'localhost' }),
    book: known([]),
    preferences: known(standardPreferences),
    now: known(now),
    heads: known([]),
  };
  const compared = compareIntent(view);
  if (compared === undefined) throw new Error('Nothing was said.');
  return { compared, view };
}

/** The whole readback of it, on a device without a network. */
export async function readWithoutNode(it: Beside): Promise<Readback> {
  const incoming = await incomingOf(it);
  let last: Readback | undefined;
  for await (const one of read(incoming, world, signal, { ask: false, onlyLast: true })) last = one;
  if (last === undefined) throw new Error('Nothing was read.');
  return last;
}

const world = tableWorld({});
const { signal } = new AbortController();

async function incomingOf({ text, intent }: Beside): Promise<Incoming> {
  const parsed = await readPasted(text, {});
  if (!parsed.ok) throw parsed.error;
  return { request: parsed.request, origin: { via: 'paste' }, receivedAt: Number(now) * 1_000, intent };
}
