import { type Address, encodeFunctionData } from 'viem';
import type { Call } from '../../model/request.ts';
import { alice, startChain, type TestChain } from './chain.ts';
import { compiled } from './contracts.ts';
import { call } from './inputs.ts';

/**
 * A chain with the gauge of `cunning.sol`, which may take 300 of Alice's 1,000 of a token: what it takes depends on the
 * gas and the bytes that it is sent. `ask` calls a function of it for that token and amount.
 */
export type GaugeChain = Readonly<{
  chain: TestChain;
  token: Address;
  ask: (functionName: string, ...args: readonly unknown[]) => Call;
}>;

export async function startGauge(): Promise<GaugeChain> {
  const { Gauge } = compiled(new URL('./cunning.sol', import.meta.url));
  const { abi = [], bytecode = '0x' } = Gauge ?? {};
  const value = 300n;
  const chain = await startChain();
  const [token, gauge] = [await chain.deploy('Token'), await chain.deployCode(bytecode)];
  const { send, data, receipt } = chain;
  await receipt(await send(alice, { to: token, data: data('Token', 'mint', [alice, 1_000n]) }));
  await receipt(await send(alice, { to: token, data: data('Token', 'approve', [gauge, value]) }));
  const ask = (functionName: string, ...args: readonly unknown[]) =>
    call(gauge, encodeFunctionData({ abi, functionName, args: [token, value, ...args] }));
  return { chain, token, ask };
}
