import { type Hex, getAddress, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import type { EffectLine, EffectPart } from '../../model/effects.ts';
import { known, unknown } from '../../model/known.ts';
import { answer, told } from '../testing/answers.ts';
import { call, contract, effectsOf, friend, key, me, safe, transaction, usdc } from '../testing/views.ts';

const rule = 'power.hiddenControl';
const codeHash: Hex = `0x${'ab'.repeat(32)}`;
const plain = call(contract, 'play()', []);

const line = (over: Partial<EffectLine>): Partial<EffectLine> => ({
  who: contract,
  what: 'owner',
  part: 'owner',
  before: known(friend),
  after: known(key),
  ...over,
});

const seen = (over: Partial<EffectLine>, body = plain) =>
  answer(rule, body, { effects: known(effectsOf([line(over)])) });

const mine = { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1' } as const;
const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress };
const bySafe = { ...mine, tx: { ...gas, to: usdc, value: 0n, data: '0x', operation: 0, nonce: 0n } } as const;
const settings = (over: Partial<EffectLine>) => seen({ who: safe, what: 'safe', ...over }, bySafe);

describe('a change of control that no call asks for', () => {
  it('is a caution, of whatever contract', () => {
    expect(seen({})).toBe('caution');
    for (const part of ['implementation', 'admin', 'beacon'] as const) {
      expect(seen({ what: 'code', part })).toBe('caution');
      expect(seen({ who: safe, what: 'code', part }, bySafe)).toBe('stop');
    }
    expect(
      seen({ what: 'role', part: 'granted', counterparty: key, before: known(false), after: known(true) }),
    ).toBe('caution');
  });

  it('is stopped where it takes from the user what the user controlled', () => {
    expect(seen({ before: known(me) })).toBe('stop');
    expect(seen({ before: known(friend), after: known(me) })).toBe('caution');
  });

  it('is stopped where someone else gets power over the Safe that acts', () => {
    expect(settings({ part: 'implementation' })).toBe('stop');
    expect(settings({ part: 'owners', counterparty: key, before: known(false), after: known(true) })).toBe(
      'stop',
    );
    expect(settings({ part: 'module', counterparty: key, before: known(false), after: known(true) })).toBe(
      'stop',
    );
    expect(settings({ part: 'threshold', before: known(3n), after: known(1n) })).toBe('stop');
    expect(settings({ part: 'threshold', before: known(3n), after: unknown('refused') })).toBe('stop');
    expect(settings({ part: 'fallbackHandler', before: known(zeroAddress) })).toBe('stop');
  });

  it('is a caution where power is only taken away', () => {
    expect(settings({ part: 'module', counterparty: key, before: known(true), after: known(false) })).toBe(
      'caution',
    );
    expect(settings({ part: 'threshold', before: known(1n), after: known(3n) })).toBe('caution');
    expect(settings({ part: 'guard', before: known(key), after: known(zeroAddress) })).toBe('caution');
  });

  it('is stopped where the account of the user obeys other code', () => {
    expect(seen({ who: me, what: 'delegate', part: 'delegation', before: known(zeroAddress) })).toBe('stop');
  });
});

describe('a change of control that a call says', () => {
  it('is not hidden', () => {
    expect(seen({}, call(contract, 'transferOwnership(address a)', [key]))).toBe('clear');
    expect(seen({ after: known(zeroAddress) }, call(contract, 'renounceOwnership()', []))).toBe('clear');
    const upgrade = call(contract, 'upgradeTo(address a)', [key]);
    expect(seen({ what: 'code', part: 'implementation' }, upgrade)).toBe('clear');
    const role = {
      what: 'role',
      part: 'granted',
      counterparty: key,
      before: known(false),
      after: known(true),
    } as const;
    expect(seen(role, call(contract, 'grantRole(bytes32 a, address b)', [zeroHash, key]))).toBe('clear');
  });

  it('is hidden where it names another address, another contract or another power', () => {
    expect(seen({}, call(contract, 'transferOwnership(address a)', [friend]))).toBe('caution');
    expect(seen({}, call(usdc, 'transferOwnership(address a)', [key]))).toBe('caution');
    expect(seen({}, call(contract, 'upgradeTo(address a)', [key]))).toBe('caution');
  });

  it('is not hidden where an authorization hands the account over', () => {
    const body = { kind: 'authorization', chainId: 1, delegate: key, nonce: 0n, authority: me } as const;
    const handed = { who: me, what: 'delegate', part: 'delegation', before: known(zeroAddress) } as const;
    expect(seen(handed, body)).toBe('clear');
    expect(seen({ ...handed, after: known(friend) }, body)).toBe('caution');
  });

  it('is seen in a list too, as in the modules that a library enables', () => {
    const enable = call(safe, 'enableModules(address[] modules)', [[usdc, key]]);
    const enabled = (module: typeof key) =>
      seen(
        {
          who: safe,
          what: 'safe',
          part: 'module',
          counterparty: module,
          before: known(false),
          after: known(true),
        },
        enable,
      );
    expect(enabled(key)).toBe('clear');
    expect(enabled(friend)).toBe('caution');
  });

  it('by an administrator of proxies names the proxy', () => {
    const body = call(usdc, 'upgrade(address a, address b)', [contract, key]);
    expect(seen({ what: 'code', part: 'implementation' }, body)).toBe('clear');
    expect(seen({ who: friend, what: 'code', part: 'implementation' }, body)).toBe('caution');
  });
});

describe('the rule', () => {
  it('is silent where nothing of control changes, and of contracts that are made', () => {
    expect(told(rule, plain, { effects: known(effectsOf([])) })).toEqual(['clear effects']);
    const made = line({
      what: 'code',
      part: 'contract',
      before: known(zeroHash),
      after: known(codeHash),
    });
    const owned = line({ before: known(zeroAddress) });
    expect(answer(rule, plain, { effects: known(effectsOf([made, owned])) })).toBe('clear');
  });

  it('leaves what is only claimed to the rule on claims', () => {
    expect(seen({ basis: 'claimed' })).toBe('clear');
  });

  it('has no answer where nobody looked', () => {
    expect(told(rule, plain, { effects: unknown('offline', 'node.test') })).toEqual(['unknown effects']);
    const notLookedAt = [{ is: 'control' }] as const;
    expect(answer(rule, plain, { effects: known(effectsOf([], { notLookedAt })) })).toBe('unknown');
    expect(answer(rule, { kind: 'message', bytes: '0x' })).toBe('notApplicable');
    expect(answer(rule, transaction(me, '0x', 1n), { effects: known(effectsOf([])) })).toBe('clear');
  });
});

describe('what is said of a change that no call asks for', () => {
  const guard = getAddress('0x00000000000000000000000000000000000000a7');
  const book = known([{ address: me, own: true, paid: 0 }]);
  const safeSays = (lines: readonly Partial<EffectLine>[]) =>
    told(rule, bySafe, { book, effects: known(effectsOf(lines)) });
  const warns = (severity: 'stop' | 'caution', part: string, at = 0) => {
    const says = `${severity}: power.hiddenControl.says part ${part} who effect.${at}.who`;
    const by = `by effect.${at}.after effect.${at}.who`;
    return severity === 'stop'
      ? `${says} | power.hiddenControl.whyYours | remedy.reject | reject | ${by}`
      : `${says} | power.hiddenControl.why | power.control.remedy | ${by}`;
  };
  const [yes, no] = [known(true), known(false)];
  const [none, mine, others] = [known(zeroAddress), known(me), known(friend)];
  const table: readonly (readonly [
    what: string,
    who: typeof me,
    part: EffectPart,
    before: EffectLine['before'],
    after: EffectLine['after'],
    about: typeof me | undefined,
    severity: 'stop' | 'caution',
  ])[] = [
    ['a stranger becomes an owner of the Safe', safe, 'owners', no, yes, key, 'stop'],
    ['the user becomes an owner of the Safe', safe, 'owners', no, yes, me, 'caution'],
    ['a stranger is no owner of the Safe any more', safe, 'owners', yes, no, key, 'caution'],
    ['the user is no owner of the Safe any more', safe, 'owners', yes, no, me, 'stop'],
    ['the Safe gets a module', safe, 'module', no, yes, key, 'stop'],
    ['the Safe gets a module of the user', safe, 'module', no, yes, me, 'stop'],
    ['the Safe loses a module', safe, 'module', yes, no, key, 'caution'],
    ['fewer sign for the Safe', safe, 'threshold', known(2n), known(1n), undefined, 'stop'],
    ['as many sign for the Safe', safe, 'threshold', known(2n), known(2n), undefined, 'stop'],
    ['more sign for the Safe', safe, 'threshold', known(2n), known(3n), undefined, 'caution'],
    ['who knows how many signed', safe, 'threshold', unknown('refused'), known(3n), undefined, 'stop'],
    ['the Safe gets a guard', safe, 'guard', none, known(guard), undefined, 'stop'],
    ['the Safe has no guard any more', safe, 'guard', known(guard), none, undefined, 'caution'],
    ['who knows which guard', safe, 'moduleGuard', none, unknown('refused'), undefined, 'stop'],
    ['the Safe has no fallback any more', safe, 'fallbackHandler', others, none, undefined, 'caution'],
    ['the Safe runs other code', safe, 'implementation', others, known(key), undefined, 'stop'],
    ['the account of the user runs code', me, 'delegation', none, known(key), undefined, 'stop'],
    ['the account of the user runs no code any more', me, 'delegation', others, none, undefined, 'caution'],
    ['a stranger owns what the user owned', contract, 'owner', mine, known(key), undefined, 'stop'],
    ['nobody owns what the user owned', contract, 'owner', mine, none, undefined, 'stop'],
    ['the Safe owned it', contract, 'owner', known(safe), known(key), undefined, 'stop'],
    ['the user owns what the Safe owned', contract, 'owner', known(safe), mine, undefined, 'caution'],
    ['a stranger owns what a stranger owned', contract, 'owner', others, known(key), undefined, 'caution'],
    ['a stranger may upgrade what the user could', contract, 'admin', mine, known(key), undefined, 'stop'],
    [
      'a stranger may get what the user owns',
      contract,
      'pendingOwner',
      mine,
      known(key),
      undefined,
      'caution',
    ],
    [
      'other code where the user was the code',
      contract,
      'implementation',
      mine,
      others,
      undefined,
      'caution',
    ],
    ['a role at another contract', contract, 'granted', no, yes, key, 'caution'],
    ['an owner of another Safe', contract, 'owners', no, yes, key, 'caution'],
  ];
  it.each(table)('%s', (_, who, part, before, after, about, severity) => {
    const of = about === undefined ? {} : { counterparty: about };
    expect(safeSays([line({ who, part, before, after, ...of })])).toEqual([warns(severity, part)]);
  });

  it('is a line for each change, the gravest first, and none for what is no control', () => {
    const lines = [
      line({ who: me, what: 'balance', part: undefined as never }),
      line({ who: contract, before: known(friend) }),
      line({ who: safe, part: 'module', counterparty: key, before: no, after: yes }),
      line({ who: safe, part: 'guard', basis: 'claimed' }),
    ];
    expect(safeSays(lines)).toEqual([warns('stop', 'module', 2), warns('caution', 'owner', 1)]);
  });

  it('is of a contract that was there: what is made had nobody', () => {
    const made = (before: EffectLine['before'], who = contract) =>
      safeSays([line({ who, what: 'code', part: 'contract', before, after: known(codeHash) }), line({})]);
    expect(made(known('0x'))).toEqual(['clear effects']);
    expect(made(known(zeroHash))).toEqual(['clear effects']);
    expect(made(known(codeHash))).toEqual([warns('caution', 'contract', 0), warns('caution', 'owner', 1)]);
    expect(made(unknown('refused'))).toEqual([warns('caution', 'contract', 0), warns('caution', 'owner', 1)]);
    expect(made(known(zeroHash), usdc)).toEqual([warns('caution', 'owner', 1)]);
  });

  it('is nothing where a request that fails was not looked at, and unknown where one that passes was not', () => {
    const notLookedAt = [{ is: 'control' }] as const;
    const other = [{ is: 'events' }] as const;
    const says = (more: Parameters<typeof effectsOf>[1]) =>
      told(rule, plain, { effects: known(effectsOf([], more)) });
    expect(says({ notLookedAt })).toEqual(['unknown effects']);
    expect(says({ notLookedAt: [...other, ...notLookedAt] })).toEqual(['unknown effects']);
    expect(says({ notLookedAt: other })).toEqual(['clear effects']);
    expect(says({ notLookedAt, status: 'revert' })).toEqual(['clear effects']);
  });
});

describe('whether a call asks for a change', () => {
  const isAsked = (body: Parameters<typeof answer>[1], over: Partial<EffectLine>) =>
    seen(over, body) === 'clear';
  const threshold = (to: bigint, after: EffectLine['after']) =>
    isAsked(call(safe, 'changeThreshold(uint256 threshold)', [to]), {
      who: safe,
      what: 'safe',
      part: 'threshold',
      before: known(3n),
      after,
    });

  it('depends on the number that it names', () => {
    expect(threshold(2n, known(2n))).toBe(true);
    expect(threshold(2n, known(1n))).toBe(false);
    expect(threshold(2n, unknown('refused'))).toBe(false);
  });

  it('depends on who makes it: what others do inside is not asked for', () => {
    const give = (to: typeof me) => call(contract, 'transferOwnership(address a)', [to]);
    expect(isAsked(give(key), {})).toBe(true);
    const inside = call(
      '0xca11bde05977b3631167028862be2a173976ca11',
      'aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
      [
        [
          {
            target: contract,
            allowFailure: false,
            callData: (give(key) as { call: { data: Hex } }).call.data,
          },
        ],
      ],
    );
    expect(isAsked(inside, {})).toBe(false);
  });

  it('takes one that names no address as for whoever calls, and nobody as what may follow from any', () => {
    expect(
      isAsked(call(contract, 'acceptOwnership()', []), { before: known(friend), after: known(me) }),
    ).toBe(true);
    expect(
      isAsked(call(contract, 'transferOwnership(address a)', [key]), { after: known(zeroAddress) }),
    ).toBe(true);
  });

  it('wants the delegate and the account of an authorization to be the ones that change', () => {
    const body = { kind: 'authorization', chainId: 1, delegate: key, nonce: 0n } as const;
    const handed = { who: me, what: 'delegate', part: 'delegation', before: known(zeroAddress) } as const;
    expect(isAsked({ ...body, authority: me }, handed)).toBe(true);
    expect(isAsked({ ...body, authority: friend }, handed)).toBe(false);
    expect(isAsked({ ...body, authority: me }, { ...handed, after: unknown('refused') })).toBe(false);
    expect(isAsked({ ...body, authority: me }, { ...handed, part: 'owner', what: 'owner' })).toBe(false);
  });
});
