export const read = 'Read {ago}';
export const reading = 'Reading';
export const readingOf = 'Reading {network}';
export const notRead = 'Could not be read: {why}.';
export const notReadAgain = 'Could not be read again: {why}. Showing values read {ago}.';
export const refresh = 'Refresh<hidden> {network}</hidden>';
export const retry = 'Retry<hidden> {network}</hidden>';

export const notAsked = 'Not asked';
export const notAskedStranger =
  'The account is not in your address book: no node learns of it until you press.';
export const notAskedUnused =
  'You have not used these networks here. If you ask them, their nodes learn your account’s address.';
export const ask = 'Ask this network';
export const askNamed = 'Ask this network: {network}';
export const earlier = '{amount} {symbol}, read {ago}';

/** How far a look went: which tokens were asked about, of a list or of those that ship with the page. */
export const checked = {
  none: 'Only known tokens were checked.',
  list: 'Checked known tokens and {count} of the token list.',
  shipped: 'Checked known tokens and {count, plural, one {# widely used one} other {# widely used ones}}.',
  both: 'Checked known tokens and {count, plural, one {# listed or widely used one} other {# listed or widely used ones}}.',
} as const;
export const holdsNone = 'It holds no known token.';
export const mayHold = 'This account may hold other tokens.';
export const singly = 'This network does not have Multicall3, so some tokens may not have been checked.';

export const native = 'the network’s native currency';
export const nativeDecimals =
  '{decimals, plural, one {# decimal} other {# decimals}}, from the network’s settings.';
export const tokenDecimals =
  '{decimals, plural, one {# decimal} other {# decimals}}, according to the token.';
export const badDecimals = 'The token states no valid decimals: the amount is in its smallest unit.';
export const itemCount = 'A count of items, according to the collection.';
export const noSymbol = 'No symbol';
export const odd = 'odd symbol';
export const twin = 'same symbol as another: compare the contract';
export const listed = 'on the token list';
export const balanceNotRead = 'not read';
export const balanceNotReadWhy = 'balance not read: {why}';
export const balanceNotReadAgain = 'not read again ({why}), showing the value read {ago}';
export const hide = 'Hide this token';

export const amount = 'Exact amount';
export const items = '{digits} {count, plural, one {item} other {items}}';
export const smallest = '{digits} {count, plural, one {smallest unit} other {smallest units}}';
export const inSmallest = 'In the smallest unit';
export const copied = 'amount in the smallest unit';

export const codeNotRead = 'The account’s code could not be read: {why}.';
export const plain = 'A plain account: it has no code on this network.';
export const caution = 'Caution';
export const delegated = 'This account is controlled by the code at {delegate}';
export const delegatedSomewhere = 'This account is controlled by the code at an address';
export const delegatedWhy =
  'EIP-7702: that code decides what can be done with everything the account holds on this network, also by others, until the account signs another authorization. If you did not do this on purpose, move its assets.';
export const safe =
  'It behaves like a Safe{stated, select, yes { {version}} other {}}: {threshold} of {owners, plural, one {# owner signs} other {# owners sign}}. Owners: {list}';
export const contract = 'A contract. Hash of its code: {hash}';
export const codeHash = 'code hash';
export const sent = '{count, plural, one {# transaction} other {# transactions}} sent and mined from it.';
export const pendingNotRead = 'Whether others are pending could not be read.';
export const nonePending = 'This node knows of no pending transactions.';
export const pending =
  '{count, plural, one {# more is pending} other {# more are pending}}; later transactions queue behind.';
