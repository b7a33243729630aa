export const unread = 'The balance could not be read: {why}.';
export const reading = 'Reading the balance';
export const amount = '{digits} {symbol}';
export const age = 'in this account, read {ago}';
export const ageUnread = 'in this account, read {ago}; could not be read again: {why}';
export const retry = 'Retry';
export const refresh = 'Refresh';

export const exact = 'Exact amount';
export const items = '{digits} {count, plural, one {item} other {items}}';
export const smallest = '{digits} {count, plural, one {base unit} other {base units}}';
export const inSmallest = 'In the base unit';
export const copiedExact = 'exact amount';
export const copied = 'amount in the base unit';
