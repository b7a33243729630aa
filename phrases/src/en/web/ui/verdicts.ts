export const verdicts = {
  pending: 'Still reading',
  stop: 'Stop',
  caution: 'Caution',
  notFullyRead: 'Not fully read',
  /** Decoded to the last byte, but a fact is missing. */
  notFullyChecked: 'Not fully checked',
  read: 'Read back',
} as const;
/** Of a request of several calls. */
export const partsUnread =
  '{unread, plural, one {# of {all} calls was} other {# of {all} calls were}} not decoded';
/** Of a flight that is decided before its verdict is shown. */
export const veiled = 'Decide first';
export const before = 'Before signing: {verdict}';
