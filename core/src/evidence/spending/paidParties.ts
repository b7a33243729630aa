import type { Address } from 'viem';
import { eachOnce, same } from '../../ledger/account.ts';
import { currencyKey } from '../../ledger/asset.ts';
import { changesAt } from '../../ledger/book.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import type { Readback } from '../../model/readback.ts';
import { chainOf } from '../../request/frozen/chainOf.ts';
import { wellKnownSymbol } from '../../shipped/wellKnownTokens.ts';
import { chainInfo } from '../../world/chains.ts';
import { developmentChains } from '../../world/developmentChains.ts';

/**
 * Whom a request that happened as it was read back has truly paid, so that they count as paid before: something that
 * everybody knows left an account now, on a network where it has worth, and more of it than anybody can be made to send
 * unnoticed. What is only proposed, a token of no worth, and dust make nobody known.
 */
export function paidParties({ incoming, steps, effects, parties }: Readback): readonly Address[] {
  const chainId = chainOf(incoming.request.body);
  if (chainId === undefined || isForTests(chainId) || effects.s !== 'known') return [];
  if (effects.v.status === 'revert') return [];
  const named = new Set(
    parties.flatMap(({ role, address }) =>
      role === 'to' || role === 'receiver' ? [address.toLowerCase()] : [],
    ),
  );
  const paid = immediateSteps(steps)
    .flatMap(paymentsOf)
    .flatMap((payment): readonly Address[] => {
      const { to, from, amount, asset, what } = payment;
      if (!named.has(to.toLowerCase()) || from === 'unknown' || same(from, to)) return [];
      const least = what === 'native' ? leastOf(18, false) : leastOfToken(chainId, asset);
      if (least === undefined || amount < least) return [];
      const left = changesAt(effects.v, from, currencyKey(asset)).some(
        ({ line, change }) => line.what === 'balance' && -change >= amount,
      );
      return left ? [to] : [];
    });
  return eachOnce(paid);
}

/** One unit of what counts in dollars, else a thousandth of one. */
function leastOf(decimals: number, dollars: boolean): bigint {
  return dollars ? 10n ** BigInt(decimals) : 10n ** BigInt(decimals - 3);
}

function leastOfToken(chainId: number, token: Address | undefined): bigint | undefined {
  const symbol = token === undefined ? undefined : wellKnownSymbol(chainId, token);
  if (symbol === undefined) return undefined;
  // Of the well-known tokens these have fewer decimals than 18; on some networks they have more, and then less is enough.
  if (/^(?:USDC|USDT|PYUSD)/.test(symbol)) return leastOf(6, true);
  return /BTC/.test(symbol) ? leastOf(8, false) : leastOf(18, /USD|DAI/.test(symbol));
}

/** Networks whose currency has no worth, by what they are called. */
function isForTests(chainId: number): boolean {
  return developmentChains.has(chainId) || test.test(chainInfo(chainId)?.name ?? '');
}

const test = /test|sepolia|goerli|holesky|hoodi|fuji|amoy|chiado|devnet/i;
