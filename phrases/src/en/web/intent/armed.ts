export const title = 'Your plan';
export const waiting =
  'Compared with the next request of {account}, for {minutes, plural, one {# more minute} other {# more minutes}}.';
export const next = 'Next, paste the request on Start, or <dapps>open a dapp</dapps> that asks for it.';
export const over = 'No request of {account} came within 30 minutes. It is no longer compared.';
export const withdraw = 'Remove';
export const sayAgain = 'Say it again';
export const dismiss = 'Dismiss';
export const otherAccount =
  'You said what the next request of {account} should do. This request is not of that account, and was not compared.';
export const compareHere = 'Compare this request with it';
