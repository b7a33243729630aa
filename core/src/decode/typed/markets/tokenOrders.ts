import { zeroAddress } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { addressInMessage, numberAt, textAt } from '../at.ts';
import type { TypedForm } from '../form.ts';
import type { OrderMeaning, OrderPart } from '../meaning.ts';

/** An order of CoW Protocol (GPv2): `kind` says which of the two amounts is exact; no receiver means the owner. */
export const cowOrder: TypedForm = {
  shapes: [
    '(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
  ],
  means: (args) => {
    const kind = textAt(args, ['kind']);
    if (kind !== 'sell' && kind !== 'buy') return undefined;
    // What is kept for the owner at Balancer's vault does not come to the account.
    if (textAt(args, ['buyTokenBalance']) !== 'erc20') return undefined;
    const sold = token('sellToken', 'sellAmount');
    return one({
      gives: numberAt(args, ['feeAmount']) === 0n ? [sold] : [sold, token('sellToken', 'feeAmount')],
      gets: numberAt(args, ['buyAmount']) === 0n ? [] : [bought(args)],
      exactGive: kind === 'sell',
      exactGet: kind === 'buy',
      ...receiver(args, 'receiver'),
      until: ['validTo'],
    });
  },
};

/** CoW pays the native currency where it is asked for this address. */
const cowNative = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';

function bought(args: readonly Arg[]): OrderPart {
  return addressInMessage(args, ['buyToken'])?.toLowerCase() === cowNative
    ? { what: 'native', amount: ['buyAmount'] }
    : token('buyToken', 'buyAmount');
}

const hasExtension = 1n << 249n;
const unwrapsWeth = 1n << 247n;

/**
 * An order of the 1inch Limit Order Protocol 4. An extension can compute other amounts than those that are here, and
 * is not part of what is signed but its hash: such an order has no words.
 */
export const oneInchOrder: TypedForm = {
  shapes: [
    '(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
  ],
  means: (args) => {
    const traits = numberAt(args, ['makerTraits']);
    if ((traits & hasExtension) !== 0n) return undefined;
    const paid: OrderPart =
      (traits & unwrapsWeth) === 0n
        ? token('takerAsset', 'takingAmount')
        : { what: 'native', amount: ['takingAmount'] };
    return one({
      gives: [token('makerAsset', 'makingAmount')],
      gets: numberAt(args, ['takingAmount']) === 0n ? [] : [paid],
      exactGive: false,
      exactGet: false,
      owner: ['maker'],
      ...receiver(args, 'receiver'),
    });
  },
};

/** An order of ParaSwap's limit orders (AugustusRFQ): what is paid comes to the maker. */
export const augustusOrder: TypedForm = {
  shapes: [
    '(uint256 nonceAndMeta,uint128 expiry,address makerAsset,address takerAsset,address maker,address taker,uint256 makerAmount,uint256 takerAmount)',
  ],
  means: (args) =>
    one({
      gives: [token('makerAsset', 'makerAmount')],
      gets: numberAt(args, ['takerAmount']) === 0n ? [] : [token('takerAsset', 'takerAmount')],
      exactGive: false,
      exactGet: false,
      owner: ['maker'],
      ...(addressInMessage(args, ['taker']) === zeroAddress ? {} : { onlyFor: ['taker'] }),
      ...(numberAt(args, ['expiry']) === 0n ? {} : { until: ['expiry'] }),
    }),
};

function token(asset: string, amount: string): OrderPart {
  return { what: 'token', token: [asset], amount: [amount] };
}

function receiver(args: readonly Arg[], name: string): Pick<OrderMeaning, 'to'> {
  return addressInMessage(args, [name]) === zeroAddress ? {} : { to: [name] };
}

function one(offer: OrderMeaning) {
  return { kind: 'offers', offers: [offer] } as const;
}
