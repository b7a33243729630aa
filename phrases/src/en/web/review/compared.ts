export const different = 'Different';
export const match = 'Match: this is the full {label}.';
export const notHex = 'The text contains a character that is not a hex digit (0 to 9, a to f).';
export const short =
  'Too short: the text matches the {label} so far, but {missing} of {all, plural, one {# digit} other {# digits}} are missing.';
export const long =
  'Too long: the {label} has {all, plural, one {# digit} other {# digits}}, but the text has {typed}. Do not sign.';
export const matchesNone =
  'The text matches none of the fingerprints: even the first group differs. Do not sign.';
export const differs = 'Group {at} of the {label} differs: expected {expected}, found {group}. Do not sign.';
export const ends = 'Group {at} of the {label} differs: expected {expected}, found nothing. Do not sign.';
