import { type Address, encodeAbiParameters, getAddress, type Hex, parseAbiParameters, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import fixtures from '../decode/wrappers/vectors/universalRouterSdk.json' with { type: 'json' };
import { accountOf } from '../evidence/purpose/account.ts';
import { planTradeOf } from '../actions/swaps/planTrade.ts';
import type { Asset } from '../model/fact.ts';
import { known } from '../model/known.ts';
import { revisionOf } from '../reading/state.ts';
import { unreadOf } from '../narrate/unread.ts';
import { abiOf } from './account/testing/views.ts';
import type { Body } from '../model/request.ts';
import { answer } from './testing/answers.ts';
import { call, contract, effectsOf, me, transaction, usdc, viewOf, weth } from './testing/views.ts';

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

describe('the verdict of those plans, simulated as they are meant', () => {
  const pool = getAddress('0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc');
  const dai = getAddress('0x6b175474e89094c44da98b954eedeac495271d0f');
  const assetOf = (token: Address | undefined): Asset =>
    token === undefined ? { kind: 'native', chainId: 1 } : { kind: 'token', chainId: 1, address: token };

  /** The caller pays what is sold, and gets a little more than the minimum. */
  const simulated = (body: Body) => {
    const [step] = viewOf(body, { codes }).steps;
    const trade = step === undefined ? undefined : planTradeOf(step);
    if (trade === undefined) throw new RangeError('no trade');
    const { give, get } = trade;
    const [sold, bought] = [assetOf(give.token?.value), assetOf(get.wrapped ? weth : get.token?.value)];
    const gain = (get.raw * 101n) / 100n + 1n;
    const all = 10n ** 30n;
    const change = (asset: Asset, after: bigint) => ({ asset, before: known(all), after: known(after) });
    const [to, from] = [give.token === undefined ? router : pool, get.token === undefined ? router : pool];
    return effectsOf([change(sold, all - give.raw), change(bought, all + gain)], {
      records: known([]),
      moves: [
        { from: me, to, asset: sold, amount: give.raw, basis: 'read' },
        { from, to: me, asset: bought, amount: gain, basis: 'read' },
      ],
    });
  };
  const reading = (body: Body) =>
    revisionOf(
      viewOf(body, {
        codes: { ...codes, [dai]: 'contract', [pool]: 'contract' },
        tokens: { [dai]: ['DAI', 18] },
        facts: {
          [`account.${router.toLowerCase()}.verified`]: { kind: 'bool', value: true },
          [`account.${router.toLowerCase()}.created`]: { kind: 'time', seconds: 1_600_000_000n },
        },
        effects: known(simulated(body)),
      }),
      0,
    );

  // Not those whose minimum is next to nothing, pays a fee above the usual, or is not set.
  it.each(
    plans.filter(
      ([name]) =>
        /_(?:1|10|1000|[A-Z]+)_(?:ETH|USDC|DAI|WETH)_FOR_(?:ETH|USDC|DAI)/.test(name) &&
        !/FEE|PERMIT|WRAP|V4_1000_USDC/.test(name),
    ),
  )('%s is read back', (_, body) => {
    const { verdict, unread } = reading(body);
    expect(unread).toEqual([]);
    expect(verdict).toBe('read');
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
