export const title = 'Who may move what it holds';
export const on = 'Allowances on {network}';
export const notRead = 'Could not be read: {why}.';
export const notReadAgain = 'Could not be read again: {why}. The values shown are older.';
export const refresh = 'Refresh<hidden> allowances on {network}</hidden>';
export const retry = 'Retry<hidden> allowances on {network}</hidden>';
export const reading = 'Reading allowances on {network}';
export const none = 'No allowance was found.';

export const checked =
  'Checked {tokens, plural, one {# token} other {# tokens}} × {spenders, plural, one {# spender} other {# spenders}} on {network}, {ago}.';
export const failed = '{count} could not be read.';
export const leftOut = '{count, plural, one {# was left out} other {# were left out}}: too many.';
export const bounds =
  'Allowances of other tokens or for other spenders would not be found. Approvals of single items in collections are not checked.';
export const searched = 'Events of blocks {from} to {to} were searched.';
export const moreEvents = 'There were more events than Readback keeps.';
export const unknownTokens =
  '{count, plural, one {# contract} other {# contracts}} that you do not know announced an approval of yours: anyone can announce one. Add a token by its address to check it.';

export const eventsNotRead = 'Events could not be read: {why}.';
export const search = 'Search events too';
export const searchEarlier = 'Search earlier events';
export const retryEvents = 'Retry events';

export const operator = '{spender} may take <b>every item of</b> {token}';
export const unlimited = '{spender} may take <b>any amount</b> (no limit) of {token}';
export const limited = '{spender} may take up to <b>{amount}</b> {token}';
export const decimals = '{decimals, plural, one {# decimal} other {# decimals}}, according to the token.';
export const noDecimals = 'The token’s decimals are unknown.';
export const permit2 =
  '{ended, select, yes {Through Permit2, ended at {time}.} other {Through Permit2, until {time}.}} It also needs the token’s own allowance for Permit2.';
export const revoke = 'Revoke<hidden> what {spender} may take of {token}</hidden>';

export const checkAnother = 'Check another spender';
export const checkingAnother =
  'Its allowances are checked for every known token on {network}, now and later.';
export const spender = 'Spender';
export const needsSpender = 'Type the address of the spender.';
export const cancel = 'Cancel';
export const check = 'Check';
