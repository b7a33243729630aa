/**
 * Terms that a readback may use, explained in general: nothing here speaks of a request. Kept apart from the engine's
 * sentences, since it is fetched only by those who ask for it.
 */
export const glossary = {
  allowance: {
    term: 'Allowance',
    says: 'A permission for another address to take up to a set amount of one token from you. It lasts until it is used up, changed or set to 0. Some allowances also expire.',
  },
  unlimited: {
    term: 'No limit',
    says: 'An allowance so large that it never runs out. It covers what you hold now and what you receive later.',
  },
  spender: {
    term: 'Spender',
    says: 'The address that can use an allowance. Whoever controls the spender decides when your tokens are taken, and where they go.',
  },
  operator: {
    term: 'Operator',
    says: 'An address that can move all your NFTs in one collection, now and later. Marketplaces ask for this power so that they can sell your NFTs.',
  },
  permit: {
    term: 'Permit',
    says: 'An allowance that you give with a signature instead of a transaction. Signing costs no gas fee. Anyone who has the signature can submit it. Nothing appears on chain until someone submits it.',
  },
  order: {
    term: 'Signed order',
    says: 'A signature that lets others execute your trade or transfer later. They choose the time, as long as the order is valid.',
  },
  calldata: {
    term: 'Calldata',
    says: 'The bytes that say which function of a contract is called, and with which values.',
  },
  selector: {
    term: 'Selector',
    says: 'The first four bytes of a call. They identify a function, but different functions can share a selector. A selector does not prove the function’s name.',
  },
  delegatecall: {
    term: 'Delegatecall',
    says: 'A call that runs another contract’s code with full control of the calling contract. That code can change the owners and take everything.',
  },
  multicall: {
    term: 'Batch',
    says: 'Several calls in one transaction. The calls execute in order, and one signature covers all of them.',
  },
  router: {
    term: 'Router',
    says: 'A contract that trades for you, along a route through one or more markets. The router takes what you sell and should send you what you buy.',
  },
  swap: {
    term: 'Swap',
    says: 'A trade of one token for another through a contract. How much you receive is decided only when the swap is mined.',
  },
  slippage: {
    term: 'Minimum (slippage limit)',
    says: 'The smallest amount that you accept from a trade. If you would get less, the trade fails. Without a minimum, others can move the price against you.',
  },
  deadline: {
    term: 'Deadline',
    says: 'The time when a signature or a call expires. An early deadline leaves others less time to use your signature against you.',
  },
  plainAccount: {
    term: 'Plain account',
    says: 'An address without code, controlled by a private key. Apps rarely ask you to give a person’s account an allowance, but thieves often do.',
  },
  contract: {
    term: 'Contract',
    says: 'An address that has code. The code decides what the contract does. Not every project publishes its source code.',
  },
  proxy: {
    term: 'Proxy',
    says: 'A contract that runs another contract’s code. Whoever can replace that code can change what the proxy does.',
  },
  delegation: {
    term: 'Delegated code',
    says: 'A contract’s code that a person’s account is set up to run (EIP-7702). The code can move everything that the account holds.',
  },
  typedData: {
    term: 'Typed data',
    says: 'A message made of named fields that contracts can read and act on. Signing typed data can be as powerful as sending a transaction.',
  },
  message: {
    term: 'Message',
    says: 'Text that you sign, often to prove that you control an account. Signing plain text moves nothing on its own, but a site may act on what it says.',
  },
  signIn: {
    term: 'Sign-in message',
    says: 'A message in a fixed format that signs you in to the site named in it. Anyone who has your signature can act as you on that site.',
  },
  nonce: {
    term: 'Nonce',
    says: 'A number that is used only once, so that a signature cannot be used twice. An account’s transactions are mined in the order of their nonces.',
  },
  multisig: {
    term: 'Multisig (Safe)',
    says: 'A contract that holds assets and acts only when enough of its owners have signed. Each signature approves one exact transaction.',
  },
  owner: {
    term: 'Owners and roles',
    says: 'The accounts that control a contract. Changing owners, roles, modules or guards changes who controls the contract.',
  },
  gasFee: {
    term: 'Gas fee',
    says: 'The fee that the network charges for executing a transaction. You pay it in the network’s currency, even if the transaction fails.',
  },
  simulation: {
    term: 'Simulation',
    says: 'A test of the transaction on the current state, without sending the transaction. The simulation shows what would change if the transaction were mined now. The outcome can be different later.',
  },
  event: {
    term: 'Event',
    says: 'A report that a contract emits while it executes. Any contract can report anything, so only the balances before and after prove what changed.',
  },
  revert: {
    term: 'Failure (revert)',
    says: 'A contract rejects the call, and everything the transaction did is undone. You still pay the gas fee.',
  },
  fingerprint: {
    term: 'Fingerprint',
    says: 'A short code computed from a request, or from a part of it. If your wallet shows the same code, that request or part is the same.',
  },
  addressPoisoning: {
    term: 'Look-alike address',
    says: 'An address created to begin and end like an address that you know. Scammers put it in your history so that you copy it by mistake.',
  },
} as const satisfies Record<string, Readonly<{ term: string; says: string }>>;
