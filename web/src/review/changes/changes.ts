import { factOfEffect, isOfEffect } from '@readback/core/model/factIds.ts';
/** Lines of the effects as rows of "What changes": whose, of what, by how much, and what is to be said with it. */
import { isUnlimited } from '@readback/core/actions/approvals/unlimited.ts';
import { holdsFact } from '@readback/core/label/tokens/holdsFact.ts';
import type { EffectLine, EffectPart, EffectValue } from '@readback/core/model/effects.ts';
import type { Asset, Fact, Provenance } from '@readback/core/model/fact.ts';
import { type Known, valueOf, type Why } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { Address, Hex } from 'viem';

export type ChangeValue =
  /** `raw` has its sign. */
  | Readonly<{ is: 'delta'; raw: bigint; asset: Asset }>
  | Readonly<{ is: 'fromTo'; before: bigint; after: bigint; asset: Asset; noLimit: boolean }>
  /** A permission, a role, a place among others or an item: had before, had after. */
  | Readonly<{ is: 'flag'; before: boolean; after: boolean }>
  | Readonly<{ is: 'bytes'; before: Hex; after: Hex }>
  | Readonly<{ is: 'number'; before: bigint; after: bigint }>
  | Readonly<{ is: 'notKnown'; why: Why | 'pending' }>;

export type Change = Readonly<{
  id: string;
  what: EffectLine['what'];
  who: Address;
  /** The user's own account, or the one that acts in this request. */
  yours: boolean;
  asset?: Asset;
  counterparty?: Address;
  part?: EffectPart;
  role?: Hex;
  /** The contract that keeps the permission, where that is not the token. */
  via?: Address;
  value: ChangeValue;
  /** `in`: it arrives with the user. `stop`: part of what makes it a Stop. */
  tone: 'in' | 'stop' | 'plain';
  /** What was held or allowed before, where it is known and worth a word. */
  before?: bigint;
  /** The most that a fee can be, in wei. */
  most?: bigint;
  until?: bigint;
  /** Of an allowance: how much of it could be taken at once. */
  takeable?: Known<bigint>;
  /** Of what the user holds: how much of it leaves or could be taken, in thousandths, never rounded up. */
  share?: number;
  /** That it could not be used as things are now. */
  notNow: boolean;
  /** Who gets to decide, or whose code comes to run, where it is nobody who is shown whole above. */
  holder?: Address;
  /** Only the contract says so: no read of the state confirms it. */
  claimed: boolean;
  from: readonly Provenance[];
}>;

/**
 * The rows: what makes it a Stop, what leaves, what arrives, and what else changes, each as the engine ordered them. The
 * fee is last.
 */
export function changes(readback: Readback, facts: FindFact, own: ReadonlySet<string>): readonly Change[] {
  const effects = valueOf(readback.effects);
  if (!effects) return [];
  const rows = effects.lines.map((line) => change(line, readback, facts, own));
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ what, tone, value }: Change): number {
  if (what === 'fee') return 4;
  if (tone === 'stop') return 0;
  const way = wayOf({ what, value });
  return way === 'out' ? 1 : way === 'in' ? 2 : 3;
}

/** Which way something goes; of what only gives someone a say over it, or takes that back, none. */
export function wayOf({ what, value }: Pick<Change, 'what' | 'value'>): 'out' | 'in' | 'power' {
  if (value.is === 'delta') return value.raw < 0n ? 'out' : 'in';
  if (what === 'nft' && value.is === 'flag') return value.after ? 'in' : 'out';
  return 'power';
}

function change(line: EffectLine, readback: Readback, facts: FindFact, own: ReadonlySet<string>): Change {
  const { id, what, who, asset, counterparty, part, role, via, basis, most, until } = line;
  const value = valueIn(line, facts);
  const yours = own.has(who.toLowerCase());
  const before = valueOf(line.before);
  const bySignature = takeableOf(facts(factOfEffect(id, 'takeable')));
  const tone = toneOf(value, yours, line, readback);
  const takeable =
    bySignature ?? (tone === 'stop' || isWithoutLimit(value) ? heldNow(line, value, facts) : undefined);
  const holder = holderOf(line, value);
  const share = yours ? shareOf(line, value, takeable, facts) : undefined;
  return {
    id,
    what,
    who,
    yours,
    ...(asset ? { asset } : {}),
    ...(counterparty ? { counterparty } : {}),
    ...(part ? { part } : {}),
    ...(role ? { role } : {}),
    ...(via ? { via } : {}),
    value,
    tone,
    ...(typeof before === 'bigint' && value.is === 'delta' && what !== 'fee' ? { before } : {}),
    ...(most === undefined ? {} : { most }),
    ...(until === undefined ? {} : { until }),
    ...(takeable ? { takeable } : {}),
    ...(share === undefined ? {} : { share }),
    notNow: bySignature === undefined || (valueOf(readback.effects)?.notNow ?? []).length > 0,
    ...(holder && !isParty(holder, readback) ? { holder } : {}),
    claimed: basis === 'claimed',
    from: sources(id, facts),
  };
}

function valueIn(line: EffectLine, facts: FindFact): ChangeValue {
  const { what, asset, id } = line;
  const delta = valueOf(facts(factOfEffect(id, 'delta'))?.value);
  if (line.basis === 'claimed' && delta?.kind === 'amount') {
    return { is: 'delta', raw: delta.raw, asset: delta.asset };
  }
  if (what === 'nft' && isOne(line.before) && isOne(line.after)) {
    return { is: 'flag', before: valueOf(line.before) === 1n, after: valueOf(line.after) === 1n };
  }
  if (delta?.kind === 'amount' && (what === 'balance' || what === 'fee')) {
    return { is: 'delta', raw: delta.raw, asset: delta.asset };
  }
  const missing = notKnown(line.after) ?? notKnown(line.before);
  if (missing) return missing;
  const before = valueOf(line.before);
  const after = valueOf(line.after);
  if (typeof before === 'boolean' && typeof after === 'boolean') return { is: 'flag', before, after };
  if (typeof before === 'bigint' && typeof after === 'bigint') {
    if (!asset) return { is: 'number', before, after };
    if (what === 'allowance') {
      return {
        is: 'fromTo',
        before,
        after,
        asset,
        noLimit: noLimit(facts(factOfEffect(id, 'after')), after),
      };
    }
    return { is: 'delta', raw: after - before, asset };
  }
  if (typeof before === 'string' && typeof after === 'string') return { is: 'bytes', before, after };
  return { is: 'notKnown', why: 'malformed' };
}

function isWithoutLimit(value: ChangeValue): boolean {
  return value.is === 'fromTo' && value.noLimit;
}

/** Of an allowance that a call gives: what the account holds of it, where both are known. */
function heldNow(
  { what, who, asset }: EffectLine,
  value: ChangeValue,
  facts: FindFact,
): Known<bigint> | undefined {
  if (what !== 'allowance' || asset?.kind !== 'token' || value.is !== 'fromTo') return undefined;
  const held = heldIn(who, asset, facts);
  if (held === undefined || value.after <= value.before) return undefined;
  return { s: 'known', v: held < value.after ? held : value.after };
}

function heldIn(who: Address, asset: Asset, facts: FindFact): bigint | undefined {
  if (asset.kind !== 'token') return undefined;
  const held = valueOf(facts(holdsFact(who, asset.address))?.value);
  return held?.kind === 'amount' ? held.raw : undefined;
}

function shareOf(
  { what, who, before, asset }: EffectLine,
  value: ChangeValue,
  takeable: Known<bigint> | undefined,
  facts: FindFact,
): number | undefined {
  if (asset === undefined || what === 'fee') return undefined;
  const had = valueOf(before);
  const [part, held] =
    value.is === 'delta'
      ? [-value.raw, typeof had === 'bigint' ? had : undefined]
      : [valueOf(takeable) ?? 0n, heldIn(who, asset, facts)];
  return part > 0n && held !== undefined && part <= held ? Number((part * 1000n) / held) : undefined;
}

function takeableOf(fact: Fact | undefined): Known<bigint> | undefined {
  const it = fact?.value;
  if (it?.s !== 'known') return it;
  return it.v.kind === 'amount' ? { s: 'known', v: it.v.raw } : undefined;
}

function holderOf({ what, part, counterparty }: EffectLine, value: ChangeValue): Address | undefined {
  if (counted.has(what) || what === 'allowance' || what === 'operator') return undefined;
  if (value.is === 'flag') return value.after && !value.before ? counterparty : undefined;
  if (value.is !== 'bytes' || part === 'contract' || value.after === value.before) return undefined;
  return value.after.length === 42 && !/^0x0+$/.test(value.after) ? value.after : undefined;
}

function isParty(address: Address, { parties }: Readback): boolean {
  return parties.some((party) => party.address.toLowerCase() === address.toLowerCase());
}

/** Of an item there is one or none with someone; of some there are more. */
function isOne(it: Known<EffectValue>): boolean {
  return it.s === 'known' && (it.v === 0n || it.v === 1n);
}

function notKnown(it: Known<EffectValue>): ChangeValue | undefined {
  if (it.s === 'known') return undefined;
  return { is: 'notKnown', why: it.s === 'pending' ? 'pending' : it.why };
}

/** The engine knows the supply of the token; without its word the number alone decides. */
function noLimit(fact: Fact | undefined, after: bigint): boolean {
  const said = valueOf(fact?.value);
  return said?.kind === 'allowance' ? said.unlimited : isUnlimited(after);
}

function toneOf(
  value: ChangeValue,
  yours: boolean,
  { id, what }: EffectLine,
  readback: Readback,
): Change['tone'] {
  if (yours && what === 'nft' && value.is === 'flag' && value.after && !value.before) return 'in';
  if (yours && value.is === 'delta' && value.raw > 0n) return 'in';
  if (readback.verdict !== 'stop' || counted.has(what)) return 'plain';
  const given = (value.is === 'flag' && value.after) || (value.is === 'fromTo' && value.after > value.before);
  return (yours && given) || isStopped(id, readback) ? 'stop' : 'plain';
}

/** What leaves is plain text with a minus, also in a Stop. */
const counted: ReadonlySet<EffectLine['what']> = new Set(['balance', 'nft', 'fee']);

/** Whether a Stop speaks of this line. */
function isStopped(id: string, { findings }: Readback): boolean {
  return findings.some(
    (it) => it.outcome === 'fired' && it.severity === 'stop' && it.facts.some((fact) => isOfEffect(fact, id)),
  );
}

function sources(id: string, facts: FindFact): readonly Provenance[] {
  for (const part of ['delta', 'after', 'before'] as const) {
    const from = facts(factOfEffect(id, part))?.from;
    if (from && from.length > 0) return from;
  }
  return [];
}
