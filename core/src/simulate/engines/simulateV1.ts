import { type Address, type Hex, numberToHex } from 'viem';
import { type Known, known, unknown } from '../../model/known.ts';
import { isUnsupported, notRunFor } from '../../world/rpc.ts';
import type { RpcAnswer } from '../../world/world.ts';
import { lacks, rememberLack } from './capabilities.ts';
import type { Engine, Override, Run, RunResult, SimulatedCall } from '../../effects/engine.ts';
import { blockFields, callFields, feeFields, overrideFields } from './fieldsOf.ts';
import { type FallbackRun, nonceOf } from './fallbacks/ask.ts';
import { maxNativeSpend, simulatedBalance } from './simulatedBalance.ts';
import { withRandao } from './randao.ts';
import { rawRead } from '../../effects/read.ts';
import { readerCode, readerGas, readerInput } from '../../effects/reader.ts';
import { outcomeOf } from './simulateV1Answer.ts';
import { unforeseeable } from './unforeseeable.ts';

/**
 * `eth_simulateV1`: one block with the reads before, the calls, and the reads after, in one request. Native
 * transfers are not traced (`traceTransfers`): balances are read instead, so nothing can be counted twice. With
 * fees the node is asked to validate, so that contracts see the base fee and the gas price that they would see.
 */
export const simulateV1: Engine = {
  name: 'eth_simulateV1',
  async run(run, world, signal) {
    const { endpoint, chainId } = run.block;
    if (lacks(run.block, 'eth_simulateV1')) return unknown('unsupported', endpoint);
    const started = performance.now();
    const ask = (it: Run, nonces: boolean) => {
      const at = { reader: unforeseeable(), caller: unforeseeable() };
      const deadline = run.deadline - Math.ceil(performance.now() - started);
      const bounds = { signal, deadline, maxBytes: 4_194_304 };
      return withRandao(it.block, blockFields(it), (fields) => {
        const params = paramsOf(it, at, nonces, fields);
        return world.ask('rpc', { chainId, method: 'eth_simulateV1', params }, bounds);
      });
    };
    const first = await ask(run, false);
    const counted = wantsNonces(first, run) ? await withNonces({ run, world, signal }) : undefined;
    const answer = counted === undefined ? first : await ask(counted, true);
    if (answer.s !== 'known') return answer;
    const by = { endpoint: answer.v.endpoint, engine: simulateV1.name };
    if ('error' in answer.v) return refusal(answer.v.error, by.endpoint, run);
    const outcome = outcomeOf(answer.v.result, run, by);
    return outcome === undefined ? unknown('malformed', by.endpoint) : known(outcome);
  },
};

/** Some nodes (reth) that validate a run want every nonce said. */
function wantsNonces(answer: Known<RpcAnswer>, { fees, calls }: Run): boolean {
  if (answer.s !== 'known' || !('error' in answer.v) || fees.kind === 'none') return false;
  const open = calls.some(({ nonce }) => nonce === undefined);
  return open && /nonce/i.test(answer.v.error.message.slice(0, 300));
}

async function withNonces(asking: FallbackRun): Promise<Run | undefined> {
  const { run } = asking;
  const [first] = [...(run.first ?? []), ...run.calls];
  if (first === undefined || first.nonce !== undefined) return undefined;
  const nonce = await nonceOf(asking, first.from);
  if (nonce.s !== 'known') return undefined;
  const before = BigInt(run.first?.length ?? 0);
  const from = (start: bigint) => (call: SimulatedCall, n: number) => ({
    ...call,
    nonce: call.nonce ?? start + BigInt(n),
  });
  return {
    ...run,
    ...(run.first === undefined ? {} : { first: run.first.map(from(nonce.v)) }),
    calls: run.calls.map(from(nonce.v + before)),
  };
}

function paramsOf(
  run: Run,
  at: { reader: Address; caller: Address },
  nonces: boolean,
  fields: Readonly<Record<string, Hex>>,
): readonly unknown[] {
  const { block, surroundings } = run;
  const raw = run.reads.map(rawRead);
  const read = (nonce: number) => ({
    ...(nonces ? { nonce: numberToHex(nonce) } : {}),
    from: at.caller,
    to: at.reader,
    data: readerInput(raw),
    gas: numberToHex(readerGas(raw.length)),
    ...feeFields(run),
  });
  const asked = (call: SimulatedCall) => callFields(call, run);
  const all = [...(run.first ?? []), ...run.calls];
  const here = { ...fields, ...roomFor(run, all, readerGas(raw.length)) };
  const helpers: readonly Override[] = [
    { address: at.reader, code: readerCode },
    {
      address: at.caller,
      balance: simulatedBalance(at.caller, maxNativeSpend(2n * readerGas(raw.length), run.fees)),
    },
  ];
  return [
    {
      validation: run.fees.kind !== 'none',
      traceTransfers: false,
      blockStateCalls: [
        ...(surroundings?.between ?? []).map(({ number, timestamp }) => ({
          blockOverrides: { ...here, number: numberToHex(number), time: numberToHex(timestamp) },
        })),
        {
          blockOverrides: here,
          stateOverrides: overrideFields([...helpers, ...run.overrides]),
          calls: [...(run.first ?? []).map(asked), read(0), ...run.calls.map(asked), read(1)],
        },
      ],
    },
    { blockHash: block.parentHash },
  ];
}

/**
 * Some nodes (reth) want the gas limits of all calls together within that of the block. A run without fees, which
 * gives each call ample gas, gets a larger block where it takes one; with fees the block is as it will be.
 */
function roomFor({ block, fees }: Run, calls: readonly SimulatedCall[], reads: bigint): { gasLimit?: Hex } {
  const wanted = calls.reduce((sum, { gas }) => sum + gas, 2n * reads);
  return fees.kind === 'none' && wanted > block.gasLimit ? { gasLimit: numberToHex(wanted) } : {};
}

/** Anvil answers -32003 and Geth -38014 when the sender cannot pay. Anvil 1.7.1 takes no call without `to`. */
function refusal(error: { code: number; message: string }, endpoint: string, run: Run): RunResult {
  if (isUnsupported(error)) {
    rememberLack(run.block, 'eth_simulateV1', error);
    return unknown('unsupported', endpoint);
  }
  if (error.code === -38014 || /insufficient funds/i.test(error.message.slice(0, 300))) {
    return { s: 'poor', endpoint };
  }
  const creates = run.calls.some((call) => call.to === null);
  return creates && error.code === -32602 ? unknown('unsupported', endpoint) : notRunFor(error, endpoint);
}
