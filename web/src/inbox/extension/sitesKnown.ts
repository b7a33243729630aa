import { changing } from '../../data/changing.ts';

/** Whether the extension has said which calls of sites wait. */
export const sitesKnown = changing(false);
