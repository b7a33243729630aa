import type { Address, Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { known, type Unknown, unknown } from '../../model/known.ts';
import type { AbiFor } from '../../model/abi.ts';
import type { Body } from '../../model/request.ts';
import { check } from '../check.ts';
import { identity } from './identity.ts';
import { lists } from '../lists/lists.ts';
import { answer, told } from '../testing/answers.ts';
import {
  balance,
  call,
  dataOf,
  effectsOf,
  key,
  me,
  offline,
  permit,
  type Sample,
  transaction,
  typed,
  usdc,
  viewOf,
  waiting,
  weth,
} from '../testing/views.ts';

/** A contract that nobody names, the code it may borrow, and a token that nobody knows. */
const shop: Address = '0x1F98431c8aD98523631AE4a59f267346ea31F984';
const inner: Address = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const coin: Address = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const router: Address = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';

const multicall: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';

const codes = {
  [shop]: 'contract',
  [inner]: 'contract',
  [coin]: 'contract',
  [multicall]: 'contract',
  [key]: 'none',
} as const;
const now = 1_800_000_000n;
const day = 86_400n;

type Known = Readonly<{ verified?: boolean; age?: bigint; absent?: true; present?: true }>;

/** What is on record of contracts, `age` in seconds. */
function on(records: Readonly<Record<Address, Known>>, more: Sample = {}): Sample {
  const facts = Object.entries(records).flatMap(([address, { verified, age, absent, present }]) => {
    const id = `account.${address.toLowerCase()}`;
    const time = (what: string, ago: bigint) =>
      [`${id}.${what}`, { kind: 'time', seconds: now - ago }] as const;
    return [
      ...(verified === undefined ? [] : [[`${id}.verified`, { kind: 'bool', value: verified }] as const]),
      ...(age === undefined ? [] : [time('created', age)]),
      ...(absent ? [time('absentAt', 4n * day)] : []),
      ...(present ? [time('presentAt', 4n * day)] : []),
    ];
  });
  return { codes, abis: [abiBy(user)], ...more, facts: { ...Object.fromEntries(facts), ...more.facts } };
}

const user = { by: 'user', entry: 'abi' } as const;

/** What the shop can do, and who says so. */
function abiBy(from: AbiFor['from']): AbiFor {
  return { address: shop, functions: ['claim()', 'putIn(uint256)'], from };
}

const good = { verified: true, age: 800n * day };
const hidden = { verified: false, age: 800n * day };
const young = { verified: true, age: day };
const lost = { effects: known(effectsOf([balance(usdc, 0n)])) };

const approve = (spender: Address, amount = 1n) =>
  call(usdc, 'approve(address spender, uint256 amount)', [spender, amount]);
const claim = call(shop, 'claim()', [], 1n);
const touch = call(shop, 'claim()', []);
const deposit = call(shop, 'putIn(uint256 amount)', [1_000n]);
const batchOf = (inner: readonly (readonly [Address, bigint, Hex])[]): Body =>
  call(
    multicall,
    'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
    [inner.map(([target, value, callData]) => ({ target, allowFailure: false, value, callData }))],
    inner.reduce((sum, [, value]) => sum + value, 0n),
  );
const batched = batchOf([[shop, 1n, dataOf('claim()', [])]]);
const buy = call(
  router,
  'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  [1n, [weth, coin], me, 1_900_000_000n],
  1n,
);
const safeRun = (operation: number) =>
  typed(
    {
      SafeTx: [
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'data', type: 'bytes' },
        { name: 'operation', type: 'uint8' },
        { name: 'safeTxGas', type: 'uint256' },
        { name: 'baseGas', type: 'uint256' },
        { name: 'gasPrice', type: 'uint256' },
        { name: 'gasToken', type: 'address' },
        { name: 'refundReceiver', type: 'address' },
        { name: 'nonce', type: 'uint256' },
      ],
    },
    'SafeTx',
    {
      to: shop,
      value: operation === 0 ? 1n : 0n,
      data: dataOf('claim()', []),
      operation,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: '0x0000000000000000000000000000000000000000',
      refundReceiver: '0x0000000000000000000000000000000000000000',
      nonce: 0n,
    },
  );

describe('a contract whose source nobody published', () => {
  const rule = 'identity.unpublished';

  it.each([
    ['that may spend', approve(shop), {}],
    ['that may spend by a signature', permit(shop, 1n), {}],
    ['that is sent value with a call', claim, {}],
    ['that is sent value by a batch', batched, {}],
    ['that takes tokens', deposit, lost],
    ['whose token is bought', buy, {}],
    ['that a Safe pays with a call', safeRun(0), {}],
    ['whose code a Safe runs', safeRun(1), {}],
  ] as const)('%s is a caution', (_, body, more) => {
    const record = on({ [shop]: hidden, [coin]: hidden }, more);
    expect(answer(rule, body, record)).toBe('caution');
    expect(answer(rule, body, on({ [shop]: good, [coin]: good }, more))).toBe('clear');
  });

  it('is silent where a permission without limit for it is stopped for the same reason', () => {
    for (const [body, stopped] of [
      [approve(shop, 2n ** 256n - 1n), 'approvals.unpublished'],
      [permit(shop, 2n ** 256n - 1n), 'signatures.unpublished'],
    ] as const) {
      expect(answer(stopped, body, on({ [shop]: hidden }))).toBe('stop');
      expect(told(rule, body, on({ [shop]: hidden }))).toEqual([
        'clear step.0.arg.spender account.0x1f98431c8ad98523631ae4a59f267346ea31f984.verified',
      ]);
    }
  });

  it('is a note where nothing leaves, or only coins as to any payee', () => {
    expect(told(rule, touch, on({ [shop]: hidden }))).toEqual([
      'note: identity.unpublished.says contract step.0.to | identity.unpublished.why | identity.unpublished.remedy | in 0 | about 0x1F98431c8aD98523631AE4a59f267346ea31F984 | by step.0.to account.0x1f98431c8ad98523631ae4a59f267346ea31f984.verified',
    ]);
    expect(answer(rule, transaction(shop, '0x', 1n), on({ [shop]: hidden }))).toBe('note');
  });

  it('is not one of those that the page names, that the user saved, or that have no code', () => {
    expect(answer(rule, approve(router), on({}))).toBe('notApplicable');
    const book = known([{ address: shop, name: 'Shop', own: false, paid: 0 }]);
    expect(answer(rule, approve(shop), on({ [shop]: hidden }, { book }))).toBe('notApplicable');
    expect(answer(rule, approve(key), on({}))).toBe('notApplicable');
  });

  it('is no matter of a token that is only paid or allowed', () => {
    const pay = call(usdc, 'transfer(address to, uint256 amount)', [key, 1n]);
    expect(answer(rule, pay, on({}))).toBe('notApplicable');
    expect(answer(rule, approve(router), on({ [usdc]: hidden }))).toBe('notApplicable');
  });

  it('is told by what a proxy runs, whatever the proxy itself is', () => {
    const implementation = { kind: 'address', address: inner } as const;
    const facts = { [`account.${shop.toLowerCase()}.implementation`]: implementation };
    expect(told(rule, approve(shop), on({ [shop]: good, [inner]: hidden }, { facts }))).toEqual([
      'caution: identity.unpublished.says contract step.0.arg.spender | identity.unpublished.why | identity.unpublished.remedy | in 0 | about 0x1F98431c8aD98523631AE4a59f267346ea31F984 | by step.0.arg.spender account.0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45.verified',
    ]);
    expect(answer(rule, approve(shop), on({ [shop]: good, [inner]: good }, { facts }))).toBe('clear');
    expect(told(rule, approve(shop), on({ [shop]: good }, { facts }))).toEqual([
      'unknown account.0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45.verified',
    ]);
  });

  it('is not known without a record, and awaited while one may come', () => {
    for (const body of [approve(shop), claim, batched]) expect(answer(rule, body, on({}))).toBe('unknown');
    expect(answer(rule, deposit, on({}, lost))).toBe('unknown');
    expect(told(rule, approve(shop), offline)).toEqual([
      'unknown account.0x1f98431c8ad98523631ae4a59f267346ea31f984.code',
    ]);
    expect(told(rule, approve(shop), waiting)).toEqual([
      'pending account.0x1f98431c8ad98523631ae4a59f267346ea31f984.code',
    ]);
  });

  it('is nothing that must be known where nothing leaves', () => {
    expect(answer(rule, touch, on({}))).toBe('notApplicable');
    expect(answer(rule, transaction(shop, '0x', 1n), on({}))).toBe('notApplicable');
  });

  it('is nothing that can be known of a network that nobody keeps records of', () => {
    const without = (why: Unknown['why']) =>
      on({}, { gaps: { [`account.${shop.toLowerCase()}.verified`]: unknown(why, 'Sourcify') } });
    expect(answer(rule, approve(shop), without('unsupported'))).toBe('notApplicable');
    expect(answer(rule, approve(shop), without('switchedOff'))).toBe('unknown');
  });
});

describe('a contract that was made a short while ago', () => {
  const rule = 'identity.fresh';

  it.each([
    ['that may spend', approve(shop), {}],
    ['that is sent value with a call', claim, {}],
    ['that is sent value by a batch', batched, {}],
    ['that takes tokens', deposit, lost],
    ['that is sent coins', transaction(shop, '0x', 1n), {}],
    ['whose token is bought', buy, {}],
  ] as const)('%s is a caution', (_, body, more) => {
    expect(answer(rule, body, on({ [shop]: young, [coin]: young }, more))).toBe('caution');
    expect(answer(rule, body, on({ [shop]: good, [coin]: good }, more))).toBe('clear');
  });

  it('is a note where nothing leaves', () => {
    expect(told(rule, touch, on({ [shop]: young }))).toEqual([
      'note: identity.fresh.says contract step.0.to created account.0x1f98431c8ad98523631ae4a59f267346ea31f984.created | identity.fresh.why | identity.fresh.remedy | in 0 | about 0x1F98431c8aD98523631AE4a59f267346ea31F984 | by step.0.to account.0x1f98431c8ad98523631ae4a59f267346ea31f984.created',
    ]);
  });

  it('is measured by the days that the user set', () => {
    const { preferences } = viewOf(claim);
    if (preferences.s !== 'known') throw new Error('no preferences');
    const { thresholds } = preferences.v;
    const days = (newContractDays: number) =>
      known({ ...preferences.v, thresholds: { ...thresholds, newContractDays } });
    const three = { verified: true, age: 3n * day };
    expect(told(rule, claim, on({ [shop]: three }))).toEqual([
      'clear step.0.to account.0x1f98431c8ad98523631ae4a59f267346ea31f984.created',
    ]);
    expect(told(rule, claim, on({ [shop]: three }, { preferences: days(4) }))).toEqual([
      'caution: identity.fresh.says contract step.0.to created account.0x1f98431c8ad98523631ae4a59f267346ea31f984.created | identity.fresh.why | identity.fresh.remedy | in 0 | about 0x1F98431c8aD98523631AE4a59f267346ea31F984 | by step.0.to account.0x1f98431c8ad98523631ae4a59f267346ea31f984.created',
    ]);
    expect(answer(rule, claim, on({ [shop]: young }, { preferences: days(1) }))).toBe('clear');
  });

  it('is one that was not there some days ago, and none that was', () => {
    expect(told(rule, claim, on({ [shop]: { verified: true, absent: true } }))).toEqual([
      'caution: identity.fresh.saysAbsent contract step.0.to earlier account.0x1f98431c8ad98523631ae4a59f267346ea31f984.absentAt | identity.fresh.why | identity.fresh.remedy | in 0 | about 0x1F98431c8aD98523631AE4a59f267346ea31F984 | by step.0.to account.0x1f98431c8ad98523631ae4a59f267346ea31f984.absentAt',
    ]);
    expect(told(rule, claim, on({ [shop]: { verified: true, present: true } }))).toEqual([
      'clear step.0.to account.0x1f98431c8ad98523631ae4a59f267346ea31f984.presentAt',
    ]);
  });

  it('is one that the run itself makes', () => {
    const made = { who: shop, what: 'code', part: 'contract' } as const;
    const effects = known(effectsOf([made]));
    expect(told(rule, claim, on({}, { effects, codes: { [shop]: 'none' } }))).toEqual([
      'caution: identity.fresh.saysMade contract step.0.to | identity.fresh.why | identity.fresh.remedy | in 0 | about 0x1F98431c8aD98523631AE4a59f267346ea31F984 | by step.0.to',
    ]);
    expect(answer(rule, claim, on({}, { codes: { [shop]: 'none' } }))).toBe('notApplicable');
  });

  it('is not known without a record, unless it is said already that nobody published it', () => {
    expect(told(rule, claim, on({ [shop]: { verified: true } }))).toEqual([
      'unknown account.0x1f98431c8ad98523631ae4a59f267346ea31f984.created',
    ]);
    expect(answer(rule, claim, on({}))).toBe('unknown');
    expect(answer(rule, claim, on({ [shop]: { verified: false } }))).toBe('notApplicable');
    expect(told(rule, claim, waiting)).toEqual([
      'pending account.0x1f98431c8ad98523631ae4a59f267346ea31f984.code step.0.fn',
    ]);
  });
});

describe('the name of a function that is only a guess', () => {
  const rule = 'identity.guessedName';
  const guess = { abis: [abiBy({ by: 'guess', why: 'listed for these four bytes' })] };

  it('is a caution where value leaves, and a note else', () => {
    expect(told(rule, claim, on({}, guess))).toEqual([
      'caution: identity.guessedName.says contract step.0.to count 1 | identity.guessedName.why | identity.guessedName.remedy | in 0 | about 0x1F98431c8aD98523631AE4a59f267346ea31F984 | by step.0.to step.0.fn',
      'unknown steps',
    ]);
    expect(told(rule, touch, on({}, guess))).toEqual([
      'note: identity.guessedName.says contract step.0.to count 1 | identity.guessedName.why | identity.guessedName.remedy | in 0 | about 0x1F98431c8aD98523631AE4a59f267346ea31F984 | by step.0.to step.0.fn',
      'unknown steps',
    ]);
    expect(answer(rule, deposit, on({}, { ...guess, ...lost }))).toBe('caution');
  });

  it('says how many functions have the same four bytes', () => {
    const listed = `function.${shop.toLowerCase()}.0x4e71d92d.signatures`;
    const said = (text: string) =>
      check(viewOf(touch, on({}, { ...guess, facts: { [listed]: { kind: 'text', text } } }))).find(
        (finding) => finding.rule === rule,
      );
    expect(said('claim() unlikely_4e71d92d(uint256)')).toMatchObject({ says: { args: { count: 2 } } });
    expect(said('claim()')).toMatchObject({ says: { args: { count: 1 } } });
  });

  it('is silent where someone answers for the name', () => {
    expect(told(rule, touch, on({}))).toEqual(['clear step.0.fn']);
    expect(answer(rule, approve(shop), on({}))).toBe('clear');
  });

  it('is not known of a call that nobody can name', () => {
    expect(told(rule, transaction(shop, '0x3f1a77c2'))).toEqual(['unknown step.0.fn']);
  });
});

it('what is looked up grows no faster than the contracts of a request', () => {
  const lookUps = (contracts: number) => {
    const many = Array.from(
      { length: contracts },
      (_, i): Address => `0x${(i + 1).toString(16).padStart(40, 'b')}`,
    );
    let count = 0;
    const { facts, ...rest } = viewOf(batchOf(many.map((it) => [it, 0n, '0x4e71d92d'])), on({}, lost));
    const counted = new Proxy(facts, {
      getOwnPropertyDescriptor: (all, id) => {
        count += 1;
        return Reflect.getOwnPropertyDescriptor(all, id);
      },
    });
    for (const rule of [...identity, ...lists]) rule.run({ ...rest, facts: counted });
    return count;
  };
  const few = lookUps(200);
  expect(few).toBeGreaterThan(200);
  expect(lookUps(2_000)).toBeLessThan(11 * few);
});
