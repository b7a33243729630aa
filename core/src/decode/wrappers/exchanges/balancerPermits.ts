import { encodeFunctionData, parseAbi } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { addressArg, bytesArg, integerArg, partsAt } from '../args.ts';
import { multicall } from '../multicall.ts';
import type { CallToRead, Wrapper } from '../wrapper.ts';

const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const abi = parseAbi([
  'struct Details { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
  'struct PermitBatch { Details[] details; address spender; uint256 sigDeadline; }',
  'function permit(address owner, PermitBatch permitBatch, bytes signature)',
]);

/**
 * The routers of Balancer V3: they hand in what their caller permits at Permit2, which may have been handed in before, and then do
 * each call that is in the list (`permitBatchAndCall` of RouterCommon.sol in github.com/balancer/balancer-v3-monorepo).
 */
export const balancerPermits: Wrapper = {
  signatures: [
    'permitBatchAndCall((address,address,address,uint256,uint256,uint256)[],bytes[],((address,uint160,uint48,uint48)[],address,uint256),bytes,bytes[])',
  ],
  open: (outer, args, room) => {
    const { calls, ...rest } = multicall.open(outer, args, room);
    return { ...rest, calls: [...atPermit2(outer, args), ...calls] };
  },
};

function atPermit2({ actor, self }: CallToRead, args: readonly Arg[]): readonly CallToRead[] {
  const batch = partsAt(args, 2);
  const details = partsAt(batch, 0);
  if (details.length === 0 || actor === 'unknown') return [];
  const data = encodeFunctionData({
    abi,
    functionName: 'permit',
    args: [
      actor,
      {
        details: details.map((it) => {
          const fields = partsAt([it], 0);
          return {
            token: addressArg(fields, 0),
            amount: integerArg(fields, 1),
            expiration: Number(integerArg(fields, 2)),
            nonce: Number(integerArg(fields, 3)),
          };
        }),
        spender: addressArg(batch, 1),
        sigDeadline: integerArg(batch, 2),
      },
      bytesArg(args, 3).data,
    ],
  });
  const call = { op: 'call', actor: self, self: permit2, to: permit2, value: 0n } as const;
  return [{ ...call, data, bytes: [0, 0], runs: 'mayFail' }];
}
