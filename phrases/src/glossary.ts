/**
 * Terms that a readback may use, explained in general: nothing here speaks of a request. Kept apart from the engine's
 * sentences, since it is fetched only by those who ask for it.
 */
export const glossary = {
  allowance: {
    term: 'Allowance',
    says: 'A permission for another address to take up to a set amount of one token from you, without asking you each time. It stays until it is used up, changed or set to zero.',
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
    says: 'An address that may move every item of a collection that you hold, now and later. Markets ask for this to sell for you.',
  },
  permit: {
    term: 'Permit',
    says: 'An allowance given by a signature instead of a transaction. It costs no fee, shows nothing on the chain until somebody uses it, and can be used by whoever holds it.',
  },
  order: {
    term: 'Signed order',
    says: 'A signature that lets others carry out a trade or a transfer of yours later, at a moment of their choosing, as long as it is valid.',
  },
  calldata: {
    term: 'Data of a call',
    says: 'The bytes that tell a contract what to do: which of its functions to run, and with which values.',
  },
  selector: {
    term: 'Selector',
    says: 'The first four bytes of a call. They stand for a function, but different functions can share them, so that alone they prove no name.',
  },
  delegatecall: {
    term: 'Delegatecall',
    says: 'Code of one contract that runs with the power and the storage of another, as if it were its own. It can change owners and take everything.',
  },
  multicall: {
    term: 'Batch',
    says: 'Several calls in one transaction. They run one after the other, and you sign all of them at once.',
  },
  router: {
    term: 'Router',
    says: 'A contract that finds a way through several markets and trades for you. It takes what you give, and should send on what you bought.',
  },
  swap: {
    term: 'Swap',
    says: 'A trade of one token for another through a contract. How much you receive is decided when it runs.',
  },
  slippage: {
    term: 'Least amount',
    says: 'The smallest amount that you accept from a trade. If less would come out, the trade fails. Without it others can move the price against you.',
  },
  deadline: {
    term: 'Deadline',
    says: 'The time after which a signature or a call is no longer accepted. The sooner it is, the less can go wrong with what you signed.',
  },
  plainAccount: {
    term: 'Plain account',
    says: 'An address that is controlled by a key and has no code. Apps seldom need an allowance for one; thieves do.',
  },
  contract: {
    term: 'Contract',
    says: 'An address that runs code. What it does is fixed by that code, which not everybody has published.',
  },
  proxy: {
    term: 'Proxy',
    says: 'A contract that borrows its code from another one. Whoever may change that choice can change what it does.',
  },
  delegation: {
    term: 'Borrowed code',
    says: 'A plain account can be set up to run the code of a contract. From then on that code can move what the account holds.',
  },
  typedData: {
    term: 'Typed data',
    says: 'A message made of named fields that contracts can read and act on. Signing it can be as strong as a transaction.',
  },
  message: {
    term: 'Message',
    says: 'A text that you sign to show that you hold the key. A plain text moves nothing by itself, but a site may act on it.',
  },
  signIn: {
    term: 'Sign-in message',
    says: 'A message in a fixed form that logs you in to the site it names. Whoever has your signature can act as you there.',
  },
  nonce: {
    term: 'Nonce',
    says: 'A number that is used only once, so that nothing signed can be used twice. Transactions of an account are mined in the order of theirs.',
  },
  multisig: {
    term: 'Multisig, Safe',
    says: 'A contract that holds money and acts only when enough of its owners have signed. Each signature approves one exact transaction.',
  },
  owner: {
    term: 'Owners and roles',
    says: 'Those whom a contract obeys. A change of owners, roles, modules or guards decides who may act from then on.',
  },
  gasFee: {
    term: 'Network fee',
    says: 'What the network takes for carrying out a transaction. It is paid in the network’s own coin, also when the transaction fails.',
  },
  simulation: {
    term: 'Run',
    says: 'The transaction tried out on the present state without being sent. It shows what would change if it were mined now; later the outcome can differ.',
  },
  event: {
    term: 'Event',
    says: 'What a contract announces while it runs. Any contract can announce anything, so that only balances read before and after count.',
  },
  revert: {
    term: 'Fails',
    says: 'A contract refuses, and everything the transaction did is undone. The network fee is still paid.',
  },
  fingerprint: {
    term: 'Fingerprint',
    says: 'A short code computed from every byte of a request. If your wallet’s device shows the same one, it signs the same request.',
  },
  addressPoisoning: {
    term: 'Look-alike address',
    says: 'An address made so that its beginning and end equal those of one you know. It waits in your history to be copied by mistake.',
  },
} as const satisfies Record<string, Readonly<{ term: string; says: string }>>;

export type GlossaryId = keyof typeof glossary;
