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
    term: 'Regular account (EOA)',
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
  stop: {
    term: 'Stop',
    says: 'A verdict. What was found can cost you money or control, or the request is not what it claims to be. Reject it.',
  },
  caution: {
    term: 'Caution',
    says: 'A verdict. The request was read in full, but something in it can hurt you. Read what was found before you sign.',
  },
  notFullyRead: {
    term: 'Not fully read',
    says: 'A verdict. Part of the request could not be read or checked. That part may be harmless, or not. Signing takes a longer press.',
  },
  readBack: {
    term: 'Read back',
    says: 'The calmest verdict. Every part of the request was read and checked, and no warning was found. Whether it is what you want is for you to decide.',
  },
  verdict: {
    term: 'Verdict',
    says: 'What the checks come to, in one word. From the gravest: Stop, Not fully read, Caution, Read back.',
  },
  note: {
    term: 'Note',
    says: 'Something worth knowing about a request. A note does not change the verdict.',
  },
  signature: {
    term: 'Signature',
    says: 'A proof that the holder of a private key agreed to exact bytes. It can be checked by anyone, and it cannot be taken back.',
  },
  hash: {
    term: 'Hash',
    says: 'A short code computed from data. Other data gives another hash, and the data cannot be worked out from the hash.',
  },
  phishing: {
    term: 'Phishing',
    says: 'A trick by which a thief gets you to sign or type something. The page or message looks like a real one.',
  },
  token: {
    term: 'Token',
    says: 'An asset that a contract keeps the books of. Anyone can create a token with any name and symbol, so its address is what counts.',
  },
  nft: {
    term: 'NFT',
    says: 'A single item, such as a picture or a ticket, whose owner a contract records.',
  },
  bridge: {
    term: 'Bridge',
    says: 'Contracts that take an asset on one network and give it out on another. It arrives later, and someone else has to deliver it.',
  },
  threshold: {
    term: 'Threshold',
    says: 'How many owners of a multisig have to sign before it acts.',
  },
  gasLimit: {
    term: 'Gas limit',
    says: 'The most gas that a transaction may use. If it runs out, the transaction fails and the fee is still paid.',
  },
  chain: {
    term: 'Network',
    says: 'A blockchain, such as Ethereum or Base. Each one has balances and contracts of its own. An address can belong to someone else on another network.',
  },
  liquidation: {
    term: 'Liquidation',
    says: 'The sale of what secures a loan, once that is worth too little. Anyone may pay the loan and take it at a discount.',
  },
  wallet: {
    term: 'Wallet',
    says: 'A program or a device that keeps private keys and signs with them. The assets are on chain, and not in the wallet.',
  },
  seedPhrase: {
    term: 'Recovery phrase',
    says: 'Words from which all keys of a wallet can be made. Whoever has them has everything. No app or person needs to see them.',
  },
  smartAccount: {
    term: 'Smart account',
    says: 'An account whose rules are code: a contract, or a person’s account that runs delegated code. The code decides who can move what it holds.',
  },
  readback: {
    term: 'Readback',
    says: 'A request in plain words: what it does, what was checked, and what is unknown. It is made on this device before anything is signed.',
  },
  hearback: {
    term: 'Hearback',
    says: 'The comparison after signing. The signature or the mined transaction is held against what was read back, and every difference is shown.',
  },
  intentLock: {
    term: 'Intent lock',
    says: 'What you said you want to do, kept until the request comes. The request is compared with it, and a difference is a Stop.',
  },
  limit: {
    term: 'Spending limit',
    says: 'The most that an allowance lets a spender take. A request with no limit can be made again for an amount, in the field “Allow only”.',
  },
  request: {
    term: 'Request',
    says: 'What an app or a program asks your wallet to sign or send. Nothing of it happens until you sign.',
  },
  transaction: {
    term: 'Transaction',
    says: 'A signed instruction that a network executes: a payment, or a call of a contract. Once it is mined, it cannot be reversed.',
  },
  effects: {
    term: 'Effects',
    says: 'What a request changes: balances, permissions, and who controls what. They come from a simulation, or from the mined transaction.',
  },
  check: {
    term: 'Checks',
    says: 'Rules that are held against a request. One that finds something says what it found, why it matters and what to do. One that could not be made says so.',
  },
  secondOpinion: {
    term: 'Second opinion',
    says: 'The same request, read again on another device by a link or a QR code. Both must show the same fingerprint.',
  },
  userOperation: {
    term: 'User operation',
    says: 'A request of a smart account. Someone else, called a bundler, puts it on chain, and a paymaster may pay its gas fee.',
  },
  ensName: {
    term: 'ENS name',
    says: 'A name, such as ana.eth, that its owner sets to an address. The owner can set it to another address at any time.',
  },
  abi: {
    term: 'ABI',
    says: 'The list of a contract’s functions and of the values that they take. With it, the bytes of a call can be read.',
  },
  collateral: {
    term: 'Collateral',
    says: 'What secures a loan. If it is worth too little, it can be sold to repay the loan.',
  },
  floorPrice: {
    term: 'Floor price',
    says: 'The lowest price at which an item of an NFT collection is offered now. It says nothing of what a single item is worth.',
  },
  frontRunning: {
    term: 'Front-running (MEV)',
    says: 'Others see a transaction before it is mined, and trade before it at your cost. A minimum limits what they can take from a trade.',
  },
  stablecoin: {
    term: 'Stablecoin',
    says: 'A token that is meant to keep the value of a currency, such as the US dollar. Its issuer may be able to freeze it.',
  },
  liquidityPool: {
    term: 'Liquidity pool',
    says: 'A contract that holds two or more tokens against which others trade. Whoever puts tokens in gets a share of the fees, and bears the changes of the prices.',
  },
  staking: {
    term: 'Staking',
    says: 'Locking up an asset with a network or an app for a reward. It may take days to get it out again, and some of it can be lost.',
  },
  airdrop: {
    term: 'Airdrop',
    says: 'Tokens or NFTs that are given away to many accounts. Thieves often use the promise of one to get a signature.',
  },
  relayer: {
    term: 'Relayer',
    says: 'Someone who puts what you signed on chain for you, and pays its gas fee.',
  },
  oracle: {
    term: 'Oracle',
    says: 'A contract from which other contracts learn something from outside, often a price.',
  },
} as const satisfies Record<string, Readonly<{ term: string; says: string }>>;
