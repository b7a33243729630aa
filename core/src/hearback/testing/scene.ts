import {
  type Address,
  encodeFunctionData,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  toEventSelector,
} from 'viem';
import type { Log } from '../../effects/log.ts';
import type { Hearback } from '../../model/hearback.ts';
import type { Readback } from '../../model/readback.ts';
import type { Body, Call, TxOverrides } from '../../model/request.ts';
import { alice, bob, ledger, type Ledger } from './ledger.ts';
import { readOn } from './readOn.ts';
import { type Shown, shown } from './shown.ts';

export const token: Address = '0x00000000000000000000000000000000000000A1';
export const ether = 10n ** 18n;
export const gwei = 10n ** 9n;
/** What a transaction of a ledger costs where nothing else is said. */
export const usualFee = 42_000n * gwei;

export const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
]);

export const transferData = (to: Address, amount: bigint): Hex =>
  encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount] });
export const approveData = (spender: Address, amount: bigint): Hex =>
  encodeFunctionData({ abi, functionName: 'approve', args: [spender, amount] });

/** A payment of tokens to Bob. */
export const pay = (amount = 100n, to: Address = bob.address): Call => ({
  to: token,
  value: 0n,
  data: transferData(to, amount),
});

/** What a contract says, with addresses as its topics. */
export const said = (event: string, whom: readonly Address[], value: bigint, by: Address = token): Log => ({
  address: by,
  topics: [toEventSelector(event), ...whom.map((it): Hex => pad(it).toLowerCase() as Hex)],
  data: numberToHex(value, { size: 32 }),
});
export const moved = (from: Address, to: Address, amount: bigint, by: Address = token): Log =>
  said('Transfer(address,address,uint256)', [from, to], amount, by);

export const held = (account: Address, of: Address = token) =>
  ({ kind: 'balance', token: of, account }) as const;
export const coins = (account: Address) => ({ kind: 'native', account }) as const;

/** A chain on which Alice has an ETH and a thousand tokens. */
export function scene(chainId = 1): Ledger {
  const chain = ledger(chainId);
  chain.set(held(alice.address), 1_000n);
  chain.set(held(bob.address), 0n);
  chain.set(coins(alice.address), ether);
  chain.mine();
  return chain;
}

export const asked = (call: Call, set: TxOverrides = {}, chainId = 1): Body => ({
  kind: 'transaction',
  chainId,
  from: alice.address,
  call,
  set,
});

/** What is read back of one transaction of Alice. */
export function readCall(
  chain: Ledger,
  call: Call,
  found: Parameters<typeof readOn>[2] = {},
  set: TxOverrides = {},
): Readback {
  return readOn(chain, asked(call, set, chain.chainId), found);
}

/** All that is heard, in short. */
export async function allShown(all: AsyncIterable<Hearback>, readback: Readback): Promise<Shown[]> {
  const found: Shown[] = [];
  for await (const it of all) found.push(shown(it, readback));
  return found;
}
