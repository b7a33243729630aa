export const noRecord = 'This request could not be recorded. Nothing was sent to your wallet.';
export const record = 'Try recording again';
export const noRecordWhy = {
  full: 'This device has no storage left for this site.',
  slow: 'This browser’s storage did not answer within 2 seconds. Another tab may be using it.',
  blocked: 'This browser does not let this page store anything. This can happen in a private window.',
} as const;
export const noRecordRisk =
  'If this page closes before your wallet answers, Readback cannot tell whether you signed. It will then show this request as not signed. Before you sign, check that your wallet does not already list it. Check also that no other tab shows it.';

export const repeats = 'The same request may have been signed already';
export const openFirst = 'Open the first request';
export const firstForgotten =
  'The first request was deleted here. Check in your wallet whether it was signed.';
