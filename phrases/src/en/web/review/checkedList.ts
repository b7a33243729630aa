export const fired = { stop: 'fired: Stop', caution: 'fired: Caution', note: 'fired: Note' } as const;
export const outcomes = {
  fired: 'fired',
  clear: 'clear',
  pending: 'still checking',
  unknown: 'no answer',
  notApplicable: 'not applicable',
} as const;
export const muted = '{outcome}, muted by you';
export const without = 'without {facts}';
export const withoutMore = 'without {facts} and {more} more';
export const withoutAtLeast = 'without {facts} and at least {more} more';
