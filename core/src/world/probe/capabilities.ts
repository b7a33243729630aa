import type { Known, Why } from '../../model/known.ts';

/** Whether a node can do something. `said` is the node's own message where it refuses: foreign text. */
export type Can =
  | Readonly<{ can: 'yes' }>
  | Readonly<{ can: 'no'; said?: string }>
  | Readonly<{ can: 'unknown'; why: Why }>;

/**
 * How much of something a node does at once: `most` is the largest size that was tried and worked. `beyond` is the
 * next that was tried and did not; without it, all sizes worked.
 */
export type UpTo =
  | Readonly<{
      can: 'yes';
      most: number;
      beyond?: Readonly<{ size: number; is: Exclude<Can, { can: 'yes' }> }>;
    }>
  | Exclude<Can, { can: 'yes' }>;

/** What a node can do, as far as it was found out. */
export type Capabilities = Readonly<{
  chainId: Known<number>;
  /** What the node calls its software: foreign text, at most 120 characters. */
  client: Known<string>;
  latest: Known<number>;
  /** `eth_simulateV1`, with the code of an account replaced: what the effects of a request are found with. */
  simulate: Can;
  /** `eth_simulateV1` with `traceTransfers`: native transfers listed as logs. */
  simulateTransfers: Can;
  /** `eth_getProof` (EIP-1186). */
  proof: Can;
  /** `debug_traceCall` with the call tracer, with the code of an account replaced. */
  trace: Can;
  /** Calls in one JSON-RPC batch. */
  batch: UpTo;
  /** Blocks in one `eth_getLogs`. */
  logs: UpTo;
  /** A balance a million blocks ago, or at block 1 on a younger chain. Unknown on a chain of less than 1,000 blocks. */
  archive: Can;
  /** The block tags `safe` and `finalized`. */
  safe: Can;
  finalized: Can;
  /** How many HTTP requests finding this out took. */
  requests: number;
}>;
