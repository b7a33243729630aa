import type { Address, Hex } from 'viem';
import { rpc } from '../rpc.ts';
import type { Chain } from './chain.ts';

/**
 * Runs a constructor at an address that no transaction of ours can create, so that all that it derives from its
 * address and its chain is right. `creation` is the creation code with its arguments. What it writes and creates stays.
 */
export async function constructAt(chain: Chain, address: Address, creation: Hex): Promise<void> {
  await chain.setCode(address, creation);
  // A contract that is being created has nonce 1: what it creates itself gets the address that it would have.
  await rpc(chain.url, 'anvil_setNonce', [address, '0x1']);
  const run = { from: chain.account, to: address, gas: '0xb71b00' };
  const code = await rpc<Hex>(chain.url, 'eth_call', [run, 'latest']);
  await chain.send({ to: address });
  await chain.setCode(address, code);
}
