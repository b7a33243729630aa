import { numberAt } from '../at.ts';
import type { TypedForm } from '../form.ts';

/** An order of Polymarket's exchange of outcome shares: side 0 buys shares with the market's currency, 1 sells them. */
export const polymarketOrder: TypedForm = {
  shapes: [
    '(uint256 salt,address maker,address signer,address taker,uint256 tokenId,uint256 makerAmount,uint256 takerAmount,uint256 expiration,uint256 nonce,uint256 feeRateBps,uint8 side,uint8 signatureType)',
  ],
  means: (args) => {
    const side = numberAt(args, ['side']);
    if (side > 1n) return undefined;
    const share = (name: string) => ({ what: 'outcome', item: ['tokenId'], amount: [name] }) as const;
    const stake = (name: string) => ({ what: 'stake', amount: [name] }) as const;
    const none = numberAt(args, ['takerAmount']) === 0n;
    const offer = {
      gives: [side === 0n ? stake('makerAmount') : share('makerAmount')],
      gets: none ? [] : [side === 0n ? share('takerAmount') : stake('takerAmount')],
      exactGive: false,
      exactGet: false,
      owner: ['maker'],
      ...(numberAt(args, ['expiration']) === 0n ? {} : { until: ['expiration'] }),
    };
    return { kind: 'offers', offers: [offer] };
  },
};

/** How Polymarket's order book is logged in to (`ClobAuth`). */
export const polymarketLogIn: TypedForm = {
  shapes: ['(address address,string timestamp,uint256 nonce,string message)'],
  means: () => ({ kind: 'logIn', account: ['address'], text: ['message'] }),
};
