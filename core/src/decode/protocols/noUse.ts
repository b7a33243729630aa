import type { CommandUse } from './commandModel.ts';

/** What a command does that says nothing of it: its row has only what is otherwise. */
export const noUse: CommandUse = {
  by: 'router',
  means: [],
  path: 'none',
  pairs: 'none',
  swap: 'none',
  receiver: 'none',
  refunds: 'none',
  marks: 'none',
  out: 'none',
  minimum: 'none',
  native: 'none',
  puts: 'none',
  takes: 'none',
  portion: 'none',
  pays: 'none',
  permits: 'none',
  settles: 'none',
  clears: 'none',
  position: 'none',
  quiet: false,
};
