/** What became of requests, coarse enough to choose from. */
export const entryStates = ['open', 'rejected', 'waiting', 'done', 'different', 'failed'] as const;

export type EntryState = (typeof entryStates)[number];
