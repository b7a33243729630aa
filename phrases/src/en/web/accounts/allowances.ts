export const title = 'Token approvals';
export const on = 'Allowances on {network}';
export const notRead = 'Could not read the allowances: {why}.';
export const notReadAgain =
  'Could not read the allowances again: {why}. The values shown may be out of date.';
export const refresh = 'Refresh<hidden> allowances on {network}</hidden>';
export const retry = 'Retry<hidden> allowances on {network}</hidden>';
export const reading = 'Reading allowances on {network}';
export const none = 'No allowances were found.';

export const checked =
  'Checked {tokens, plural, one {# token} other {# tokens}} against {spenders, plural, one {# spender} other {# spenders}} on {network}, {ago}.';
export const failed = '{count, plural, one {# allowance} other {# allowances}} could not be read.';
export const leftOut =
  '{count, plural, one {# possible allowance was} other {# possible allowances were}} not checked: there were too many.';
export const bounds = 'Other tokens and spenders were not checked, nor were approvals of single NFTs.';
export const searched = 'Searched the events in blocks {from} to {to}.';
export const moreEvents = 'There were more events than Readback keeps, so some approvals may be missing.';
export const unknownTokens =
  '{count, plural, one {# contract} other {# contracts}} that you do not know reported that you approved a spender. Any contract can report this. To check a token, add it by its address.';

export const eventsNotRead = 'Could not read the events: {why}.';
export const search = 'Search the full history';
export const searchEarlier = 'Search earlier events';
export const retryEvents = 'Retry event search';

export const notAsked = 'No network has been asked yet, so the allowances are unknown.';

/** What one spender could take, after its name. */
export const takes = {
  all: 'Can take <b>all {amount}</b> {token} that this account holds.',
  allLater:
    'Can take <b>all {amount}</b> {token} that this account holds, and any it receives later (unlimited).',
  part: 'Can take <b>up to {amount}</b> {token}.',
  items:
    'Can take <b>every item of</b> {token}: {count, plural, one {# item} other {# items}} now, and any this account receives later.',
  noItems: 'Can take <b>nothing now</b>. Can take every item of {token} that this account receives later.',
  later: 'Can take <b>nothing now</b>. Can take any {token} that this account receives later (unlimited).',
  upToLater: 'Can take <b>nothing now</b>. Can take up to {amount} {token} that this account receives later.',
  closed: 'Can take <b>nothing now</b>: Permit2 has no allowance for {token} from this account.',
  ended: 'Can take <b>nothing</b>: this Permit2 allowance for {token} has expired.',
  unknown: 'Can take <b>up to {amount}</b> {token}. Could not check how much of that can be taken now.',
  unknownLater:
    'Can take <b>any amount</b> of {token} (unlimited). Could not check how much can be taken now.',
  unknownItems: 'Can take <b>every item of</b> {token}. Could not check how many items this account holds.',
} as const;
export const allowed = 'The allowance is {amount} {token}.';
export const share =
  '{part, select, less {Less than 1%} more {More than 99%} other {{percent}%}} of this account’s balance';
export const shareUnknown = 'Share of the balance: unknown';
export const decimals = '{decimals, plural, one {# decimal} other {# decimals}}, according to the token.';
export const noDecimals = 'The token’s decimals are unknown.';
export const permit2 = 'Through Permit2, until {time}.';
export const given = 'Requested here at {time}. <link>Open the request</link>';

/** What the rules say of a spender. */
export const severities = { stop: 'Stop', caution: 'Caution', note: 'Note' } as const;
export const reasons = {
  'lists.blocked': 'You blocked the spender or the token.',
  'lists.scam': 'The spender or the token is on a scam list.',
  'approvals.plainAccount': 'A person’s account, not an app.',
  'approvals.openContract': 'A contract that makes calls for anyone.',
  'approvals.unpublished': 'A contract that is new or has unpublished source code.',
  'approvals.unvouched': 'A contract that Readback does not know.',
  'approvals.notSpender': 'A contract that is not known to need an allowance.',
  'approvals.toToken': 'The token contract itself.',
  'approvals.noLimit': 'The allowance is unlimited.',
  'approvals.operator': 'The allowance covers the whole collection.',
  'approvals.allHeld': 'The allowance covers 90% or more of the balance.',
  'approvals.allHeld.together': 'Together with other allowances, this one covers 90% or more of the balance.',
  'approvals.longLived': 'The allowance lasts a long time.',
} as const;
export const checking = 'Checking the spender';
export const notChecked = 'The spender could not be checked.';
export const gaps = 'Some facts about the spender could not be checked.';

export const revoke = 'Revoke<hidden> the allowance of {spender} for {token}</hidden>';
export const revokeRisky = 'Revoke {count, plural, one {# risky allowance} other {# risky allowances}}';
export const howRisky =
  '“Risky” means that Readback’s rules say Stop or Caution. If your wallet accepts batches, one Review covers all revocations. Otherwise, it covers only the first. Nothing is signed without Review.';

export const unread =
  '{count, plural, one {This allowance could not be read:} other {These allowances could not be read:}}';
export const unreadPair = '{spender} for {token}';
export const revokeSeen = '{count, plural, one {Revoke it} other {Revoke them}}';
export const risky =
  '{count, plural, one {# risky allowance} other {# risky allowances}} on {network}, read {ago}';

export const checkAnother = 'Check another spender';
export const checkingAnother =
  'Readback checks the spender’s allowances for every known token on {network}, now and later.';
export const spender = 'Spender';
export const needsSpender = 'Type the address of the spender.';
export const cancel = 'Cancel';
export const check = 'Check';
