import type { Arg } from '../../../model/step.ts';
import { addressInMessage, lengthInMessage, numberAt, type MessagePath } from '../at.ts';
import type { OrderMeaning, OrderPart } from '../meaning.ts';
import { paidIn } from './paidIn.ts';

/** Contracts of Blur that match one item by its id, and bids on any item of a collection. */
const matchesItem: ReadonlySet<string> = new Set([
  '0x00000000006411739da1c40b106f8511de5d1fac',
  '0x0000000000dab4a563819e8fd93dba3b25bc3495',
]);
const matchesAny = '0x0000000000b92d5d043faf7cecf7e2ee6aaed232';

/** The most that the first exchange of Blur can take for itself, in parts of 10,000 (`MAX_FEE_RATE`). */
const blurFee = 250n;

/**
 * An order of the first exchange of Blur. How it is matched is up to a contract that it names: one that is not known here
 * has no words. Neither has a bid with fees, which the buyer pays on top, or an order of any number of items but the one
 * that is moved.
 */
export function blurOffer(args: readonly Arg[]): readonly OrderMeaning[] | undefined {
  const sells = numberAt(args, ['side']) === 1n;
  const policy = addressInMessage(args, ['matchingPolicy'])?.toLowerCase() ?? '';
  const isOne = matchesItem.has(policy);
  if (numberAt(args, ['side']) > 1n || !(isOne || (policy === matchesAny && !sells))) return undefined;
  if (!sells && lengthInMessage(args, ['fees']) > 0) return undefined;
  if (numberAt(args, ['amount']) !== 1n) return undefined;
  const thing: OrderPart = isOne
    ? { what: 'item', token: ['collection'], item: ['tokenId'], count: ['amount'] }
    : { what: 'anyItem', token: ['collection'], count: ['amount'] };
  const price = numberAt(args, ['price']) === 0n ? [] : [paidIn(args, ['paymentToken'], ['price'])];
  const offer: OrderMeaning = {
    gives: sells ? [thing] : price,
    gets: sells ? price : [thing],
    exactGive: true,
    exactGet: true,
    owner: ['trader'],
    ...(sells ? { fees: { named: feesOf(args), market: blurFee } } : {}),
    ...(numberAt(args, ['expirationTime']) === 0n ? {} : { until: ['expirationTime'] }),
  };
  return [offer];
}

function feesOf(args: readonly Arg[]): readonly Readonly<{ rate: MessagePath; to: MessagePath }>[] {
  return Array.from({ length: lengthInMessage(args, ['fees']) }, (_, at) => ({
    rate: ['fees', at, 'rate'],
    to: ['fees', at, 'recipient'],
  }));
}
