import { factOfAccount } from '../../model/factIds.ts';
import fc from 'fast-check';
import { type Address, getAddress, type Hex, maxUint256, zeroAddress } from 'viem';
import type { FactValue } from '../../model/fact.ts';
import { known } from '../../model/known.ts';
import type { Verdict } from '../../model/readback.ts';
import type { Body, Call } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { batch, multiSend, safeTx } from './safes.ts';
import {
  contract,
  dataOf,
  friend,
  key,
  me,
  safe,
  type Sample,
  transaction,
  usdc,
  viewOf,
  weth,
} from './views.ts';

/** Gravest last. */
const ranks: readonly Verdict[] = ['read', 'caution', 'notFullyRead', 'stop'];

const account = getAddress('0xacc0000000000000000000000000000000000acc');
const lookAlike = getAddress('0x7099797000000000000000000000000000dc79c8');

/** What the chain and the book say of all who take part: every contract is published and old, the friend was paid. */
const sample: Sample = {
  codes: {
    [safe]: 'contract',
    [account]: 'contract',
    [multiSend]: 'contract',
    [lookAlike]: 'none',
    [zeroAddress]: 'none',
  },
  facts: Object.fromEntries(
    [contract, usdc, weth, safe, account].flatMap((it): [string, FactValue][] => [
      [factOfAccount(it, 'verified'), { kind: 'bool', value: true }],
      [factOfAccount(it, 'created'), { kind: 'time', seconds: 1_600_000_000n }],
    ]),
  ),
  book: known([
    { address: friend, name: 'Alice', own: false, paid: 2 },
    { address: safe, own: true, paid: 0 },
    { address: account, own: true, paid: 0 },
  ]),
};

const call = (to: Address, signature: string, args: readonly unknown[], value = 0n): Call => ({
  to,
  value,
  data: dataOf(signature, args),
});

const approve = 'approve(address spender, uint256 amount)';
const transfer = 'transfer(address to, uint256 amount)';
const swap =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';

const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });

/** A call after which nobody is worse off than before, as far as can be known. */
const harmless: fc.Arbitrary<Call> = fc.oneof(
  amount.map((it) => call(usdc, transfer, [friend, it])),
  amount.map((it): Call => ({ to: friend, value: it, data: '0x' })),
  fc.constant(call(usdc, approve, [contract, 0n])),
  amount.map((it) => call(weth, 'deposit()', [], it)),
);

/** Anything that an account may be asked to do, most of it bad. */
export const anyCall: fc.Arbitrary<Call> = fc.oneof(
  harmless,
  fc
    .tuple(fc.constantFrom(key, contract, usdc), fc.oneof(amount, fc.constant(maxUint256)))
    .map(([to, it]) => call(usdc, approve, [to, it])),
  fc
    .tuple(fc.constantFrom(key, contract), amount)
    .map(([to, it]) => call(usdc, 'increaseAllowance(address spender, uint256 added)', [to, it])),
  fc
    .constantFrom(key, contract)
    .map((to) => call(weth, 'setApprovalForAll(address operator, bool approved)', [to, true])),
  fc
    .tuple(fc.constantFrom(key, lookAlike, usdc, zeroAddress), amount)
    .map(([to, it]) => call(usdc, transfer, [to, it])),
  fc
    .tuple(fc.constantFrom(key, lookAlike, zeroAddress), amount)
    .map(([to, value]): Call => ({ to, value, data: '0x' })),
  fc
    .tuple(amount, fc.constantFrom(0n, 1n, 10n ** 6n), fc.constantFrom(me, key, safe, account))
    .map(([it, least, to]) => call(contract, swap, [it, least, [usdc, weth], to, 1_900_000_000n])),
  fc.constantFrom(key, contract).map((to) => call(contract, 'transferOwnership(address newOwner)', [to])),
  fc.constantFrom<Call>(
    { to: contract, value: 0n, data: '0x3f1a77c2' },
    { to: contract, value: 5n, data: '0x4e71d92d' },
    { to: key, value: 0n, data: '0x3f1a77c2' },
  ),
);

type Wrap = Readonly<{ id: string; body: (calls: readonly Call[]) => Body }>;

function executedBy(calls: readonly Call[]): Hex {
  const all = calls.map(({ to, value, data }) => ({ target: to, value, data }));
  return dataOf('executeBatch((address target, uint256 value, bytes data)[] calls)', [all]);
}

function asEntry({ to, value, data }: Call) {
  if (to === null) throw new RangeError('A Safe creates nothing by itself.');
  return { operation: 0, to, value, data } as const;
}

/** Ways to have calls made by an account of the user's. */
const wraps: readonly Wrap[] = [
  {
    id: 'a batch of calls',
    body: (calls) => ({ kind: 'calls', chainId: 1, from: me, atomic: true, calls }),
  },
  {
    id: 'a batch of a smart account',
    body: (calls) => transaction(account, executedBy(calls)),
  },
  {
    id: 'a MultiSend of a Safe',
    body: (calls) => safeTx(multiSend, batch(...calls.map(asEntry)), 1),
  },
  {
    id: 'a batch of a smart account, asked for by a Safe',
    body: (calls) => safeTx(account, executedBy(calls), 0),
  },
];

function rankOf(body: Body): number {
  const { verdict } = revisionOf(viewOf(body, sample), 0);
  const rank = ranks.indexOf(verdict);
  if (rank < 0) throw new Error(`The verdict is ${verdict}.`);
  return rank;
}

/** What `cases` seeded batches come to when one harmless call more is put anywhere among them: never a milder verdict. */
export function addingIsNeverMilder(cases: number): void {
  const many = fc.array(anyCall, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...wraps), many, harmless, fc.nat(4), ({ body }, calls, more, at) => {
      const longer = calls.toSpliced(Math.min(at, calls.length), 0, more);
      return rankOf(body(longer)) >= rankOf(body(calls));
    }),
    { numRuns: cases, seed: 6 },
  );
}

/** What `cases` seeded calls come to in a wrapping: never a milder verdict than alone. */
export function wrappingIsNeverMilder(cases: number): void {
  fc.assert(
    fc.property(fc.constantFrom(...wraps), anyCall, ({ body }, call) => {
      const { to, data, value } = call;
      return rankOf(body([call])) >= rankOf(transaction(to, data, value));
    }),
    { numRuns: cases, seed: 6 },
  );
}
