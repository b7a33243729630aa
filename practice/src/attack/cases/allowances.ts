import { type Case, casesOf } from './case.ts';

const nearlyAll = ['nearly', 'all-1', 'all', 'supply-1', 'max-1'] as const;

/** Allowances of all that is held, and names that others placed. */
export const allowances: readonly Case[] = [
  ...casesOf('approve', 'stop', { amounts: nearlyAll, actors: ['plain account', 'new contract'] }),
  ...casesOf('approve', 'caution', { amounts: nearlyAll, actors: ['published contract'] }),
  ...casesOf('approve', 'caution', { ways: ['safe', 'operation', 'batch'], actors: ['token'] }),
  ...casesOf('permit2', 'caution', { amounts: ['all', 'max-1'], actors: ['published contract'] }),
  ...casesOf('permit2-once', 'caution', {
    amounts: ['nearly', 'all', 'max-1'],
    actors: ['plain account', 'published contract'],
  }),
  ...casesOf('permit', 'caution', { amounts: ['all', 'supply-1'], actors: ['published contract'] }),
  ...casesOf('increase', 'caution', { amounts: ['all', 'max-1'], actors: ['published contract'] }),
  ...(['book', 'label', 'both'] as const).flatMap((how) => [
    ...casesOf(`approve, named by ${how}`, 'stop', {
      amounts: ['max', 'max-1', 'all'],
      actors: ['plain account', 'new contract'],
    }),
    ...casesOf(`approve, named by ${how}`, 'caution', {
      amounts: ['all', 'max'],
      actors: ['published contract'],
    }),
    ...casesOf(`collection, named by ${how}`, 'caution', { actors: ['new contract', 'published contract'] }),
    ...casesOf(`permit, named by ${how}`, 'stop', {
      amounts: ['max'],
      actors: ['plain account', 'new contract'],
    }),
    ...casesOf(`permit2-once, named by ${how}`, 'caution', {
      actors: ['plain account', 'published contract'],
    }),
  ]),
  ...casesOf('allowance-to-a-name', 'caution', { amounts: ['all', 'max'], seeds: [1, 2] }),
  ...casesOf('everything-to-a-name', 'caution', { seeds: [1, 2] }),
  ...casesOf('module-by-name', 'caution', { ways: ['safe', 'safe-batch'] }),
  ...casesOf('signature-for-a-name', 'caution', { seeds: [1, 2] }),
];
