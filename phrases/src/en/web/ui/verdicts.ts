export const verdicts = {
  pending: 'Still reading',
  stop: 'Stop',
  caution: 'Caution',
  notFullyRead: 'Not fully read',
  read: 'Read back',
} as const;
/** Decoded to the last byte, but a fact is missing. */
export const notFullyChecked = 'Not fully checked';
export const before = 'Before signing: {verdict}';
