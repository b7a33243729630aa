import { describe, expect, it } from 'vitest';
import type { EffectLine } from '../../model/effects.ts';
import type { Asset } from '../../model/fact.ts';
import type { Clause, Intent } from '../../model/intent.ts';
import { known, unknown } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import { compareIntent } from '../../intent/compareIntent.ts';
import { answer, told } from '../testing/answers.ts';
import {
  allowance,
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  message,
  offline,
  permit,
  type Sample,
  signIn,
  transaction,
  typed,
  usdc,
  viewOf,
  waiting,
  weth,
} from '../testing/views.ts';

const dollars = { kind: 'token', chainId: 1, address: usdc } as const;
const ether = { kind: 'native', chainId: 1 } as const;
const wrapped = { kind: 'token', chainId: 1, address: weth } as const;

function means(...clauses: readonly Clause[]): Intent {
  return { account: me, chainId: 1, said: '', quotes: [], clauses, saidAt: 0 };
}

const pays = (raw: bigint, to = friend): Clause => ({
  kind: 'pay',
  asset: dollars,
  sum: { how: 'exactly', raw },
  to: { address: to },
});

const transfer = (to: typeof me, amount: bigint) =>
  call(usdc, 'transfer(address to, uint256 amount)', [to, amount]);
const approve = (spender: typeof me, amount: bigint) =>
  call(usdc, 'approve(address spender, uint256 amount)', [spender, amount]);

/** The rules that a comparison fires, or its state where none does. */
function compared(body: Body, intent: Intent, lines: readonly Partial<EffectLine>[], more: Sample = {}) {
  const effects = known(effectsOf(lines));
  const it = compareIntent(viewOf(body, { effects, intent, ...more }));
  if (it?.state !== 'differs') return it?.state;
  return [...new Set(it.differences.map(({ says }) => says.id))].sort();
}

const paid = (amount: bigint, came = amount) => [
  balance(usdc, 100n - amount),
  balance(usdc, 100n + came, friend),
];

describe('a payment', () => {
  it('is as said where this amount leaves and arrives', () => {
    expect(compared(transfer(friend, 50n), means(pays(50n)), paid(50n))).toBe('asSaid');
  });

  it('differs in its amount, its asset and its recipient', () => {
    expect(compared(transfer(friend, 60n), means(pays(50n)), paid(60n))).toEqual(['intent.pays.saysAmount']);
    expect(compared(transfer(friend, 20n), means(pays(50n)), paid(20n))).toContain('intent.pays.saysAmount');
    expect(compared(transfer(key, 50n), means(pays(50n)), [balance(usdc, 50n)])).toContain(
      'intent.pays.saysTo',
    );
    const inEther = means({
      kind: 'pay',
      asset: ether,
      sum: { how: 'exactly', raw: 50n },
      to: { address: friend },
    });
    expect(compared(transfer(friend, 50n), inEther, paid(50n))).toEqual(
      // That it is the friend who gets the dollars is not a second fault: they were said.
      ['intent.pays.saysInstead'],
    );
  });

  it('differs where less arrives than was sent, and where nobody can tell nothing is as said', () => {
    expect(compared(transfer(friend, 50n), means(pays(50n)), paid(50n, 40n))).toEqual([
      'intent.pays.saysShort',
    ]);
    expect(compared(transfer(friend, 50n), means(pays(50n)), [balance(usdc, 50n)])).toBe('cannotCompare');
  });

  it('differs where anybody else is paid, be it nothing', () => {
    const both = call(usdc, 'transfer(address to, uint256 amount)', [key, 0n]);
    expect(compared(both, means({ kind: 'nothing' }), [])).toContain('intent.pays.saysAlsoTo');
  });

  it('of at most so much may be less', () => {
    const most = means({
      kind: 'pay',
      asset: dollars,
      sum: { how: 'atMost', raw: 60n },
      to: { address: friend },
    });
    expect(compared(transfer(friend, 50n), most, paid(50n))).toBe('asSaid');
    expect(compared(transfer(friend, 63n), most, paid(63n))).toEqual(['intent.pays.saysAmount']);
  });

  it('of all leaves nothing', () => {
    const all = means({ kind: 'pay', asset: dollars, sum: { how: 'all' }, to: { address: friend } });
    expect(compared(transfer(friend, 100n), all, paid(100n))).toBe('asSaid');
    expect(compared(transfer(friend, 50n), all, paid(50n))).toEqual(['intent.pays.saysNotAll']);
  });

  it('is for the account and the network that were said', () => {
    const other = { ...means(pays(50n)), account: key };
    expect(compared(transfer(friend, 50n), other, paid(50n))).toContain('intent.scope.saysAccount');
    const elsewhere = { ...means(pays(50n)), chainId: 10 };
    expect(compared(transfer(friend, 50n), elsewhere, paid(50n))).toContain('intent.scope.saysNetwork');
  });
});

describe('what comes', () => {
  const wraps = means(
    { kind: 'pay', asset: ether, sum: { how: 'exactly', raw: 50n } },
    { kind: 'get', asset: wrapped, atLeast: 50n },
  );
  const deposit = call(weth, 'deposit()', [], 50n);

  it('counts by reads alone', () => {
    expect(compared(deposit, wraps, [balance(undefined, 50n), balance(weth, 150n)])).toBe('asSaid');
    const claimed = { ...balance(weth, 150n), basis: 'claimed' } as const;
    expect(compared(deposit, wraps, [balance(undefined, 50n), claimed])).toEqual(['intent.gets.saysNothing']);
    expect(compared(deposit, wraps, [balance(undefined, 50n), balance(weth, 140n)])).toEqual([
      'intent.gets.saysLess',
    ]);
  });

  it('of a trade is no less than its own minimum', () => {
    const trade = (least: bigint, to = me) =>
      call(
        contract,
        'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
        [50n, least, [usdc, weth], to, 1_900_000_000n],
      );
    const swaps = means(
      { kind: 'pay', asset: dollars, sum: { how: 'exactly', raw: 50n } },
      { kind: 'get', asset: wrapped, atLeast: 40n },
    );
    const lines = [balance(usdc, 50n), balance(weth, 145n)];
    expect(compared(trade(40n), swaps, lines)).toBe('asSaid');
    expect(compared(trade(30n), swaps, lines)).toEqual(['intent.gets.saysMinimum']);
    expect(compared(trade(0n), swaps, lines)).toEqual(['intent.gets.saysNoMinimum']);
    expect(compared(trade(40n, key), swaps, [balance(usdc, 50n)])).toEqual(
      expect.arrayContaining(['intent.gets.saysElsewhere', 'intent.gets.saysNothing']),
    );
  });
});

describe('a permission', () => {
  const allows = (upTo: bigint | 'noLimit'): Intent =>
    means({ kind: 'allow', asset: dollars, spender: { address: contract }, upTo });

  it('is for the spender and up to the amount that were said', () => {
    expect(compared(approve(contract, 50n), allows(50n), [allowance(usdc, contract, 50n)])).toBe('asSaid');
    expect(compared(approve(contract, 60n), allows(50n), [allowance(usdc, contract, 60n)])).toEqual([
      'intent.allows.saysMore',
    ]);
    const all = 2n ** 256n - 1n;
    expect(compared(approve(contract, all), allows(50n), [allowance(usdc, contract, all)])).toEqual([
      'intent.allows.saysNoLimit',
    ]);
    expect(compared(approve(contract, all), allows('noLimit'), [allowance(usdc, contract, all)])).toBe(
      'asSaid',
    );
    expect(compared(approve(key, 50n), allows(50n), [allowance(usdc, key, 50n)])).toEqual([
      'intent.allows.saysOther',
    ]);
  });

  it('that is used up when the request is through leaves nothing', () => {
    const used = { ...allowance(usdc, contract, 0n), before: known(0n) };
    const lines = [balance(usdc, 50n), balance(weth, 150n), used];
    const swaps = means(
      { kind: 'pay', asset: dollars, sum: { how: 'exactly', raw: 50n } },
      { kind: 'get', asset: wrapped, atLeast: 40n },
    );
    expect(compared(approve(contract, 50n), swaps, lines)).toBe('asSaid');
    // It was 0 before, too: nothing shows it.
    expect(compared(approve(contract, 50n), swaps, lines.slice(0, 2))).toBe('asSaid');
    const cut = known(
      effectsOf(lines.slice(0, 2), {
        notLookedAt: [{ is: 'reads', count: 1 }],
      }),
    );
    expect(compared(approve(contract, 50n), swaps, [], { effects: cut })).toEqual([
      'intent.allows.saysUnsaid',
    ]);
  });

  it('is taken back where nothing of it is left', () => {
    const revokes = means({ kind: 'revoke', asset: dollars, spender: { address: contract } });
    const gone = { ...allowance(usdc, contract, 0n), before: known(50n) };
    const left = { ...allowance(usdc, contract, 20n), before: known(50n) };
    const zero = call(usdc, 'decreaseAllowance(address spender, uint256 subtractedValue)', [contract, 50n]);
    expect(compared(zero, revokes, [gone])).toBe('asSaid');
    expect(compared(zero, revokes, [left])).toEqual(['intent.allows.saysLeft']);
    expect(compared(transfer(friend, 1n), revokes, paid(1n))).toContain('intent.allows.saysNotRevoked');
  });

  it('of everything is as said where nothing is left that was found, and all of it was', () => {
    const every = means({ kind: 'revoke', spender: { address: contract } });
    const gone = { ...allowance(usdc, contract, 0n), before: known(50n) };
    const zero = approve(contract, 0n);
    const stands = (
      lists: Partial<Record<'standing' | 'inPermit2' | 'asOperator', readonly Asset[]>>,
      whole = true,
    ): Sample => {
      const id = (part: string) => `spender.${contract.toLowerCase()}.${part}`;
      const values = Object.fromEntries(
        (['standing', 'inPermit2', 'asOperator'] as const).map((part) => {
          const items = (lists[part] ?? []).map((asset) => ({ kind: 'asset', asset }) as const);
          return [id(part), { kind: 'list', items } as const];
        }),
      );
      return whole
        ? { facts: { ...values, [id('whole')]: { kind: 'bool', value: true } } }
        : { facts: values, gaps: { [id('whole')]: unknown('refused') } };
    };
    expect(compared(zero, every, [gone])).toBe('cannotCompare');
    expect(compared(zero, every, [gone], stands({ standing: [dollars] }))).toBe('asSaid');
    expect(compared(zero, every, [gone], stands({ standing: [dollars] }, false))).toBe('cannotCompare');
    const left = ['intent.allows.saysStanding'];
    expect(compared(zero, every, [gone], stands({ standing: [dollars, wrapped] }))).toEqual(left);
    expect(compared(zero, every, [gone], stands({ standing: [dollars, wrapped] }, false))).toEqual(left);
    // What Permit2 keeps, and what an operator may do, are permissions of their own.
    expect(compared(zero, every, [gone], stands({ standing: [dollars], inPermit2: [dollars] }))).toEqual(
      left,
    );
    expect(compared(zero, every, [gone], stands({ standing: [dollars], asOperator: [dollars] }))).toEqual(
      left,
    );
    const some = { ...allowance(usdc, contract, 20n), before: known(50n) };
    expect(compared(approve(contract, 20n), every, [some], stands({ standing: [dollars] }))).toEqual(
      expect.arrayContaining(left),
    );
    // Only an event says that it is gone.
    const claimed = { ...gone, basis: 'claimed' } as const;
    expect(compared(zero, every, [claimed], stands({ standing: [dollars] }))).toEqual(left);
    const unread = { ...gone, after: unknown('timeout') } as const;
    expect(compared(zero, every, [unread], stands({ standing: [dollars] }))).toBe('cannotCompare');
    // It is another account's allowance.
    const other = { ...gone, who: friend };
    expect(compared(zero, every, [other], stands({ standing: [dollars] }))).toEqual(left);
    const blind = { effects: unknown('timeout'), ...stands({ standing: [dollars] }) };
    expect(compared(zero, every, [], blind)).toBe('cannotCompare');
    expect(compared(transfer(friend, 1n), every, paid(1n), stands({}))).toContain(
      'intent.allows.saysNotRevoked',
    );
  });
});

describe('who is in control', () => {
  const enters: Partial<EffectLine> = {
    who: contract,
    what: 'safe',
    part: 'module',
    counterparty: key,
    before: known(false),
    after: known(true),
  };
  const enable = call(contract, 'enableModule(address module)', [key]);
  const adds = (becomes: typeof me): Intent =>
    means({ kind: 'change', part: 'module', of: { address: contract }, becomes: { address: becomes } });

  it('changes as it was said, or differs', () => {
    expect(compared(enable, adds(key), [enters])).toBe('asSaid');
    expect(compared(enable, adds(friend), [enters])).toEqual(['intent.controls.saysOther']);
    expect(compared(enable, means({ kind: 'nothing' }), [enters])).toEqual(['intent.controls.saysUnsaid']);
    expect(compared(enable, means({ kind: 'nothing' }), [])).toEqual(['intent.controls.saysCall']);
    expect(compared(transfer(friend, 1n), adds(key), paid(1n))).toContain('intent.controls.saysNothing');
  });
});

describe('a text', () => {
  const siteOf = (site: string): Intent => ({
    account: me,
    said: '',
    quotes: [],
    clauses: [{ kind: 'signIn', site }],
    saidAt: 0,
  });
  const here = message(signIn('app.example', 'https://app.example/login'));

  it('is the sign-in that was said', () => {
    expect(compared(here, siteOf('app.example'), [])).toBe('asSaid');
    expect(compared(here, siteOf('other.example'), [])).toEqual(['intent.signs.saysSite']);
    expect(compared(message('hello'), siteOf('app.example'), [])).toEqual(['intent.signs.saysNoSignIn']);
    expect(compared(transfer(friend, 1n), siteOf('app.example'), paid(1n))).toContain(
      'intent.signs.saysNoText',
    );
  });

  it('is the very text that was said', () => {
    const says = { ...siteOf(''), clauses: [{ kind: 'say', text: 'hello' }] } as const;
    expect(compared(message('hello'), says, [])).toBe('asSaid');
    expect(compared(message('hello '), says, [])).toEqual(['intent.signs.saysText']);
    expect(compared(message('hello'), means(pays(1n)), [])).toContain('intent.signs.saysMessage');
  });
});

describe('whatever else happens', () => {
  it('differs: a failure, a fee above what was said, a call that does something else', () => {
    const fee = { 'fee.most': { kind: 'amount', raw: 9n, asset: ether } } as const;
    const cheap = { ...means(pays(50n)), feeMost: 8n };
    expect(compared(transfer(friend, 50n), cheap, paid(50n), { facts: fee })).toEqual([
      'intent.happens.saysFee',
    ]);
    expect(compared(transfer(friend, 50n), { ...cheap, feeMost: 9n }, paid(50n), { facts: fee })).toBe(
      'asSaid',
    );
    const failed = known(effectsOf([], { status: 'revert' }));
    expect(compared(transfer(friend, 50n), means(pays(50n)), [], { effects: failed })).toContain(
      'intent.happens.saysCourse',
    );
    const vote = call(contract, 'castVote(uint256 proposalId, uint8 support)', [1n, 1n]);
    expect(compared(vote, means({ kind: 'nothing' }), [])).toEqual(['intent.happens.saysCall']);
    expect(compared(transaction(null, '0x60'), means({ kind: 'nothing' }), [])).toEqual([
      'intent.happens.saysOther',
    ]);
  });

  it('of a signature differs, unless it is a letter: a vote, a power, a ticket, and what is only planned', () => {
    const forms = [
      typed(
        {
          Delegation: [
            { name: 'delegatee', type: 'address' },
            { name: 'nonce', type: 'uint256' },
            { name: 'expiry', type: 'uint256' },
          ],
        },
        'Delegation',
        { delegatee: key, nonce: 0n, expiry: 10n },
      ),
      typed({ Ticket: [{ name: 'holder', type: 'address' }] }, 'Ticket', { holder: me }),
    ];
    for (const form of forms) {
      expect(compared(form, means({ kind: 'nothing' }), [], { simulate: 'skipped' })).toEqual([
        'intent.happens.saysCall',
      ]);
    }
    const plans = call(
      contract,
      'schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)',
      [
        usdc,
        0n,
        dataOf('transfer(address to, uint256 amount)', [key, 1n]),
        `0x${'00'.repeat(32)}`,
        `0x${'01'.repeat(32)}`,
        9n,
      ],
    );
    expect(compared(plans, means({ kind: 'nothing' }), [])).toContain('intent.happens.saysCall');
    const skipped = { simulate: 'skipped', effects: unknown('notAsked') } as const;
    expect(compared(permit(contract, 50n), means(pays(50n)), [], skipped)).not.toBe('asSaid');
  });

  it('is not known without a simulation, and waits for it', () => {
    expect(compared(transfer(friend, 50n), means(pays(50n)), [], offline)).toBe('cannotCompare');
    expect(compared(transfer(friend, 50n), means(pays(50n)), [], waiting)).toBe('pending');
    const vague = { ...balance(usdc, 50n), after: unknown('timeout') };
    expect(compared(transfer(friend, 50n), means(pays(50n)), [vague, ...paid(50n)])).toBe('cannotCompare');
  });
});

describe('the rules', () => {
  const rules = ['scope', 'pays', 'gets', 'allows', 'controls', 'signs', 'happens'].map(
    (it) => `intent.${it}`,
  );

  it('say nothing where nothing was said, are clear where all is as said, and stop what differs', () => {
    for (const rule of rules) {
      expect(answer(rule, transfer(friend, 50n))).toBe('notApplicable');
      expect(
        answer(rule, transfer(friend, 50n), {
          intent: means(pays(50n)),
          effects: known(effectsOf(paid(50n))),
        }),
      ).toBe('clear');
    }
    const other = { intent: means(pays(40n)), effects: known(effectsOf(paid(50n))) };
    expect(told('intent.pays', transfer(friend, 50n), other)).toEqual([
      'stop: intent.pays.saysAmount how exactly said intent.0.amount found effect.0.size | intent.why | remedy.reject | reject | by intent.0.amount effect.0.size',
    ]);
  });

  it('do not answer without what they need', () => {
    expect(told('intent.pays', transfer(friend, 50n), { ...offline, intent: means(pays(50n)) })).toEqual([
      'unknown effects',
    ]);
    expect(told('intent.pays', transfer(friend, 50n), { ...waiting, intent: means(pays(50n)) })).toEqual([
      'pending effects',
    ]);
  });
});
