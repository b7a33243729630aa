export const field = 'In your own words (optional)';
export const hint =
  'For example: send 25 USDC to Ana. Readback fills in the form below on this device, and sends nothing.';
export const hintModel =
  'Readback fills in the form below on this device. A model is asked only if you press its button, and it sees none of your numbers, names or addresses.';
export const fillIn = 'Fill in the form';
export const withModel = 'Fill in with the assistant';
export const stop = 'Stop';
export const asking = 'The assistant reads your words';
export const noneTitle = 'No form fits these words';
export const none =
  'Say one thing that you want to do, with its values: what, how much, and who gets it. Or choose below. What you typed is kept.';
export const nothingTyped = 'Type what you want to do, or fill in the form below.';
export const filled = 'The form below is filled in. Check each field.';
export const notUsed = 'These words are not in the form yet. Fill in the form with them, or delete them.';

export const asksTitle = 'Your words say more than the form';
export const asks = {
  value: '{text} is not in any field.',
  negation:
    '{text}: the form says only what may happen, and everything else is stopped. Check that this is enough.',
  condition: '{text}: Readback cannot wait for a condition.',
  time: '{text}: Readback does not schedule or repeat requests. It checks one request.',
  second: '{text}: say one thing at a time, with exact values.',
  amount: '{text}: write the amount in digits, with one decimal point and no other signs.',
  symbol: '{text}: no token has this name here, or more than one does. Choose the token below.',
  date: '{text}: give the day, the month and the year, such as 2027-01-31.',
  who: '{text}: nobody in your address book has this name. Type an address or a name.',
  unsure: '{text} may mean something else here. Check the fields below.',
  word: '{text}: these words were not understood.',
  guess: '{text}: only the assistant read it this way. Check it.',
} as const;
/** Before the values that the words have for an empty field. */
export const offered = 'You said:';
/** “half”: 12,500 */
export const offeredSum = '{text}: {value}';
export const shareUnknown = '{text}: could not check how much of it you hold. Type the amount.';
export const checked = 'I checked this. The form below says everything I mean.';
export const checkFirst = 'Check what your words say beyond the form, and tick the box.';

export const makeRequest = 'Make this request';
export const makeHint =
  'Readback can create this request. It opens for review, compared with what you said. Nothing is signed yet.';
/** Where the wallet takes one call at a time. */
export const allowFirst =
  'If the app may not take the token yet, this takes two requests: an allowance of exactly this amount, then the deposit.';
export const notMadeTitle = 'This request could not be created';
export const notMade = {
  notRead:
    'Could not read what this spender can take, so nothing is revoked yet. What you said is kept. Try again.',
  notLookedUp:
    'Could not read what this app may take already, so nothing is created yet. What you said is kept. Try again.',
  noneStanding:
    'No allowance of this spender was found for the tokens known here. To look further back, open Accounts. What you said is kept.',
  noBatch:
    'Your wallet takes one call at a time, so these cannot be sent together. What you said is kept. Say them one by one.',
  oneByOne:
    'This spender has several allowances, and your wallet takes one call at a time. Revoke them one by one: choose one allowance here, or open Accounts.',
} as const;

export const previewHint = 'Later words go to this URL without being shown to you first.';
