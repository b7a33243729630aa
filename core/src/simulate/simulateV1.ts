import { type Address, numberToHex } from 'viem';
import { known, unknown } from '../model/known.ts';
import { isUnsupported } from '../world/rpc.ts';
import { lacks, rememberLack } from './capabilities.ts';
import type { Engine, Override, Run, RunResult, SimulatedCall } from './engine.ts';
import { blockFields, callFields, feeFields, overrideFields } from './fieldsOf.ts';
import { rawRead } from './read.ts';
import { readerCode, readerGas, readerInput } from './reader.ts';
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
    if (lacks(run.block, 'eth_simulateV1')) return unknown('unsupported', run.block.endpoint);
    const at = { reader: unforeseeable(), caller: unforeseeable() };
    const answer = await world.ask(
      'rpc',
      { chainId: run.block.chainId, method: 'eth_simulateV1', params: paramsOf(run, at) },
      { signal, deadline: run.deadline, maxBytes: 4_194_304 },
    );
    if (answer.s !== 'known') return answer;
    const { endpoint } = answer.v;
    if ('error' in answer.v) return refusal(answer.v.error, endpoint, run);
    const outcome = outcomeOf(answer.v.result, run, { endpoint, engine: simulateV1.name });
    return outcome === undefined ? unknown('malformed', endpoint) : known(outcome);
  },
};

function paramsOf(run: Run, at: { reader: Address; caller: Address }): readonly unknown[] {
  const { block, surroundings } = run;
  const raw = run.reads.map(rawRead);
  const read = {
    from: at.caller,
    to: at.reader,
    data: readerInput(raw),
    gas: numberToHex(readerGas(raw.length)),
    ...feeFields(run),
  };
  const asked = (call: SimulatedCall) => callFields(call, run);
  const here = blockFields(run);
  const helpers: readonly Override[] = [
    { address: at.reader, code: readerCode },
    { address: at.caller, balance: 2n ** 100n },
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
          calls: [...(run.first ?? []).map(asked), read, ...run.calls.map(asked), read],
        },
      ],
    },
    { blockHash: block.parentHash },
  ];
}

/** Anvil answers -32003 and Geth -38014 when the sender cannot pay. Anvil 1.7.1 takes no call without `to`. */
function refusal(error: { code: number; message: string }, endpoint: string, run: Run): RunResult {
  if (isUnsupported(error)) {
    rememberLack(run.block, 'eth_simulateV1', error);
    return unknown('unsupported', endpoint);
  }
  if (error.code === -38014 || /insufficient funds/i.test(error.message.slice(0, 300))) {
    return { s: 'poor', endpoint, said: error.message.slice(0, 300) };
  }
  const creates = run.calls.some((call) => call.to === null);
  return unknown(creates && error.code === -32602 ? 'unsupported' : 'refused', endpoint);
}
