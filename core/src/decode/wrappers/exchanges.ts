import { allowanceHolder } from './allowanceHolder.ts';
import { cowSettle } from './cowSettle.ts';
import { oneInchPermitAndCall } from './oneInchPermitAndCall.ts';
import { settler } from './settler.ts';
import { positionManager } from './uniswap/positionManager.ts';
import { universalRouter } from './uniswap/universalRouter.ts';
import type { Wrapper } from './wrapper.ts';

/** The encodings of exchanges, bridges and markets. A new one is a file beside this and a line here. */
export const exchanges: readonly Wrapper[] = [
  ...universalRouter,
  ...positionManager,
  ...oneInchPermitAndCall,
  ...allowanceHolder,
  settler,
  cowSettle,
];
