import { type Address, encodeFunctionData, parseAbi } from 'viem';
import { expect, it } from 'vitest';
import { freeze } from '../../request/frozen/freeze.ts';
import { decode } from '../decode.ts';
import { modelOf } from './modelOf.ts';

const other: Address = '0x00000000000000000000000000000000000000c1';
const who: Address = '0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae';

function modelAt(chainId: number, to: Address, text: string, args: readonly unknown[]) {
  const data = encodeFunctionData({
    abi: parseAbi([`function ${text}`] as readonly string[]),
    args,
  } as never);
  const body = { kind: 'transaction', chainId, call: { to, value: 0n, data }, set: {} } as const;
  const fn = decode(freeze(body, ''), {}).steps[0]?.fn;
  return fn && modelOf(fn);
}

it.each([
  [56, '0x0000000000000000000000000000000000002002', 'undelegate(address o, uint256 s)', [who, 1n], 'outOf'],
  [56, '0x0000000000000000000000000000000000002002', 'claim(address o, uint256 n)', [who, 1n], 'outOf'],
  [1, '0xf55041e37e12cd407ad00ce2910b8269b01263b9', 'delegate(address i, uint256 t)', [who, 1n], 'into'],
  [1, '0x9ee91f9f426fa633d227f7a9b000e28b9dfd8599', 'submit(uint256 a, address r)', [1n, who], 'into'],
  [1, '0x8798249c2e607446efb7ad49ec89dd1865ff4272', 'enter(uint256 a)', [1n], 'into'],
  [1, '0x9f0491b32dbce587c50c4c43ab303b06478193a7', 'claim(uint256 i)', [1n], 'outOf'],
] as const)(
  'on %i at %s %s is what is done where people stake, and nowhere else',
  (chain, to, text, args, act) => {
    expect(modelAt(chain, to, text, args)?.act).toBe(act);
    const elsewhere = modelAt(chain, other, text, args);
    // What a standard says of the same four bytes gives the named account something, or it is a name only.
    expect(Object.values(elsewhere?.roles ?? {})).not.toContain('partner');
    expect(Object.values(elsewhere?.roles ?? {})).not.toContain('account');
  },
);
