export const title = 'Data sent';
export const lead =
  'Every query that this page has sent since it was opened, by host. Each host also sees your IP address and the time. The list is kept only until the page is closed or reloaded.';
export const onlyHere =
  'No data left this device: all {count, plural, one {# query} other {# queries}} went to programs on this device.';
export const filter = 'Queries for';
export const everything = 'All requests and screens';
export const requestGone = 'A request that is no longer kept';
export const screens = {
  '/': 'Start',
  '/check': 'Link check',
  '/compose': 'Create',
  '/waiting': 'Requests',
  '/connections': 'Connections',
  '/learn': 'Learn',
  '/verify': 'Verify',
  '/contracts': 'Contracts',
  '/dapp': 'Dapps',
  '/activity': 'Activity',
  '/accounts': 'Accounts',
  '/school': 'Flight school',
  '/settings': 'Settings',
  '/rules': 'Rules',
} as const;
export const otherScreen = 'Another screen';
export const empty = 'No host was contacted.';
export const emptyHint =
  'This page contacts a host only after you act, for example when you connect, open a request or look up an account.';
export const emptyFor = 'No host was contacted for this.';

export const thisDevice = 'this device';
export const thisDeviceHint =
  'This is a program on this device. This page cannot see whether the program contacts other hosts.';
export const nodeOf = 'Node of {network}';
export const otherNode = 'Node for chain {chain}';
export const practiceWallet = 'Node of the practice wallet';
export const pageHost = 'Host of this page';
export const dapp = 'A dapp that you opened here';
export const questions = '{count, plural, one {# query} other {# queries}}, the last {ago}';
export const learned = 'What it learned';
export const learnedListed = 'What it learned from the queries that are listed';
export const nothing = 'Nothing but your IP address.';
export const nothingHere = 'Nothing about you or a request.';
export const moreLearned = 'and {count, plural, one {# more value} other {# more values}}, listed below';
export const ownAddress = 'your address';
export const watchedAddress = 'an address you watch';
export const savedAddress = 'an address you saved';
export const address = 'the address';
export const hash = 'the transaction';
export const call = 'a call, {bytes, plural, one {# byte} other {# bytes}}, beginning with';
export const selector = 'the selector';
export const file = 'the file';
export const avatarOf = 'whose avatar is loaded:';
export const text = '{characters, plural, one {# character} other {# characters}} of text';
export const sealed = 'an encrypted message';
export const opened = 'that this page connects to the relay, and your project ID';
export const key = 'that this page loaded a public key';
export const cut = '{characters, plural, one {# more character} other {# more characters}}, not kept here';
export const list = 'that this page loaded the whole list';
export const picture = 'which avatar is loaded';

export const showAll =
  '{open, select, yes {Hide} other {Show}} {count, plural, one {the query} other {all # queries}}';
export const showLast =
  '{open, select, yes {Hide} other {Show}} {count, plural, one {the last query} other {the last # queries}}';
export const showAllOf = '{shown} to {host}';
export const times = '{count, plural, one {once} other {# times}}';
export const ends = { answered: 'answered', failed: 'no answer', sent: 'sent' } as const;
export const refused = 'refused with HTTP status {status}';
export const asksFor = 'For: {what}';
export const mayAsk = 'Allow queries to {name}';
export const dropped =
  '{count, plural, one {# older query is} other {# older queries are}} no longer listed.';
export const pageLoaded =
  'This page and its list of networks came from {host}. That host saw your IP address and which parts of the page were loaded.';
export const pageHere = 'This page itself came from this device ({host}).';
export const walletAlso =
  'Your wallet contacts its own hosts, and links that you open lead to other hosts. This page cannot see those queries, so they are not listed.';
export const settings = 'What each source can learn is in <link>Settings</link>.';

export const asked = {
  eth_chainId: 'Which network it serves',
  net_version: 'Which network it serves',
  web3_clientVersion: 'Which software it runs',
  eth_blockNumber: 'The latest block number',
  eth_getBlockByNumber: 'A block',
  eth_getBlockByHash: 'A block',
  eth_getBlockReceipts: 'The receipts of a block',
  eth_gasPrice: 'The gas price',
  eth_feeHistory: 'Recent gas fees',
  eth_maxPriorityFeePerGas: 'The priority fee',
  eth_getBalance: 'A balance',
  eth_getTransactionCount: 'A nonce',
  eth_getCode: 'The code at an address',
  eth_getStorageAt: 'The storage of a contract',
  eth_getProof: 'A proof of an account',
  eth_getLogs: 'Events',
  eth_call: 'Data from a contract',
  eth_estimateGas: 'The gas that a call needs',
  eth_createAccessList: 'What a call reads',
  eth_simulateV1: 'A simulation',
  debug_traceCall: 'A simulation with its trace',
  debug_traceTransaction: 'The trace of a transaction',
  eth_getTransactionByHash: 'A transaction',
  eth_getTransactionReceipt: 'The receipt of a transaction',
  eth_sendRawTransaction: 'A signed transaction, to broadcast',
} as const;
export const askedOther = 'Another query';
export const askedSource = {
  ens: 'A name',
  ensGateways: 'A name stored off chain',
  ipfs: 'An avatar',
  arweave: 'An avatar',
  avatars: 'An avatar',
  sourcify: 'A contract’s source code',
  blockscout: 'A contract’s source code',
  etherscan: 'A contract’s source code',
  signatures: 'The name of a function',
  descriptors: 'A description of contracts',
  phishingSites: 'The list',
  scamDatabase: 'The list',
  tokenList: 'The list',
  prices: 'Prices',
  safeService: 'Pending transactions of a Safe',
  priceHost: 'Prices of tokens',
  walletConnect: 'The relay',
  assistant: 'A question to the assistant',
} as const;
export const askedDapp = 'The dapp, opened in Readback';
export const askedPage = 'The practice chain: its accounts, its reset, or what others do in a flight';
