import { type Address, type Hex, numberToHex } from 'viem';
import type { Override, Run, SimulatedCall } from '../../effects/engine.ts';

/** A call as nodes take it. */
export function callFields(call: SimulatedCall, run: Run): Record<string, unknown> {
  return {
    from: call.from,
    ...(call.to === null ? {} : { to: call.to }),
    value: numberToHex(call.value),
    data: call.data,
    gas: numberToHex(call.gas),
    ...(call.nonce === undefined ? {} : { nonce: numberToHex(call.nonce) }),
    ...(call.accessList === undefined ? {} : { accessList: call.accessList }),
    ...feeFields(run),
  };
}

export function feeFields({ fees }: Pick<Run, 'fees'>): Record<string, Hex> {
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

/** The block that it runs in, with the names that the specification of `eth_simulateV1` gives its fields. */
export function blockFields({ block, fees, surroundings, prevRandao }: Run): Record<string, Hex> {
  const randao = surroundings?.prevRandao ?? prevRandao;
  return {
    number: numberToHex(block.number),
    time: numberToHex(block.timestamp),
    baseFeePerGas: numberToHex(fees.kind === 'none' ? 0n : block.baseFeePerGas),
    ...(surroundings === undefined ? {} : { feeRecipient: surroundings.coinbase }),
    ...(randao === undefined ? {} : { prevRandao: randao }),
  };
}

/** State that is assumed, by account. What comes later about an account adds to what came before. */
export function overrideFields(overrides: readonly Override[]): Record<Address, object> {
  const all: Record<Address, { stateDiff?: Record<Hex, Hex> }> = {};
  for (const { address, balance, nonce, code, storage } of overrides) {
    const key = address.toLowerCase() as Address;
    const slots = Object.fromEntries((storage ?? []).map(({ slot, value }) => [slot, value]));
    all[key] = {
      ...all[key],
      ...(balance === undefined ? {} : { balance: numberToHex(balance) }),
      ...(nonce === undefined ? {} : { nonce: numberToHex(nonce) }),
      ...(code === undefined ? {} : { code }),
      ...(storage === undefined ? {} : { stateDiff: { ...all[key]?.stateDiff, ...slots } }),
    };
  }
  return all;
}
