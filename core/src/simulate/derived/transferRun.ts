import { type Address, encodeFunctionData, parseAbi } from 'viem';
import { solidity } from '../../world/solidity.ts';
import type { RunPlan } from '../runPlan.ts';
import { distinct } from './distinct.ts';
import { agreesToAll } from './stubContracts.ts';
import type { SignedTransfer } from './tokenTransfer.ts';

/** The spender of a transfer through Permit2 takes `amounts` of its parts to itself, while the owner agrees to all. */
export function transferRun(
  { contract, owner, spender = owner, nonce, until, parts, batch }: SignedTransfer,
  amounts: readonly bigint[],
  accounts: readonly Address[],
): RunPlan {
  const permitted = parts.map(({ token, amount }) => ({ token, amount }));
  const details = amounts.map((requestedAmount) => ({ to: spender, requestedAmount }));
  const [only, one] = [permitted[0], details[0]];
  const base = { nonce, deadline: until };
  const data =
    batch || only === undefined || one === undefined
      ? encodeFunctionData({ abi: many, args: [{ permitted, ...base }, details, owner, '0x'] })
      : encodeFunctionData({ abi: single, args: [{ permitted: only, ...base }, one, owner, '0x'] });
  return {
    kind: 'run',
    from: spender,
    calls: [{ to: contract, value: 0n, data }],
    atomic: true,
    set: {},
    overrides: [
      { address: spender, pays: true, code: '0x' },
      { address: owner, code: agreesToAll },
    ],
    accounts: distinct([owner, ...accounts]),
    assumed: [{ is: 'permit' }, { is: 'standIn' }],
  };
}

const single = parseAbi([
  'struct Token { address token; uint256 amount; }',
  'struct Permit { Token permitted; uint256 nonce; uint256 deadline; }',
  'struct Details { address to; uint256 requestedAmount; }',
  solidity.permitTransferFrom,
]);

const many = parseAbi([
  'struct Token { address token; uint256 amount; }',
  'struct Permit { Token[] permitted; uint256 nonce; uint256 deadline; }',
  'struct Details { address to; uint256 requestedAmount; }',
  solidity.permitBatchTransferFrom,
]);
