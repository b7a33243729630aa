import { changing } from '../data/changing.ts';

/** Whether the form of what is meant is open on Start or Compose. */
export const saying = changing(false);
