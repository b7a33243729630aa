import { carriageIds, hidingIds } from '../codings.ts';
import { type Case, casesOf } from './case.ts';

/** What is called by a name alone, what is inside bytes, and what watches. */
export const calls: readonly Case[] = [
  ...casesOf('stream-withdraw', 'caution', {
    ways: ['plain', 'batch', 'account-execute', 'operation', 'safe', 'safe-batch'],
  }),
  ...casesOf('stream-withdraw', 'caution', {
    amounts: ['tenth', 'all-1'],
    actors: ['published contract', 'token'],
  }),
  ...casesOf('stream-withdraw-max', 'caution', { actors: ['plain account', 'look-alike', 'new contract'] }),
  ...casesOf('stream-handed-over', 'caution', { ways: ['plain', 'operation-batch'] }),
  ...casesOf('borrow-for-another', 'caution', { actors: ['plain account', 'published contract', 'token'] }),
  ...casesOf('connector-operator', 'caution', { ways: ['plain', 'safe', 'account-batch'] }),
  ...casesOf('rewards-claimer', 'caution', {
    actors: ['plain account', 'fresh account', 'published contract'],
  }),
  ...['stream', 'debt', 'claimer'].flatMap((it) => casesOf(`multicall, ${it}`, 'caution', { seeds: [1, 2] })),
  ...hidingIds.flatMap((it) => casesOf(`custody, ${it}`, 'caution')),
  ...casesOf('custody, address', 'caution', { actors: ['published contract', 'token'], seeds: [2, 3] }),
  ...casesOf('old-multisig', 'caution', { ways: ['plain', 'safe', 'operation'] }),
  ...casesOf('old-multisig-allows', 'caution', { actors: ['plain account', 'published contract'] }),
  ...carriageIds.flatMap((it) => casesOf(`agent, ${it}`, 'notFullyRead')),
  ...['borrow', 'redeem', 'transfer'].flatMap((it) => [
    ...casesOf(`connector-batch, ${it}`, 'caution', { ways: ['plain', 'account-execute'] }),
    ...casesOf(`connector-call, ${it}`, 'caution'),
  ]),
  ...casesOf('stranger-in-an-unknown-function', 'caution', { seeds: [1, 2, 3, 4] }),
  ...casesOf('call-in-an-unknown-function', 'notFullyRead', { seeds: [1, 2, 3, 4] }),
  ...casesOf('gas-of-the-wallet', 'caution', { seeds: [1, 2, 3, 4, 5, 6] }),
  ...casesOf('flash-loan-as-a-debt', 'caution', {
    ways: ['plain', 'safe', 'operation'],
    actors: ['plain account', 'published contract'],
  }),
  ...casesOf('debt-for-a-stranger', 'caution', { ways: ['batch', 'safe-batch'] }),
  ...casesOf('richer-than-anybody', 'caution', {
    ways: ['plain', 'operation', 'operation-batch', 'safe', 'safe-batch', 'safe-carried-out'],
    seeds: [1, 2],
  }),
  ...casesOf('junk-for-coins', 'caution', { ways: ['plain', 'safe'], amounts: ['tenth', 'nearly'] }),
  ...casesOf('dust-for-all', 'caution', { ways: ['plain', 'batch', 'operation', 'safe'] }),
  ...casesOf('junk-for-all', 'caution', { amounts: ['tenth', 'all'], ways: ['plain', 'account-execute'] }),
];
