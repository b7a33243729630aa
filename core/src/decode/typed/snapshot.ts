import type { TypedForm } from './form.ts';

/** Another key that may vote, propose and follow for an account on Snapshot from then on (`Alias`). */
export const snapshotAlias: TypedForm = {
  shapes: ['(address from,address alias,uint64 timestamp)'],
  means: () => ({ kind: 'power', over: 'snapshot', to: ['alias'] }),
};
