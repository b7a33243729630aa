/**
 * What the name of a function promises, by the words in it: a debt, or an offer that others take later. A name proves
 * nothing, so that it only ever makes a reading less calm.
 */
export function namesOffer(name: string): 'offer' | 'debt' | undefined {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  if (words.some((it) => takenBack.has(it))) return undefined;
  if (words.some((it) => debts.has(it))) return 'debt';
  return words.some((it) => offers.has(it)) ? 'offer' : undefined;
}

const debts: ReadonlySet<string> = new Set([
  'borrow',
  'borrows',
  'debt',
  'loan',
  'leverage',
  'lever',
  'frob',
  'owe',
]);

const offers: ReadonlySet<string> = new Set([
  'offer',
  'offers',
  'order',
  'orders',
  'bid',
  'bids',
  'ask',
  'asks',
  'sale',
  'price',
  'prices',
  'auction',
  'auctions',
  'listing',
  'listings',
  'rent',
  'rental',
  'lease',
  'strategy',
  'presign',
]);

/** What these do to an offer or a debt ends it, pays for it, or reads it. */
const takenBack: ReadonlySet<string> = new Set([
  'cancel',
  'remove',
  'revoke',
  'delete',
  'invalidate',
  'withdraw',
  'repay',
  'pay',
  'get',
  'is',
  'preview',
  'quote',
  'close',
  'claim',
]);
