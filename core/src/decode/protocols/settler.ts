import { rowSays } from '../abis/rowSays.ts';

/**
 * Where the call that a plan of Settler comes in says what has to come out of it at the end, and for whom. `signer`: where an
 * account is that signed it, whose actions they are; where none is, they are of whoever calls.
 */
export const settlerOutput = { to: [0, 0], buys: [0, 1], least: [0, 2], signer: 3 } as const;

/** What a contract does with bytes whose length says more than there are: Settler takes what is there, which 0x uses to save gas. */
export function pastEnd(signature: string): 'refused' | 'cut' {
  return rowSays(signature, 'is') === 'settle' ? 'cut' : 'refused';
}
