import { algebra } from './algebra.ts';
import { balancer } from './balancer.ts';
import { cow } from './cow.ts';
import { cowOrders } from '../aggregators/cowOrders.ts';
import { curvePools } from './curvePools.ts';
import { curveRouters } from './curveRouters.ts';
import { oneInchOrders } from '../aggregators/oneInchOrders.ts';
import { otherExchanges } from './otherExchanges.ts';
import { routerTables } from '../../protocols/routers.ts';
import { solidly } from './solidly.ts';
import type { AbiTable } from '../table.ts';
import { traderJoe } from './traderJoe.ts';
import { uniswapPools } from './uniswapPools.ts';
import { uniswapPositions } from './uniswapPositions.ts';
import { universalRouter } from './universalRouter.ts';
import { zeroXOrders } from '../aggregators/zeroXOrders.ts';

/** The tables of exchanges. A new one is a file beside this and a line here; routers and aggregators are in `protocols/`. */
export const exchanges: readonly AbiTable[] = [
  universalRouter,
  uniswapPositions,
  uniswapPools,
  ...routerTables,
  oneInchOrders,
  zeroXOrders,
  cow,
  cowOrders,
  curvePools,
  curveRouters,
  balancer,
  solidly,
  algebra,
  traderJoe,
  otherExchanges,
];
