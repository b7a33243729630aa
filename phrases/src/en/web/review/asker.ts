/** `via` says how the request came: from an app, a site, or a script. */
export const waits =
  '{via, select, walletconnect {An app} extension {A site} other {A script}} is waiting for your answer.';
export const waitsNamed =
  '{via, select, walletconnect {An app} extension {A site} other {A script}} that calls itself {name} is waiting for your answer.';
export const waitsSite =
  'The request comes from {site}, as your browser confirms. The site is waiting for your answer.';
export const gone = 'The {via, select, walletconnect {app} extension {site} other {script}} no longer waits';
export const goneHint =
  'If you sign anyway, the request takes effect, but the {via, select, walletconnect {app} extension {site} other {script}} does not receive the result. Reject the request unless you still want it.';
export const told =
  'The {via, select, walletconnect {app} extension {site} other {script}} received the result.';
