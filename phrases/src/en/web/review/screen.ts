export const opening = 'Opening the request';
export const reading = 'Reading the request';
export const side = 'Sign and compare';
export const loadingWallet = 'Loading wallet features.';
export const openingPart = 'Opening';
export const noActions = 'The signing panel could not be loaded. The readback is still valid.';
export const whatMeant = 'Say what you meant';
export const openingSaid = 'Opening what you said';
export const secondDevice = 'Check on another device';

export const verdict = 'Verdict: {verdict}.';

export const about = 'The request';
export const network = 'Network';
export const askedBy = 'Asked by';
export const askedByNamed = '{asker}, which calls itself {name}';
export const fee = 'Gas fee';
export const feeChecked = 'being checked';
export const feeAtMost = '{fee}, at most {most}';
export const told = 'Contacted';

export const ownAccount = 'Your account';
export const accountItIsFor = 'The request’s account';
export const you = 'you';
export const nameYouTyped = 'the name you typed';
export const codeUnknown = 'code: {code}';

export const beforeYouSign = 'Before you sign';
export const toKnow = 'What to know';
export const severities = { stop: 'Stop', caution: 'Caution', note: 'Note' } as const;
export const why = 'Why?';
/** Folded, below what decided. */
export const others =
  '{only, select, notes {{count, plural, one {# note} other {# notes}}} other {{count, plural, one {# more finding} other {# more findings}}}}';
export const moreAlike = 'and {count} more like this';

export const unknownTag = 'Unknown';
export const retry = 'Retry';

export const stillReading = 'Still reading';
export const puttingIntoWords = 'Writing the readback';
export const checking = 'Checking {what}';
export const looking = {
  decode: 'calls',
  label: 'addresses',
  simulate: 'changes',
  check: 'rules',
} as const;

export const checks = 'Checks';
export const checksLine =
  '{fired, plural, one {# finding} other {# findings}}, {clear} passed{unknown, plural, =0 {} other {, # unknown}}{pending, plural, =0 {} other {, # still being checked}}.{others, plural, =0 {} one { # more is about other kinds of requests.} other { # more are about other kinds of requests.}}';
export const checksFired = '{count, plural, one {# finding} other {# findings}}';
export const checksUnknown = '{count} unknown';
export const checksPassed = '{count} passed';

export const details = 'Details';
export const toDecision = 'Go to the decision';
