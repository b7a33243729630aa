import { changing } from '../../data/base/changing.ts';

/** Whether the extension has said which calls of sites wait. */
export const sitesKnown = changing(false);
