export const title = 'Learn';
export const lead = 'What Readback says, what it checks, and where you can try it without risk.';

export const school = 'Flight school';
export const schoolLead =
  'Famous attacks and honest requests on this computer’s practice chain. You decide, and see what would have happened.';
export const schoolOpen = 'Open Flight school';

export const rules = 'Rules';
export const rulesLead =
  'Every check that Readback makes of a request, what triggers it, and why it matters.';
export const rulesOpen = 'See all rules';

export const verdicts = 'What the verdicts mean';
export const meaning = {
  stop: 'Signing would very likely cost you something that you did not mean to give. Reject the request.',
  caution: 'At least one fact needs your decision. Readback names who gets what, and says what to do.',
  notFullyRead:
    'A part of the request is unknown. Nothing shows that it is harmful, and nothing shows that it is not. You can still sign, by holding the button.',
  notFullyChecked:
    'Everything in the request was understood, but a fact about it is missing. You can still sign, by holding the button.',
  read: 'Every call, argument and effect of the request was understood, and nothing in it needs a warning.',
} as const;

export const terms = 'Words that come up';
export const meanings = [
  ['Request', 'What an app wants you to sign: a transaction, typed data or a message.'],
  ['Readback', 'What the request does, in plain words, before you sign it.'],
  ['Effects', 'What the request changes when it is simulated: tokens, allowances, owners.'],
  [
    'Allowance',
    'How much of a token someone else may take from your account, at any time, until you revoke it.',
  ],
  [
    'Fingerprint',
    'A short code computed from the request. Your hardware wallet or another device shows the same one.',
  ],
  [
    'Hearback',
    'The comparison of what was signed or mined with what was read back. Any difference is shown prominently.',
  ],
] as const;
