export const verdicts = {
  pending: 'Still reading',
  stop: 'Stop',
  caution: 'Caution',
  notFullyRead: 'Not fully read',
  read: 'Read back',
} as const;
export const before = 'Before signing: {verdict}';
