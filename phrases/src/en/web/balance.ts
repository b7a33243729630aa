export const unread = 'The balance could not be read: {why}.';
export const reading = 'Reading the balance';
export const amount = '{digits} {symbol}';
export const units = '{digits} smallest units';
export const age = 'in this account, read {ago}';
export const ageUnread = 'in this account, read {ago}; could not be read again: {why}';
export const retry = 'Retry';
export const refresh = 'Refresh';
