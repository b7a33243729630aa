import { type Address, zeroAddress, zeroHash } from 'viem';
import { type Known, known } from '../../model/known.ts';
import type { ReadPair, Draft } from '../draft.ts';
import { controlLine } from './controlLine.ts';
import { safeLines } from './safeLines.ts';
import { slots } from './slots.ts';
import { addressInWord, type CodeSeen, codeIn, yesOrNo } from './wordValues.ts';

/**
 * Lines of who decides over contracts and accounts, and of whose code they run. A contract that was not there before
 * had no owner, and one that is gone has none: what it does not answer then is not a gap.
 */
export function controlLines(readings: readonly ReadPair[]): readonly Draft[] {
  const codes = codesIn(readings);
  const lines = readings.flatMap((reading): readonly Draft[] => {
    const { read } = reading;
    switch (read.kind) {
      case 'code':
        return codeLines(reading, read.account);
      case 'owner':
      case 'pendingOwner': {
        const { before, after } = whereThere(reading, codes.get(read.contract.toLowerCase()), 0n);
        return [controlLine(read, addressInWord(before), addressInWord(after))];
      }
      case 'role': {
        const { before, after } = whereThere(reading, codes.get(read.contract.toLowerCase()), 0n);
        return [controlLine(read, yesOrNo(before), yesOrNo(after))];
      }
      case 'slot':
        if (isSafeSlot(read.is) || isImplementation(reading)) return [];
        return [controlLine(read, addressInWord(reading.before), addressInWord(reading.after))];
      default:
        return [];
    }
  });
  return [...lines, ...implementations(readings), ...safeLines(readings)].filter(isAnswered);
}

type Codes = Readonly<{ before: Known<bigint>; after: Known<bigint> }>;

function codesIn(readings: readonly ReadPair[]): ReadonlyMap<string, Codes> {
  return new Map(
    readings.flatMap(({ read, before, after }) =>
      read.kind === 'code' ? [[read.account.toLowerCase(), { before, after }] as const] : [],
    ),
  );
}

function whereThere({ before, after }: ReadPair, codes: Codes | undefined, none: bigint): Codes {
  return {
    before: before.s !== 'known' && isGone(codes?.before) ? known(none) : before,
    after: after.s !== 'known' && isGone(codes?.after) ? known(none) : after,
  };
}

function isGone(code: Known<bigint> | undefined): boolean {
  return code?.s === 'known' && codeIn(code.v).is === 'none';
}

/** Code that is put somewhere, exchanged or gone; and, of an account, whose code it borrows. */
function codeLines({ before, after }: ReadPair, account: Address): readonly Draft[] {
  const read = { kind: 'code', account } as const;
  if (before.s !== 'known' || after.s !== 'known') return [];
  const [from, to] = [codeIn(before.v), codeIn(after.v)];
  const lines: Draft[] = [];
  if (from.is === 'delegated' || to.is === 'delegated') {
    const values = { before: known(delegateOf(from)), after: known(delegateOf(to)), basis: 'read' } as const;
    lines.push({ who: account, what: 'delegate', part: 'delegation', ...values });
  }
  if (from.is === 'contract' || to.is === 'contract') {
    lines.push(controlLine(read, known(hashOf(from)), known(hashOf(to))));
  }
  return lines;
}

function delegateOf(code: CodeSeen): Address {
  return code.is === 'delegated' ? code.to : zeroAddress;
}

function hashOf(code: CodeSeen) {
  return code.is === 'contract' ? code.hash : zeroHash;
}

function isSafeSlot(is: keyof typeof slots): boolean {
  return slots[is].what === 'safe';
}

function isImplementation({ read }: ReadPair): boolean {
  return (
    read.kind === 'implementation' ||
    (read.kind === 'slot' && (read.is === 'implementation' || read.is === 'zeppelinos'))
  );
}

/**
 * Whose code a proxy or a beacon hands on: what the first place says that says anything. A contract that has none of
 * them has no such line.
 */
function implementations(readings: readonly ReadPair[]): readonly Draft[] {
  const all = readings.filter(isImplementation);
  const contracts = new Map<string, ReadPair>();
  for (const reading of all) {
    const { read } = reading;
    if (!('contract' in read)) continue;
    const key = read.contract.toLowerCase();
    const best = contracts.get(key);
    if (best === undefined || placeOf(reading) < placeOf(best)) contracts.set(key, reading);
  }
  return [...contracts.values()].flatMap(({ read, before, after }) =>
    'contract' in read
      ? [
          controlLine(
            { kind: 'implementation', contract: read.contract },
            addressInWord(before),
            addressInWord(after),
          ),
        ]
      : [],
  );
}

const places = ['implementation', 'zeppelinos', 'call'] as const;

/** Where a contract keeps it, the empty places last. */
function placeOf({ read, before, after }: ReadPair): number {
  const empty = [before, after].every((it) => it.s !== 'known' || it.v === 0n);
  const place = read.kind === 'slot' ? (read.is === 'zeppelinos' ? places[1] : places[0]) : places[2];
  return places.indexOf(place) + (empty ? places.length : 0);
}

/** A contract that answers on neither side has no such thing. */
function isAnswered({ before, after }: Draft): boolean {
  return before.s === 'known' || after.s === 'known';
}
