export const fired = { stop: 'Stop', caution: 'Caution', note: 'Note' } as const;
export const muted = '{outcome}, muted by you';
export const without = 'missing: {facts}';
export const withoutMore = 'missing: {facts} and {more} more';
export const withoutAtLeast = 'missing: {facts} and at least {more} more';

export const groups = {
  fired: '{count, plural, one {# finding} other {# findings}}',
  unknown: '{count} could not be checked',
  pending: '{count} still being checked',
  clear: '{count} passed',
  notApplicable: '{count, plural, one {# rule does} other {# rules do}} not apply to this request',
} as const;
