export const reject = 'Reject';
export const stillReading = 'Still reading';
export const connect = 'Connect wallet';
export const connecting = { connecting: 'Connecting wallet', reconnecting: 'Reconnecting wallet' } as const;
export const switchTo = 'Switch to {network}';
export const readAgain = 'Read again';
export const readAgainForAccount = 'Read again for this account';
export const reviewUpdated = 'Review the updated version';
export const press = 'Sign in wallet';
export const pressUnrecorded = 'Sign without a record';
export const hold = {
  notFullyRead: 'Hold to sign although not fully read',
  stop: 'Hold to sign anyway',
} as const;
export const holdUnrecorded = '{hold}, without a record';
export const request = 'the request';

export const puttingIntoWords = 'Putting it into words.';
export const checking = 'Checking {what}.';
export const watching = 'You are only watching this account. Connect a wallet to sign.';
export const otherAccount =
  'This request is for {asked}, but your wallet is on {connected}. To sign, choose the account of the request in your wallet.';
export const tooOld = 'This was last checked more than five minutes ago, and the chain has moved on since.';
export const accountChanged = 'The account changed after this was read.';
export const copyIt = 'You can copy it, and sign it where it came from.';
export const cannot =
  'It can be read here. You can copy it, connect another wallet, or sign it where it came from.';
export const framed = 'Nothing can be signed inside another page.';
export const onlyPractice = 'A flight is signed with the practice wallet only.';
export const noPractice =
  'The part that connects the practice wallet could not be loaded. Try again, or reload the page.';

export const changedTag = 'Changed';
export const changed = 'Something changed since you read this';
export const changedHint = 'Nothing was signed. What is shown is still what you read.';
export const moved = '{count, plural, one {# thing} other {# things}} changed since you read this.';
export const notCheckedSince = 'Not checked again since {time}.';
export const unchanged = 'Checked again: nothing changed.';

export const noRecord = 'This cannot be recorded. Nothing was sent to your wallet.';
export const record = 'Try again to record it';
export const noRecordWhy = {
  full: 'This device has no storage left for this site.',
  slow: 'This browser’s storage did not answer within 2 seconds: another tab may be writing.',
  blocked: 'This browser does not let this page store anything. Some private windows do this.',
} as const;
export const noRecordRisk =
  'If this page closes before your wallet answers, Readback cannot tell whether you signed. It will then show this request as not signed. Before you sign, check that your wallet does not already list it. Check also that no other tab shows it.';

export const otherTab =
  'Another tab is passing this request to your wallet. Look there: it is not passed on twice.';
export const notOpen = 'This request is no longer open here. The wallet was not asked.';
export const mayHaveIt =
  'A wallet may already have this request, from another tab or from before this page was opened. It is not passed on again automatically.';
export const notRecorded = 'This could not be recorded. The wallet was not asked.';
export const notPassed = 'This could not be passed to the wallet. The wallet was not asked.';

export const repeats = 'The same request may have been signed already';
export const openFirst = 'Open the first one';
export const firstForgotten = 'The first one was forgotten here. Check in your wallet whether it was signed.';
