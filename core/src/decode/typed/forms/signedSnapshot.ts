import { isPlainRemark } from '../../../text/plainRemark.ts';
import type { SignedForm } from './signedForm.ts';

const who = '(?:address|string) from';
const what = '(?:bytes32|string) proposal';
const text =
  'string type,string title,string body,string discussion,string\\[\\] choices(?:,string\\[\\] labels)?';
/** An account in digits. */
const account = /^0x[0-9a-f]{40}$/i;
/** A name, an id or a version, which no sentence fits in. */
const label = /^[\w.:/-]{0,120}$/;
/** Nobody said anything in it. */
const empty = ['', '{}', '[]'];
/** Which choice, by number, in shares, or sealed until the vote ends. */
const choice = [/^[\d\s[\]{}":,.]{0,500}$/, /^0x[0-9a-f]*$/i];
const as = (name: string, fields: string) => new RegExp(`^${name}\\(${fields}\\)$`);

/**
 * What Snapshot signs: votes, proposals, and what one follows. From its package snapshot.js, with the forms that it had
 * before (accounts as addresses, proposals by a hash). A proposal does nothing until it is voted on; its text is signed.
 */
export const snapshotActs: SignedForm = {
  types: [
    as(
      'Vote',
      `${who},string space,uint64 timestamp,${what},(?:uint32|uint32\\[\\]|string) choice(?:,string reason,string app)?(?:,string metadata)?`,
    ),
    as(
      'Proposal',
      `${who},string space,uint64 timestamp,${text},uint64 start,uint64 end,uint64 snapshot,string plugins(?:,string privacy)?,string app`,
    ),
    as(
      'UpdateProposal',
      `${what},${who},string space,uint64 timestamp,${text},string plugins(?:,string privacy)?`,
    ),
    as('(?:CancelProposal|FlagProposal)', `${who},string space,uint64 timestamp,${what}`),
    as('FlagProposal', `${who},string space,${what},uint64 timestamp`),
    as('(?:Follow|Unfollow)', `${who}(?:,string network)?,string space,uint64 timestamp`),
    as('(?:Subscribe|Unsubscribe)', `${who},string space,uint64 timestamp`),
  ],
  roles: {
    from: 'self',
    space: 'told',
    proposal: 'told',
    choice: 'told',
    choices: 'inert',
    labels: 'inert',
    reason: 'inert',
    app: 'inert',
    metadata: 'inert',
    type: 'inert',
    title: 'inert',
    body: 'inert',
    discussion: 'inert',
    plugins: 'inert',
    privacy: 'inert',
    network: 'inert',
  },
  service: ['snapshot'],
  texts: {
    from: [account],
    space: [label],
    proposal: [label],
    choice,
    choices: empty,
    labels: empty,
    reason: [{ test: isPlainRemark }],
    app: [label],
    metadata: empty,
    type: [label],
    title: empty,
    body: empty,
    discussion: empty,
    plugins: empty,
    privacy: [label],
    network: [label],
  },
};

/** What someone says of themselves there: the text is all that is signed. */
export const snapshotTexts: SignedForm = {
  types: [
    as('Profile', `${who},uint64 timestamp,string profile`),
    as(
      'Statement',
      `${who},uint64 timestamp,string space,string about,string statement(?:,string discourse,string status)?(?:,string network)?`,
    ),
  ],
  roles: {
    from: 'self',
    space: 'told',
    profile: 'inert',
    about: 'inert',
    statement: 'inert',
    discourse: 'inert',
    status: 'inert',
    network: 'inert',
  },
  service: ['snapshot'],
  texts: {
    from: [account],
    space: [label],
    profile: empty,
    about: empty,
    statement: empty,
    discourse: empty,
    status: empty,
    network: [label],
  },
};

/** The settings of a space name who decides in it: whoever is there is a party. */
export const snapshotSpace: SignedForm = {
  types: [as('Space', `${who},string space,uint64 timestamp,string settings`)],
  roles: { from: 'self', space: 'told' },
  service: ['snapshot'],
  texts: { from: [account], space: [label], settings: empty },
};

/** A key that may vote and propose for the account from then on. */
export const snapshotAliasForm: SignedForm = {
  types: ['Alias(address from,address alias,uint64 timestamp)'],
  roles: { from: 'self', alias: 'told' },
  service: ['snapshot'],
};
