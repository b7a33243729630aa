export const ready = 'a wallet on your phone or another device, with a QR code';
export const notSetUp = 'a wallet on your phone or another device; needs to be set up once';

export const setup = {
  lead: 'WalletConnect carries requests between this page and a wallet on another device. The requests pass through a relay, which requires a <b>project ID</b>. The project ID is free and belongs to you alone: sign in to <dashboard>WalletConnect’s dashboard</dashboard>, create a project, and copy its ID.',
  leadApp:
    'WalletConnect carries requests between an app and this page. The requests pass through a relay, which requires a <b>project ID</b>. The project ID is free and belongs to you alone: sign in to <dashboard>WalletConnect’s dashboard</dashboard>, create a project, and copy its ID.',
  projectId: 'Project ID',
  oddProjectId: 'A project ID has 32 letters and digits. Copy the whole ID from the dashboard.',
  otherRelay: 'Another relay',
  relayUrl: 'Relay URL',
  oddRelay: 'The relay URL must start with wss://, or with ws:// on this computer.',
  cancel: 'Cancel',
  confirm: 'Use WalletConnect',
  reloads:
    'The page reloads once so that it can reach the relay. You can turn WalletConnect off again in Settings, Sources.',
} as const;

export const code = {
  making: 'Creating the code',
  label: 'QR code: scan it with your wallet',
  asking: 'Asking the relay for a code.',
  waiting: 'Waiting for the wallet.',
  scan: 'Scan the code with your phone’s wallet, and connect there.',
  openHere: 'Open a wallet on this device',
  link: 'link',
  left: 'The code is valid for another {time}.',
  renew: 'New code',
  cancel: 'Cancel',
} as const;
export const expired = {
  tag: 'Expired',
  title: 'No wallet answered before the code expired',
  says: 'Nothing was connected. A code is valid for 5 minutes.',
} as const;
