/** `via` says how the request came: from an app, or from a script. */
export const waits = '{via, select, walletconnect {An app} other {A script}} is waiting for your answer.';
export const waitsNamed =
  '{via, select, walletconnect {An app} other {A script}} that calls itself {name} is waiting for your answer.';
export const gone = 'The {via, select, walletconnect {app} other {script}} no longer waits';
export const goneHint =
  'If you sign anyway, the request takes effect, but the {via, select, walletconnect {app} other {script}} does not receive the result. Reject the request unless you still want it.';
export const told = 'The {via, select, walletconnect {app} other {script}} received the result.';
