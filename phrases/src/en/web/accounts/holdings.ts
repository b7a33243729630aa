export const read = 'Read {ago}';
export const reading = 'Reading';
export const readingOf = 'Reading {network}';
export const notRead = 'Could not read the balances: {why}.';
export const notReadAgain = 'Could not read the balances again: {why}. Showing values read {ago}.';
export const refresh = 'Refresh<hidden> {network}</hidden>';
export const retry = 'Retry<hidden> {network}</hidden>';

export const notAsked = 'Networks not asked';
export const notAskedCount = '{count, plural, one {# network not asked} other {# networks not asked}}';
export const choose = 'Choose';
export const chosen = 'Close';
export const notAskedStranger =
  'This account is not in your address book. If you ask a network, its node learns this account’s address.';
export const notAskedUnused =
  'You have not used these networks here. If you ask them, their nodes learn your account’s address.';
export const ask = 'Ask this network';
export const askNamed = 'Ask this network: {network}';
export const earlier = '{amount} {symbol}, read {ago}';

/** How far a look went: which tokens were asked about, of a list or of those that ship with the page. */
export const checked = {
  none: 'Only known tokens were checked.',
  list: 'Checked known tokens and {count} from the token list.',
  shipped: 'Checked known tokens and {count, plural, one {# widely used one} other {# widely used ones}}.',
  both: 'Checked known tokens and {count, plural, one {# other, which is widely used or on the token list} other {# others, which are widely used or on the token list}}.',
} as const;
export const holdsNone = 'This account holds no known tokens.';
export const mayHold = 'This account may hold other tokens.';
export const singly = 'This network does not have Multicall3, so some tokens may not have been checked.';

export const native = 'the network’s native currency';
export const nativeDecimals =
  '{decimals, plural, one {# decimal} other {# decimals}}, from the network’s settings.';
export const tokenDecimals =
  '{decimals, plural, one {# decimal} other {# decimals}}, according to the token.';
export const badDecimals = 'The token reports no valid decimals, so the amount is in its base unit.';
export const itemCount = 'The number of items, according to the NFT collection.';
export const noSymbol = 'No symbol';
export const odd = 'unusual symbol';
export const twin = 'same symbol as another token: compare the contract addresses';
export const listed = 'on the token list';
export const balanceNotRead = 'could not be read';
export const balanceNotReadWhy = 'could not read the balance: {why}';
export const balanceNotReadAgain = 'could not be read again ({why}); showing the value read {ago}';
export const hide = 'Hide this token';

export const codeNotRead = 'Could not read the account’s code: {why}.';
export const plain = 'A regular account: it has no code on this network.';
export const caution = 'Caution';
export const delegated = 'This account is controlled by the code at {delegate}';
export const delegatedSomewhere = 'This account is controlled by the code at an unknown address';
export const delegatedWhy =
  'The account delegated control to other code (EIP-7702). That code decides who can move everything the account holds on this network, until the account signs another authorization. If you did not do this on purpose, move the assets to another account.';
export const safe =
  'This account behaves like a Safe{stated, select, yes { {version}} other {}}: {threshold} of {owners, plural, one {# owner} other {# owners}} must sign. Owners: {list}';
export const contract = 'A contract. Code hash: {hash}';
export const codeHash = 'code hash';
export const sent = 'This account’s nonce is {count}.';
export const pendingNotRead = 'Could not check whether any transactions are pending.';
export const nonePending = 'This node knows of no pending transactions.';
export const pending =
  '{count, plural, one {# transaction is pending. Later transactions wait for it.} other {# transactions are pending. Later transactions wait for them.}}';

export const callAsSafe = 'Make a transaction of this Safe';
