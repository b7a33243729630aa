import { type Address, getAddress, maxUint256, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { call, effectsOf, me, type Sample, usdc, viewOf, weth } from '../testing/views.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { AbiType } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import type { When } from '../../decode/abis/functionModel.ts';
import { standardRows } from '../../decode/testing/rows.ts';
import { decode } from '../../decode/decode.ts';
import { debtOf } from '../../label/tokens/debtFacts.ts';
import type { FactValue } from '../../model/fact.ts';
import type { Health, LoanHealth } from '../../model/effects.ts';
import { type Known, known, unknown } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { revisionOf } from '../../reading/state.ts';

const aave = getAddress('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
const maker = getAddress('0x5ef30b9986345249bc32d8928b7ee64de9435e39');
const cvxLocked = getAddress('0x72a19342e8f1838460ebfccef09f6585e32db86e');
const veCrv = getAddress('0x5f3b5dfeb7b28cdbd7faba78963ee202a494e2a2');

/** A reading of a call that changes no balance, at a contract of a protocol. `owes`: what the market says of the user. */
function reading(
  to: Address,
  signature: string,
  args: readonly unknown[],
  owes?: FactValue | 'pending',
  health?: readonly LoanHealth[],
  more: Pick<Sample, 'codes' | 'book'> = {},
): Readback {
  const body = call(to, signature, args);
  const facts: Record<string, FactValue> = {
    [`account.${to.toLowerCase()}.verified`]: { kind: 'bool', value: true },
    [`account.${to.toLowerCase()}.created`]: { kind: 'time', seconds: 1_600_000_000n },
  };
  for (const step of everyStep(decode(freeze(body, ''), {}).steps)) {
    const asked = debtOf(step);
    if (asked !== undefined && owes !== undefined && owes !== 'pending') facts[asked.fact] = owes;
  }
  const sample: Sample = {
    ...more,
    codes: { [to]: 'contract', [usdc]: 'contract', [weth]: 'contract', [zeroAddress]: 'none', ...more.codes },
    facts,
    effects: known({ ...effectsOf([]), records: known([]), ...(health === undefined ? {} : { health }) }),
    ...(owes === 'pending' ? { label: 'pending' as const } : {}),
  };
  return revisionOf(viewOf(body, sample), 0);
}

function outcomes({ findings }: Readback, rule: string): readonly string[] {
  return findings.flatMap((it) => (it.rule === rule ? [it.outcome] : []));
}

function severitiesOf({ findings }: Readback, rule: string): readonly string[] {
  return findings.flatMap((it) => (it.rule === rule && it.outcome === 'fired' ? [it.severity] : []));
}

/** What is said of locks: how gravely, and of how many days. */
function ofLocks({ findings }: Readback): readonly string[] {
  return findings.flatMap((it) => {
    if (it.outcome !== 'fired' || !/^(?:account\.locked|transfers\.longLock)$/.test(it.rule)) return [];
    const { days } = it.says.args as { days?: number };
    return [`${it.severity} ${it.says.id}${days === undefined ? '' : ` ${days}`}`];
  });
}

const owed = (value: bigint): FactValue => ({ kind: 'integer', value });
const collateral = 'setUserUseReserveAsCollateral(address asset, bool useAsCollateral)';
const packed = 'setUserUseReserveAsCollateral(bytes32 args)';
const frob = 'frob(uint256 cdp, int256 dink, int256 dart)';
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;

describe('account.weaker', () => {
  it.each<readonly [Address, string, readonly unknown[]]>([
    [aave, 'setUserEMode(uint8 categoryId)', [0]],
    [aave, 'setUserEMode(uint8 categoryId)', [2]],
    [aave, collateral, [weth, false]],
    [aave, packed, [word(3n)]],
    [maker, frob, [7n, -1n, 0n]],
    [maker, frob, [7n, -(10n ** 19n), -1n]],
  ])('fires at %s for %s', (to, signature, args) => {
    const it = reading(to, signature, args);
    expect(outcomes(it, 'account.weaker')).toEqual(['fired']);
    expect(it.verdict).toBe('caution');
  });

  it.each<readonly [Address, string, readonly unknown[]]>([
    [aave, collateral, [weth, true]],
    [aave, packed, [word(3n + (1n << 16n))]],
    [maker, frob, [7n, 1n, 0n]],
    [maker, frob, [7n, 0n, -1n]],
  ])('is silent at %s for %s', (to, signature, args) => {
    const it = reading(to, signature, args);
    expect(outcomes(it, 'account.weaker')).toEqual(['notApplicable']);
    expect(it.verdict).toBe('read');
  });

  it('is silent where the market says that nothing is owed, and fires where something is', () => {
    for (const [signature, args] of [
      [collateral, [weth, false]],
      ['setUserEMode(uint8 categoryId)', [0]],
      ['withdraw(address asset, uint256 amount, address to)', [weth, 1n, me]],
    ] as const) {
      expect(outcomes(reading(aave, signature, args, owed(0n)), 'account.weaker')).toEqual(['clear']);
      expect(outcomes(reading(aave, signature, args, owed(1n)), 'account.weaker')).toEqual(['fired']);
    }
  });

  it('does not trust a market that knows nothing of a debt which the request makes', () => {
    const borrow =
      'borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)';
    const view = viewOf(call(aave, collateral, [weth, false]), { codes: { [aave]: 'contract' } });
    const more = viewOf(call(aave, borrow, [usdc, 1n, 2n, 0, me]), { codes: { [aave]: 'contract' } });
    const fact = debtOf(view.steps[0] as never)?.fact ?? '';
    const value = known(owed(0n));
    const both = {
      ...view,
      steps: [...more.steps, ...view.steps],
      facts: { ...view.facts, [fact]: { id: fact, value, from: [] } },
    };
    expect(outcomes(revisionOf(both, 0), 'account.weaker')).toEqual(['fired']);
  });

  it('does not trust a market that nobody vouches for', () => {
    const other = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
    const it = reading(other, collateral, [weth, false], owed(0n));
    expect(outcomes(it, 'account.weaker')).toEqual(['fired']);
  });

  it('says how safe the loan is left, and warns only where little is left of it', () => {
    const withdraw = 'withdraw(address asset, uint256 amount, address to)';
    const left = (market: Address, before: Known<Health>, after: Known<Health>) =>
      reading(market, withdraw, [weth, 1n, me], owed(1n), [{ market, account: me, before, after }]);
    const said = (it: Readback) =>
      it.findings.flatMap((found) =>
        found.rule === 'account.weaker' && found.outcome === 'fired' ? [[found.severity, found.says]] : [],
      );
    const [two, half] = [known(21n * 10n ** 17n), known(14_999n * 10n ** 14n)];
    const goes = (before: number, after: number) => ({
      id: 'account.weaker.saysHealth',
      args: { before, after },
    });
    expect(said(left(aave, two, known(15n * 10n ** 17n)))).toEqual([['note', goes(2.1, 1.5)]]);
    expect(left(aave, two, known(15n * 10n ** 17n)).verdict).toBe('read');
    expect(said(left(aave, two, half))).toEqual([['caution', goes(2.1, 1.49)]]);
    const after = { id: 'account.weaker.saysHealthAfter', args: { after: 2.1 } };
    expect(said(left(aave, unknown('unanswered'), two))).toEqual([['note', after]]);
    // What nobody could read, and what a stranger says of itself, leaves it as loud as before.
    const other = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
    for (const it of [left(aave, two, unknown('unanswered')), left(other, two, two)]) {
      expect(said(it)).toMatchObject([['caution', { id: 'account.weaker.says' }]]);
    }
    expect(outcomes(left(aave, two, known('free')), 'account.weaker')).toEqual(['clear']);
  });

  it('believes no price of an oracle that the call names, unless someone vouches for the oracle', () => {
    const morpho = getAddress('0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb');
    const params =
      '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams';
    const withdraw = `withdrawCollateral(${params}, uint256 assets, address onBehalf, address receiver)`;
    const two = known(2n * 10n ** 18n);
    const said = (oracle: Address, book: Sample['book']) => {
      const args = [[usdc, weth, oracle, zeroAddress, 86n * 10n ** 16n], 1n, me, me];
      const health = [{ market: morpho, account: me, oracle, before: two, after: two }];
      const its = { codes: { [oracle]: 'contract' }, ...(book === undefined ? {} : { book }) } as const;
      return severitiesOf(reading(morpho, withdraw, args, owed(1n), health, its), 'account.weaker');
    };
    const oracle = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
    const knows = known([{ address: oracle, own: false, paid: 0, knownOn: [1] }]);
    expect(said(oracle, undefined)).toEqual(['caution']);
    expect(said(oracle, knows)).toEqual(['note']);
  });

  it('does not know while the market is asked', () => {
    const it = reading(aave, collateral, [weth, false], 'pending');
    expect(outcomes(it, 'account.weaker')).toEqual(['pending']);
  });
});

describe('account.locked', () => {
  it.each<readonly [Address, string, readonly unknown[]]>([
    [cvxLocked, 'processExpiredLocks(bool relock)', [true]],
    [veCrv, 'increase_unlock_time(uint256 _unlock_time)', [1n]],
  ])('fires at %s for %s', (to, signature, args) => {
    const it = reading(to, signature, args);
    expect(outcomes(it, 'account.locked')).toEqual(['fired']);
    expect(it.verdict).toBe('caution');
  });

  it('is silent where nothing is locked again', () => {
    const it = reading(cvxLocked, 'processExpiredLocks(bool relock)', [false]);
    expect(outcomes(it, 'account.locked')).toEqual(['notApplicable']);
  });

  it('leaves a lock of more than a year to the rule on those', () => {
    const it = reading(veCrv, 'increase_unlock_time(uint256 _unlock_time)', [maxUint256]);
    expect(outcomes(it, 'account.locked')).toEqual(['clear']);
    expect(outcomes(it, 'transfers.longLock')).toEqual(['fired']);
  });

  it('says for how long, as a note, where a contract that someone vouches for gives it back within a year', () => {
    const longer = 'increase_unlock_time(uint256 _unlock_time)';
    const answers = (to: Address, end: bigint) => ofLocks(reading(to, longer, [end]));
    const now = effectsOf([]).block.timestamp;
    const day = 86_400n;
    expect(answers(veCrv, now + 10n * day)).toEqual(['note account.locked.saysUntil 10']);
    expect(answers(veCrv, now + 10n * day + 1n)).toEqual(['note account.locked.saysUntil 11']);
    expect(answers(veCrv, now + 1n)).toEqual(['note account.locked.saysUntil 1']);
    // More than a year is a Caution of its own, and what is over by then is not a lock that anybody could wait for.
    expect(answers(veCrv, now + 367n * day)).toEqual(['caution transfers.longLock.says']);
    expect(answers(veCrv, now)).toEqual(['caution account.locked.says']);
    // What a stranger's contract does with the time, nobody knows.
    const other = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
    expect(answers(other, now + 10n * day)).toEqual(['caution account.locked.says']);
  });

  it('says for how long a lock is that the call is for, and warns of no more than it did', () => {
    const now = effectsOf([]).block.timestamp;
    const day = 86_400n;
    const until = 'create_lock(uint256 _value, uint256 _unlock_time)';
    const during = 'createLock(uint256 value, uint256 lockDuration)';
    expect(ofLocks(reading(veCrv, until, [1n, now + 300n * day]))).toEqual([
      'note account.locked.saysUntil 300',
    ]);
    expect(ofLocks(reading(veCrv, during, [1n, 7n * day]))).toEqual(['note account.locked.saysUntil 7']);
    expect(ofLocks(reading(veCrv, during, [1n, 400n * day]))).toEqual(['caution transfers.longLock.saysFor']);
    const other = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
    expect(ofLocks(reading(other, during, [1n, 7n * day]))).toEqual([]);
  });

  it('knows nothing of a call that nobody could read', () => {
    const body = { ...call(cvxLocked, 'processExpiredLocks(bool relock)', [true]) };
    const view = viewOf(body, {});
    const steps = view.steps.map((step) => ({ ...step, reading: 'unread' as const }));
    expect(outcomes(revisionOf({ ...view, steps }, 0), 'account.locked')).not.toContain('clear');
  });
});

describe('a withdrawal that is queued', () => {
  const delegation = getAddress('0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a');
  const queue =
    'queueWithdrawals((address[] strategies, uint256[] depositShares, address __deprecated_withdrawer)[] params)';
  const undelegate = 'undelegate(address staker)';
  const severities = (it: Readback) =>
    it.findings.flatMap((found) =>
      found.outcome === 'fired' && found.rule === 'account.locked' ? [found.severity, found.says.id] : [],
    );

  it('unlocks what is there, and is a note where it says how much', () => {
    const queued = [[{ strategies: [usdc], depositShares: [5n], __deprecated_withdrawer: me }]] as const;
    expect(severities(reading(delegation, queue, queued))).toEqual(['note', 'account.locked.saysExit']);
    expect(severities(reading(delegation, undelegate, [me]))).toEqual(['caution', 'account.locked.saysExit']);
  });

  it('is a Caution at a contract that nobody vouches for', () => {
    const other = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
    const queued = [[{ strategies: [usdc], depositShares: [5n], __deprecated_withdrawer: me }]] as const;
    expect(severities(reading(other, queue, queued))[0]).toBe('caution');
  });

  it('is a Caution where a validator leaves, whatever the amount', () => {
    const exit = 'requestWithdrawal((bytes pubkey, uint64 amountGwei)[] requests)';
    const pod = reading(delegation, exit, [[{ pubkey: `0x${'11'.repeat(48)}`, amountGwei: 5n }]]);
    expect(severities(pod)).toEqual(['caution', 'account.locked.saysExit']);
  });

  it('is not what locks again', () => {
    const relock = reading(cvxLocked, 'processExpiredLocks(bool relock)', [true]);
    expect(severities(relock)).toEqual(['caution', 'account.locked.says']);
  });
});

describe('account.forgone', () => {
  const disable = 'disableReward(address rewarded, address reward, bool forfeitRecentReward)';

  it('fires where rewards are given up', () => {
    expect(outcomes(reading(aave, disable, [usdc, weth, true]), 'account.forgone')).toEqual(['fired']);
  });

  it('is silent where they are kept', () => {
    const it = reading(aave, disable, [usdc, weth, false]);
    expect(outcomes(it, 'account.forgone')).toEqual(['notApplicable']);
  });

  it('knows nothing of a call that nobody could read', () => {
    const view = viewOf(call(aave, disable, [usdc, weth, true]), {});
    const steps = view.steps.map((step) => ({ ...step, reading: 'unread' as const }));
    expect(outcomes(revisionOf({ ...view, steps }, 0), 'account.forgone')).not.toContain('clear');
  });
});

/** Every row of the tables that says so, called in the way that it says. */
const rows = standardRows().flatMap(({ source, text, model }) => [
  ...(model?.weakens === undefined
    ? []
    : [{ source, text, rule: 'account.weaker', when: model.weakens } as const]),
  ...(model?.forgoes === undefined
    ? []
    : [{ source, text, rule: 'account.forgone', when: model.forgoes } as const]),
  ...(model?.forGood === undefined
    ? []
    : [{ source, text, rule: 'account.forGood', when: model.forGood } as const]),
  ...(model?.locks === undefined
    ? []
    : [{ source, text, rule: 'account.locked', when: model.locks } as const]),
]);

describe('what the tables say of positions and locks', () => {
  it('is said of every family', () => {
    expect(rows.length).toBeGreaterThan(60);
  });

  it.each(rows)('$source: $text is never calm', ({ text, rule, when }) => {
    const abi = functionAbi(text);
    if (abi === undefined) throw new RangeError(text);
    const args = abi.fields.map(({ name, type }) => valueOf(type, name, when === true ? [] : when));
    const it = reading(aave, text.replace(/^function /, ''), args);
    // What a market may lend is said as a debt; what lasts for more than a year has a rule of its own.
    const said = [rule, 'account.debt', 'transfers.longLock'].flatMap((of) => outcomes(it, of));
    expect(said).toContain('fired');
    expect(it.verdict).not.toBe('read');
  });

  it.each(rows.filter(({ when }) => when !== true))(
    '$source: $text can be harmless',
    ({ text, rule, when }) => {
      const abi = functionAbi(text);
      if (abi === undefined || when === true) throw new RangeError(text);
      for (const one of when) {
        const not = when.map((it) => (it === one ? opposite(it) : it));
        const args = abi.fields.map(({ name, type }) => valueOf(type, name, not));
        // A lock that ends soon is told, and no warning.
        expect(severitiesOf(reading(aave, text, args), rule)).not.toContain('caution');
      }
    },
  );

  it('names only arguments that the function has', () => {
    const wrong = rows.flatMap(({ text, when }) => {
      if (when === true) return [];
      const paths = new Set(pathsOf(functionAbi(text)?.fields ?? [], ''));
      return when.flatMap(({ arg }) => [arg].flat()).filter((path) => !paths.has(path));
    });
    expect(wrong).toEqual([]);
  });
});

function pathsOf(
  fields: readonly Readonly<{ name: string; type: AbiType }>[],
  above: string,
): readonly string[] {
  return fields.flatMap(({ name, type }) => {
    const inner = elementOf(type);
    return [above + name, ...(inner.kind === 'tuple' ? pathsOf(inner.fields, `${above}${name}.`) : [])];
  });
}

function elementOf(type: AbiType): AbiType {
  return type.kind === 'array' ? elementOf(type.of) : type;
}

function opposite({ is, ...more }: When): When {
  if (typeof is === 'boolean') return { ...more, is: !is };
  if (typeof is === 'number') return { ...more, is: { below: BigInt(is) } };
  if (typeof is === 'object') return { ...more, is: 'below' in is ? Number(is.below) : [99] };
  return { ...more, is: is === 'positive' ? { below: 1n } : 0 };
}

/** A value of a type that is as the table says; of what it does not speak, the user and small numbers. */
function valueOf(type: AbiType, path: string, when: readonly When[]): unknown {
  const said = when.find(({ arg }) => [arg].flat().includes(path));
  switch (type.kind) {
    case 'address':
      return me;
    case 'bool':
      return said?.is === true;
    case 'uint':
    case 'int':
      return numberFor(said);
    case 'string':
      return '';
    case 'bytes':
      return '0x';
    case 'fixedBytes':
      return said?.bit !== undefined && said.is === true
        ? word(1n << BigInt(said.bit))
        : zeroHash.slice(0, 2 + 2 * type.size);
    case 'array':
      return Array.from({ length: type.length ?? 1 }, () => valueOf(type.of, path, when));
    case 'tuple':
      return type.fields.map(({ name, type: inner }) => valueOf(inner, `${path}.${name}`, when));
    default:
      return type satisfies never;
  }
}

function numberFor(said: When | undefined): bigint {
  if (said === undefined) return 0n;
  if (typeof said.is === 'number') return BigInt(said.is);
  if (typeof said.is === 'object') return 'below' in said.is ? said.is.below - 1n : BigInt(said.is[0] ?? 0);
  return said.is === 'negative' ? -1n : 1n;
}
