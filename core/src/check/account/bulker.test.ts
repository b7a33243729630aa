import { type Address, encodeAbiParameters, getAddress, parseAbiParameters, stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { answer } from '../testing/answers.ts';
import type { Body } from '../../model/request.ts';
import { check } from '../check.ts';
import { call, effectsOf, me, type Sample, usdc, viewOf } from '../testing/views.ts';

const bulker = getAddress('0xa397a8c2086c554b531c02e29f3291c9704b00c7');
const market = getAddress('0xc3d688b66703497daa19211eedff47f25384cdc3');
const strange = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');

const supply = (comet: Address, to: Address) =>
  call(bulker, 'invoke(bytes32[] actions, bytes[] data)', [
    [stringToHex('ACTION_SUPPLY_ASSET', { size: 32 })],
    [encodeAbiParameters(parseAbiParameters('address, address, address, uint256'), [comet, to, usdc, 5n])],
  ]);

const [before, after] = [known(5n), known(0n)];
const sample: Sample = {
  codes: { [bulker]: 'contract', [market]: 'contract', [strange]: 'contract' },
  facts: Object.fromEntries(
    [bulker, market, strange].map((it) => [
      `account.${it.toLowerCase()}.verified`,
      { kind: 'bool', value: true } as const,
    ]),
  ),
  effects: known({
    ...effectsOf([{ asset: { kind: 'token', chainId: 1, address: usdc }, before, after }]),
    records: known([]),
  }),
};

const loud = (body: Body, its: Sample = sample): readonly string[] =>
  check(viewOf(body, its)).flatMap((it) =>
    it.outcome === 'fired' && it.severity !== 'note' ? [`${it.severity} ${it.rule}`] : [],
  );

const coin = 10n ** 18n;

const coins = (comet: Address, to = me) =>
  call(
    bulker,
    'invoke(bytes32[] actions, bytes[] data)',
    [
      [stringToHex('ACTION_SUPPLY_NATIVE_TOKEN', { size: 32 })],
      [encodeAbiParameters(parseAbiParameters('address, address, uint256'), [comet, to, 5n * coin])],
    ],
    5n * coin,
  );

describe('a market that an action of Compound’s bulker names', () => {
  it('is warned of where nobody vouches for it, whatever it takes, and else is not', () => {
    expect(loud(supply(strange, me))).toContain('caution outcome.nothingBack');
    expect(loud(supply(market, me))).toEqual([]);
    const paid = { effects: known({ ...effectsOf([{ before, after }]), records: known([]) }) };
    expect(loud(coins(strange), { ...sample, ...paid })).not.toEqual([]);
  });

  it('takes coins that the bulker wraps for it, for the one whom the action names', () => {
    const [ten, gone] = [known(10n * coin), known(5n * coin)];
    const paid = (after: typeof gone) => ({
      ...sample,
      effects: known({ ...effectsOf([{ before: ten, after }]), records: known([]) }),
    });
    expect(loud(coins(market), paid(gone))).toEqual([]);
    expect(loud(coins(market, strange), paid(gone))).toContain('caution account.elsewhere');
    expect(loud(coins(strange), paid(gone))).toContain('caution account.nameOnly');
  });

  it('is told of where it takes it for somebody else', () => {
    expect(answer('account.elsewhere', supply(market, strange), sample)).toBe('caution');
    expect(answer('account.elsewhere', supply(market, me), sample)).not.toBe('caution');
  });
});
