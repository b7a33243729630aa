export const shown = {
  steps: '{from} to {to} of {count} steps',
  values: '{from} to {to} of {count} values',
  oddities: '{from} to {to} of {count} encoding issues',
  words: '{from} to {to} of {count} words',
  descriptions: '{from} to {to} of {count} descriptions',
} as const;
export const earlier = 'Previous';
export const later = 'Next';
export const number = 'Go to number';
export const go = 'Go';
