/** The ways in which the calls of one account are asked for, here without company: each is as said or differs as the others do. */
import { askTransaction } from '@readback/scenarios/ask.ts';
import type { Address } from 'viem';
import type { Call } from '../corpus/ground.ts';
import { makerOf, type Wrapping, wrappingsBeside } from '../corpus/wrappings.ts';
import { call } from '../truth/sky.ts';
import type { Field } from './field.ts';

export type Way = Readonly<{
  id: string;
  /** Whether it carries several calls. */
  many: boolean;
  who: (field: Field) => Address;
  request: (field: Field, calls: readonly Call[]) => Promise<string>;
}>;

const executeBatch = 'function executeBatch((address target, uint256 value, bytes data)[] calls)';

/** The account's own code, which it has borrowed (EIP-7702), makes the calls. */
const borrowed: Way = {
  id: 'borrowed-code',
  many: true,
  who: ({ borrower }) => borrower,
  request: async ({ borrower }, calls) => {
    const many = calls.map(({ to: target, value, data }) => ({ target, value, data }));
    return askTransaction(borrower, { to: borrower, data: call(executeBatch, many) });
  },
};

export const ways: readonly Way[] = [
  ...wrappingsBeside(() => []).map(
    (it: Wrapping): Way => ({
      id: it.id,
      many: it.id !== 'plain',
      who: (field) => makerOf(it, field),
      request: async (field, calls) => it.request(field, calls),
    }),
  ),
  borrowed,
];
