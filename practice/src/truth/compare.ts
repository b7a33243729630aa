import type { EffectLine, Effects } from '@readback/core/model/effects.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { PracticeAddresses } from '@readback/scenarios/practiceInfo.ts';
import { type Address, type Hex, keccak256, zeroAddress, zeroHash } from 'viem';
import type { Fact } from './facts.ts';
import type { Value } from './values.ts';
import { factOfLine } from './factOfLine.ts';
import type { Receipt } from './node.ts';

/** What the chain had before and after, by the key of a fact; undefined where it did not answer. */
export type Truth = ReadonlyMap<string, Readonly<{ before: Value | undefined; after: Value | undefined }>>;

/**
 * `equal`: as predicted. `announced`: not as predicted, or not predicted, and the readback said that it does not
 * know. `wrong`: it said otherwise. `missing`: it changed, and nothing was said. `drawn`: a lot that fell otherwise.
 */
export type Finding = Readonly<{
  is: 'equal' | 'announced' | 'wrong' | 'missing' | 'drawn';
  what: string;
  details?: string;
}>;

export type Case = Readonly<{
  readback: Readback;
  receipt: Receipt;
  facts: readonly Fact[];
  truth: Truth;
  whose: readonly Address[];
  at: PracticeAddresses;
  /** Whether what happens is drawn by lot. One other block shows that only where the lot falls otherwise there. */
  drawn: boolean;
}>;

/** Everything that a readback said would happen, and everything that happened, held against each other. */
export function compared(it: Case): readonly Finding[] {
  const { effects } = it.readback;
  if (effects.s !== 'known') return changes(it).map((what) => ({ is: 'announced', what }));
  const status = statusOf(effects.v, it.receipt);
  const lines = [...effects.v.lines, ...(effects.v.arrivals ?? [])].flatMap((line) =>
    ofLine(line, effects.v, it),
  );
  const said = new Set([...effects.v.lines].map((line) => factOfLine(line, it.at)?.key));
  const rest = changes(it)
    .filter((key) => !said.has(key))
    .map((key): Finding => ofSilence(key, effects.v, it));
  return [status, ...lines, ...rest];
}

/** Facts of those who have to be told that changed. The fee is told on a line of its own. */
function changes({ facts, truth, whose, receipt }: Case): readonly string[] {
  return facts.flatMap(({ key, kind, whose: of }) => {
    if (kind !== 'control' && !whose.some((one) => same(one, of))) return [];
    if (goesWithItem(key, facts, truth)) return [];
    const { before, after } = truth.get(key) ?? {};
    if (before === undefined || after === undefined) return [];
    const kept = kind === 'native' ? withoutFee(after, of, receipt) : after;
    return before === kept ? [] : [key];
  });
}

/** Who may move an item is no matter of those who do not have it any longer. */
function goesWithItem(key: string, all: readonly Fact[], truth: Truth): boolean {
  const [what, ...item] = key.split(' ');
  if (what !== 'nftapproved') return false;
  const holders = all.filter((it) => it.key.startsWith(`nft ${item.join(' ')} `));
  return holders.length > 0 && holders.every((it) => truth.get(it.key)?.after === 0n);
}

function statusOf(effects: Effects, { status }: Receipt): Finding {
  const mined = status === '0x1' ? 'success' : 'revert';
  const predicted = effects.status === 'revert' ? 'revert' : 'success';
  if (mined === predicted) return { is: 'equal', what: 'status' };
  const other = isElsewhere(effects);
  return { is: other ? 'announced' : 'wrong', what: 'status', details: `${predicted}, and then ${mined}` };
}

function ofLine(line: EffectLine, effects: Effects, it: Case): readonly Finding[] {
  if (line.what === 'fee') return [ofFee(line, it.receipt)];
  const fact = factOfLine(line, it.at);
  if (line.basis === 'claimed' || fact === undefined) return [];
  const { before, after } = it.truth.get(fact.key) ?? {};
  const kept =
    fact.kind === 'native' && after !== undefined ? withoutFee(after, fact.whose, it.receipt) : after;
  // What answers only after that was created meanwhile: nobody held any of it.
  const had = before ?? (typeof kept === 'bigint' ? 0n : undefined);
  const equal = holds(line.before, had, line) && holds(line.after, kept, line);
  if (equal) return [{ is: 'equal', what: fact.key }];
  const details = `said ${show(line.before)} to ${show(line.after)}, was ${String(had)} to ${String(kept)}`;
  if (dependsOnBlock(line.id, effects)) return [{ is: 'announced', what: fact.key, details }];
  return [{ is: it.drawn ? 'drawn' : 'wrong', what: fact.key, details }];
}

/** What was not known cannot be wrong. */
function holds(said: EffectLine['before'], was: Value | undefined, line: EffectLine): boolean {
  if (said.s !== 'known') return true;
  if (was === undefined) return false;
  if (typeof said.v === 'bigint') return said.v === was;
  if (typeof said.v === 'boolean') {
    return typeof was === 'boolean' ? said.v === was : said.v === (was === line.counterparty?.toLowerCase());
  }
  if (line.what === 'delegate') return same(said.v, delegateOf(String(was)));
  if (line.what === 'code' && line.part === 'contract') return same(said.v, hashOf(String(was)));
  return same(said.v, String(was));
}

function ofFee({ most }: EffectLine, { gasUsed, effectiveGasPrice }: Receipt): Finding {
  const paid = BigInt(gasUsed) * BigInt(effectiveGasPrice);
  const within = most === undefined || paid <= most;
  return { is: within ? 'equal' : 'wrong', what: 'fee', details: `${paid} of at most ${most}` };
}

/** Nothing was said of a change: unless the readback said that it did not look there, that is a gap. */
function ofSilence(key: string, effects: Effects, { facts, readback }: Case): Finding {
  const fact = facts.find((it) => it.key === key);
  const there = isElsewhere(effects);
  const asides = effects.notLookedAt.map(({ is }) => is);
  const control = fact?.kind === 'control' && asides.includes('control');
  const unread = readback.unread.some(
    ({ id }) => id.startsWith('effects') || (fact?.kind === 'permission' && id.startsWith('permission')),
  );
  return { is: there || control || unread ? 'announced' : 'missing', what: key };
}

/** Whether the readback says that another block or gas limit comes to something else. */
function isElsewhere({ otherBlock, otherGas }: Effects): boolean {
  return [otherBlock, otherGas].some((it) => it?.s === 'known' && it.v.s === 'different');
}

/** Whether another block came to the same, or none was tried. */
export function sameBlock({ otherBlock }: Effects): boolean {
  return otherBlock?.s !== 'known' || otherBlock.v.s === 'same';
}

function dependsOnBlock(id: string, { otherBlock }: Effects): boolean {
  if (otherBlock?.s !== 'known' || otherBlock.v.s !== 'different') return false;
  return otherBlock.v.lines.includes(id);
}

/** What the fee took is put back. */
export function withoutFee(after: Value, account: Address, receipt: Receipt): Value {
  if (typeof after !== 'bigint' || !same(account, receipt.from)) return after;
  return after + BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice);
}

const delegation = '0xef0100';

function delegateOf(code: string): string {
  return code.startsWith(delegation) ? `0x${code.slice(delegation.length)}` : zeroAddress;
}

function hashOf(code: string): string {
  return code === '0x' || code.startsWith(delegation) ? zeroHash : keccak256(code as Hex);
}

function show(it: EffectLine['before']): string {
  return it.s === 'known' ? String(it.v) : it.s;
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
