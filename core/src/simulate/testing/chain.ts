import { type Address, encodeFunctionData, type Hex, toHex } from 'viem';
import type { Call } from '../../model/request.ts';
import { type Anvil, startAnvil } from '../../world/testing/anvil.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { turnBack } from '../../world/testing/turnBack.ts';
import { type Contract, compiled } from './contracts.ts';

/** Accounts of the test mnemonic that Anvil signs for by itself. */
export const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const carol: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

export const chainId = 31337;

export type TestChain = Awaited<ReturnType<typeof startChain>>;

/** An Anvil of its own with helpers to deploy the test contracts and to send from its accounts. */
export async function startChain(args?: readonly string[]) {
  const anvil: Anvil = await startAnvil(args);
  const node = rpcWorld(anvil.url);
  const contracts = compiled();
  const contract = (name: string): Contract => {
    const found = contracts[name];
    if (found === undefined) throw new Error(`no contract ${name}`);
    return found;
  };
  const ask = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const bounds = { signal: new AbortController().signal, deadline: 10_000, maxBytes: 4e6 };
    const answer = await node.ask('rpc', { chainId, method, params }, bounds);
    if (answer.s !== 'known') throw new Error(`${method}: ${JSON.stringify(answer)}`);
    if ('error' in answer.v) throw new Error(`${method}: ${answer.v.error.message}`);
    return answer.v.result;
  };
  const receipt = async (hash: unknown): Promise<Record<string, unknown>> => {
    for (let asked = 0; asked < 1_000; asked += 1) {
      const it = await ask('eth_getTransactionReceipt', [hash]);
      if (it !== null) return it as Record<string, unknown>;
      await new Promise((later) => setTimeout(later, asked < 50 ? 0 : 10));
    }
    throw new Error(`${String(hash)} was not mined: ${JSON.stringify(await ask('txpool_content', []))}`);
  };
  const send = async (from: Address, call: Partial<Call>, more: object = {}): Promise<Hex> => {
    const { to, value, data } = call;
    const fields = { from, to: to ?? undefined, value: toHex(value ?? 0n), data: data ?? '0x' };
    return (await ask('eth_sendTransaction', [{ ...fields, ...more }])) as Hex;
  };
  return {
    url: anvil.url,
    stop: anvil.stop,
    ask,
    send,
    receipt,
    /** Back to where an `evm_snapshot` was taken. */
    turnBack: (mark: unknown): Promise<void> => turnBack(ask, mark),
    deploy: async (name: string): Promise<Address> => {
      const made = await receipt(
        await send(alice, { data: contract(name).bytecode }, { gas: toHex(5_000_000) }),
      );
      return made.contractAddress as Address;
    },
    deployCode: async (data: Hex): Promise<Address> => {
      const made = await receipt(await send(alice, { data }, { gas: toHex(10_000_000) }));
      return made.contractAddress as Address;
    },
    data: (name: string, functionName: string, functionArgs: readonly unknown[] = []): Hex =>
      encodeFunctionData({ abi: contract(name).abi, functionName, args: functionArgs }),
  };
}
