export const off =
  'For this you need an assistant of your choice. Nothing was fetched or sent. Turn it on, then come back.';
export const sends =
  'The source goes to your assistant’s provider without comments and strings. Addresses are replaced. The code itself tells the provider which contract it is.';
export const again = 'Point again';
export const fetching = 'Fetching the source from {sources}';
export const asking = 'The model is reading the source';
export const previewText =
  'This is the first source that you send. Later sources are sent without a preview when you press “Point at lines”. Settings always shows the last request.';
export const hostText = 'Reload the page to reach the host. Then press “Point at lines” again.';
export const keyText = 'The key is not on this page any more. Enter it, then come back.';

export const notFetched = 'The source could not be fetched';
export const noneOn = 'No source of verified contracts can be asked. Turn one on in Settings.';
export const said = '{source}: {why}.';
export const notSent = 'Nothing was sent.';
export const retry = 'Retry';
export const emptyTitle = 'There is no code to send';
export const empty =
  'The published files have no code that Readback can separate from comments and strings, or the first line is too long to send.';

export const unchecked = 'Not checked';
export const uncheckedTitle = 'Pointed at, not checked';
export const uncheckedText =
  'A model chose these lines. Readback checked none of them. A dangerous line can be missing, and names in the code can mislead a model.';
export const none =
  'The model pointed at nothing. That proves nothing: read the source, or ask someone who can.';
export const more =
  '{count, plural, one {# more line was pointed at, and is not shown.} other {# more lines were pointed at, and are not shown.}}';
export const line = 'Line {line}';
export const barely = 'Comments and strings are left out here, too.';

export const cutTitle = 'A part of the source is left out';
export const cutHint = 'The model sees nothing of that part, and cannot point at it.';
export const went =
  'The source according to {source}, {match, select, exact {an exact match} other {a partial match}}: {lines, plural, one {# line of code} other {# lines of code}}, from {files} of {all, plural, one {# file} other {# files}}.';
export const parts = 'Which part';
export const moreFiles = '{count, plural, one {# more file is left out} other {# more files are left out}}';
export const shares = {
  whole: 'whole',
  part: 'lines 1 to {sent} of {lines}',
  none: 'does not fit',
  unread: 'cannot be read, left out',
} as const;

/** Read out. */
export const ready =
  '{count, plural, =0 {The model pointed at nothing. That proves nothing.} one {The model pointed at # line. It is not checked.} other {The model pointed at # lines. They are not checked.}}';

/** What to look for where a model points at a line. */
export const categories = {
  upgrade: {
    title: 'Replacing the code',
    says: 'Look for who can replace the code, and whether a delay lets users leave first.',
  },
  owner: {
    title: 'Owners and roles',
    says: 'Look for who has special rights, and how these rights are passed on.',
  },
  mint: { title: 'Creating tokens', says: 'Look for who can create tokens, and up to which limit.' },
  seize: {
    title: 'Taking tokens from holders',
    says: 'Look for whether someone can move or burn tokens without an allowance from their holder.',
  },
  approve: {
    title: 'Allowances that the holder did not give',
    says: 'Look for code that sets, keeps or bypasses an allowance without the holder’s approval.',
  },
  balances: {
    title: 'Changing balances',
    says: 'Look for balances that are set outside a transfer, or that someone can change.',
  },
  pause: {
    title: 'Stopping transfers',
    says: 'Look for who can stop transfers or other functions, and for how long.',
  },
  block: {
    title: 'Blocking accounts',
    says: 'Look for who can block an account, or decide which accounts may transfer.',
  },
  fee: {
    title: 'Fees on transfers',
    says: 'Look for how much of a transfer is kept, who receives it, and who can raise it.',
  },
  limits: {
    title: 'Limits on transfers',
    says: 'Look for limits on amounts, holdings or times, and for who can change them.',
  },
  withdraw: {
    title: 'Withdrawing the contract’s assets',
    says: 'Look for who can withdraw tokens or currency that belong to others.',
  },
  delegatecall: {
    title: 'Running the code of another contract',
    says: 'Look for who chooses the code that runs with this contract’s storage and balance.',
  },
  selfdestruct: {
    title: 'Deleting the contract',
    says: 'Look for who can delete it, and who receives what it holds.',
  },
  call: {
    title: 'Calls to other contracts',
    says: 'Look for who chooses the address, and what the called contract can do before this one finishes.',
  },
  oracle: {
    title: 'Prices and other values from outside',
    says: 'Look for who can set or bend the value, and what happens if it is old.',
  },
  signature: {
    title: 'Signatures',
    says: 'Look for what a signature is bound to, and whether it can be used twice.',
  },
  account: {
    title: 'Accounts with special treatment',
    says: 'Look for a fixed address, or the origin of a transaction, that is treated differently.',
  },
  assembly: {
    title: 'Code that is hard to read',
    says: 'Look for assembly or encoding that hides what is called or stored.',
  },
} as const;
