import type { Step } from '../../model/step.ts';

/**
 * What the name of a function suggests where no row says what it does: whoever wrote the contract chose it, so that it can
 * only make a readback more careful.
 */

type Named = Readonly<{ fn?: Readonly<{ name: string }> }>;

/** A gift, as drainers call functions that take instead. */
export function soundsLikeGift(step: Pick<Step, 'fn' | 'data'>): boolean {
  return isGiftAlone(step) || gift.test(step.fn?.name ?? '');
}

/** The same by the bytes of a call without arguments. */
export function isGiftAlone({ data }: Pick<Step, 'data'>): boolean {
  return data.length === 10 && gifts.has(data.toLowerCase());
}

const gift =
  /^(?:claim(?:rewards?|airdrops?|tokens?|nfts?|free|all)?|(?:get|receive)?airdrop|securityupdate|connect(?:wallet)?|networkmerge|(?:verify|sync|validate)(?:wallet|assets?))$/i;

/** Without arguments, as `claim()`, `SecurityUpdate()`, `Connect()` and their spellings. */
const gifts: ReadonlySet<string> = new Set([
  '0x4e71d92d',
  '0x3158952e',
  '0xb88a802f',
  '0x79372f9a',
  '0x372500ab',
  '0x12798972',
  '0x5fba79f5',
  '0xaf347b61',
  '0xa16f15c3',
  '0x948cb719',
  '0xb9d2d32c',
  '0x8119c065',
  '0x3ebfdaaf',
  '0x9c9316c5',
  '0xa06adfa8',
]);

/** A function or command that makes a pool or sets its first price. */
export function soundsLikeNewPool({ fn }: Pick<Step, 'fn'>): boolean {
  if (fn === undefined) return false;
  return creates.test(fn.name) || (fn.name === 'initialize' && fn.signature.endsWith(',uint160)'));
}

const creates =
  /^(?:V4_)?(?:createAndInitializePool\w*|initialize_?Pool\w*|create_?(?:Pool|Pair)\w*|deploy_?(?:\w+_)?pool)$/i;

/** A function that makes a contract, which has no code before it is called. */
export function soundsLikeFactory({ fn }: Pick<Step, 'fn'>): boolean {
  return /create|deploy|clone/i.test(fn?.name ?? '');
}

/** A debt, or an offer that others take later, by the words in the name. */
export function soundsLikePromise({ fn }: Named): 'offer' | 'debt' | undefined {
  const words = (fn?.name ?? '')
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

/** Something that stays where it is put for a time: not what harvests, invests, or ends a stake. */
export function soundsLikeLock({ fn }: Pick<Step, 'fn'>): boolean {
  return locks.test(fn?.name ?? '');
}

const locks = /[lL]ock|(?:^|_)vest|Vest|[eE]scrow|(?:^|_)bond|Bond|[sS]tream|(?:^|_)stake|Stake/;
