/** How much one reading may ask. Batches are asked side by side up to `atOnce`, and so are single questions. */
export const readLimits = {
  perBatch: 250,
  atOnce: 4,
  /** Questions beyond one for each batch, for finding out which contract spoils a batch. */
  spare: 24,
  /** Where the network has no Multicall3, each question costs a request: so many are asked, and no more. */
  singles: 32,
  /** Of the answer to one batch. */
  bytes: 1_048_576,
} as const;
