import { allowanceHolder } from './exchanges/allowanceHolder.ts';
import { cowSettle } from './exchanges/cowSettle.ts';
import { odosCompact } from './exchanges/odosCompact.ts';
import { oneInchPermitAndCall } from './exchanges/oneInchPermitAndCall.ts';
import { settler } from './exchanges/settler.ts';
import { positionManager } from './uniswap/positionManager.ts';
import { universalRouterWrapper } from './uniswap/universalRouter.ts';
import type { Wrapper } from './wrapper.ts';

/** The encodings of exchanges, bridges and markets. A new one is a file beside this and a line here. */
export const exchangeWrappers: readonly Wrapper[] = [
  ...universalRouterWrapper,
  ...positionManager,
  ...oneInchPermitAndCall,
  ...allowanceHolder,
  odosCompact,
  settler,
  cowSettle,
];
