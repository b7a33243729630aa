import type { Intent } from '@readback/core/model/intent.ts';

import { networkOf } from '../../data/networks/config.ts';
import { browserWorld } from '../../data/world/world.ts';
import { quoteSwap } from './quoteSwap.ts';
import type { Router } from './routers.ts';
import { afterAllowance, type Made } from '../inWords/afterAllowance.ts';
import { swapCall } from './swapCall.ts';
import { swapSaid } from './swapSaid.ts';

/** Why no swap was made: what the router pays could not be read, it has no such pair, or it pays less than was said. */
export type NoSwap = 'notRead' | 'noPair' | 'paysLess';

/** Asks the router once more, and makes what does exactly what was said there. */
export async function makeSwap(intent: Intent, router: Router, signal: AbortSignal): Promise<Made | NoSwap> {
  const said = swapSaid(intent);
  const network = said && networkOf(said.chainId);
  if (said === undefined || network === undefined) return 'notRead';
  const quote = await quoteSwap(browserWorld(), router.at, said, signal);
  if (quote.s !== 'known') return quote.s === 'unknown' && quote.why === 'notFound' ? 'noPair' : 'notRead';
  if (quote.v.gets < said.least) return 'paysLess';
  const now = BigInt(Math.floor(Date.now() / 1_000));
  const swap = swapCall(said, { router: router.at, path: quote.v.path, now });
  const { account } = intent;
  const needed =
    said.pay === 'native' ? undefined : { token: said.pay, amount: said.amount, allowed: quote.v.allowed };
  return afterAllowance(swap, needed, { network, account });
}
