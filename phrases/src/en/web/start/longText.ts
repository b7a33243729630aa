export const cut =
  '{all, plural, one {# character} other {# characters}}; only the first {shown} are shown. All of them are read.';
export const clear = 'Clear';
