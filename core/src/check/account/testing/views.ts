import { type Address, parseAbiItem } from 'viem';
import { effectsOf } from '../../testing/views.ts';
import type { AbiFor } from '../../../model/abi.ts';
import type { Effects } from '../../../model/effects.ts';
import { known } from '../../../model/known.ts';

/** A function of a contract as a source of published code has it. */
export function abiOf(address: Address, ...signatures: readonly string[]): AbiFor {
  const functions = signatures.map((it) => parseAbiItem([`function ${it} payable`] as never));
  return { address, functions, from: { by: 'source', name: 'Sourcify' } };
}

/** Effects of a simulation that passed and changed nothing, by the node's own list, but for what is given. */
export function effectsWith(more: Partial<Effects>): Effects {
  return { ...effectsOf([]), records: known([]), ...more };
}
