import type { TookFor } from '@readback/core/request/parse/parsed.ts';

export const title = 'Find';
export const field = 'Find anything, or paste a request';
export const placeholder = 'A screen, name, address, past request or rule, or a request to read back';

export const groups = {
  read: 'What you entered',
  tasks: 'Tasks',
  acts: 'Actions',
  screens: 'Screens',
  accounts: 'Accounts and saved names',
  contracts: 'Contracts',
  activity: 'Requests in Activity',
  rules: 'Rules',
  flights: 'Flights',
} as const;

export const readBack = 'Read back: {what}';
export const took = {
  calldata: 'calldata',
  pair: 'a call',
  transaction: 'a transaction',
  rawTransaction: 'an unsigned transaction',
  signedTransaction: 'a signed transaction',
  transactionRequest: 'a transaction',
  callsRequest: 'a batch of calls',
  messageRequest: 'a message',
  blindRequest: 'a bare hash (eth_sign)',
  blindRequestSwapped: 'a bare hash (eth_sign)',
  typedDataRequest: 'typed data',
  typedData: 'typed data',
  safeTransaction: 'a Safe transaction',
  safeTransactionOld: 'a Safe transaction',
  safeBatch: 'a batch from Safe’s Transaction Builder',
  transactionList: 'a list of transactions',
  paymentLink: 'a payment link',
  userOperation: 'a user operation',
  userOperation07: 'a user operation',
  userOperation08: 'a user operation',
  authorization: 'an authorization',
  authorizationRequest: 'an authorization',
  signIn: 'a sign-in message',
  text: 'a message',
  bytes: 'a message',
} as const satisfies Readonly<Record<TookFor, string>>;
export const needsMore = 'Read back, after you add what is missing';
export const wish = 'Say what you mean with these words';
export const needsChoice = 'Read back, after you choose what it is';
export const seems = {
  signature: 'Verify this signature',
  transactionHash: 'Look up this transaction',
  address: 'Open this address',
  name: 'Look up this name',
  safeTransactionLink: 'Open this Safe',
  walletConnect: 'Connect this app',
} as const;
export const asAccount = 'Open as an account';
export const asContract = 'Open as a contract';
export const notReadable = 'See why this could not be read';
export const notLoaded = 'Open on Start, because it could not be read here';
export const asMessage = 'Read as a message';
export const asMessageNote = 'This is not a request that Readback knows';
export const reading = 'Checking whether this is a request.';

export const settings = 'Settings: {section}';
export const unnamed = 'Unnamed contract';
export const onChain = 'chain {id}';
export const ownAccount = 'Your account';
export const allFound = 'Show all {count} in Activity';

/** Each with the other words that people look for it by. */
export const tasks = {
  paste: [
    'Read a request back',
    'paste calldata transaction typed data permit order batch multisig safe file json',
  ],
  send: ['Send tokens', 'pay transfer payment give'],
  say: ['Say what you want to do', 'swap trade exchange buy sell plan intent meant'],
  revoke: ['Revoke an approval', 'allowance permission spender take back limit cancel'],
  watch: ['Watch an address', 'follow account safe multisig balance portfolio without wallet'],
  message: ['Write a message', 'text sign-in login siwe'],
  call: ['Call a contract', 'read write function abi etherscan'],
  verify: ['Verify a signature', 'check who signed proof'],
  script: ['Connect a script', 'cast forge foundry hardhat viem rpc endpoint program agent'],
  app: ['Connect an app', 'walletconnect dapp wc qr code'],
  extension: ['Get the browser extension', 'chrome firefox brave edge metamask sites plugin'],
  device: ['Check on another device', 'phone mobile second computer qr link'],
  dapp: ['Open a dapp here', 'frame site safe app'],
  node: ['Change a network’s node', 'rpc url endpoint add network chain provider'],
  data: ['Back up or delete what is kept', 'export import data backup forget'],
  sent: ['Choose who may be asked', 'privacy hosts sources told explorer etherscan sourcify tracking'],
  help: ['What does this mean?', 'help glossary verdict what is this explain stop caution words'],
} as const;
export const otherScreens = { dapps: 'Dapps', rules: 'Rules', school: 'Flight school' } as const;

export const reject = 'Reject this request';
export const toDecision = 'Go to the decision';
export const connect = 'Connect wallet';
export const disconnect = 'Disconnect wallet';
export const network = 'Switch network';
export const themes = {
  light: 'Use the light theme',
  dark: 'Use the dark theme',
  system: 'Use the device’s theme',
} as const;
export const showKeys = 'Show keyboard shortcuts';

export const held =
  '{lines, plural, one {# line} other {# lines}}, {count, plural, one {# character} other {# characters}}, kept exactly as pasted.';
export const clear = 'Clear';
export const count = '{count, plural, =0 {Nothing found} one {# found} other {# found}}';
export const nothing = 'Nothing found';
export const nothingHint =
  'Search for a screen, a name, an address, a past request or a rule. Start with > to search actions only.';
export const hint = 'Arrow keys choose, Enter opens, Esc closes. Start with > for actions only.';
export const close = 'Close';

export const keysTitle = 'Keyboard shortcuts';
export const keysEverywhere = 'On every screen';
export const keysReview = 'On an open Review';
export const keys = {
  find: 'Find anything, or paste a request',
  list: 'Show this list',
  reject: 'Reject the request',
  decision: 'Go to the decision',
  hold: 'With the signing button selected: press it, or hold it, to sign',
} as const;
export const keysNote = 'No other key signs a request.';
export const control = 'Ctrl K';
export const command = '⌘ K';
export const space = 'Space';
