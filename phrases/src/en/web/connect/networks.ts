export const title = 'Network';
export const lead = 'Readback contacts nodes only on these networks.';
export const noneLead = 'No network is enabled. Requests are still decoded here.';
export const addOrChange = 'Add or change networks';

export const none = 'No network';
export const noneEnabled = 'none enabled';
export const unnamed = 'Chain {id}';
export const notEnabled = 'not enabled here';
export const chain = 'chain {id}';
export const switching = 'Switching…';

export const choice =
  'chain {id}{practice, select, yes {, practice} other {}}{custom, select, yes {, added by you} other {}}{simulates, select, no {, node cannot simulate requests} other {}}';
export const inUse = 'in use';
export const asking = 'asking the wallet…';

export const add = {
  title: 'Add {network} to your wallet?',
  lead: 'Your wallet does not know this network. If you add the network, your wallet learns the full URL of the network’s node and asks you to confirm.',
  chainId: 'Chain ID',
  currency: 'Currency',
  node: 'Node',
  notNow: 'Not now',
  confirm: 'Add to wallet',
} as const;

export const silent = 'unreachable';
