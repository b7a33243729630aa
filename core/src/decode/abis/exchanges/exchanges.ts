import { algebra } from './algebra.ts';
import { balancer } from './balancer.ts';
import { cow } from './cow.ts';
import { cowOrders } from '../aggregators/cowOrders.ts';
import { curvePools } from './curvePools.ts';
import { curveRouters } from './curveRouters.ts';
import { kyber } from '../aggregators/kyber.ts';
import { kyberModes } from '../aggregators/kyberModes.ts';
import { odosOpenOcean } from '../aggregators/odosOpenOcean.ts';
import { okx } from '../aggregators/okx.ts';
import { oneInch } from '../aggregators/oneInch.ts';
import { oneInchOrders } from '../aggregators/oneInchOrders.ts';
import { otherExchanges } from './otherExchanges.ts';
import { settlerTakers } from '../aggregators/settlerTakers.ts';
import { solidly } from './solidly.ts';
import { sushi } from './sushi.ts';
import type { AbiTable } from '../table.ts';
import { traderJoe } from './traderJoe.ts';
import { uniswapPools } from './uniswapPools.ts';
import { uniswapPositions } from './uniswapPositions.ts';
import { uniswapV4 } from './uniswapV4.ts';
import { universalRouter } from './universalRouter.ts';
import { velora } from '../aggregators/velora.ts';
import { veloraOlder } from '../aggregators/veloraOlder.ts';
import { zeroX } from '../aggregators/zeroX.ts';
import { zeroXOrders } from '../aggregators/zeroXOrders.ts';

/** The tables of exchanges and aggregators. A new one is a file beside this and a line here. */
export const exchanges: readonly AbiTable[] = [
  universalRouter,
  uniswapPositions,
  uniswapPools,
  uniswapV4,
  oneInch,
  oneInchOrders,
  velora,
  veloraOlder,
  zeroX,
  zeroXOrders,
  settlerTakers,
  kyber,
  kyberModes,
  odosOpenOcean,
  okx,
  cow,
  cowOrders,
  curvePools,
  curveRouters,
  balancer,
  solidly,
  algebra,
  traderJoe,
  sushi,
  otherExchanges,
];
