import { type Address, concat, getCreate2Address, type Hex, pad } from 'viem';
import type { Chain } from './chain.ts';

/** Creates a contract by CREATE2 from the salt and creation code it is sent. Anvil comes with it, as most chains do. */
export const create2Deployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

export const noSalt: Hex = pad('0x0', { size: 32 });

/** `bytecode` with its arguments. The address follows from code and salt, so that it is the same wherever this is done. */
export async function create2(chain: Chain, bytecode: Hex, salt: Hex = noSalt): Promise<Address> {
  await chain.send({ to: create2Deployer, data: concat([salt, bytecode]) });
  return getCreate2Address({ from: create2Deployer, salt, bytecode });
}
