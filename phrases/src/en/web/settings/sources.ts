export const lead =
  'These are all the hosts that this page can ask, besides its own. A host that is off is never asked. Your browser wallet asks other hosts, which Readback can neither see nor control.';

export const details = 'What this source learns';

export const learns = 'What the host learns';
export const asked = 'When asked';
export const without = 'When off';
export const otherHost = 'Use another host';
export const otherHostOf = 'Use another host for {name}';
export const standard = 'Use the default host';
export const standardOf = 'Use the default host for {name}';
export const namedBy = {
  ens: 'through the network’s node',
  ensGateways: 'the host that a name specifies',
  avatars: 'the host of a name’s avatar',
  prices: 'through the network’s node',
  priceHost: 'no host added',
  assistant: 'the host that you set in Assistant',
} as const;
export const namedElsewhere = 'its host is set elsewhere';
export const askedAgo = 'asked {ago}';
export const notAsked = 'not asked since this page was opened';
export const listKept = '{count, plural, one {# entry} other {# entries}}, fetched {date}, {ago}';
export const listMissing = 'not loaded yet';
export const unreachable = 'This page cannot reach this host until you reload the page.';
export const reload = 'Reload page';

export const newHost = 'New host for {name}';
export const hostUrl = 'Host URL';
export const hostHint = 'This host learns what {name} would otherwise learn. The default is {url}';
export const ownHostHint =
  'The URL of a host that answers as DefiLlama’s price API does, without /prices/current. Readback cannot check what the host says.';
export const removeHost = 'Remove the host';
export const removeHostOf = 'Remove the host for {name}';
export const useHost = 'Use this host';
export const cancel = 'Cancel';
export const noUrl = 'Enter a URL that begins with {start}.';
export const notUrl = 'This is not a URL. The URL must begin with {start}.';
export const notEncrypted = 'The URL must begin with {start}, so that the connection is encrypted.';
export const tooLong = 'This URL is longer than {most, plural, one {# character} other {# characters}}.';
export const badHost = 'The host in this URL contains invalid characters.';
export const hasPassword = 'Remove the username and the password from the URL.';
export const hasQuery = 'Remove the first ? or #, and everything after it.';

export const key = 'Key for {name}';
export const keyHint =
  'Without a key, this source is not asked. The key is sent only to this source’s host, each time the source is asked.';
export const keyHintOptional =
  'The service answers some questions without a key. The key is sent only to this source’s host, each time the source is asked.';
export const badKey = 'Enter the key as {name} shows it: letters, digits and symbols, without spaces.';
export const notRemembered =
  'This browser cannot remember the key. The key is kept until the page is closed or reloaded.';
export const kept = {
  disk: 'The key is kept on this device, encrypted, and works only with this URL.',
  memory: 'The key is kept until the page is closed or reloaded.',
} as const;
export const forget = 'Forget the key';
export const forgetOf = 'Forget the key for {name}';
export const useKey = 'Use this key';
export const remember = 'Remember on this device';
export const rememberOf = 'Remember the key for {name} on this device';

export const nodes = 'Nodes of the networks';
export const nodesLead =
  'A node learns which accounts and contracts are read, and what is simulated. Readback contacts a node only after you use its network. Choose nodes in <networks>Networks</networks>.';
export const nodesNone = 'No networks are enabled, so no node is asked.';
