export const field = 'In your own words (optional)';
export const hint =
  'Such as: send 25 USDC to Ana. It fills in the form below, on this device, and nothing is sent.';
export const hintModel =
  'It fills in the form below, on this device. A model is asked only by its own button, and sees none of your numbers, names or addresses.';
export const fillIn = 'Fill in the form';
export const withModel = 'Fill in with the assistant';
export const stop = 'Stop';
export const asking = 'The assistant reads your words';
export const noneTitle = 'These words fill in no form';
export const none =
  'Say one thing that you want to do, with its values: what, how much, and who gets it. Or choose below. What you typed is kept.';
export const nothingTyped = 'Type what you want to do, or fill in the form below.';
export const filled = 'The form below is filled in. Check each field.';
export const notUsed = 'The form does not say these words yet. Fill in the form with them, or delete them.';

export const asksTitle = 'Your words say more than the form';
export const asks = {
  value: '{text} is in no field.',
  negation:
    '{text}: the form says only what may happen, and everything else is stopped. Check that this is enough.',
  condition: '{text}: nothing here waits until something is true.',
  time: '{text}: nothing is planned or repeated here. It is compared with one request.',
  second: '{text}: one thing can be said at a time, and exactly.',
  amount: '{text}: write the amount in digits, with one point and no other signs.',
  symbol: '{text}: there is not exactly one token of this name here. Choose it below.',
  date: '{text}: say the day, the month and the year, such as 2027-01-31.',
  who: '{text}: nobody of this name is in your book. Type an address or a name.',
  unsure: '{text} may mean something else here. Check the fields below.',
  word: '{text}: these words were not understood.',
  guess: '{text}: only the assistant took it for this. Check it.',
} as const;
/** Before the values that the words have for an empty field. */
export const offered = 'You said:';
/** “half”: 12,500 */
export const offeredSum = '{text}: {value}';
export const shareUnknown = '{text}: what you hold of it is not known. Type the amount.';
export const checked = 'I checked this. The form below says all that I mean.';
export const checkFirst = 'Check what your words say beyond the form, and tick the box.';

export const makeRequest = 'Make this request';
export const makeHint =
  'Or Readback makes this request for you: it opens for review, compared with what you said. Nothing is signed yet.';
export const notMadeTitle = 'This request could not be made';
export const notMade = {
  notRead:
    'What this spender may take could not be read, so nothing is taken back yet. What you said is kept. Try again.',
  noneStanding:
    'No allowance of this spender was found in the tokens that are known here. To look further back, open Accounts. What you said is kept.',
  oneByOne:
    'This spender has several allowances, and your wallet takes one call at a time. Revoke them one by one: choose one allowance here, or open Accounts.',
} as const;

export const previewHint = 'Later words go to this address without being shown first.';
