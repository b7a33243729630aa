import type { Provenance } from '@readback/core/model/fact.ts';
import { chainName } from '@readback/phrases/chains.ts';

export type ProvenanceLine = Readonly<{
  /** One word or two: who says it. */
  by: string;
  /** Our words. */
  says: string;
  /** A name or path that is not ours: drawn as foreign text. */
  named?: string;
  /** Digests, block hashes, ids of facts. */
  digits?: readonly string[];
}>;

/** Where a value comes from, in words. Every kind of provenance has a sentence of its own. */
export function provenanceLine(from: Provenance): ProvenanceLine {
  switch (from.by) {
    case 'request':
      return {
        by: 'The request',
        says: from.bytes
          ? `bytes ${from.bytes[0]} to ${from.bytes[1]} of the data`
          : 'as received, nothing added',
      };
    case 'chain':
      return {
        by: 'The chain',
        says: `${chainName(from.chainId)}, block ${from.number.toLocaleString('en')}${ran(from.engines)}; ${proofs[from.proof]}`,
        named: from.endpoint,
        digits: [from.block],
      };
    case 'source':
      return {
        by: 'A source',
        says: `${from.asOf ? `as of ${from.asOf}` : 'no date given'}${unproven(from)}`,
        named: from.name,
        ...(from.subject ? { digits: [from.subject] } : {}),
      };
    case 'user':
      return { by: 'Your own book', says: `saved on this device${unproven(from)}`, named: from.entry };
    case 'derived':
      return { by: 'Computed', says: 'by Readback from', digits: from.from };
    case 'guess':
      return { by: 'A guess', says: 'unconfirmed', named: from.why };
  }
}

/** An ABI may be of other code than the one that stands there. */
function unproven(from: Extract<Provenance, { by: 'user' | 'source' }>): string {
  return from.unproven ? '; not compared with the deployed code' : '';
}

function ran(engines: readonly string[]): string {
  return engines.length === 0 ? '' : `, simulated with ${engines.join(' and ')}`;
}

const proofs = {
  none: 'as the node says, unproven',
  consistent: 'the node’s answers are consistent',
  confirmed: 'confirmed by a second source',
} as const;
