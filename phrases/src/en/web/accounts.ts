export const title = 'Accounts';
export const lead =
  'See what your accounts hold and who can move it. Account names stay in this browser. When you open an account, Readback asks nodes of the networks you have used before.';
export const approvals = 'Token approvals';
export const approvalsLead =
  'See which apps may take tokens from an account, and revoke what you no longer need. Connect a wallet, or open an account.';
export const empty = 'No accounts yet';
export const emptyHint =
  'Connect a wallet, watch an address to see what it holds, or save the address of someone you pay.';
export const connect = 'Connect a wallet';
export const groups = { yours: 'Yours', watched: 'Watched', saved: 'Saved' } as const;

/** How the user stands to an account. `file`: its name came with a file. */
export const note =
  '{stand, select, connected {yours, connected} yours {yours} watched {watched} saved {saved} other {not in your address book}}{file, select, yes {, name from a file} other {}}{blocked, select, yes {, blocked} other {}}';
export const blocked = 'blocked';
export const noName = 'No name';
export const open = 'Open';
export const openNamed = 'Open {name}';
export const held =
  '<b>{amount} {symbol}</b>{tokens, plural, =0 {} one { and # token} other { and # tokens}} on {network}, read {ago}';

export const notAddress = 'This is not an address';
export const yoursAreThere = 'Your accounts are in <link>Accounts</link>.';
export const balances = 'Balances';
export const noNetwork = 'No networks are enabled';
export const noNetworkHint = 'Enable one in <link>Settings</link> to see what this account holds.';

export const nameless = 'Unnamed account';
export const watchIt = 'Watch account';
export const rename = 'Rename';
export const addName = 'Add a name';
export const stopWatching = 'Stop watching';
export const remove = 'Remove';
export const keep = 'Keep';
export const send = 'Send';
export const sendTo = 'Send to this account';

export const cancel = 'Cancel';
export const address = 'Address';
export const name = 'Name';
export const adding = {
  watch: {
    title: 'Watch an address',
    says: 'View an account without a wallet. You cannot sign with it here.',
    name: 'Name (optional)',
    submit: 'Watch',
  },
  save: {
    title: 'Save an address',
    says: 'The name is shown wherever the address appears. The name never leaves this browser.',
    name: 'Name',
    submit: 'Save',
  },
} as const;
export const needsName = 'Type a name to show next to this address.';
export const needsAddress = {
  empty: 'Type an address.',
  resolving: 'The name is still being looked up. Try again in a moment.',
} as const;

export const naming = 'The name is shown wherever this address appears. The name never leaves this browser.';
export const namingHint = 'Leave the field empty to remove the name.';
export const saveName = 'Save';
export const nameTooLong =
  'A name can have at most {most, plural, one {# character} other {# characters}}: this name has {length}.';
export const nameLikeAddress = 'A name must not look like an address.';
export const nameTaken = 'Another address in your address book has this name. Choose a different name.';

export const removing = {
  yours: {
    title: 'Remove this account from your address book?',
    says: 'This deletes the account’s name. The account will not be shown as yours until a wallet shares it again. Nothing changes on chain.',
  },
  watched: {
    title: 'Stop watching this account?',
    says: 'This also deletes the account’s name. You can watch the account again at any time.',
  },
  saved: {
    title: 'Remove this address from your address book?',
    says: 'This deletes the name. Requests that pay this address will no longer show the name.',
  },
} as const;

export const known = 'Known to you';
export const knownOn =
  'You marked this account as known on {network}. On that network, a Stop about it becomes a Caution.';
export const unknow = 'Undo “I know this account”';
export const know = 'I know this account';
export const knowElsewhere = 'I know this account on another network';
