import type { Step } from '../../model/step.ts';
import { accountDelegation } from './accountDelegation.ts';
import { typedDataSign } from './accountWrapper.ts';
import { attestation } from './attestation.ts';
import { blendOffer, blurOrder } from './markets/blur.ts';
import { blind } from './blind.ts';
import { forwardRequest, metaTransaction } from './carriedCalls.ts';
import type { TypedForm } from './form.ts';
import { ballot, voteDelegation } from './governance.ts';
import { hyperliquidAgent, hyperliquidSend, hyperliquidSpotSend } from './markets/hyperliquid.ts';
import { keyMaterial } from './keyMaterial.ts';
import { looksRareBatch, looksRareMaker, looksRareOrder } from './markets/looksRare.ts';
import type { TypedMeaning } from './meaning.ts';
import { polymarketLogIn, polymarketOrder } from './markets/polymarket.ts';
import { raribleOrder } from './markets/rarible.ts';
import { safeOperation6, safeOperation7 } from './safeOperation.ts';
import { seaportBulkOrder, seaportOrder } from './markets/seaport.ts';
import { shapeOf } from './shape.ts';
import { signedFormOf } from './forms/signedForms.ts';
import { snapshotAlias } from './snapshot.ts';
import { augustusOrder, cowOrder, oneInchOrder } from './markets/tokenOrders.ts';
import { uniswapXOrder } from './markets/uniswapX.ts';
import { typedUserOperation } from './userOperation.ts';
import { zeroXLimitOrder, zeroXOtcOrder, zeroXRfqOrder } from './markets/zeroX.ts';
import { zoraApproval } from './markets/zora.ts';

/** Every form of typed data that is known beyond permits. A new one is a file beside this and a line here. */
const all: readonly TypedForm[] = [
  seaportOrder,
  seaportBulkOrder,
  uniswapXOrder,
  cowOrder,
  oneInchOrder,
  augustusOrder,
  zeroXLimitOrder,
  zeroXRfqOrder,
  zeroXOtcOrder,
  blurOrder,
  blendOffer,
  looksRareOrder,
  looksRareMaker,
  looksRareBatch,
  raribleOrder,
  zoraApproval,
  polymarketOrder,
  polymarketLogIn,
  hyperliquidSend,
  hyperliquidSpotSend,
  hyperliquidAgent,
  ballot,
  voteDelegation,
  snapshotAlias,
  accountDelegation,
  attestation,
  keyMaterial,
  forwardRequest,
  metaTransaction,
  typedUserOperation,
  safeOperation6,
  safeOperation7,
  typedDataSign,
  blind,
];

/** The form of typed data, by its `encodeType`: by the shape of its types, and never by its name. */
export function typedFormOf(encoded: string): TypedForm | undefined {
  const shape = shapeOf(encoded);
  if (shape === undefined) return undefined;
  return all.find(({ shapes }) =>
    shapes.some((it) => (typeof it === 'string' ? it === shape : it.test(shape))),
  );
}

type Read = Pick<Step, 'op' | 'reading' | 'args'> & Readonly<{ fn?: Readonly<{ signature: string }> }>;

/** Whether a step of typed data is a hash of something that is not shown. */
export function isBlind({ op, fn }: Pick<Read, 'op' | 'fn'>): boolean {
  return op === 'permission' && fn !== undefined && typedFormOf(fn.signature)?.blind === true;
}

/** What a step of typed data means, where its form says so; undefined for calls, and for what could not be read. */
export function typedMeaning({ op, reading, fn, args }: Read): TypedMeaning | undefined {
  if (op !== 'permission' || reading === 'unread' || fn === undefined) return undefined;
  const meaning = typedFormOf(fn.signature)?.means?.(args);
  return meaning !== undefined && isCalm(meaning) && signedFormOf(fn.signature) === undefined
    ? undefined
    : meaning;
}

/** What gives nobody anything is only said of typed data that has the names of its form, too. */
function isCalm({ kind }: TypedMeaning): boolean {
  return kind === 'vote' || kind === 'attest' || kind === 'logIn';
}
