import { allowanceHolder } from './exchanges/allowanceHolder.ts';
import { balancerPermits } from './exchanges/balancerPermits.ts';
import { balancerOfVelora } from './exchanges/balancerOfVelora.ts';
import { cowSettle } from './exchanges/cowSettle.ts';
import { lifiPermit } from './exchanges/lifiPermit.ts';
import { odosCompact, odosMultiCompact } from './exchanges/odosCompact.ts';
import { lifiSwaps } from './exchanges/lifiSwaps.ts';
import { oneInchPermitAndCall } from './exchanges/oneInchPermitAndCall.ts';
import { rainbowRouter } from './exchanges/rainbowRouter.ts';
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
  ...lifiPermit,
  lifiSwaps,
  ...rainbowRouter,
  odosCompact,
  odosMultiCompact,
  settler,
  cowSettle,
  ...balancerOfVelora,
  balancerPermits,
];
