import { type Case, casesOf } from './case.ts';

const seeds = [1, 2, 3, 4];

/** Typed data that nobody opens, renamed, hashed in other ways, or in favor of someone else. */
export const signatures: readonly Case[] = [
  ...casesOf('operation of a Safe as SafeOp', 'caution', {
    amounts: ['all', 'nearly'],
    actors: ['plain account', 'published contract'],
  }),
  ...casesOf('operation of a Safe as Operation', 'caution'),
  ...casesOf('operation of a Safe as Execute', 'caution', { actors: ['plain account', 'token'] }),
  ...casesOf('calls-in-a-field', 'notFullyRead', { seeds }),
  ...casesOf('calls-in-structs', 'notFullyRead', { seeds: [1, 2] }),
  ...casesOf('another-main-type', 'notFullyRead', { seeds: [1, 2] }),
  ...casesOf('another-main-type, all signed', 'notFullyRead', { seeds }),
  ...casesOf('two-main-types', 'notFullyRead', { seeds: [1, 2] }),
  ...casesOf('domain-in-another-order', 'notFullyRead', { seeds: [1, 2] }),
  ...casesOf('domain-with-other-fields', 'notFullyRead', { seeds: [1, 2] }),
  ...casesOf('array-of-main-type', 'notFullyRead', { seeds: [1, 2] }),
  ...casesOf('permit-renamed', 'notFullyRead', { amounts: ['tenth', 'all'], seeds: [1, 2] }),
  ...casesOf('permit-of-itself', 'caution', { actors: ['plain account', 'published contract'] }),
  ...casesOf('dai-permit-renamed', 'notFullyRead', { seeds: [1, 2] }),
  ...casesOf('permit-shuffled', 'notFullyRead', { seeds: [1, 2] }),
  ...casesOf('struct-of-the-thief', 'notFullyRead', { seeds }),
  ...casesOf('struct-without-parties', 'notFullyRead', { seeds: [1, 2] }),
  ...casesOf('alias-without-contract', 'caution', { actors: ['plain account', 'token'], seeds: [1, 2] }),
  ...casesOf('exchange-without-contract', 'caution', { seeds }),
  ...casesOf('random-without-contract', 'caution', { seeds }),
  ...casesOf('root-of-something', 'caution', { seeds: [1, 2] }),
  ...casesOf('items-for-nothing', 'caution', { seeds: [1, 2, 3, 4, 5, 6] }),
  ...casesOf('dollars-for-nothing', 'caution', { amounts: ['all', 'tenth'] }),
  ...casesOf('junk-order', 'caution', { seeds: [1, 2] }),
  ...casesOf('condition-of-the-thief', 'caution', { seeds }),
  ...casesOf('condition-of-the-thief, effects known', 'caution', { seeds }),
  ...casesOf('order-for-another', 'caution', { actors: ['plain account', 'published contract'] }),
  ...casesOf('renamed-order-for-another', 'caution', { seeds }),
  ...casesOf('witness-for-another', 'caution', { seeds }),
  ...casesOf('sale-for-another', 'caution'),
];
