import type { Body, Incoming } from '@readback/core/model/request.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import type { Address, Hex } from 'viem';
import { networkOf } from '../../data/networks/config.ts';
import { browserWorld } from '../../data/world/world.ts';
import { transactionOf } from '../../forms/composed.ts';
import { takesBatch } from '../../holdings/takesBatch.ts';
import { formIncoming } from '../../inbox/form.ts';
import { quoteSwap } from './quoteSwap.ts';
import type { Router } from './routers.ts';
import { allowanceFor, swapCall } from './swapCall.ts';
import { type SwapSaid, swapSaid } from './swapSaid.ts';

/** Why no swap was made: what the router pays could not be read, it has no such pair, or it pays less than was said. */
export type NoSwap = 'notRead' | 'noPair' | 'paysLess';

/**
 * The request for Review: the swap, alone or in one batch with the allowance that it needs; or, where the wallet takes one call
 * at a time, that allowance, after which the swap is asked for again. `swaps` says which.
 */
export type MadeSwap = Readonly<{ incoming: Incoming; swaps: boolean }>;

/** Asks the router once more, and makes what does exactly what was said there. */
export async function makeSwap(
  intent: Intent,
  router: Router,
  signal: AbortSignal,
): Promise<MadeSwap | NoSwap> {
  const said = swapSaid(intent);
  const network = said && networkOf(said.chainId);
  if (said === undefined || network === undefined) return 'notRead';
  const quote = await quoteSwap(browserWorld(), router.at, said, signal);
  if (quote.s !== 'known') return quote.s === 'unknown' && quote.why === 'notFound' ? 'noPair' : 'notRead';
  if (quote.v.gets < said.least) return 'paysLess';
  const now = BigInt(Math.floor(Date.now() / 1_000));
  const swap = swapCall(said, { router: router.at, path: quote.v.path, now });
  const { account } = intent;
  if (said.pay === 'native' || quote.v.allowed >= said.amount)
    return {
      incoming: formIncoming(transactionOf({ network, account }, swap), typedAs([swap], said)),
      swaps: true,
    };
  const allows = allowanceFor(said.pay, router.at, said.amount);
  const both: Body = {
    kind: 'calls',
    chainId: said.chainId,
    from: account,
    atomic: true,
    calls: [allows, swap],
  };
  const batch = formIncoming(both, typedAs([allows, swap], said));
  if (await takesBatch(batch, account)) return { incoming: batch, swaps: true };
  const first = formIncoming(transactionOf({ network, account }, allows), typedAs([allows], said));
  return { incoming: { ...first, intent: allowanceSaid(said, router) }, swaps: false };
}

/** What is meant by the first of two requests: the router may take exactly what is to be swapped. */
function allowanceSaid({ account, chainId, pay, amount }: SwapSaid, { at }: Router): Intent {
  return {
    account,
    chainId,
    said: '',
    quotes: [],
    clauses:
      pay === 'native'
        ? []
        : [
            {
              kind: 'allow',
              spender: { address: at },
              asset: { kind: 'token', chainId, address: pay },
              upTo: amount,
            },
          ],
    saidAt: Date.now(),
  };
}

function typedAs(
  calls: readonly Readonly<{ to: Address; value: bigint; data: Hex }>[],
  { chainId }: SwapSaid,
): string {
  return calls
    .map(({ to, value, data }) =>
      [`to: ${to}`, ...(value > 0n ? [`value: ${value}`] : []), `data: ${data}`, `chain: ${chainId}`].join(
        '\n',
      ),
    )
    .join('\n\n');
}
