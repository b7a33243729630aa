import type { SignedForm } from './signedForm.ts';

/** How the order book of Polymarket is logged in to. */
export const polymarketLogIns: SignedForm = {
  types: ['ClobAuth(address address,string timestamp,uint256 nonce,string message)'],
  roles: { address: 'self', timestamp: 'inert', message: 'told' },
  service: ['ClobAuthDomain'],
  site: 'polymarket.com',
  texts: { timestamp: [/^\d{1,13}$/], message: ['This message attests that I control the given wallet'] },
};

/** The example of EIP-712 itself: a letter, which nothing acts on as long as it is that one. */
export const letters: SignedForm = {
  types: ['Mail(Person from,Person to,string contents)Person(string name,address wallet)'],
  roles: { 'from.wallet': 'self', 'from.name': 'inert', to: 'inert', contents: 'told' },
  service: ['Ether Mail'],
  texts: { 'from.name': ['Cow'], 'to.name': ['Bob'], contents: ['Hello, Bob!'] },
};
