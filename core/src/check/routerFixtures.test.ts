import { encodeAbiParameters, getAddress, type Hex, parseAbiParameters, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import fixtures from '../decode/wrappers/vectors/universalRouterSdk.json' with { type: 'json' };
import { accountOf } from '../evidence/purpose/account.ts';
import { unreadOf } from '../narrate/unread.ts';
import { abiOf } from './account/testing/views.ts';
import type { Body } from '../model/request.ts';
import { answer } from './testing/answers.ts';
import { call, contract, me, transaction, usdc, viewOf } from './testing/views.ts';

const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const codes = { [router]: 'contract' } as const;
const payee = '9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae';

/** The plans of the package, with the user in place of its caller, and a plain account in place of who gets its fees. */
const plans = Object.entries(fixtures.plans).map(([name, { value, data }]): readonly [string, Body] => {
  const ours = data.replaceAll('a'.repeat(40), me.slice(2).toLowerCase()).replaceAll('b'.repeat(40), payee);
  return [name, transaction(router, ours as Hex, BigInt(value), me)];
});

describe('the plans of Uniswap’s own package', () => {
  it('are many', () => expect(plans.length).toBe(74));

  it.each(plans)('%s is read to the last byte', (_, body) => {
    const view = viewOf(body, { codes });
    expect(view.steps.every(({ reading }) => reading === 'canonical')).toBe(true);
    const { bytes, values } = accountOf(view);
    expect([bytes.length, values.length]).toEqual([0, 0]);
  });
});

describe('the warnings of those plans', () => {
  const firing = (rule: string) =>
    plans.flatMap(([name, body]) => (answer(rule, body, { codes }) === 'caution' ? [name] : []));

  it('are of no minimum only where the package sets none', () => {
    expect(firing('transfers.noMinimum')).toEqual([
      'UNISWAP_V4_1000_USDC_FOR_ETH_WITH_WRAP',
      'UNISWAP_V4_1000_USDC_FOR_ETH_WITH_WRAP_2_HOP',
      'UNISWAP_MIXED_DAI_FOR_WETH_WRAP',
      'UNISWAP_SPLIT_TWO_ROUTES_V4_ETH_V4_ETH_WETH',
      'UNISWAP_SPLIT_TWO_ROUTES_V4_ETH_V4_ETH',
    ]);
  });

  it('are of someone else who receives only where a fee is above the usual', () => {
    expect(firing('transfers.outputElsewhere')).toEqual(
      plans.flatMap(([name]) => (/FEE/.test(name) ? [name] : [])),
    );
  });
});

describe('bytes beside a plan', () => {
  const unopened = (body: Body) =>
    accountOf(viewOf(body, { codes: { ...codes, [contract]: 'contract' } })).bytes.length;
  const pay = encodeAbiParameters(parseAbiParameters('address, address, uint256'), [usdc, me, 1n]);
  const four = [pay, pay, pay, pay];
  const execute = 'execute(bytes commands, bytes[] inputs)';

  it('are read where each of them is a command of the router, also one that may fail', () => {
    expect(unopened(call(router, execute, ['0x04848504', four]))).toBe(0);
    const subPlan = encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), ['0x04050504', four]);
    expect(unopened(call(router, execute, ['0x21', [subPlan]]))).toBe(0);
  });

  it('stay unread where the contract is no router that is known', () => {
    const signed =
      'executeSigned(bytes commands, bytes[] inputs, bytes32 intent, bytes32 data, bool verifySender, bytes32 nonce, bytes signature, uint256 deadline)';
    const word = zeroHash;
    const args = ['0x04040404', four, word, word, true, word, '0x04040404', 9n];
    for (const body of [
      call(contract, execute, ['0x04040404', four]),
      call(contract, signed, args),
      call(router, execute, ['0x3a3a3a3a', four]),
    ])
      expect(
        unreadOf(viewOf(body, { codes: { ...codes, [contract]: 'contract' } }), []).length,
      ).toBeGreaterThan(0);
  });

  it('could be a call where they are no list of the commands', () => {
    const two = 'executeAll(bytes commands, bytes[] inputs, bytes rest)';
    const abis = [abiOf(contract, two)];
    const view = viewOf(call(contract, two, ['0x04040404', four, '0x04040404']), { codes, abis });
    expect(accountOf(view).bytes.length).toBeGreaterThan(0);
  });
});
