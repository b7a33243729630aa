export const title = 'Simulated calls';
export const pending = 'The calls are being checked';
export const unknown = 'Could not list the calls: {why}.';
export const calls = '{count, plural, one {# call} other {# calls}}';
export const callsFailed =
  '{count, plural, one {# call, which failed} other {# calls, {failed} of which failed}}';
