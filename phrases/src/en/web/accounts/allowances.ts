export const title = 'Who could take what';
export const on = 'Allowances on {network}';
export const notRead = 'Could not read the allowances: {why}.';
export const notReadAgain = 'Could not read the allowances again: {why}. The values shown are older.';
export const refresh = 'Refresh<hidden> allowances on {network}</hidden>';
export const retry = 'Retry<hidden> allowances on {network}</hidden>';
export const reading = 'Reading allowances on {network}';
export const none = 'No allowance was found.';

export const checked =
  'Checked {tokens, plural, one {# token} other {# tokens}} against {spenders, plural, one {# spender} other {# spenders}} on {network}, {ago}.';
export const failed = '{count, plural, one {# allowance} other {# allowances}} could not be read.';
export const leftOut =
  '{count, plural, one {# check was} other {# checks were}} left out: there were too many.';
export const bounds =
  'Allowances of other tokens or spenders would not be found. Approvals of single NFTs are not checked.';
export const searched = 'Events in blocks {from} to {to} were searched.';
export const moreEvents = 'There were more events than Readback keeps.';
export const unknownTokens =
  '{count, plural, one {# contract} other {# contracts}} that you do not know reported that you approved a spender. Any contract can report this. To check a token, add it by its address.';

export const eventsNotRead = 'Could not read the events: {why}.';
export const search = 'Search events too';
export const searchEarlier = 'Search earlier events';
export const retryEvents = 'Retry event search';

export const notAsked = 'No network was asked yet, so this is unknown.';

/** What one spender could take, after its name. */
export const takes = {
  all: 'Can take <b>all {amount}</b> {token} that this account holds.',
  allLater:
    'Can take <b>all {amount}</b> {token} that this account holds, and any it receives later (no limit).',
  part: 'Can take <b>up to {amount}</b> {token}.',
  items:
    'Can take <b>every item of</b> {token}: {count, plural, one {# item} other {# items}} now, and any this account receives later.',
  noItems: 'Can take <b>nothing now</b>. Can take every item of {token} that this account receives later.',
  later: 'Can take <b>nothing now</b>. Can take any {token} that this account receives later (no limit).',
  upToLater: 'Can take <b>nothing now</b>. Can take up to {amount} {token} that this account receives later.',
  closed: 'Can take <b>nothing now</b>: Permit2 may not take {token} from this account.',
  ended: 'Can take <b>nothing</b>: this Permit2 allowance for {token} has expired.',
  unknown: 'Can take <b>up to {amount}</b> {token}. How much of it can be taken now is unknown.',
  unknownLater:
    'Can take <b>any amount</b> (no limit) of {token}. How much of it can be taken now is unknown.',
  unknownItems: 'Can take <b>every item of</b> {token}. How many items this account holds now is unknown.',
} as const;
export const allowed = 'The allowance is {amount} {token}.';
export const share =
  '{part, select, less {Less than 1%} more {More than 99%} other {{percent}%}} of what this account holds of it';
export const shareUnknown = 'Share of the holding: unknown';
export const decimals = '{decimals, plural, one {# decimal} other {# decimals}}, according to the token.';
export const noDecimals = 'The token’s decimals are unknown.';
export const permit2 = 'Through Permit2, until {time}.';
export const given = 'Requested here at {time}. <link>Open the request</link>';

/** What the rules say of a spender. */
export const severities = { stop: 'Stop', caution: 'Caution', note: 'Note' } as const;
export const reasons = {
  'lists.blocked': 'You blocked this address.',
  'lists.scam': 'A scam list that you chose names this address.',
  'approvals.plainAccount': 'A person’s account, not an app.',
  'approvals.openContract': 'A contract that makes calls for anyone.',
  'approvals.unpublished': 'A contract that is new, or whose source code is not published.',
  'approvals.unvouched': 'A contract that Readback does not know.',
  'approvals.notSpender': 'A contract that is not known to need an allowance.',
  'approvals.toToken': 'The token contract itself.',
  'approvals.noLimit': 'The allowance has no limit.',
  'approvals.operator': 'It covers the whole collection.',
  'approvals.allHeld': 'It covers 90% or more of the holding.',
  'approvals.allHeld.together': 'Together with the others it covers 90% or more of the holding.',
  'approvals.longLived': 'It lasts a long time.',
} as const;
export const checking = 'Checking the spender';
export const notChecked = 'The spender could not be checked.';
export const gaps = 'Not everything about the spender could be checked.';

export const revoke = 'Revoke<hidden> what {spender} can take of {token}</hidden>';
export const revokeRisky = 'Revoke the {count, plural, one {risky one} other {# risky ones}}';
export const howRisky =
  'Risky: Readback’s rules say Stop or Caution. If your wallet accepts batches, all are read back together, else one after another. Nothing is signed without Review.';

export const unread =
  '{count, plural, one {Unknown, because it was not read:} other {Unknown, because they were not read:}}';
export const unreadPair = '{spender} for {token}';
export const risky =
  '{count, plural, one {# risky allowance} other {# risky allowances}} on {network}, read {ago}';

export const checkAnother = 'Check another spender';
export const checkingAnother =
  'Readback checks the spender’s allowances for every known token on {network}, now and later.';
export const spender = 'Spender';
export const needsSpender = 'Type the address of the spender.';
export const cancel = 'Cancel';
export const check = 'Check';
