import type { Arg } from '../../model/step.ts';
import type { Around } from './form.ts';
import { forwarded, metaTransactionCall } from './carriedCalls.ts';
import type { CallsCode, OfferCode } from './formModel.ts';
import { blurOffer } from './markets/blur.ts';
import { looksRareBatch, looksRareMaker, looksRareOrder } from './markets/looksRare.ts';
import { polymarketOffer } from './markets/polymarket.ts';
import { raribleOffer, raribleParts } from './markets/rarible.ts';
import { seaportOfferAt, seaportTreeOffers } from './markets/seaport.ts';
import { uniswapXOffer } from './markets/uniswapX.ts';
import type { OrderMeaning } from './meaning.ts';
import { safeOperationCalls } from './safeOperation.ts';
import { userOperationCalls } from './userOperation.ts';
import type { Opened } from '../wrappers/wrapper.ts';

/** What code reads of the values of a form, and what it says the bytes of it are made of. */
type OfferOpening = Readonly<{
  offers: (args: readonly Arg[]) => readonly OrderMeaning[] | undefined;
  parts?: (args: readonly Arg[]) => readonly Arg[];
}>;

/** The orders that are more than amounts of tokens, by the word of their row. */
export const offerOpenings: Readonly<Record<OfferCode, OfferOpening>> = {
  seaport: { offers: (args) => seaportOfferAt(args, []) },
  seaportTree: { offers: seaportTreeOffers },
  uniswapX: { offers: uniswapXOffer },
  blur: { offers: blurOffer },
  looksRare1: { offers: looksRareOrder },
  looksRare2: { offers: looksRareMaker },
  looksRareTree: { offers: looksRareBatch },
  rarible: { offers: raribleOffer, parts: raribleParts },
  polymarket: { offers: polymarketOffer },
};

/** The calls that a signature lets others make, by the word of its row. */
export const callsOpenings: Readonly<Record<CallsCode, (args: readonly Arg[], around: Around) => Opened>> = {
  forward: forwarded,
  metaTransaction: metaTransactionCall,
  userOperation: userOperationCalls,
  safeOperation6: (args) => safeOperationCalls(args, '0.6'),
  safeOperation7: (args) => safeOperationCalls(args, '0.7'),
};
