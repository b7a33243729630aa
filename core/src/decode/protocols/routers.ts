import { clipper } from './clipper.ts';
import { kyber } from './kyber.ts';
import { lifi } from './lifi/lifi.ts';
import { odosOpenOcean } from './odosOpenOcean.ts';
import { okx } from './okx.ts';
import { oneInch } from './oneInch.ts';
import type { ProtocolTable } from './protocolTable.ts';
import { settlerTakers } from './settlerTakers.ts';
import { sushi } from './sushi.ts';
import { uniswapV2 } from './uniswapV2.ts';
import { uniswapV3 } from './uniswapV3.ts';
import { velora } from './velora.ts';
import { veloraOlder } from './veloraOlder.ts';
import { wombat } from './wombat.ts';
import { zeroX } from './zeroX.ts';

/** The routers and aggregators. A new one is a file beside this and a line here. */
export const routerTables: readonly ProtocolTable[] = [
  uniswapV2,
  uniswapV3,
  oneInch,
  velora,
  veloraOlder,
  zeroX,
  settlerTakers,
  kyber,
  odosOpenOcean,
  okx,
  sushi,
  lifi,
  wombat,
  clipper,
];
