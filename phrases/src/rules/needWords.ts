/**
 * A fact that a rule needs, in words: `account.<a>.code` is "whether an account has code". Undefined for an id that
 * nobody found words for, which no rule may name.
 *
 * @param need as in `needs` of a rule; `<a>` stands for an address, `<s>` for a step, `<n>` for a number
 */
export function needWords(need: string): string | undefined {
  if (Object.hasOwn(words, need)) return words[need];
  const value = /^step\.<s>\.arg\.([\w<>]+)$/.exec(need)?.[1];
  if (value !== undefined) return `the value “${value}” of a step`;
  return undefined;
}

const words: Readonly<Record<string, string>> = {
  steps: 'every step of the request, decoded',
  effects: 'what the simulation of the request changes',
  book: 'your address book, and who you paid before',
  origin: 'how the request got here',
  'origin.claimed': 'the name that the asking site gives itself',
  preferences: 'your settings for the checks',

  'request.chain': 'the network that the request names',
  'request.from': 'the account that the request names',
  'request.to': 'the address that the request calls',
  'request.value': 'how much native currency the request sends',
  'request.data': 'the call data of the request',
  'request.nonce': 'the nonce of the transaction',
  'request.gas': 'the gas limit of the request',
  'request.safeTxHash': 'the hash of a Safe transaction',
  'request.claimedHash': 'the hash that came with a Safe transaction',
  'request.signer': 'the account that signs',
  'request.json': 'the request as it came',
  'request.checksums': 'how the addresses in the request are written',
  'request.domain': 'the name in the domain of the message',
  'request.contract': 'the contract that should verify the signature',

  'step.<s>.to': 'the address that a step calls',
  'step.<s>.fn': 'the function that a step calls',
  'step.<s>.value': 'how much native currency a step sends',
  'refund.<s>.most': 'the maximum cost of a Safe’s gas refund',
  'step.<s>.oddities': 'how a step is encoded',
  'step.<s>.arg.<name>': 'each value of a step',

  'effect.<n>.before': 'a balance or permission before the simulation',
  'effect.<n>.after': 'a balance or permission after the simulation',
  'effect.<n>.delta': 'how the simulation changes a balance',
  'effect.<n>.sent': 'how much was sent to a receiver',
  'effect.<n>.takeable': 'what the holder of a signature could take at once',

  'account.<a>.code': 'whether an account has code',
  'account.<a>.name': 'what is known of an account',
  'account.<a>.codeElsewhere': 'whether the address is a contract on Ethereum',
  'account.<a>.nonce': 'how many transactions an account has sent',
  'account.<a>.release': 'which release of Safe a Safe runs',
  'account.<a>.owners': 'who owns a Safe',
  'account.<a>.threshold': 'the threshold of a Safe',
  'account.<a>.safeTxHash': 'the hash that a Safe computes for its transaction',
  'account.<a>.safeNonce': 'the next nonce of a Safe',
  'account.<a>.isToken': 'whether an account answers as a token',
  'account.<a>.implementation': 'which contract’s code a proxy runs',
  'account.<a>.admin': 'who may replace the code of a proxy',
  'account.<a>.verified': 'whether the source code of a contract is published',
  'account.<a>.sourceName': 'what the published source of a contract calls it',
  'account.<a>.created': 'when a contract was deployed',
  'account.<a>.listed': 'whether an account is on a scam list that you chose',
  'site.<h>.listed': 'whether a site is on a scam list that you chose',
  'function.<a>.<f>.signatures': 'the names that are listed for a function',
  'account.<a>.calledItself': 'the name that a contract gives itself',
  'account.<a>.separator': 'the EIP-712 domain hash of a contract',
  'account.<a>.holds.<t>': 'an account’s balance of a token or a collection',
  'account.<a>.owner.<id>': 'the owner of a position, by its ID',
  'account.<a>.debt.<c>': 'what an account owes a market',
  'rate.<a>.<b>': 'the price of two tokens in their largest pool',

  'token.<a>.symbol': 'the symbol that a token gives itself',
  'token.<a>.decimals': 'the decimals that a token gives itself',
  'token.<a>.supply': 'the total supply of a token',

  'message.text': 'the text of the message',
  'message.bytes': 'the bytes of the message',
  'siwe.domain': 'the site that a sign-in message names',
  'siwe.uri': 'the address that a sign-in message names',
  'siwe.address': 'the account that a sign-in message names',
  'siwe.chain': 'the network that a sign-in message names',
  'siwe.nonce': 'the nonce that a sign-in message names',
  'siwe.resource.<n>': 'what else a sign-in message names',

  'signIn.domain': 'the site that a sign-in names',
  'signIn.uri': 'the address that a sign-in names',
  'signIn.chain': 'the network that a sign-in names',
  'origin.site': 'the site that asked, as you say',
  time: 'this device’s clock',

  'session.host': 'the site that asked, as your browser or wallet knows it',
  'session.chain': 'the network that your wallet is on',
  'session.account': 'the account that your wallet shows',

  'name.<n>.typed': 'a name that you typed',
  'name.<n>.now': 'the address that a typed name resolves to now',
  'name.<n>.mixed': 'whether a name mixes alphabets',
  'name.<n>.elsewhere': 'the address of a name on the network of the request',
  'name.<n>.code': 'whether the address of a name has code',

  'chain.reported': 'the network that your node reports',
  'fee.expected': 'the gas fee',
  'fee.most': 'the maximum gas fee that the request allows',
};
