import { type Hex, keccak256 } from 'viem';

/** keccak256 of code. A reading asks for the same code in several places, so that the last ones are remembered. */
export function hashOfCode(code: Hex): Hex {
  const before = kept.get(code);
  const hash = before ?? keccak256(code);
  kept.delete(code);
  kept.set(code, hash);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return hash;
}

/** Code has up to 48 kB of text. */
const most = 32;

const kept = new Map<Hex, Hex>();
