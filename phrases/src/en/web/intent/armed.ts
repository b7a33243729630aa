export const title = 'Your plan';
export const waiting =
  'Compared with the next request from {account}, for {minutes, plural, one {# more minute} other {# more minutes}}.';
export const next =
  'Next: open the app that you want to use, or paste its request on Start. Readback compares the request with your plan.';
export const nextMade =
  'Next: let Readback create the swap, or paste an app’s request on Start. Readback compares the request with your plan.';
export const openApp = 'Open the app here';
export const over =
  'No request from {account} arrived within 30 minutes, so your plan is no longer compared.';
export const withdraw = 'Remove';
export const sayAgain = 'Edit it';
export const dismiss = 'Dismiss';
export const otherAccount =
  'You said what the next request from {account} should do. This request is for another account, so it was not compared.';
export const compareHere = 'Compare this request with it';
