import type { Arg } from '../../../model/step.ts';
import { numberAt } from '../at.ts';
import type { OrderMeaning } from '../meaning.ts';

/** An order of Polymarket's exchange of outcome shares: side 0 buys shares with the market's currency, 1 sells them. */
export function polymarketOffer(args: readonly Arg[]): readonly OrderMeaning[] | undefined {
  const side = numberAt(args, ['side']);
  if (side > 1n) return undefined;
  const share = (name: string) => ({ what: 'outcome', item: ['tokenId'], amount: [name] }) as const;
  const stake = (name: string) => ({ what: 'stake', amount: [name] }) as const;
  const none = numberAt(args, ['takerAmount']) === 0n;
  const offer: OrderMeaning = {
    gives: [side === 0n ? stake('makerAmount') : share('makerAmount')],
    gets: none ? [] : [side === 0n ? share('takerAmount') : stake('takerAmount')],
    exactGive: false,
    exactGet: false,
    owner: ['maker'],
    ...(numberAt(args, ['expiration']) === 0n ? {} : { until: ['expiration'] }),
  };
  return [offer];
}
