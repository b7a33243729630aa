import type { Family } from '@readback/core/check/rule.ts';

/** The families of rules, in the order in which they are shown: what each is called, and what it looks at. */
export const families: Readonly<Record<Family, Readonly<{ title: string; says: string }>>> = {
  account: {
    title: 'Unexplained parts',
    says: 'Addresses, bytes and payments in a request that Readback cannot account for.',
  },
  approvals: { title: 'Approvals', says: 'Who can take your tokens after a transaction, and how much.' },
  signatures: {
    title: 'Signatures',
    says: 'What a signature lets others do later, without asking you again.',
  },
  messages: { title: 'Messages and sign-ins', says: 'Text and hashes that you are asked to sign.' },
  transfers: { title: 'Payments and swaps', says: 'Who receives what you send, and what you get in return.' },
  names: { title: 'Names', says: 'Misleading names of accounts, contracts and sites.' },
  power: {
    title: 'Power over accounts',
    says: 'Requests that hand over control of an account, a Safe or a contract, or replace its code.',
  },
  outcome: { title: 'Outcome', says: 'What the simulation shows, compared with what the request says.' },
  descriptions: {
    title: 'Descriptions',
    says: 'What a project says about its own contract, compared with what the call does.',
  },
  chain: {
    title: 'Network and account',
    says: 'Whether the wallet, the node and the request agree on the network and the account.',
  },
  identity: { title: 'Contracts', says: 'What is known about the contracts that a request uses.' },
  intent: {
    title: 'What you said',
    says: 'Whether the request does what you said it should, and nothing else. These rules apply once you have said what you want.',
  },
  lists: { title: 'Lists', says: 'Addresses and sites that you blocked, or that are on a scam list.' },
};
