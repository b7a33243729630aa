import type { AbiTable } from './table.ts';
import { universalRouter } from './universalRouter.ts';

/** The tables of exchanges, bridges and markets. A new one is a file beside this and a line here. */
export const exchanges: readonly AbiTable[] = [universalRouter];
