/** What became of requests, coarse enough to choose from. */
export const entryStates = ['open', 'rejected', 'waiting', 'done', 'different', 'failed'] as const;

export type EntryState = (typeof entryStates)[number];

export const entryStateWords: Readonly<Record<EntryState, string>> = {
  open: 'Not decided',
  rejected: 'Rejected',
  waiting: 'Outcome unknown',
  done: 'Signed or sent',
  different: 'Different from what was read',
  failed: 'Not signed',
};
