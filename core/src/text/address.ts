import type { Problem } from './problem.ts';
import type { Address, Hex } from 'viem';
import { checksumOf } from './checksum.ts';
import { ReadbackError } from './errors.ts';
import { bad, good, type Result } from './result.ts';

/**
 * The address with its EIP-55 checksum. Takes 20 bytes of hex in any case and does not look at the case it has.
 *
 * @throws if it is not 20 bytes of hex
 */
export function checksummed(address: string): Address {
  const lower = `0x${address.slice(2).toLowerCase()}` as Hex;
  if (!/^0x[0-9a-f]{40}$/.test(lower)) throw new TypeError(lower.slice(0, 100));
  return checksumOf(lower);
}

/** The forty digits of an address, checksummed, in ten groups of four: the way an address is shown whole. */
export function groupsOfFour(address: Address): readonly string[] {
  return checksummed(address).slice(2).match(/.{4}/g) ?? [];
}

/**
 * Reads an address that someone typed or sent. Digits in one case are taken as they are; in mixed case they must
 * carry the right EIP-55 checksum. Space around it is ignored. Positions in errors count from the start of `text`.
 */
export function parseAddress(text: string): Result<Address> {
  const start = text.length - text.trimStart().length;
  const it = text.trim();
  if (it === '') return wrong({ id: 'address.nothing' }, 'empty', start);
  if (it.startsWith('0X')) return wrong({ id: 'address.capitalX' }, '0X prefix', start + 1);
  if (!it.startsWith('0x')) return wrong({ id: 'address.no0x' }, 'no 0x prefix', start);
  const odd = it.slice(2).search(/[^0-9a-fA-F]/);
  if (odd >= 0) {
    return wrong(
      { id: 'address.digit', args: { number: odd + 3 } },
      `U+${(it.codePointAt(odd + 2) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
      start + odd + 2,
    );
  }
  if (it.length !== 42) {
    const missing = 42 - it.length;
    return wrong(
      {
        id: missing > 0 ? 'address.tooFew' : 'address.tooMany',
        args: { digits: it.length - 2, by: Math.abs(missing) },
      },
      `${it.length} characters`,
      start,
    );
  }
  const right = checksummed(it);
  const digits = it.slice(2);
  if (digits !== digits.toLowerCase() && digits !== digits.toUpperCase() && it !== right) {
    return bad(new ChecksumError(right, start + firstDifference(it, right)));
  }
  return good(right);
}

/** Not an address. */
export class AddressError extends ReadbackError {
  override name = 'AddressError';
}

/** Twenty bytes whose letters do not carry the checksum of EIP-55: a digit was probably mistyped. */
export class ChecksumError extends AddressError {
  override name = 'ChecksumError';
  /** The same bytes with the right checksum. Never to be offered as a correction. */
  readonly expected: Address;

  constructor(expected: Address, at: number) {
    super(
      { id: 'address.checksum' },
      {
        details: 'EIP-55',
        at,
      },
    );
    this.expected = expected;
  }
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function wrong(problem: Problem, details: string, at: number): Result<never> {
  return bad(new AddressError(problem, { details, at }));
}
