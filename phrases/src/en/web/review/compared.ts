export const match = 'Match: this is the whole {label}.';
export const notHex = 'It has a character that is not a hex digit (0 to 9, a to f).';
export const short =
  'Too short: it matches the {label} so far, but {missing} of {all, plural, one {# digit} other {# digits}} are missing.';
export const long =
  'Too long: the {label} has {all, plural, one {# digit} other {# digits}}, but this has {typed}. Do not sign.';
export const matchesNone = 'It matches none of these: it differs from the first group on. Do not sign.';
export const differs = 'Differs from the {label} in group {at}: {group} instead of {expected}. Do not sign.';
export const ends = 'Group {at} of the {label} differs: expected {expected}, found nothing. Do not sign.';
