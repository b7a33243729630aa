export const fired = { stop: 'fired: Stop', caution: 'fired: Caution', note: 'fired: Note' } as const;
export const muted = '{outcome}, muted by you';
export const without = 'missing: {facts}';
export const withoutMore = 'missing: {facts} and {more} more';
export const withoutAtLeast = 'missing: {facts} and at least {more} more';

export const groups = {
  fired: '{count} fired',
  unknown: '{count} could not be checked',
  pending: '{count} still being checked',
  clear: '{count} clear',
  notApplicable: '{count, plural, one {# rule does} other {# rules do}} not apply to this request',
} as const;
