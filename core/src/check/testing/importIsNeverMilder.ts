import { factOfAccount } from '../../model/factIds.ts';
import fc from 'fast-check';
import { type Address, getAddress, maxUint256 } from 'viem';
import { holdsFact } from '../../label/tokens/holdsFact.ts';
import type { FactValue } from '../../model/fact.ts';
import type { Finding } from '../../model/finding.ts';
import { known } from '../../model/known.ts';
import type { Readback, Verdict } from '../../model/readback.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import type { BookEntry } from '../../world/world.ts';
import { anyCall } from './neverMilder.ts';
import { ofItself, safeTx } from './safes.ts';
import {
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  permit,
  safe,
  type Sample,
  transaction,
  usdc,
  viewOf,
  weth,
} from './views.ts';

const hidden = getAddress('0x1111111254eeb25477b68fb85ed929f73a960582');
/** Accounts that requests speak of. */
export const everybody = [hidden, key, friend, contract, usdc, weth, safe, me] as const;

/** A world in which much is held and nobody is vouched for. */
export const sample: Sample = {
  codes: { [hidden]: 'contract', [safe]: 'contract' },
  facts: Object.fromEntries<FactValue>([
    [factOfAccount(hidden, 'verified'), { kind: 'bool', value: false }],
    [holdsFact(me, usdc), { kind: 'amount', raw: 100n, asset: { kind: 'token', chainId: 1, address: usdc } }],
    [factOfAccount(safe, 'owners'), { kind: 'list', items: [{ kind: 'address', address: me }] }],
    [factOfAccount(safe, 'threshold'), { kind: 'integer', value: 1n }],
  ]),
  effects: known(effectsOf([balance(usdc, 0n), balance(weth, 0n)])),
};

const anybody = fc.constantFrom(hidden, key, friend, contract);
const amount = fc.constantFrom(1n, 90n, 100n, maxUint256);
const approve = 'approve(address spender, uint256 amount)';
const swap =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';

/** Requests whose weight rests on who someone is, in each family of rules. */
export const anyRequest: fc.Arbitrary<Body> = fc.oneof(
  anyCall.map(({ to, value, data }) => transaction(to, data, value)),
  fc.tuple(anybody, amount).map(([to, it]) => call(usdc, approve, [to, it])),
  fc.tuple(anybody, amount).map(([to, it]) => permit(to, it)),
  anybody.map((to) => call(usdc, 'transfer(address to, uint256 amount)', [to, 100n])),
  anybody.map((to) => call(contract, swap, [100n, 1n, [usdc, weth], to, 1_900_000_000n])),
  anybody.map((to) => safeTx(to, '0x12345678', 1)),
  anybody.map((to) => ofItself(dataOf('addOwnerWithThreshold(address owner, uint256 threshold)', [to, 1n]))),
  anybody.map((delegate): Body => ({ kind: 'authorization', chainId: 1, delegate, nonce: 1n })),
  anybody.map((to) => call(to, 'claim()', [], 5n)),
);

/** A row as a hostile file might have it, and as it is taken in: marked, and never with payments. */
const row: fc.Arbitrary<BookEntry> = fc.record(
  {
    address: fc.constantFrom<Address>(...everybody),
    own: fc.boolean(),
    paid: fc.constant(0),
    imported: fc.constant(true as const),
    name: fc.constantFrom('Uniswap router', 'USDC', 'My ledger', ''),
    knownOn: fc.constantFrom([1], [1, 10]),
    blocked: fc.constant(true as const),
  },
  { requiredKeys: ['address', 'own', 'paid', 'imported'] },
);

const ranks: readonly Verdict[] = ['read', 'caution', 'notFullyRead', 'stop'];
const severities = ['note', 'caution', 'stop'];

/** What each rule says of `cases` requests with rows from a file in the book: nothing milder than without them. */
export function importIsNeverMilder(cases: number): void {
  fc.assert(
    fc.property(anyRequest, fc.array(row, { minLength: 1, maxLength: 6 }), (body, rows) => {
      const plain = viewOf(body, { ...sample, book: known([]) });
      const filled = viewOf(body, { ...sample, book: known(rows) });
      const milder = milderThan(revisionOf(plain, 0), revisionOf(filled, 0));
      if (milder.length > 0) throw new Error(`Milder: ${milder.join()}`);
    }),
    { numRuns: cases, seed: 4 },
  );
}

/** The rules that say something milder in the second readback than in the first, and `verdict` where that is milder. */
export function milderThan(first: Readback, second: Readback): readonly string[] {
  if (first.findings.length === 0) return ['nothing was checked'];
  const found = gravest(second.findings);
  const milder = [...gravest(first.findings)]
    .filter(([rule, was]) => (found.get(rule) ?? -1) < was)
    .map(([rule]) => rule);
  return ranks.indexOf(second.verdict) < ranks.indexOf(first.verdict) ? ['verdict', ...milder] : milder;
}

/** The gravest that each rule says. */
function gravest(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const it of findings) {
    const rank =
      it.outcome === 'fired' ? severities.indexOf(it.severity) : it.outcome === 'unknown' ? 0.5 : -1;
    found.set(it.rule, Math.max(rank, found.get(it.rule) ?? -1));
  }
  return found;
}
