/** What the user said beside what a request does, or what came of it: a row for each difference. */
export const part = 'Part';
export const youSaid = 'You said';
export const found = {
  request: 'The request does',
  happened: 'What happened',
  signed: 'What you signed',
} as const;
export const of = {
  'intent.scope': 'For',
  'intent.pays': 'Send',
  'intent.gets': 'Receive',
  'intent.allows': 'Permission',
  'intent.controls': 'Control',
  'intent.signs': 'Sign',
  'intent.happens': 'Result',
} as const;
