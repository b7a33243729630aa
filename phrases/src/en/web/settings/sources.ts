export const lead =
  'These are all the hosts this page may ask, besides its own. A host that is off is never asked. Your browser wallet has its own hosts, which Readback neither sees nor controls.';

export const learns = 'Learns';
export const asked = 'Asked';
export const without = 'Without it';
export const otherHost = 'Use another host';
export const otherHostOf = 'Use another host for {name}';
export const standard = 'Back to standard';
export const standardOf = 'Back to standard for {name}';
export const namedBy = {
  ens: 'through the node of the network',
  ensGateways: 'the host a name specifies',
  avatars: 'the host a name specifies',
  assistant: 'the host you set in Assistant',
} as const;
export const namedElsewhere = 'its host is set elsewhere';
export const askedAgo = 'asked {ago}';
export const notAsked = 'not asked since this page was opened';
export const listKept = '{count, plural, one {# entry} other {# entries}}, fetched {date}, {ago}';
export const listMissing = 'not loaded yet';
export const unreachable = 'This page cannot reach this host. Reload the page first.';
export const reload = 'Reload page';

export const newHost = 'New host for {name}';
export const hostUrl = 'Host URL';
export const hostHint = 'This host learns what {name} would otherwise learn. The default is {url}';
export const useHost = 'Use this host';
export const cancel = 'Cancel';
export const noUrl = 'Enter a URL. It must begin with {start}.';
export const notUrl = 'This is not a URL. It must begin with {start}.';
export const notEncrypted = 'It must begin with {start}: the connection must be encrypted.';
export const tooLong = 'This is longer than {most, plural, one {# character} other {# characters}}.';
export const badHost = 'The host in this URL has invalid characters.';
export const hasPassword = 'Leave out the name and the password.';
export const hasQuery = 'Leave out everything from ? or # on.';

export const key = 'Key for {name}';
export const keyHint =
  'Without a key, this source is not asked. The key is sent only to this address, with each question.';
export const badKey = 'Enter the key as {name} shows it: one word of letters, digits and symbols.';
export const notRemembered = 'This browser cannot remember it. It is kept until the page is closed.';
export const kept = {
  disk: 'Its key is remembered on this device, encrypted for this address.',
  memory: 'Its key is kept until the page is closed or reloaded.',
} as const;
export const forget = 'Forget the key';
export const forgetOf = 'Forget the key for {name}';
export const useKey = 'Use this key';
export const remember = 'Remember on this device';
export const rememberOf = 'Remember the key for {name} on this device';

export const nodes = 'Nodes of the networks';
export const nodesLead =
  'A node learns which accounts and contracts are read, and what is simulated. It is asked only after you use its network. Choose nodes in <networks>Networks</networks>.';
export const nodesNone = 'No network is enabled: no node is asked.';
