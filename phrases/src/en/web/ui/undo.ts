/** What was forgotten a moment ago, and comes back by a press. */
export const undo = 'Undo';
export const close = 'Close';
export const forgotten = {
  entry: 'Entry forgotten',
  abi: 'ABI forgotten',
  site: 'Site no longer blocked',
  address: 'Address no longer blocked',
  key: 'Key forgotten',
  mute: 'Mute removed',
  network: 'Network removed',
  dapp: 'App removed',
  token: 'Token hidden',
  intent: 'No longer compared',
  account: 'Account removed',
} as const;
