/** `by` says who asks: an app, a site, or a script. */
export const waits = '{by, select, app {An app} site {A site} other {A script}} is waiting for your answer.';
export const waitsNamed =
  '{by, select, app {An app} site {A site} other {A script}} that calls itself {name} is waiting for your answer.';
export const waitsSite =
  'The request comes from {site}, as your browser confirms. The site is waiting for your answer.';
export const gone = 'The {by, select, app {app} site {site} other {script}} no longer waits';
export const goneHint =
  'If you sign anyway, the request takes effect, but the {by, select, app {app} site {site} other {script}} does not receive the result. Reject the request unless you still want it.';
export const goneUnsigned =
  'The request cannot be signed here, and the {by, select, app {app} site {site} other {script}} no longer receives an answer. Reject the request.';
export const told = 'The {by, select, app {app} site {site} other {script}} received the result.';
