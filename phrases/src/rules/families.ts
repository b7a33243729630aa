import type { Family } from '@readback/core/check/rule.ts';

/** The families of rules, in the order in which they are shown: what each is called, and what it looks at. */
export const families: Readonly<Record<Family, Readonly<{ title: string; says: string }>>> = {
  account: {
    title: 'What nothing explains',
    says: 'Addresses, bytes and payments in a request that Readback cannot account for.',
  },
  approvals: { title: 'Approvals', says: 'Who may take your tokens after a transaction, and how much.' },
  signatures: {
    title: 'Signatures',
    says: 'What a signature lets others do later, without another question to you.',
  },
  messages: { title: 'Messages and sign-in', says: 'Texts and hashes that you are asked to sign.' },
  transfers: { title: 'Payments and swaps', says: 'Who receives what you send, and what comes back for it.' },
  names: { title: 'Names', says: 'Names that are typed in the place of an address.' },
  power: {
    title: 'Power over accounts',
    says: 'Calls that hand over an account, a Safe or a contract, or replace its code.',
  },
  outcome: { title: 'Outcome', says: 'What a run of the request shows, against what the request says.' },
  descriptions: {
    title: 'Descriptions',
    says: 'What a project says of its own contract, against what the call does.',
  },
  chain: {
    title: 'Network and account',
    says: 'Whether wallet, node and request mean the same network and account.',
  },
  identity: { title: 'Contracts', says: 'What is on record of the contracts that a request calls.' },
  lists: { title: 'Lists', says: 'Addresses and sites that you blocked, or that a list names.' },
};
