import { changing } from '../base/changing.ts';

/** Whether what was said is to be brought into sight on Start: false again once it is. */
export const planShown = changing(false);
