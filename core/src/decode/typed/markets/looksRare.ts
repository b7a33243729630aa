import { zeroAddress } from 'viem';
import type { Arg } from '../../../model/step.ts';
import {
  addressInMessage,
  bytesInMessage,
  flagAt,
  lengthInMessage,
  numberAt,
  type MessagePath,
} from '../at.ts';
import type { OrderMeaning, OrderPart } from '../meaning.ts';
import { paidIn } from './paidIn.ts';
import { orderLeaves } from '../tree.ts';

/** Strategies of the first LooksRare: one item at a fixed price, and bids on any item of a collection; from its SDK. */
const oneItem: ReadonlySet<string> = new Set([
  '0x56244bb70cbd3ea9dc8007399f61dfc065190031',
  '0x579af6fd30bf83a5ac0d636bc619f98dbdeb930c',
]);
const anyItem: ReadonlySet<string> = new Set([
  '0x86f909f70813cdb1bc733f4d97dc6b03b8e7e8f3',
  '0x09f93623019049c76209c26517acc2af9d49c69b',
]);

/**
 * An order of the first LooksRare. Whoever sells keeps at least the part that the order names; other strategies have no
 * words. Neither has a bid on several: of a collection of ERC-721 one item comes for the whole price, whatever it counts.
 */
export function looksRareOrder(args: readonly Arg[]): readonly OrderMeaning[] | undefined {
  const sells = flagAt(args, ['isOrderAsk']);
  const strategy = addressInMessage(args, ['strategy'])?.toLowerCase() ?? '';
  if (!oneItem.has(strategy) && (sells || !anyItem.has(strategy))) return undefined;
  const count = numberAt(args, ['amount']);
  if (count === 0n || (!sells && count !== 1n)) return undefined;
  const thing: OrderPart = oneItem.has(strategy)
    ? { what: 'item', token: ['collection'], item: ['tokenId'], count: ['amount'] }
    : { what: 'anyItem', token: ['collection'], count: ['amount'] };
  const offer = trade(args, [], sells, [thing], ['endTime']);
  const fees = { kept: ['minPercentageToAsk'] };
  return [sells ? { ...offer, fees } : offer];
}

/** The most that LooksRare 2 can take for itself (5%) and for makers of items (25%), in parts of 10,000. */
const mostFees = 3_000n;

/** An order of LooksRare 2 (`Maker`). */
export function looksRareMaker(args: readonly Arg[]): readonly OrderMeaning[] | undefined {
  return makerOffers(args, []);
}

/** Many orders of LooksRare 2 under one signature: a tree of pairs, filled up with empty ones. */
export function looksRareBatch(args: readonly Arg[]): readonly OrderMeaning[] | undefined {
  const each = orderLeaves(args, ['tree']).map((path) => makerOffers(args, path));
  return each.includes(undefined) ? undefined : each.flatMap((it) => it ?? []);
}

/** The offer of one order; none of an empty one, and undefined for strategies that compute what is paid. */
function makerOffers(args: readonly Arg[], at: MessagePath): readonly OrderMeaning[] | undefined {
  // Nobody can sign for the zero address.
  if (addressInMessage(args, [...at, 'signer']) === zeroAddress) return [];
  const number = (name: string) => numberAt(args, [...at, name]);
  const sells = number('quoteType') === 1n;
  const [ids, counts] = [
    lengthInMessage(args, [...at, 'itemIds']),
    lengthInMessage(args, [...at, 'amounts']),
  ];
  if (number('quoteType') > 1n || number('collectionType') > 1n) return undefined;
  if (bytesInMessage(args, [...at, 'additionalParameters']) !== '0x') return undefined;
  const token = [...at, 'collection'];
  const each = Array.from({ length: counts }, (_, n): OrderPart => {
    const count = [...at, 'amounts', n];
    return number('strategyId') === 0n
      ? { what: 'item', token, item: [...at, 'itemIds', n], count }
      : { what: 'anyItem', token, count };
  });
  const isStandard = number('strategyId') === 0n && ids === counts && counts > 0;
  const isAny = number('strategyId') === 1n && !sells && ids === 0 && counts === 1;
  if (!isStandard && !isAny) return undefined;
  if (each.some((it) => 'count' in it && numberAt(args, it.count) === 0n)) return undefined;
  const offer = trade(args, at, sells, each, [...at, 'endTime']);
  return [sells ? { ...offer, fees: { market: mostFees } } : offer];
}

function trade(
  args: readonly Arg[],
  at: MessagePath,
  sells: boolean,
  things: readonly OrderPart[],
  until: MessagePath,
): OrderMeaning {
  const [token, amount] = [
    [...at, 'currency'],
    [...at, 'price'],
  ];
  const price = numberAt(args, amount) === 0n ? [] : [paidIn(args, token, amount)];
  return {
    gives: sells ? things : price,
    gets: sells ? price : things,
    exactGive: true,
    exactGet: true,
    owner: [...at, 'signer'],
    until,
  };
}
