import { type Address, type Hex, numberToHex } from 'viem';
import { known, unknown } from '../model/known.ts';
import { isUnsupported } from '../world/rpc.ts';
import type { Engine, Run, RunResult, SimulatedCall } from './engine.ts';
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
    const at = { reader: unforeseeable(), caller: unforeseeable() };
    const answer = await world.ask(
      'rpc',
      { chainId: run.block.chainId, method: 'eth_simulateV1', params: paramsOf(run, at) },
      { signal, deadline: run.deadline, maxBytes: 4_194_304 },
    );
    if (answer.s !== 'known') return answer;
    const { endpoint } = answer.v;
    if ('error' in answer.v) return refusal(answer.v.error, endpoint, run);
    const outcome = outcomeOf(answer.v.result, run, endpoint);
    return outcome === undefined ? unknown('malformed', endpoint) : known(outcome);
  },
};

function paramsOf(run: Run, at: { reader: Address; caller: Address }): readonly unknown[] {
  const { block } = run;
  const raw = run.reads.map(rawRead);
  const fees = feeFields(run);
  const read = {
    from: at.caller,
    to: at.reader,
    data: readerInput(raw),
    gas: numberToHex(readerGas(raw.length)),
    ...fees,
  };
  const asked = (call: SimulatedCall) => ({
    from: call.from,
    ...(call.to === null ? {} : { to: call.to }),
    value: numberToHex(call.value),
    data: call.data,
    gas: numberToHex(call.gas),
    ...(call.nonce === undefined ? {} : { nonce: numberToHex(call.nonce) }),
    ...(call.accessList === undefined ? {} : { accessList: call.accessList }),
    ...fees,
  });
  return [
    {
      validation: run.fees.kind !== 'none',
      traceTransfers: false,
      blockStateCalls: [
        {
          blockOverrides: {
            number: numberToHex(block.number),
            time: numberToHex(block.timestamp),
            baseFeePerGas: numberToHex(run.fees.kind === 'none' ? 0n : block.baseFeePerGas),
          },
          stateOverrides: overridesOf(run, at),
          calls: [...(run.first ?? []).map(asked), read, ...run.calls.map(asked), read],
        },
      ],
    },
    { blockHash: block.parentHash },
  ];
}

function feeFields({ fees }: Run): Record<string, Hex> {
  switch (fees.kind) {
    case 'none':
      return {};
    case 'legacy':
      return { gasPrice: numberToHex(fees.gasPrice) };
    case 'dynamic':
      return {
        maxFeePerGas: numberToHex(fees.maxFeePerGas),
        maxPriorityFeePerGas: numberToHex(fees.maxPriorityFeePerGas),
      };
  }
}

function overridesOf(run: Run, at: { reader: Address; caller: Address }): Record<string, object> {
  const all: Record<string, object> = {
    [at.reader]: { code: readerCode },
    [at.caller]: { balance: numberToHex(2n ** 100n) },
  };
  for (const { address, balance, nonce, code, storage } of run.overrides) {
    all[address] = {
      ...(balance === undefined ? {} : { balance: numberToHex(balance) }),
      ...(nonce === undefined ? {} : { nonce: numberToHex(nonce) }),
      ...(code === undefined ? {} : { code }),
      ...(storage === undefined
        ? {}
        : { stateDiff: Object.fromEntries(storage.map(({ slot, value }) => [slot, value])) }),
    };
  }
  return all;
}

/** Anvil answers -32003 and Geth -38014 when the sender cannot pay. Anvil 1.7.1 takes no call without `to`. */
function refusal(error: { code: number; message: string }, endpoint: string, run: Run): RunResult {
  if (isUnsupported(error)) return unknown('unsupported', endpoint);
  if (error.code === -38014 || /insufficient funds/i.test(error.message.slice(0, 300))) {
    return { s: 'poor', endpoint, said: error.message.slice(0, 300) };
  }
  const creates = run.calls.some((call) => call.to === null);
  return unknown(creates && error.code === -32602 ? 'unsupported' : 'refused', endpoint);
}
