import { concatHex, type Hex } from 'viem';
import { addressArg, bytesArg } from '../args.ts';
import { sealed } from '../sealed.ts';
import type { Wrapper } from '../wrapper.ts';

/**
 * AllowanceHolder of 0x, for chains by what their virtual machine knows: the same on all of each kind. From the
 * sources of 0x Settler, seen on 2026-11-21.
 */
const holders: readonly string[] = [
  '0x0000000000001ff3684f28c67538d4d072c22734',
  '0x0000000000005e88410ccdfade4a5efae4b49562',
  '0x000000000000175a8b9bc6d539b3708eed92ea6c',
];

const signatures = ['exec(address,address,uint256,address,bytes)'];

/**
 * AllowanceHolder of 0x: lets `operator` take up to `amount` of the caller's tokens while it calls `target` with all
 * of the value. Behind the data it puts the caller, whom the target takes for the sender, as in ERC-2771. Where the
 * caller is not known nobody can say what the target gets.
 */
export const allowanceHolder: readonly Wrapper[] = [
  {
    signatures,
    applies: (to) => to !== null && holders.includes(to.toLowerCase()),
    open: (outer, args) => {
      const to = addressArg(args, 3);
      const { actor } = outer;
      if (actor === 'unknown' || outer.self !== outer.to)
        return { calls: [sealed(outer, args, 4, '0x AllowanceHolder', to)] };
      const { data, bytes } = bytesArg(args, 4);
      const all = concatHex([data, actor]).toLowerCase() as Hex;
      const call = { op: 'call', actor, self: to, to, value: outer.value, runs: 'always' } as const;
      return { calls: [{ ...call, data: all, bytes }] };
    },
  },
  { signatures, open: (outer, args) => ({ calls: [sealed(outer, args, 4, 'AllowanceHolder')] }) },
];
