import { borrow, borrowAndBatch } from './flights/borrowed.ts';
import { allowPass, moveItems, movePass } from './flights/collectibles.ts';
import { buy, sell } from './flights/seaport.ts';
import { batch, callMany, create, swapInVain } from './flights/inside.ts';
import { allow, payCoins, payTokens, payTooMuch, takeFromOther, wrap } from './flights/payments.ts';
import { handOver, upgrade } from './flights/power.ts';
import { carrySafe, safeBatch, safePays, safeSettings } from './flights/safes.ts';
import { bundle, signOperation, signPermit } from './flights/signatures.ts';
import { allowPermit2, signPermit2 } from './flights/permit2.ts';
import { swapUniversal, swapV2, swapWithPermit } from './flights/swaps.ts';
import { claimByTrick, meetWatcher, payByTrick, payEcho, tradeHoney } from './flights/tricks.ts';
import type { Route } from './sky.ts';

/** What is flown, and how often in the whole corpus: every tenth part of it flies everything once. */
export const routes: readonly Readonly<{ name: string; route: Route; times: number }>[] = [
  { name: 'coins paid', route: payCoins, times: 6 },
  { name: 'tokens paid', route: payTokens, times: 10 },
  { name: 'more paid than there is', route: payTooMuch, times: 4 },
  { name: 'taken from another', route: takeFromOther, times: 2 },
  { name: 'allowances', route: allow, times: 10 },
  { name: 'wrapped and unwrapped', route: wrap, times: 6 },
  { name: 'swaps, V2', route: swapV2, times: 14 },
  { name: 'swaps, Universal Router', route: swapUniversal, times: 8 },
  { name: 'swaps with a permit inside', route: swapWithPermit, times: 5 },
  { name: 'Permit2 allowances', route: allowPermit2, times: 8 },
  { name: 'Permit2 permits signed', route: signPermit2, times: 6 },
  { name: 'token permits signed', route: signPermit, times: 6 },
  { name: 'passes moved', route: movePass, times: 5 },
  { name: 'passes allowed', route: allowPass, times: 6 },
  { name: 'items and units', route: moveItems, times: 12 },
  { name: 'Seaport bought', route: buy, times: 6 },
  { name: 'Seaport listed', route: sell, times: 4 },
  { name: 'Safe payments', route: safePays, times: 6 },
  { name: 'Safe batches', route: safeBatch, times: 8 },
  { name: 'Safe settings', route: safeSettings, times: 8 },
  { name: 'Safe carried out', route: carrySafe, times: 3 },
  { name: 'user operations signed', route: signOperation, times: 6 },
  { name: 'user operations bundled', route: bundle, times: 4 },
  { name: 'code borrowed (authorization)', route: borrow, times: 4 },
  { name: 'code borrowed and used', route: borrowAndBatch, times: 4 },
  { name: 'code and ownership', route: upgrade, times: 5 },
  { name: 'roles and owners', route: handOver, times: 7 },
  { name: 'tokens that trick', route: payByTrick, times: 14 },
  { name: 'gifts that are only announced', route: claimByTrick, times: 2 },
  { name: 'receivers that call back', route: payEcho, times: 8 },
  { name: 'tokens that cannot be sold', route: tradeHoney, times: 8 },
  { name: 'calls of which some fail', route: callMany, times: 8 },
  { name: 'swaps in vain', route: swapInVain, times: 6 },
  { name: 'batches', route: batch, times: 6 },
  { name: 'contracts made', route: create, times: 4 },
  { name: 'contracts that watch', route: meetWatcher, times: 8 },
];
