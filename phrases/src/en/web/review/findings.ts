/** What a press on a remedy does. */
export const reject = 'Reject';
export const switchTo = 'Switch to {network}';
export const setExpiry = 'Set the expiry to {time}';
export const setNumber = 'Set the value to {number}';
export const set = {
  allowance: 'Set the allowance to {amount}',
  minimum: 'Set the minimum to {amount}',
  amount: 'Set the amount to {amount}',
} as const;
export const amount = '{digits} {symbol}';
export const units = '{digits} base units of {symbol}';
/** `isWhole`: the address could be mistaken for the one that it replaces. */
export const use = {
  own: 'Use your own address{isWhole, select, yes { {address}} other {}}',
  saved: 'Use the address you saved{isWhole, select, yes { {address}} other {}}',
  paid: 'Use the address you paid before{isWhole, select, yes { {address}} other {}}',
  other: 'Use {short}{isWhole, select, yes { {address}} other {}}',
} as const;

export const changed = 'You changed “{what}” from {before} to {after}.';
export const changedOne = 'You changed a value in an earlier request.';
export const isNew = 'This is a new request.';
export const isRead = 'Readback read this as a new request.';
export const earlier = 'See the earlier request';
export const receiver = 'recipient';
export const sent = 'amount';
/** A value without a name, by its place. */
export const value = 'value {place}';

export const show = 'Show in the request';
/** A Stop cannot be muted. */
export const more = '{stop, select, yes {Block} other {Mute or block}}';
export const less = 'Close';
export const know = 'I know this account';

export const about = 'This finding is about {account}';
export const mute = 'Mute this check for this address on this network';
export const muteHint =
  'On {network}, this check will no longer count for this address. The check stays in the list of checks, and you can unmute it.';
export const block = 'Block this address';
export const blockHint =
  'Every request that involves this address will be a Stop until you unblock the address in Settings.';

export const muted = 'Muted by you ({count})';
export const hideMuted = 'Hide muted findings';
export const severities = { caution: 'Caution', note: 'Note' } as const;
export const mutedFor = 'Muted for {account}';
export const unmute = 'Unmute';
