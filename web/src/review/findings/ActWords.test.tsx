import type { Fact } from '@readback/core/model/fact.ts';
import { known } from '@readback/core/model/known.ts';
import type { BookEntry } from '@readback/core/world/world.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { prerender } from 'react-dom/static';
import { ActWords, type ActWordsProps } from './ActWords.tsx';

const token: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const friend: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const asset = { kind: 'token', chainId: 1, address: token } as const;

function factsOf(value: Extract<Fact['value'], { s: 'known' }>['v'], decimals?: bigint) {
  const all: Record<string, Fact> = {
    'step.0.arg.amount': { id: 'step.0.arg.amount', value: known(value), from: [] },
    'step.0.arg.amountOutMin': { id: 'step.0.arg.amountOutMin', value: known(value), from: [] },
    ...(decimals === undefined
      ? {}
      : {
          [`token.${token.toLowerCase()}.decimals`]: {
            id: 'decimals',
            value: known({ kind: 'integer', value: decimals }),
            from: [],
          },
        }),
  };
  return (id: string) => all[id];
}

async function says(
  act: ActWordsProps['act'],
  facts: FindFact = () => undefined,
  book: readonly BookEntry[] = [],
): Promise<string> {
  const { prelude } = await prerender(<ActWords act={act} facts={facts} book={book} times="utc" />);
  return (await new Response(prelude).text()).replaceAll(/<[^>]*>/g, '');
}

const set = (value: bigint, fact = 'step.0.arg.amount') => ({ kind: 'setInteger', fact, value }) as const;
const allowance = { kind: 'allowance', raw: 9n, unlimited: true, asset } as const;

test('an allowance, an amount and a minimum are named as such, exactly, with the asset that they are of', async () => {
  expect(await says(set(3_000_000_000n), factsOf(allowance, 6n))).toBe(
    'Set the allowance to 3,000 0xA0b8…eB48',
  );
  const amount = { kind: 'amount', raw: 9n, asset } as const;
  expect(await says(set(1n), factsOf(amount, 6n))).toBe('Set the amount to 0.000001 0xA0b8…eB48');
  expect(await says(set(5_000_000n, 'step.0.arg.amountOutMin'), factsOf(amount, 6n))).toBe(
    'Set the minimum to 5 0xA0b8…eB48',
  );
});

test('without decimals an amount is said in the base unit', async () => {
  expect(await says(set(3_000n), factsOf(allowance))).toBe(
    'Set the allowance to 3,000 base units of 0xA0b8…eB48',
  );
});

test('an end is a time, and any other number a number', async () => {
  const time = factsOf({ kind: 'time', seconds: 1n });
  expect(await says(set(1_900_000_000n), time)).toBe('Set the expiry to 2030-03-17 17:46 UTC');
  expect(await says(set(1_200n), factsOf({ kind: 'integer', value: 1n }))).toBe('Set the value to 1,200');
});

test('an address is called what the book knows it for', async () => {
  const use = { kind: 'setAddress', fact: 'step.0.to', address: friend } as const;
  const known = (entry: Partial<BookEntry>) =>
    says(use, undefined, [{ address: friend, own: false, paid: 0, ...entry }]);
  expect(await known({ own: true })).toBe('Use your own address');
  expect(await known({ name: 'Rent' })).toBe('Use the address you saved');
  expect(await known({ paid: 2 })).toBe('Use the address you paid before');
  expect(await known({})).toBe('Use 0x7099…79C8');
});

test('an address that could be taken for the one it replaces is said whole', async () => {
  const use = { kind: 'setAddress', fact: 'step.0.arg.to', address: friend } as const;
  const book = [{ address: friend, own: false, paid: 0, name: 'Rent' }];
  const against = (address: Address) =>
    says(use, () => ({ id: 'to', value: known({ kind: 'address', address }), from: [] }), book);
  const double: Address = `${friend.slice(0, 6) as '0x7099'}${'0'.repeat(32)}${friend.slice(-4)}`;
  expect(await against(double)).toBe(`Use the address you saved ${friend}`);
  expect(await against(token)).toBe('Use the address you saved');
});

test('a network is named, and a Stop is rejected', async () => {
  expect(await says({ kind: 'switchNetwork', chainId: 8453 })).toBe('Switch to Base');
  expect(await says({ kind: 'reject' })).toBe('Reject');
});
