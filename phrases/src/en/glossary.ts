/**
 * Terms that a readback may use, explained in general: nothing here speaks of a request. Kept apart from the engine's
 * sentences, since it is fetched only by those who ask for it.
 */
export const glossary = {
  allowance: {
    term: 'Allowance',
    says: 'A permission for another address to take up to a set amount of one token from you. It stays until it is used up, changed or set to 0.',
  },
  unlimited: {
    term: 'No limit',
    says: 'An allowance so large that it never runs out. It covers what you hold now and what you receive later.',
  },
  spender: {
    term: 'Spender',
    says: 'The address that an allowance is given to. Whoever controls it decides when and where your tokens go.',
  },
  operator: {
    term: 'Operator',
    says: 'An address that may move all your items in a collection, now and later. Markets ask for this to sell for you.',
  },
  permit: {
    term: 'Permit',
    says: 'An allowance given by a signature instead of a transaction. Signing it costs no gas fee, and whoever holds it can use it. Nothing appears on chain until someone does.',
  },
  order: {
    term: 'Signed order',
    says: 'A signature that lets others execute your trade or transfer later, whenever they choose, while it is valid.',
  },
  calldata: {
    term: 'Calldata',
    says: 'The bytes that tell a contract which of its functions to run, and with which values.',
  },
  selector: {
    term: 'Selector',
    says: 'The first four bytes of a call. They identify a function, but different functions can share them, so they do not prove its name.',
  },
  delegatecall: {
    term: 'Delegatecall',
    says: 'One contract runs another contract’s code as its own, with its own power and storage. That code can change owners and take everything.',
  },
  multicall: {
    term: 'Batch',
    says: 'Several calls in one transaction. They run in order, and you sign all of them at once.',
  },
  router: {
    term: 'Router',
    says: 'A contract that finds a route through several markets and trades for you. It takes what you give, and should send you what you bought.',
  },
  swap: {
    term: 'Swap',
    says: 'A trade of one token for another through a contract. How much you receive is decided when it is mined.',
  },
  slippage: {
    term: 'Minimum (slippage limit)',
    says: 'The smallest amount that you accept from a trade. If you would get less, the trade fails. Without it, others can move the price against you.',
  },
  deadline: {
    term: 'Deadline',
    says: 'The time when a signature or a call expires. The sooner it is, the less can go wrong with what you signed.',
  },
  plainAccount: {
    term: 'Plain account',
    says: 'An address that a key controls and that has no code. Apps seldom need an allowance for one; thieves do.',
  },
  contract: {
    term: 'Contract',
    says: 'An address that runs code. Its code decides what it does, and not every project publishes it.',
  },
  proxy: {
    term: 'Proxy',
    says: 'A contract that runs another contract’s code. Whoever may change that choice can change what it does.',
  },
  delegation: {
    term: 'Delegated code',
    says: 'A plain account can be set up to run a contract’s code (EIP-7702). After this, that code can move the account’s assets.',
  },
  typedData: {
    term: 'Typed data',
    says: 'A message made of named fields that contracts can read and act on. Signing it can be as strong as a transaction.',
  },
  message: {
    term: 'Message',
    says: 'A text that you sign to prove that you hold the key. Plain text moves nothing on its own, but a site may act on it.',
  },
  signIn: {
    term: 'Sign-in message',
    says: 'A message in a fixed form that logs you in to the site it names. Whoever has your signature can act as you there.',
  },
  nonce: {
    term: 'Nonce',
    says: 'A number that is used only once, so that nothing signed can be used twice. An account’s transactions are mined in the order of their nonces.',
  },
  multisig: {
    term: 'Multisig, Safe',
    says: 'A contract that holds assets and acts only when enough of its owners have signed. Each signature approves one exact transaction.',
  },
  owner: {
    term: 'Owners and roles',
    says: 'The accounts that control a contract. A change of owners, roles, modules or guards decides who may act afterwards.',
  },
  gasFee: {
    term: 'Gas fee',
    says: 'What the network charges for executing a transaction. You pay it in the network’s currency, even if the transaction fails.',
  },
  simulation: {
    term: 'Simulation',
    says: 'A trial of the transaction on the current state, without sending it. It shows what would change if it were mined now. Later the outcome can differ.',
  },
  event: {
    term: 'Event',
    says: 'What a contract reports while it runs. Any contract can report anything, so only balances read before and after count.',
  },
  revert: {
    term: 'Failure (revert)',
    says: 'A contract rejects the call, and everything the transaction did is undone. You still pay the gas fee.',
  },
  fingerprint: {
    term: 'Fingerprint',
    says: 'A short code computed from every byte of a request. If your wallet shows the same one, it signs the same request.',
  },
  addressPoisoning: {
    term: 'Look-alike address',
    says: 'An address created to begin and end like one you know. Scammers put it into your history for you to copy by mistake.',
  },
} as const satisfies Record<string, Readonly<{ term: string; says: string }>>;
