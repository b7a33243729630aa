import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { describe, expect, it } from 'vitest';
import { check } from '../check/check.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { batch, multiSend, safeTx } from '../check/testing/safes.ts';
import { call, contract, friend, key, me, offline, safe, usdc, viewOf } from '../check/testing/views.ts';
import type { Body } from '../model/request.ts';
import { narrate } from '../narrate/narrate.ts';
import { begin } from '../reading/state.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { type SafeTransactionBody, safeTxTypedData } from '../request/safe/safeTypedData.ts';
import { signedHash } from '../request/frozen/signedHash.ts';
import { approvedIn } from './approved.ts';

const child = (more: Partial<SafeTransactionBody> = {}, tx: Partial<SafeTransactionBody['tx']> = {}) => {
  const body = safeTx(friend, '0x', 0, { value: 5n, ...tx }) as SafeTransactionBody;
  return { ...body, safe: contract, ...more };
};
const approval = (hash: Hex | undefined): Hex =>
  encodeFunctionData({
    abi: parseAbi(['function approveHash(bytes32 hashToApprove)']),
    args: [hash ?? '0x'],
  });
const direct = (of: Body, to = contract): Body => ({
  kind: 'transaction',
  chainId: 1,
  from: me,
  call: { to, value: 0n, data: approval(signedHash(of)) },
  set: {},
});

function withBeside(body: Body, ...beside: readonly Body[]): Evidence {
  const view = viewOf(body);
  const incoming = { ...view.incoming, request: freeze(body, '', beside) };
  const { steps, facts, fingerprints } = begin(incoming);
  return { ...view, incoming, steps, facts: { ...facts, ...view.facts }, fingerprints };
}
const blind = (view: Evidence) => check(view).find(({ rule }) => rule === 'power.blindHash');
const stops = (view: Evidence) =>
  check(view).flatMap((it) => (it.outcome === 'fired' && it.severity === 'stop' ? [it.rule] : []));

describe('a hash that a Safe approves, with what it is of', () => {
  it('is opened: what the transaction does stands inside, as that Safe', () => {
    const view = withBeside(direct(child()), child());
    const [approved] = approvedIn(view.steps);
    expect(approved).toMatchObject({
      safe: contract,
      tx: child().tx,
      by: { id: '0' },
      step: { id: '0.0', actor: me },
    });
    expect(approved?.step.steps[0]).toMatchObject({ actor: contract, to: friend, value: 5n });
    expect(blind(view)?.outcome).toBe('clear');
    expect(stops(view)).toEqual([]);
    expect(JSON.stringify(narrate({ ...view, findings: [] }).sentence)).toContain('sentence.safePayment');
  });

  it('is opened in the transaction of another Safe, in a batch, as typed data, and inside one another', () => {
    const data = approval(signedHash(child()));
    const typed: Body = { kind: 'typedData', ...safeTxTypedData(child()) };
    for (const body of [
      safeTx(contract, data, 0),
      safeTx(multiSend, batch({ operation: 0, to: contract, data }), 1),
      {
        kind: 'typedData',
        signer: me,
        ...safeTxTypedData(safeTx(contract, data, 0) as SafeTransactionBody),
      } as const,
      {
        kind: 'calls',
        chainId: 1,
        from: me,
        atomic: true,
        calls: [{ to: contract, value: 0n, data }],
      } as const,
    ]) {
      for (const beside of [child(), typed]) {
        const view = withBeside(body, beside);
        expect([approvedIn(view.steps).length, blind(view)?.outcome]).toEqual([1, 'clear']);
      }
    }
    const last = child({ safe: usdc });
    const middle = child({}, { to: usdc, data: approval(signedHash(last)) });
    const view = withBeside(direct(middle), last, middle);
    expect(approvedIn(view.steps).map((it) => it.safe)).toEqual([contract, usdc]);
    expect(blind(view)?.outcome).toBe('clear');
  });

  it('is judged by what that does', () => {
    for (const [tx, rule] of [
      [{ to: key, data: '0x12345678', operation: 1 }, 'power.delegatecall'],
      [
        { to: contract, data: '0x7de7edef'.concat('0'.repeat(24), key.slice(2)) as Hex },
        'power.codeReplaced',
      ],
    ] as const) {
      const view = withBeside(direct(child({}, tx)), child({}, tx));
      expect(stops(view)).toContain(rule);
    }
  });

  it('is stopped where it is another hash, of another Safe, or for another network', () => {
    const wrong: readonly (readonly [Body, Body])[] = [
      [direct(child()), child({}, { value: 6n })],
      [direct(child()), child({}, { operation: 1 })],
      [direct(child()), child({ version: '1.1.1' })],
      // The hash is that of what is given, and the Safe that is called has another.
      [direct(child(), safe), child()],
      [direct(child({ chainId: 10 })), child({ chainId: 10 })],
      [direct(child({ version: '1.1.1', chainId: 10 })), child({ version: '1.1.1', chainId: 10 })],
    ];
    for (const [body, beside] of wrong) {
      const view = withBeside(body, beside);
      expect(approvedIn(view.steps)).toEqual([]);
      expect(blind(view)).toMatchObject({ severity: 'stop', says: { id: 'power.blindHash.saysOther' } });
    }
  });

  it('is stopped where two are of one Safe, of the Safe that signs, or run as foreign code', () => {
    const other = child({}, { value: 6n });
    const calls = [child(), other].map((it) => ({ to: contract, value: 0n, data: approval(signedHash(it)) }));
    const two: Body = { kind: 'calls', chainId: 1, from: me, atomic: true, calls };
    expect(stops(withBeside(two, child(), other))).toContain('power.blindHash');
    const own = child({ safe });
    const itself = safeTx(safe, approval(signedHash(own)), 0);
    expect(stops(withBeside(itself, own))).toContain('power.blindHash');
    const foreign = safeTx(contract, approval(signedHash(child())), 1);
    expect(stops(withBeside(foreign, child()))).toContain('power.blindHash');
  });

  it('without anything beside is stopped as ever', () => {
    expect(blind(withBeside(direct(child())))).toMatchObject({
      severity: 'stop',
      says: { id: 'power.blindHash.says' },
    });
    const other = call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]);
    expect(blind(withBeside(other, child()))?.outcome).toBe('notApplicable');
  });
});

describe('the Safe whose transaction is approved', () => {
  const of = (rule: string, more: object = {}) => {
    const view = withBeside(direct(child()), child());
    return check({ ...view, ...more }).find((it) => it.rule === rule);
  };
  const saying = (name: string, value: object) => {
    const id = `account.${contract.toLowerCase()}.${name}`;
    const { facts } = withBeside(direct(child()), child());
    return { facts: { ...facts, [id]: { id, value: { s: 'known', v: value }, from: [] } } };
  };

  it('must compute the same hash, and is asked for it', () => {
    const own = { kind: 'bytes', hex: signedHash(child()) };
    expect(of('power.safeHash', saying('safeTxHash', own))?.outcome).toBe('clear');
    const other = saying('safeTxHash', { kind: 'bytes', hex: `0x${'ab'.repeat(32)}` });
    expect(of('power.safeHash', other)).toMatchObject({ severity: 'stop' });
    for (const rule of ['power.safeHash', 'power.safeNonce', 'power.safeCode']) {
      expect(of(rule, offline)?.outcome).toBe('unknown');
    }
  });

  it('says which number comes next', () => {
    expect(of('power.safeNonce', saying('safeNonce', { kind: 'integer', value: 0n }))?.outcome).toBe('clear');
    expect(of('power.safeNonce', saying('safeNonce', { kind: 'integer', value: 9n }))).toMatchObject({
      severity: 'note',
    });
  });
});
