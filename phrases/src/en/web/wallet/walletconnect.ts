export const ready = 'a wallet on your phone or another device, with a code';
export const notSetUp = 'a wallet on your phone or another device; needs to be set up once';

export const setup = {
  lead: 'WalletConnect carries requests between this page and a wallet on another device. They pass through a relay, which requires a <b>project id</b>. It is free, and yours alone: sign in to <dashboard>WalletConnect’s own dashboard</dashboard>, create a project, and copy its id.',
  projectId: 'Project id',
  oddProjectId: 'A project id is 32 letters and digits. Copy it whole from the dashboard.',
  otherRelay: 'Another relay',
  relayUrl: 'Relay URL',
  oddRelay: 'The relay’s address starts with wss://, or with ws:// on this machine.',
  cancel: 'Cancel',
  confirm: 'Use WalletConnect',
  reloads:
    'The page reloads once, so that it may reach the relay. You can turn it off again in Settings, Sources.',
} as const;

export const code = {
  making: 'Making the code',
  label: 'QR code: scan it with your wallet',
  asking: 'Asking the relay for a code.',
  waiting: 'Waiting for the wallet.',
  scan: 'Scan it with the wallet on your phone, and answer there.',
  openHere: 'Open a wallet on this device',
  link: 'link',
  left: 'Valid for {time} more.',
  renew: 'New code',
  cancel: 'Cancel',
} as const;
export const expired = {
  tag: 'Expired',
  title: 'No wallet answered before the code expired',
  says: 'Nothing was connected. A code is valid for five minutes.',
} as const;
