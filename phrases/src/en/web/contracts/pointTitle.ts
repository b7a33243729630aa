/** Before the part is opened. */
export const title = 'Lines worth reading';
export const offer =
  'A model of your choice can point at lines of the published source, for example where tokens are created.';
export const point = 'Point at lines';
