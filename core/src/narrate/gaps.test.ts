import { type Address, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { check } from '../check/check.ts';
import { rules } from '../check/rules.ts';
import { zeroXOrder } from '../check/testing/marketOrders.ts';
import { executed, safeTx } from '../check/testing/safes.ts';
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
  safe,
  type Sample,
  transaction,
  typed,
  usdc,
  viewOf,
} from '../check/testing/views.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Effects } from '../model/effects.ts';
import type { Finding } from '../model/finding.ts';
import { askedFact, type FunctionSource } from '../model/askedFunction.ts';
import { known, pending, type Unknown, unknown } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Unread } from '../model/readback.ts';
import { revisionOf } from '../reading/state.ts';
import { partiesOf } from './parties.ts';
import { unreadOf } from './unread.ts';
import { controlOf, verdictOf } from './verdict/verdict.ts';

const words = ({ id, args }: Phrase): string => {
  const parts = Object.entries<unknown>(args).map(([name, it]) =>
    typeof it === 'object' && it !== null ? `${name} (${words(it as Phrase)})` : `${name} ${String(it)}`,
  );
  return [id, ...parts].join(' ');
};

/** What is unknown, why, and whether asking again may help; only of the effects, steps and accounts, not of checks. */
const listed = (view: Evidence, findings: readonly Finding[] = []): readonly string[] =>
  unreadOf(view, findings).map(
    ({ id, says, why, retry }) => `${id}: ${words(says)} | ${words(why)}${retry ? ' | again' : ''}`,
  );
const gaps = (body: Body, sample: Sample = {}) => listed(viewOf(body, sample));
const none: readonly string[] = [];

const pay = transaction(friend, '0x', 1n);
const approve = 'approve(address spender, uint256 amount)';
const wallet = known({ host: 'readback.test', wallet: { chainId: 1, account: me, name: 'Wallet' } });
const shown = (more: Partial<Effects>): Sample => ({ effects: known(effectsOf([], more)) });
const effectsUnread = 'effects: unread.effects';

describe('what the request changes is not known', () => {
  it('of calldata, since it lacks a contract or a network, and asking again does not help', () => {
    const bare: Body = { kind: 'calldata', value: 0n, data: '0xd0e30db0' };
    expect(gaps(bare)).toContain(`${effectsUnread} | unread.lacks what contract`);
    expect(gaps({ ...bare, to: contract })).toContain(`${effectsUnread} | unread.lacks what network`);
  });

  it('where a node did not answer, and then asking again may help', () => {
    for (const why of [
      'offline',
      'timeout',
      'busy',
      'refused',
      'malformed',
      'noState',
      'notAsked',
      'notFound',
    ] as const) {
      const [said, ...rest] = gaps(pay, { simulate: 'failed', effects: unknown(why, 'node.test') });
      expect(said).toMatch(new RegExp(`^${effectsUnread} \\| why\\.${why}.* \\| again$`));
      expect(rest).toEqual([]);
    }
    for (const why of ['unsupported', 'switchedOff', 'unanswered'] as const) {
      const [said] = gaps(pay, { simulate: 'failed', effects: unknown(why, 'node.test') });
      expect(said).toMatch(new RegExp(`^${effectsUnread} \\| why\\.${why}`));
      expect(said).not.toMatch(/again$/);
    }
  });

  it('is not said while it is looked for, nor of what has none', () => {
    expect(gaps(pay, { simulate: 'pending', effects: pending })).toEqual(none);
    expect(gaps(pay, { simulate: 'pending', effects: unknown('offline') })).toEqual(none);
    expect(gaps(pay, { effects: pending })).toEqual(none);
    expect(gaps(message('Hello'), { effects: unknown('offline') })).toEqual(none);
    expect(gaps(pay, shown({}))).toEqual(none);
  });

  it('where nobody is known to send it, an account is what it lacks', () => {
    const lacks = `${effectsUnread} | unread.lacks what account`;
    const nobody = transaction(friend, '0x', 1n, null);
    for (const why of ['notAsked', 'unsupported'] as const) {
      const sample: Sample = { simulate: 'failed', effects: unknown(why) };
      expect(gaps(nobody, sample)).toEqual([lacks]);
      // A sender who is named, a wallet that is connected, or a node that is said to be the cause.
      expect(gaps(pay, sample)).not.toContain(lacks);
      expect(gaps(nobody, { ...sample, session: wallet })).not.toContain(lacks);
      expect(gaps(nobody, { ...sample, effects: unknown(why, 'node.test') })).not.toContain(lacks);
      expect(gaps(nobody, { ...sample, label: 'partial' })).not.toContain(lacks);
    }
    expect(gaps(nobody, { simulate: 'failed', effects: unknown('offline') })).not.toContain(lacks);
    // Nobody signs for a Safe by an account of its own.
    expect(gaps(safeTx(friend, '0x', 0), { simulate: 'failed', effects: unknown('notAsked') })).not.toContain(
      lacks,
    );
  });

  it('of a signature that nobody can run, it is that; of a node that cannot, the node is named', () => {
    const simulated = (effects: Sample['effects'] & {}) =>
      gaps(permit(contract, 5n), { simulate: 'failed', effects });
    expect(simulated(unknown('unsupported'))).toContain(`${effectsUnread} | unread.notSimulated`);
    expect(simulated(unknown('unsupported', 'node.test'))).not.toContain(
      `${effectsUnread} | unread.notSimulated`,
    );
    expect(simulated(unknown('offline'))).not.toContain(`${effectsUnread} | unread.notSimulated`);
    expect(gaps(pay, { simulate: 'failed', effects: unknown('unsupported') })).not.toContain(
      `${effectsUnread} | unread.notSimulated`,
    );
  });

  it('in part, where a line has no value before or after; a fee is no part of it', () => {
    const some = 'effects.some: unread.someEffects';
    const line = balance(usdc, 0n);
    for (const gap of [
      { before: unknown('timeout', 'node.test') },
      { after: unknown('timeout', 'node.test') },
    ] as const) {
      const [said] = gaps(pay, { effects: known(effectsOf([{ ...line, ...gap }])) });
      expect(said).toMatch(new RegExp(`^${some} \\| why\\.timeout.* \\| again$`));
      expect(gaps(pay, { effects: known(effectsOf([{ ...line, ...gap, what: 'fee' }])) })).toEqual(none);
    }
    const unsupported = { ...line, after: unknown('unsupported', 'node.test') } as const;
    expect(gaps(pay, { effects: known(effectsOf([unsupported])) })[0]).not.toMatch(/again$/);
    expect(gaps(pay, { effects: known(effectsOf([line])) })).toEqual(none);
  });

  it.each(['contract', 'diamond', 'approved'] as const)(
    'in part, where something was not looked at: %s',
    (what) => {
      const notLookedAt: Effects['notLookedAt'] = [{ is: what }];
      expect(gaps(pay, shown({ notLookedAt }))).toEqual([
        `effects.some: unread.someEffects | effects.notLookedAt.${what}`,
      ]);
    },
  );

  it('is not said of what nobody needs to look at', () => {
    expect(gaps(pay, shown({ notLookedAt: [{ is: 'others' }] }))).toEqual(none);
  });
});

describe('what is not read of its steps', () => {
  it('is what nothing executes, where no code is called', () => {
    const memo = transaction(friend, '0x496e766f69636520323032362d313138', 5n);
    const why = (sample: Sample) =>
      listed(viewOf(memo, sample))
        .filter((it) => it.startsWith('step.0: '))
        .map((it) => it.split(' | ')[1]);
    expect(why({ ...shown({}), codes: { [friend]: 'none' } })).toEqual(['unread.noCode']);
    expect(why({ ...shown({}), codes: { [friend]: 'contract' } })).toEqual(['unread.noSource']);
    expect(why({ ...shown({}), codes: { [friend]: 'delegated' } })).toEqual(['unread.noSource']);
  });

  it('a function that nobody names, with what each of those who were asked had to say', () => {
    const unnamed = transaction(contract, '0x3f1a77c2');
    const called = { address: contract, selector: '0x3f1a77c2' } as const;
    const said = (answers: Readonly<Partial<Record<FunctionSource, Unknown | 'else'>>>) => {
      const view = viewOf(unnamed, shown({}));
      const facts = Object.entries(answers).map(([who, it]) => {
        const id = askedFact(called, who as FunctionSource);
        return [
          id,
          { id, value: it === 'else' ? known({ kind: 'text', text: 'f()' } as const) : it, from: [] },
        ] as const;
      });
      return listed({ ...view, facts: { ...view.facts, ...Object.fromEntries(facts) } })[0]?.slice(
        'step.0: '.length,
      );
    };
    const name = 'unread.callName contract step.0.to';
    expect(said({})).toBe(`${name} | unread.noSource`);
    expect(said({ sourcify: unknown('notAsked') })).toBe(`${name} | unread.nobodyAsked`);
    expect(said({ code: unknown('notFound') })).toBe(
      `${name} | unread.sourcesAsked kept none sourcify none blockscout none etherscan none signatures none code notFound`,
    );
    expect(
      said({
        kept: 'else',
        sourcify: unknown('notFound'),
        etherscan: unknown('switchedOff'),
        signatures: unknown('notAsked'),
      }),
    ).toBe(
      `${name} | unread.sourcesAsked kept misfit sourcify notFound blockscout none etherscan switchedOff signatures notAsked code none`,
    );
    for (const who of ['sourcify', 'blockscout', 'etherscan', 'signatures'] as const)
      expect(said({ [who]: unknown('timeout') })).toMatch(new RegExp(`${who} failed.* \\| again$`));
    expect(said({ kept: unknown('timeout') })).toMatch(/kept failed.* code none$/);
  });

  it('the code of a creation, an open call, data to sign', () => {
    expect(gaps(transaction(null, '0x60016001'), shown({}))[0]).toMatch(/^step\.0: unread\.creation \| /);
    const open: Body = { kind: 'calldata', value: 0n, data: '0x3f1a77c2' };
    expect(gaps(open)[1]).toMatch(/^step\.0: unread\.openCall \| /);
    const strange = typed({ Thing: [{ name: 'x', type: 'uint256' }] }, 'Thing', { x: 1n });
    expect(gaps(strange, shown({})).join('\n')).toMatch(/unread\.(?:typedData|signedForm)/);
  });

  it('nothing while it is decoded or labeled', () => {
    const unnamed = viewOf(transaction(contract, '0x3f1a77c2'), shown({}));
    expect(listed(unnamed)).toHaveLength(1);
    for (const station of ['decode', 'label'] as const)
      expect(listed({ ...unnamed, stations: { ...unnamed.stations, [station]: 'pending' } })).toEqual(none);
  });

  it('the rest of a tree that is too deep, unless what is unread in it is said', () => {
    const partial = (view: Evidence): Evidence => ({
      ...view,
      stations: { ...view.stations, decode: 'partial' },
    });
    expect(listed(partial(viewOf(pay, shown({}))))).toEqual(['tree: unread.tree | unread.tooDeep']);
    expect(listed(partial(viewOf(transaction(contract, '0x3f1a77c2'), shown({})))).join()).not.toContain(
      'tree:',
    );
    expect(listed(viewOf(pay, shown({})))).toEqual(none);
  });

  it('is listed up to twelve times', () => {
    const calls = Array.from(
      { length: 14 },
      () => ({ to: contract, value: 0n, data: '0x3f1a77c2' }) as const,
    );
    const body: Body = { kind: 'calls', chainId: 1, from: me, calls, atomic: false };
    const view = viewOf(body, shown({}));
    expect(listed(view)).toHaveLength(12);
    // That checks had no answer is said besides.
    const open: Finding = { rule: 'power.delegatecall', outcome: 'unknown', facts: [], missing: ['x'] };
    expect(listed(view, [open])).toHaveLength(13);
  });
});

describe('an account that runs code which it borrows', () => {
  const codes = { codes: { [friend]: 'delegated' } } as const;
  const its = `delegate.${friend.toLowerCase()}: unread.delegate account step.0.to | unread.noSource`;

  it('is not read where it is called, and needs no reading where it is only paid', () => {
    const view = viewOf(call(friend, 'deposit()', []), { ...codes, ...shown({}) });
    expect(listed(view)).toContain(its);
    expect(gaps(pay, { ...codes, ...shown({}) })).toEqual(none);
    expect(gaps(call(friend, 'deposit()', []), shown({})).join()).not.toContain('delegate.');
    expect(gaps(call(contract, 'deposit()', []), { ...codes, ...shown({}) }).join()).not.toContain(
      'delegate.',
    );
    expect(listed({ ...view, stations: { ...view.stations, label: 'pending' } })).toEqual(none);
  });
});

describe('permissions that are kept in a way of their own', () => {
  const rely: readonly (readonly [string, readonly unknown[]])[] = [
    ['allow(address manager, bool isAllowed)', [key, true]],
    ['approveDelegation(address delegatee, uint256 amount)', [key, 5n]],
    ['hope(address usr)', [key]],
    ['setAuthorization(address authorized, bool isAuthorized)', [key, true]],
  ];

  it.each(rely)('are not looked at: %s', (signature, args) => {
    const said = (sample: Sample) => gaps(call(contract, signature, args), sample).join('\n');
    expect(said(shown({}))).toMatch(/unread\.permission spender step\.0\.arg\.\w+ \| unread\.notLooked$/m);
    expect(said(shown({ status: 'revert' }))).not.toContain('unread.permission');
    expect(said(offline)).not.toContain('unread.permission');
  });

  it('are not missed where nothing is given', () => {
    const said = gaps(call(contract, 'allow(address manager, bool isAllowed)', [key, false]), shown({})).join(
      '\n',
    );
    expect(said).not.toContain('unread.permission');
    expect(
      gaps(call(usdc, approve, [contract, 5n]), {
        effects: known(effectsOf([allowance(usdc, contract, 5n)])),
      }).join('\n'),
    ).not.toContain('unread.permission');
  });
});

describe('what failed inside Readback', () => {
  it.each(['fingerprint', 'decode', 'check', 'narrate'] as const)('is said by its station: %s', (station) => {
    const view = viewOf(pay, shown({}));
    expect(listed({ ...view, stations: { ...view.stations, [station]: 'failed' } })).toEqual([
      `station.${station}: unread.station station ${station} | unread.failedInside station ${station}`,
    ]);
  });

  it('is not what a node failed to do', () => {
    const view = viewOf(pay, shown({}));
    for (const station of ['label', 'simulate'] as const)
      expect(listed({ ...view, stations: { ...view.stations, [station]: 'failed' } })).toEqual(none);
  });
});

describe('checks that had no answer', () => {
  const [late, off, odd] = [key, contract, safe].map((it) => `account.${it.toLowerCase()}.created`) as [
    string,
    string,
    string,
  ];
  const view = viewOf(pay, {
    ...shown({}),
    gaps: {
      [late]: unknown('timeout', 'node.test'),
      [off]: unknown('switchedOff', 'Sourcify'),
      [odd]: unknown('refused', 'node.test'),
    },
  });
  const open = (rule: string, ...missing: readonly string[]): Finding => ({
    rule,
    outcome: 'unknown',
    facts: [],
    missing,
  });

  it('are counted by their rules, with the reason where the node did not get to it', () => {
    const [one, other] = ['power.delegatecall', 'power.control'];
    expect(listed(view, [open(one, late), open(one, late)])).toEqual([
      expect.stringMatching(/^checks: unread\.checks count 1 \| why\.timeout.* \| again$/),
    ]);
    expect(listed(view, [open(one, off)])).toEqual(['checks: unread.checks count 1 | unread.needsFacts']);
    expect(listed(view, [open(one, odd)])).toEqual([
      'checks: unread.checks count 1 | unread.needsFacts | again',
    ]);
    expect(listed(view, [open(one, `account.${usdc.toLowerCase()}.created`)])).toEqual([
      'checks: unread.checks count 1 | unread.needsFacts | again',
    ]);
    expect(listed(view, [open(one, off), open(other, late)])[0]).toMatch(
      /^checks: .* count 2 \| why\.timeout.* again$/,
    );
  });

  it('are of the same cause where the request leaves open what it is for, and asking again does not help', () => {
    const bare = viewOf({ kind: 'calldata', value: 0n, data: '0xd0e30db0' });
    const said = listed(bare, [open('power.delegatecall', `account.${usdc.toLowerCase()}.created`)]);
    expect(said).toContain('checks: unread.checks count 1 | unread.lacks what contract');
  });

  it('count only where they could have warned', () => {
    for (const { id } of rules.filter(({ severity }) => severity === 'note'))
      expect(listed(view, [open(id, late)])).toEqual(none);
    expect(listed(view, [{ ...open('power.delegatecall', late), outcome: 'clear' }])).toEqual(none);
    expect(listed(view, [open('there.isNone', late)])).toEqual(none);
  });
});

describe('the verdict, whatever was found', () => {
  const view = viewOf(pay, shown({}));
  const fired = (severity: 'stop' | 'caution' | 'note', more: object = {}): Finding => ({
    rule: 'power.delegatecall',
    outcome: 'fired',
    severity,
    facts: [],
    missing: [],
    says: { id: 'unread.tree', args: {} },
    why: { id: 'unread.tree', args: {} },
    ...more,
  });
  const gap = unreadOf(viewOf(pay, offline), []);
  const at = (findings: readonly Finding[], unread: readonly Unread[] = [], of = view) =>
    verdictOf(of, findings, unread);

  it('is the gravest of what fired, and of what is not read', () => {
    expect(at([])).toBe('read');
    expect(at([fired('note')])).toBe('read');
    expect(at([fired('note'), fired('caution')])).toBe('caution');
    expect(at([fired('caution'), fired('stop')])).toBe('stop');
    expect(at([fired('caution')], gap)).toBe('notFullyRead');
    expect(at([], gap)).toBe('notFullyRead');
    expect(at([fired('stop')], gap)).toBe('stop');
  });

  it('weighs nothing that was muted', () => {
    expect(at([fired('caution', { muted: true })])).toBe('read');
    expect(at([fired('caution', { muted: true }), fired('caution')])).toBe('caution');
  });

  it('is pending while any station or check works, even if something fired', () => {
    const waits: Finding = { rule: 'power.delegatecall', outcome: 'pending', facts: [], missing: [] };
    expect(at([fired('stop'), waits])).toBe('pending');
    for (const station of ['decode', 'label', 'simulate'] as const)
      expect(at([fired('stop')], [], { ...view, stations: { ...view.stations, [station]: 'pending' } })).toBe(
        'pending',
      );
    expect(at([], [], { ...view, stations: { ...view.stations, narrate: 'pending' } })).toBe('read');
  });

  it('decides how it is signed', () => {
    const kinds = (['read', 'caution', 'notFullyRead', 'stop', 'pending'] as const).map(
      (it) => controlOf(view, it).kind,
    );
    expect(kinds).toEqual(['press', 'press', 'hold', 'hold', 'wait']);
  });

  it('says why it is never signed here', () => {
    const why = (body: Body, sample: Sample = {}) => {
      const control = controlOf(viewOf(body, sample), 'read');
      return control.kind === 'none' ? words(control.why) : control.kind;
    };
    const send = pay as Extract<Body, { kind: 'transaction' }>;
    expect(why({ ...send, signed: { hash: '0x01', signature: '0x02' } })).toBe('control.signed');
    expect(why({ kind: 'authorization', chainId: 1, delegate: key, nonce: 0n })).toBe(
      'control.authorization',
    );
    expect(why({ kind: 'calldata', value: 0n, data: '0xd0e30db0' })).toBe('control.calldata');
    expect(why({ ...send, set: { authorizationList: [] } })).toBe('control.authorizationList');
    expect(why({ ...send, set: { blobVersionedHashes: [] } })).toBe('control.blobs');
    expect(why(pay, shown({ assumed: [{ is: 'otherTime' }] }))).toBe('control.changedByHand');
    expect(why(pay)).toBe('press');
  });
});

describe('how a request that only came here is signed', () => {
  const why = (sample: Sample, body: Body = pay) => {
    const control = controlOf(viewOf(body, sample), 'read');
    return control.kind === 'none' ? words(control.why) : control.kind;
  };

  it('is nowhere, in the words for its way, until the user makes it theirs', () => {
    expect(why({ origin: { via: 'link' } })).toMatch(/^control\.\w+$/);
    expect(why({ origin: { via: 'link', madeMine: true } })).toBe('press');
  });

  it('is nowhere where the domain of typed data lacks a field that its type has', () => {
    const whole = permit(contract, 5n) as Extract<Body, { kind: 'typedData' }>;
    const { chainId: _, ...domain } = whole.typed.domain;
    const EIP712Domain = [
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ];
    const lacking: Body = {
      ...whole,
      typed: { ...whole.typed, types: { ...whole.typed.types, EIP712Domain }, domain },
    };
    expect(why({ label: 'partial' }, lacking)).toBe('control.domainLacksField fields request.missing');
    expect(gaps(lacking, { ...shown({}), label: 'partial' })).toContain(
      'step.0: unread.signedForm form step.0.fn | control.domainLacksField fields request.missing',
    );
  });

  it('is said to be on chain where it is, and to be signed where it is only that', () => {
    const signed: Body = {
      ...(pay as Extract<Body, { kind: 'transaction' }>),
      signed: { hash: '0x01', signature: '0x02' },
    };
    const view = viewOf(signed, shown({}));
    const mined = { ...view, incoming: { ...view.incoming, mined: {} } } as unknown as Evidence;
    const said = (it: Evidence) => {
      const control = controlOf(it, 'read');
      return control.kind === 'none' ? words(control.why) : control.kind;
    };
    expect(said(view)).toBe('control.signed');
    expect(said(mined)).toBe('control.mined');
    const open = viewOf({ kind: 'calldata', value: 0n, data: '0xd0e30db0' });
    expect(said({ ...open, incoming: { ...open.incoming, mined: {} } } as unknown as Evidence)).toBe(
      'control.calldata',
    );
  });
});

describe('a message that nobody can read', () => {
  it('is said once, and words are not', () => {
    const bytes: Body = { kind: 'message', signer: me, bytes: `0x${'ff'.repeat(32)}` };
    expect(gaps(bytes)).toContain('message: unread.message | unread.notText');
    expect(gaps(message('Hello'))).toEqual(none);
  });
});

describe('who is involved, by what is asked', () => {
  const of = (body: Body, sample: Sample = {}) =>
    partiesOf(viewOf(body, sample)).map(({ role, address }) => `${role} ${named(address)}`);
  const named = (address: Address) =>
    Object.entries({ me, friend, key, contract, usdc, safe, nobody: zeroAddress }).find(
      ([, it]) => it.toLowerCase() === address.toLowerCase(),
    )?.[0] ?? address;

  it('an operator over all items', () => {
    expect(of(call(contract, 'setApprovalForAll(address operator, bool approved)', [key, true]))).toEqual([
      'operator key',
      'token contract',
      'from me',
    ]);
  });

  it('whoever gets what a swap comes to, unless it is the one who swaps', () => {
    const swap = 'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)';
    const to = (who: Address) => of(call(contract, swap, [5n, [usdc, usdc], who, 2_000_000_000n], 9n));
    expect(to(friend)).toEqual(['receiver friend', 'with contract', 'from me']);
    expect(to(me)).toEqual(['with contract', 'from me']);
  });

  it('the Safe that pays, the contract that an account is to run, and whoever only signs', () => {
    expect(of(safeTx(friend, '0x', 0, { value: 1n }))).toEqual(['to friend', 'safe safe']);
    expect(of({ kind: 'authorization', chainId: 1, delegate: key, nonce: 0n })).toEqual(['contract key']);
    expect(of(message('Hello'))).toEqual(['signer me']);
    expect(of(call(contract, 'deposit()', [], 1n))).toEqual(['contract contract', 'from me']);
  });

  it('who trades with an order that is signed: who gets it, the market, and both sides', () => {
    const [market, ...rest] = of(zeroXOrder('LimitOrder'));
    expect([market, ...rest].join()).toMatch(/with 0x[dD][eE][fF]1/);
    expect(rest).toContain('token usdc');
    expect(rest.at(-1)).toBe('signer me');
  });

  it('the account that an operation is for, and who signs a permit', () => {
    const limits = `0x${'00'.repeat(32)}` as const;
    const op = {
      sender: safe,
      nonce: 0n,
      initCode: '0x',
      callData: '0x',
      accountGasLimits: limits,
      preVerificationGas: 0n,
      gasFees: limits,
      paymasterAndData: '0x',
    } as const;
    const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032';
    expect(of({ kind: 'userOperation', chainId: 1, entryPoint, op })).toContain('from safe');
    expect(of(permit(key, 1n))).toEqual(['spender key', 'token usdc', 'signer me']);
  });

  it('the Safe that is made to act, and whom it pays; who gets a power by a signature; whom a call pays', () => {
    const pay = dataOf('transfer(address to, uint256 amount)', [friend, 5n]);
    expect(of(transaction(safe, executed(usdc, pay, 0)))).toEqual([
      'to friend',
      'token usdc',
      'safe safe',
      'from me',
    ]);
    const votes = {
      Delegation: [
        { name: 'delegatee', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'expiry', type: 'uint256' },
      ],
    };
    expect(of(typed(votes, 'Delegation', { delegatee: key, nonce: 0n, expiry: 1n }))).toEqual([
      'operator key',
      'contract usdc',
      'signer me',
    ]);
    expect(of(call(usdc, 'transfer(address to, uint256 amount)', [friend, 5n]))).toEqual([
      'to friend',
      'token usdc',
      'from me',
    ]);
    expect(of(call(contract, 'approve(address spender, uint256 amount)', [key, 5n]))).toEqual([
      'spender key',
      'token contract',
      'from me',
    ]);
    expect(of(transaction(contract, '0x3f1a77c2'))).toEqual(['contract contract', 'from me']);
    expect(of({ kind: 'calldata', to: usdc, value: 0n, data: pay })).toEqual(['to friend', 'token usdc']);
    expect(of(transaction(null, '0x60016001', 5n))).toEqual(['from me']);
  });

  it('each once in a role', () => {
    const calls = [1n, 2n].map((value) => ({ to: friend, value, data: '0x' }) as const);
    const body: Extract<Body, { kind: 'calls' }> = {
      kind: 'calls',
      chainId: 1,
      from: me,
      calls,
      atomic: false,
    };
    expect(of(body)).toEqual(['to friend', 'from me']);
    const many = Array.from(
      { length: 15 },
      (_, n) => ({ to: `0x${(n + 17).toString(16).padStart(40, '0')}`, value: 1n, data: '0x' }) as const,
    );
    expect(of({ ...body, calls: many })).toHaveLength(12);
  });
});

describe('while and when it is done', () => {
  it('is pending until there is a verdict', () => {
    expect(revisionOf(viewOf(pay, { simulate: 'pending', effects: pending }), 0).stations.narrate).toBe(
      'pending',
    );
    expect(revisionOf(viewOf(pay, shown({})), 0).stations.narrate).toBe('done');
    expect(check(viewOf(pay, shown({}))).length).toBeGreaterThan(0);
  });
});

describe('bytes that a function is given for no purpose that is known', () => {
  const own = 'submitIt(address to, uint256 value, bytes data)';
  const abis = [
    { address: contract, from: { by: 'source' as const, name: 'Sourcify' }, functions: [`function ${own}`] },
  ];
  const listedFor = (data: `0x${string}`) =>
    gaps(call(contract, own, [me, 0n, data]), { ...shown({}), abis }).filter((it) => it.startsWith('bytes.'));

  it('are not read, with what they could be where they are a call of a standard', () => {
    const says = 'bytes.step.0.arg.data: unread.bytes bytes step.0.arg.data fn step.0.fn';
    expect(listedFor('0x12345678')).toEqual([`${says} | unread.bytesUnopened`]);
    const transfer = dataOf('transfer(address to, uint256 amount)', [friend, 5n]);
    expect(listedFor(transfer)).toEqual([`${says} | unread.bytesCouldBe fn transfer`]);
    expect(listedFor('0x1234')).toEqual(none);
  });

  it('are not said before they are decoded and labeled', () => {
    const view = viewOf(call(contract, own, [me, 0n, '0x12345678']), { ...shown({}), abis });
    for (const station of ['decode', 'label'] as const)
      expect(listed({ ...view, stations: { ...view.stations, [station]: 'pending' } })).toEqual(none);
  });
});

describe('an operation of an account that nobody can read', () => {
  const limits = `0x${'00'.repeat(32)}` as const;
  const op = {
    sender: safe,
    nonce: 0n,
    initCode: '0x',
    callData: '0x12345678',
    accountGasLimits: limits,
    preVerificationGas: 0n,
    gasFees: limits,
    paymasterAndData: '0x',
  } as const;
  const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032';
  const said = (more: object) =>
    gaps({ kind: 'userOperation', chainId: 1, entryPoint, op: { ...op, ...more } } as Body, shown({}));

  it('names the call, or says that the operation itself is malformed', () => {
    expect(said({})).toEqual(['step.0.0: unread.callName contract step.0.0.to | unread.noSource']);
    expect(said({ accountGasLimits: '0x12' })).toEqual([
      'step.0: unread.userOperation | unread.malformedOperation',
    ]);
  });
});

describe('a signature that stands for something else', () => {
  it('a hash alone is not read, and says so', () => {
    const blind = typed({ Kernel: [{ name: 'hash', type: 'bytes32' }] }, 'Kernel', {
      hash: `0x${'5e'.repeat(32)}`,
    });
    expect(gaps(blind, shown({}))[0]).toBe('step.0: unread.typedData | unread.hashOnly');
  });
});
