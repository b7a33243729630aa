export const verdicts = {
  pending: 'Still reading',
  stop: 'Stop',
  caution: 'Caution',
  notFullyRead: 'Not fully read',
  read: 'Read back',
} as const;
/** Decoded to the last byte, but a fact is missing. */
export const notFullyChecked = 'Not fully checked';
/** Of a request of several calls. */
export const partsUnread =
  '{unread, plural, one {# of {all} calls was} other {# of {all} calls were}} not decoded';
/** Of a flight that is decided before its verdict is shown. */
export const veiled = 'Decide first';
export const before = 'Before signing: {verdict}';
