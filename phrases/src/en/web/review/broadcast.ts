/** Of a transaction that came signed, and that someone waits for. */
export const says =
  'This transaction is already signed: whoever has it can send it. Broadcast sends it to the node of {network}.';
export const press = 'Broadcast';
export const holdStop = 'Hold to broadcast anyway';
export const holdUnread = {
  notFullyRead: 'Hold to broadcast, not fully read',
  notFullyChecked: 'Hold to broadcast, not fully checked',
} as const;
export const holdShort = 'Hold to broadcast';
export const sending = 'Broadcasting';

export const notTaken = 'The node did not accept this transaction. Nothing was sent.';
export const nodeSaid = 'The node answered: {message}';
export const noAnswer =
  'The node did not answer, so this transaction may have been sent. You can broadcast it again: it happens only once.';
