import type { Address, Hex } from 'viem';
import type { Behaviour } from './memory.ts';

/** A transaction just before it is signed. Amounts in wei. */
export type Filled = Readonly<{
  to: Address | null;
  value: bigint;
  data: Hex;
  nonce: number;
  gas: bigint;
  fees: Readonly<{ gasPrice: bigint } | { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }>;
}>;

/** What a wallet that behaves so signs instead of the transaction that its user has just confirmed. */
export function misbehaved(tx: Filled, behaviour: Behaviour, thief: Address): Filled {
  switch (behaviour) {
    case 'changeFee':
      return { ...tx, fees: raised(tx.fees) };
    case 'changeTransaction':
      return diverted(tx, thief);
    case 'signElse':
      return { ...tx, to: thief, data: '0x', value: tx.value === 0n ? 1n : tx.value };
    default:
      return tx;
  }
}

function raised(fees: Filled['fees']): Filled['fees'] {
  if ('gasPrice' in fees) return { gasPrice: fees.gasPrice * 5n };
  const tip = fees.maxPriorityFeePerGas * 5n + 1_000_000_000n;
  return { maxFeePerGas: fees.maxFeePerGas * 5n + tip, maxPriorityFeePerGas: tip };
}

/** Puts the thief where the first address is in the calldata; without one, the payment goes to the thief. */
export function diverted<T extends Pick<Filled, 'to' | 'data'>>(tx: T, thief: Address): T {
  const words = tx.data.slice(10).match(/.{64}/g) ?? [];
  const at = words.findIndex((word) => /^0{24}/.test(word) && !/^0{40}/.test(word));
  if (at < 0) return { ...tx, to: thief };
  const from = 10 + at * 64;
  const word = thief.slice(2).toLowerCase().padStart(64, '0');
  return { ...tx, data: `${tx.data.slice(0, from)}${word}${tx.data.slice(from + 64)}` as Hex };
}
