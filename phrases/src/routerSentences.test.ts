import fixtures from '@readback/core/decode/wrappers/vectors/universalRouterSdk.json' with { type: 'json' };
import { effectsOf, me, type Sample, transaction, viewOf } from '@readback/core/check/testing/views.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { known } from '@readback/core/model/known.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';

const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const dai = getAddress('0x6b175474e89094c44da98b954eedeac495271d0f');
const payee = '0x9F2C7BE0a81D4c63e5F1D2900B8aC4471e5841ae';
const sample: Sample = {
  codes: { [router]: 'contract', [dai]: 'contract' },
  tokens: { [dai]: ['DAI', 18] },
  facts: { [`account.${router.toLowerCase()}.name`]: { kind: 'text', text: 'Router' } },
  effects: known(effectsOf([])),
};

function said(name: keyof typeof fixtures.plans): string {
  const { value, data } = fixtures.plans[name];
  const ours = data
    .replaceAll('a'.repeat(40), me.slice(2).toLowerCase())
    .replaceAll('b'.repeat(40), payee.slice(2).toLowerCase());
  const readback = revisionOf(viewOf(transaction(router, ours as Hex, BigInt(value), me), sample), 0);
  const text = plain(readback.sentence, (id) => factAt(readback, id));
  return text
    .replaceAll(/ \(0x[0-9a-f]{40}\)/gi, '')
    .replaceAll(router, 'Router')
    .replaceAll(new RegExp(payee, 'gi'), 'the front end');
}

const back = 'which goes to your account.';

describe('a plan of Uniswap’s own package is said as one trade', () => {
  it.each([
    ['UNISWAP_V2_1_ETH_FOR_USDC', '1 ETH for at least 1,155.81321 USDC'],
    ['UNISWAP_V2_1000_USDC_FOR_ETH', '1,000 USDC for at least 0.780012290817539937 ETH'],
    ['UNISWAP_V3_ETH_FOR_1000_USDC', 'at most 0.864236051489390501 ETH for 1,000 USDC'],
    ['UNISWAP_V4_1_ETH_FOR_USDC', '1 ETH for at least 949,522,862,849.515261 USDC'],
    ['UNISWAP_V4_1_ETH_FOR_USDC_WITH_WRAP', '1 ETH for at least 949,522,862,849.515261 USDC'],
    ['UNISWAP_V4_1000_USDC_FOR_ETH', '1,000 USDC for at least 0.000000000949523808 ETH'],
    ['UNISWAP_V4_DAI_FOR_1_ETH_2_HOP', 'at most 1.056330579666472933 DAI for 1 ETH'],
    [
      'UNISWAP_V4_USDC_FOR_1_ETH_WITH_WRAP_NO_ETH_WETH',
      'at most 1,056,330,579,666.472933 USDC for 1 ETH, wrapped',
    ],
    ['UNISWAP_V4_UNWRAP_WETH_TO_ETH_FOR_1000_USDC', 'at most 0.000000001056328467 WETH for 1,000 USDC'],
    ['UNISWAP_MIXED_1_ETH_FOR_DAI', '1 ETH for at least 1,151.654845316091339766 DAI'],
    ['UNISWAP_MIXED_DAI_FOR_ETH', '1,000 DAI for at least 0.778075808825160172 ETH'],
    ['UNISWAP_MIXED_USDC_DAI_UNWRAP_WETH_V3_TO_V4', '1,000 USDC for at least 0.776850197484961678 DAI'],
    ['UNISWAP_MIXED_DAI_USDC_WRAP_ETH_V4_TO_V2', '1,000 DAI for at least 1,119,353.373118 USDC'],
    ['UNISWAP_SPLIT_TWO_ROUTES_ETH_TO_USDC', '2 ETH for at least 2,312.904026 USDC'],
    ['UNISWAP_SPLIT_THREE_ROUTES_ETH_TO_USDC', '3 ETH for at least 3,471.564142 USDC'],
    [
      'UNISWAP_SPLIT_THREE_ROUTES_WITH_V4_ETH_TO_USDC_EXACT_OUTPUT',
      'at most 1.729423401389172943 ETH for 3,000 USDC',
    ],
    [
      'UNISWAP_SPLIT_TWO_ROUTES_V4_MIXED_ENDING_WITH_ETH',
      '2,000 DAI for at least 944.794144451440415403 ETH',
    ],
    ['UNISWAP_SPLIT_TWO_ROUTES_V4_WETH', '2,000 USDC for at least 0.779188397292231263 WETH'],
    // The package sets none of these.
    [
      'UNISWAP_V4_1000_USDC_FOR_ETH_WITH_WRAP',
      '1,000 USDC for any amount of the wrapped native currency, even 0',
    ],
  ] as const)('%s', (name, trade) => {
    expect(said(name)).toMatch(`Asks Router to swap ${trade}, ${back}`);
  });

  it('with what others get of it, and with a permit', () => {
    expect(said('UNISWAP_V2_1_ETH_FOR_USDC_WITH_FEE')).toMatch(
      `Asks Router to swap 1 ETH for at least 1,103.276246 USDC, ${back} Asks Router to send 5% of the USDC that the router holds to the front end.`,
    );
    expect(said('UNISWAP_V4_USDC_FOR_1000_ETH_WITH_FEE_AND_WRAP')).toMatch(
      `for at least 1 ETH, wrapped, ${back} Asks Router to send 0.05 ETH to the front end.`,
    );
    expect(said('UNISWAP_V3_1000_USDC_FOR_ETH_PERMIT')).toBe(
      `Asks Router to swap 1,000 USDC for at least 0.779188396345556027 ETH, ${back} Asks Router to let itself spend up to 1,000 USDC.`,
    );
  });

  it('all of them, first', () => {
    for (const name of Object.keys(fixtures.plans) as (keyof typeof fixtures.plans)[])
      expect(said(name)).toMatch(
        /^Asks Router to swap (?:at most )?[0-9.,]+ [A-Z]+ for .*, which goes to your account\./,
      );
  });
});
