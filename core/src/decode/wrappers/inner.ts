import type { Address, Hex } from 'viem';
import type { Actor, Arg, ByteRange, Step } from '../../model/step.ts';
import { addressArg, bytesArg, integerArg, partsAt } from './args.ts';
import type { CallToRead, Opened } from './wrapper.ts';

/** Bytes and their place in the calldata of the call that carries them. */
export type InnerCall = Readonly<{ data: Hex; bytes: ByteRange }>;

/** An account calls something: `self` is who calls, and whose authority the call uses. Value in wei. */
export function innerCallAs(
  self: Actor,
  to: Address,
  value: bigint,
  part: InnerCall,
  runs: Step['runs'] = 'always',
): CallToRead {
  return { op: 'call', actor: self, self: to, to, value, data: part.data, bytes: part.bytes, runs };
}

/** An account runs foreign code as itself; `value` is what that code sees, and moves nothing. */
export function delegateAs(self: Actor, to: Address, value: bigint, part: InnerCall): CallToRead {
  const { data, bytes } = part;
  return { op: 'delegatecall', actor: self, self, to, value, data, bytes, runs: 'always' };
}

/**
 * Calls from lists that run side by side: targets, values, data. Lists of different lengths make every contract
 * that has such a function revert; only no values at all means, for some, that none of the calls carries any.
 */
export function callsFromLists(
  self: Actor,
  [targets, values, datas]: readonly [readonly Arg[], readonly Arg[], readonly Arg[]],
  runs: Step['runs'] = 'always',
): Opened {
  const noValues = values.length === 0;
  if (targets.length !== datas.length || (!noValues && values.length !== targets.length))
    return { calls: [], refused: true };
  return {
    calls: targets.map((_, index) =>
      innerCallAs(
        self,
        addressArg(targets, index),
        noValues ? 0n : integerArg(values, index),
        bytesArg(datas, index),
        runs,
      ),
    ),
  };
}

/** Calls from one list of `(target, value, data)`. `runs` says of each whether its failure undoes the rest. */
export function callsFromTuples(
  self: Actor,
  items: readonly Arg[],
  runs: (index: number) => Step['runs'] = () => 'always',
): Opened {
  return {
    calls: items.map((item, index) => {
      const fields = partsAt([item], 0);
      return innerCallAs(
        self,
        addressArg(fields, 0),
        integerArg(fields, 1),
        bytesArg(fields, 2),
        runs(index),
      );
    }),
  };
}

/** A part of bytes, from one byte to another (or to the end). */
export function cut(
  { data, bytes: [start] }: InnerCall,
  from: number,
  to = (data.length - 2) / 2,
): InnerCall {
  return { data: `0x${data.slice(2 + from * 2, 2 + to * 2)}`, bytes: [start + from, start + to] };
}

export function sizeOf({ data }: InnerCall): number {
  return (data.length - 2) / 2;
}
