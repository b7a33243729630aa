export const reject = 'Reject';
export const decideLater = 'Decide later';
export const stillReading = 'Still reading';
export const connect = 'Connect wallet';
export const connecting = { connecting: 'Connecting wallet', reconnecting: 'Reconnecting wallet' } as const;
export const switchTo = 'Switch to {network}';
export const readAgain = 'Read again';
export const readAgainForAccount = 'Read again for this account';
export const reviewUpdated = 'Review the updated version';
export const press = 'Sign in wallet';
export const pressCautions = 'Sign, with {count, plural, one {# caution} other {# cautions}}';
export const pressUnrecorded = 'Sign without saving';
export const hold = {
  notFullyRead: 'Hold to sign, not fully read',
  notFullyChecked: 'Hold to sign, not fully checked',
  stop: 'Hold to sign anyway',
} as const;
export const holdShort = 'Hold to sign';
export const holdUnrecorded = '{hold}, without a record';
export const request = 'the request';

export const puttingIntoWords = 'Writing the readback.';
export const checking = 'Checking {what}.';
export const watching = 'You are only watching this account. Connect a wallet to sign.';
export const tooOld = 'This readback may be out of date. Read the request again before you sign.';
export const accountChanged = 'This request was not read for the account in your wallet.';
export const elsewhere = 'Sign it elsewhere';
export const copyIt = 'You can copy the request and sign it in the original app.';
export const cannot =
  'You can read the request here and copy it. To sign it, connect another wallet, or go back to where it came from.';
export const framed = 'Nothing can be signed inside another page.';
export const onlyPractice = 'A flight can be signed only with the practice wallet.';
export const noPractice =
  'The part that connects the practice wallet could not be loaded. Try again, or reload the page.';

export const changedTag = 'Changed';
export const changed = 'Something changed since you read this request';
export const changedHint = 'Nothing was signed. The page still shows what you read.';
export const moved = '{count, plural, one {# thing} other {# things}} changed since you read this request.';
export const notCheckedSince = 'Not checked again since {time}.';
export const unchanged = 'Checked again: nothing changed.';

export const otherTab =
  'Another tab is passing this request to your wallet. Continue in that tab: Readback does not pass the request on twice.';
export const otherPage =
  'The connected wallet is in the page of another request, and that page would learn the signature. The wallet was not asked to sign. If the site of this request is still waiting, open the request again under Requests.';
export const notOpen =
  'This request has already been decided, passed on or deleted here. The wallet was not asked to sign.';
export const mayHaveIt =
  'A wallet may already have this request, from another tab or from before this page was opened. Readback does not pass the request on again automatically.';
export const notRecorded = 'The request could not be recorded. The wallet was not asked to sign.';
export const notPassed = 'The request could not be passed to the wallet. The wallet was not asked to sign.';
