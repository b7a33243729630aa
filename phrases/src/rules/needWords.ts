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
  origin: 'how the request came here',
  'origin.claimed': 'what the site that asks calls itself',
  preferences: 'what you set for the checks',

  'request.chain': 'the network that the request names',
  'request.from': 'the account that the request names',
  'request.to': 'the address that the request calls',
  'request.value': 'how much of the network’s coin the request sends',
  'request.data': 'the call data of the request',
  'request.nonce': 'the number of the transaction',
  'request.gas': 'how much gas the request may use',
  'request.safeTxHash': 'the hash of a Safe transaction',
  'request.claimedHash': 'the hash that came with a Safe transaction',
  'request.signer': 'the account that signs',
  'request.json': 'the request as it came',
  'request.checksums': 'how the addresses in the request are written',
  'request.domain': 'the name in the domain of the message',
  'request.contract': 'the contract that is to verify the signature',

  'step.<s>.to': 'the address that a step calls',
  'step.<s>.fn': 'the function that a step calls',
  'step.<s>.value': 'how much of the network’s coin a step sends',
  'refund.<s>.most': 'what the refund of a Safe can cost at most',
  'step.<s>.oddities': 'how a step is encoded',
  'step.<s>.arg.<name>': 'each value of a step',

  'effect.<n>.before': 'a balance or permission before the simulation',
  'effect.<n>.after': 'a balance or permission after the simulation',
  'effect.<n>.delta': 'how the simulation changes a balance',
  'effect.<n>.sent': 'how much was sent on the way to a receiver',
  'effect.<n>.takeable': 'what the holder of a signature could take at once',

  'account.<a>.code': 'whether an account has code',
  'account.<a>.name': 'what is known of an account',
  'account.<a>.codeElsewhere': 'whether a contract stands at the address on Ethereum',
  'account.<a>.nonce': 'how many transactions an account has sent',
  'account.<a>.release': 'which release the code of a Safe is',
  'account.<a>.owners': 'who owns a Safe',
  'account.<a>.threshold': 'how many owners of a Safe must sign',
  'account.<a>.safeTxHash': 'the hash that a Safe computes of its transaction',
  'account.<a>.safeNonce': 'the next number of a Safe',
  'account.<a>.isToken': 'whether an account answers as a token',
  'account.<a>.implementation': 'where the code of a proxy stands',
  'account.<a>.admin': 'who may replace the code of a proxy',
  'account.<a>.verified': 'whether the source code of a contract is published',
  'account.<a>.sourceName': 'what the published source of a contract calls it',
  'account.<a>.created': 'when a contract was made',
  'account.<a>.listed': 'whether an account stands on a list of scams that you chose',
  'site.<h>.listed': 'whether a site stands on a list of scams that you chose',
  'function.<a>.<f>.signatures': 'the names that are listed for a function',
  'account.<a>.calledItself': 'what a contract calls itself',
  'account.<a>.separator': 'the hash of the domain that a contract signs under',
  'account.<a>.holds.<t>': 'what an account holds of a token or a collection',
  'account.<a>.owner.<id>': 'who owns a position that a number names',
  'account.<a>.debt.<c>': 'what an account owes a market',
  'rate.<a>.<b>': 'the price of two tokens in their largest pool',

  'token.<a>.symbol': 'the symbol that a token gives itself',
  'token.<a>.decimals': 'the decimals that a token gives itself',
  'token.<a>.supply': 'how much there is of a token',

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
  'name.<n>.now': 'the address that a name you typed has now',
  'name.<n>.mixed': 'whether a name mixes scripts',
  'name.<n>.elsewhere': 'the address that a name has on the network of the request',
  'name.<n>.code': 'whether the address of a name has code',

  'chain.reported': 'the network that your node reports',
  'fee.expected': 'the network fee',
  'fee.most': 'the highest network fee that the request allows',
};
