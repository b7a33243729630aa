import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Drafted } from './draft.ts';
import { readWords } from './read.ts';
import { knownNames } from './testing/score.ts';

// What is corrected takes the place of what was said before, or is asked about: the first of the two is never filled in alone.

type Payment = Readonly<{ amount: string; token: string; to: string }>;
type Field = keyof Payment;

/** A payment, and the words that take one of its parts back. `*`: what is said instead. */
const ways: readonly Readonly<{ pays: (it: Payment) => string; slips: readonly string[] }>[] = [
  {
    pays: ({ amount, token, to }) => `send ${amount} ${token} to ${to}`,
    slips: [
      ', no wait, *',
      ', sorry, i meant *',
      ' no *',
      ', actually *',
      '. scratch that, *',
      ' oops i mean *',
    ],
  },
  {
    pays: ({ amount, token, to }) => `schick ${amount} ${token} an ${to}`,
    slips: [', nein, *', ', quatsch, *', ', ich meine *', ' ach nein doch lieber *'],
  },
  {
    pays: ({ amount, token, to }) => `manda ${amount} ${token} a ${to}`,
    slips: [', no, *', ', perdón, *', ', perdón, quise decir *', ' mejor *'],
  },
  {
    pays: ({ amount, token, to }) => `envoie ${amount} ${token} à ${to}`,
    slips: [', non, *', ', pardon, *', ', euh non plutôt *', ', je voulais dire *'],
  },
  {
    pays: ({ amount, token, to }) => `给 ${to} 转 ${amount} ${token}`,
    slips: [',不对,*', ',不对,是*', ',哦不 *', ',我是说 *'],
  },
];

const tokens = ['USDC', 'DAI', 'WETH'];
const people = ['Ana', 'Bob', 'Carol'];
const amounts = fc.integer({ min: 2, max: 99_999 }).map(String);
const two = (names: readonly string[]) => fc.shuffledSubarray([...names], { minLength: 2, maxLength: 2 });

const corrected = fc
  .record({
    way: fc.constantFrom(...ways),
    amount: fc.uniqueArray(amounts, { minLength: 2, maxLength: 2 }),
    token: two(tokens),
    to: two(people),
    field: fc.constantFrom<Field>('amount', 'token', 'to'),
    slip: fc.nat(5),
  })
  .map(({ way, amount, token, to, field, slip }) => {
    const [first, second] = [0, 1].map((at) => ({
      amount: amount[at] ?? '',
      token: token[at] ?? '',
      to: to[at] ?? '',
    })) as [Payment, Payment];
    const words = way.slips[slip % way.slips.length] ?? '';
    const text = way.pays(first) + words.replace('*', second[field]);
    return { text, meant: { ...first, [field]: second[field] }, wrong: first[field], field };
  });

const slotOf = { amount: 'amount', token: 'pay', to: 'to' } as const;

function said(value: Drafted['values'][keyof Drafted['values']]): string | undefined {
  return value?.sum?.is === 'number' ? value.sum.digits : value?.text;
}

it('a part of a payment that is corrected is what was said last, or is asked about', () => {
  let plain = 0;
  fc.assert(
    fc.property(corrected, ({ text, meant, wrong, field }) => {
      const drafted = readWords(text, knownNames);
      if (drafted === undefined) return;
      const got = said(drafted.values[slotOf[field]]);
      const isAsked = drafted.asks.length > 0 || got === undefined;
      if (got === wrong) expect(isAsked, `${text}: ${got}`).toBe(true);
      if (isAsked) return;
      plain += 1;
      for (const it of ['amount', 'token', 'to'] as const) {
        const its = said(drafted.values[slotOf[it]]);
        expect(its?.toLowerCase(), `${it} of ${text}`).toBe(meant[it].toLowerCase());
      }
      expect(drafted.also ?? [], text).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
  expect(plain, 'corrections that were taken').toBeGreaterThan(1_500);
});

it('what is split between two is half for each, or the sum is left empty', () => {
  const splits: readonly ((amount: string, token: string, to: readonly string[]) => string)[] = [
    (amount, token, [one, other]) => `split ${amount} ${token} between ${one} and ${other}`,
    (amount, token, [one, other]) => `teile ${amount} ${token} zwischen ${one} und ${other}`,
    (amount, token, [one, other]) => `reparte ${amount} ${token} entre ${one} y ${other}`,
    (amount, token, [one, other]) => `partage ${amount} ${token} entre ${one} et ${other}`,
  ];
  let plain = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...splits),
      amounts,
      fc.constantFrom(...tokens),
      two(people),
      (split, amount, token, to) => {
        const text = split(amount, token, to);
        const drafted = readWords(text, knownNames);
        if (drafted === undefined) return;
        const all = [drafted, ...(drafted.also ?? [])];
        const sums = all.map(({ values }) => said(values.amount));
        for (const sum of sums) if (sum !== undefined) expect(Number(sum) * 2, text).toBe(Number(amount));
        if (drafted.asks.length > 0 || sums.includes(undefined)) return;
        plain += 1;
        expect(new Set(all.map(({ values }) => values.to?.text.toLowerCase())), text).toEqual(
          new Set(to.map((it) => it.toLowerCase())),
        );
      },
    ),
    { numRuns: 1_000 },
  );
  expect(plain, 'splits that were worked out').toBeGreaterThan(250);
});
