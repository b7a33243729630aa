/// <reference types="node" />
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Abi, type Address, encodeDeployData, encodeFunctionData, type Hex } from 'viem';
import { checksummed } from '../../text/address.ts';
import { alice, startChain, type TestChain } from '../../simulate/testing/chain.ts';
import { compiled } from '../../simulate/testing/contracts.ts';
import { multicall3 } from '../multicall.ts';

/** An Anvil with Multicall3 where it stands everywhere, and the contracts of `contracts.sol` to deploy. */
export async function startTokenChain(args?: readonly string[]) {
  const chain = await startChain(args);
  const contracts = compiled(new URL('./contracts.sol', import.meta.url));
  const contract = (name: string) => {
    const found = contracts[name];
    if (found === undefined) throw new Error(`no contract ${name}`);
    return found;
  };
  const put = async (address: Address, creation: Hex) => {
    const made = await chain.deployCode(creation);
    const code = await chain.ask('eth_getCode', [made, 'latest']);
    await chain.ask('anvil_setCode', [address, code]);
  };
  await put(multicall3, await multicallCode());
  return {
    ...chain,
    put: (address: Address, name: string) => put(address, contract(name).bytecode),
    make: async (name: string, ...given: readonly unknown[]): Promise<Address> =>
      checksummed(await chain.deployCode(deployData(contract(name).abi, contract(name).bytecode, given))),
    act: async (to: Address, name: string, functionName: string, given: readonly unknown[]) => {
      const data = encodeFunctionData({ abi: contract(name).abi, functionName, args: given });
      return chain.receipt(await chain.send(alice, { to, data }));
    },
  };
}

export type TokenChain = TestChain & Awaited<ReturnType<typeof startTokenChain>>;

function deployData(abi: Abi, bytecode: Hex, args: readonly unknown[]): Hex {
  return args.length === 0 ? bytecode : encodeDeployData({ abi, bytecode, args });
}

/** viem carries it and does not export it. */
async function multicallCode(): Promise<Hex> {
  const viem = dirname(createRequire(import.meta.url).resolve('viem/package.json'));
  const file = pathToFileURL(join(viem, '_esm/constants/contracts.js')).href;
  const { multicall3Bytecode }: { multicall3Bytecode: Hex } = await import(file);
  return multicall3Bytecode;
}
