export const fired = { stop: 'fired: Stop', caution: 'fired: Caution', note: 'fired: Note' } as const;
export const outcomes = {
  fired: 'fired',
  clear: 'clear',
  pending: 'still checking',
  unknown: 'could not be checked',
  notApplicable: 'not applicable',
} as const;
export const muted = '{outcome}, muted by you';
export const without = '(missing: {facts})';
export const withoutMore = '(missing: {facts} and {more} more)';
export const withoutAtLeast = '(missing: {facts} and at least {more} more)';
