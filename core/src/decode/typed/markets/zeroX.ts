import { zeroAddress } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { addressInMessage, numberAt } from '../at.ts';
import type { TypedForm } from '../form.ts';
import type { OrderMeaning } from '../meaning.ts';

const assets = 'address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount';

/** A limit order of 0x 4. Its fee is paid by whoever takes it, on top of what the maker gets. */
export const zeroXLimitOrder: TypedForm = {
  shapes: [
    `(${assets},uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)`,
  ],
  means: (args) => means(args, ['taker', 'sender'], { until: ['expiry'] }),
};

/** An order that was asked for (`RfqOrder` of 0x 4): only one account may send its transaction. */
export const zeroXRfqOrder: TypedForm = {
  shapes: [
    `(${assets},address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt)`,
  ],
  means: (args) => means(args, ['taker', 'txOrigin'], { until: ['expiry'] }),
};

/** An order between two (`OtcOrder` of 0x 4). The highest 64 bits of its last number are when it ends. */
export const zeroXOtcOrder: TypedForm = {
  shapes: [`(${assets},address maker,address taker,address txOrigin,uint256 expiryAndNonce)`],
  means: (args) => means(args, ['taker', 'txOrigin'], { until: ['expiryAndNonce'], shift: 192 }),
};

function means(args: readonly Arg[], takers: readonly string[], end: Pick<OrderMeaning, 'until' | 'shift'>) {
  const taker = takers.find((name) => addressInMessage(args, [name]) !== zeroAddress);
  const offer: OrderMeaning = {
    gives: [{ what: 'token', token: ['makerToken'], amount: ['makerAmount'] }],
    gets:
      numberAt(args, ['takerAmount']) === 0n
        ? []
        : [{ what: 'token', token: ['takerToken'], amount: ['takerAmount'] }],
    exactGive: false,
    exactGet: false,
    owner: ['maker'],
    ...(taker === undefined ? {} : { onlyFor: [taker] }),
    ...end,
  };
  return { kind: 'offers', offers: [offer] } as const;
}
