import { call } from '../../../truth/sky.ts';
import { ask, usdc } from '../ground.ts';
import { one, pull, free, prepare } from '../kits/patient.ts';
import { ondoLimit, pool, mantle, midas } from '../addresses.ts';
import { soon, K, E18 } from '../oneCall.ts';
import type { Group } from '../table.ts';

const orders = [
  one(
    'Ondo: a limit order to buy for all, one unit',
    'The price is any: 1,000 dollars for a thousandth of a share.',
    ondoLimit,
    'function createBuyOrderExactOut(address gmToken, address quoteToken, uint256 gmAmount, uint256 limitPrice, uint256 expiry)',
    (e) => [e.junk, usdc, 10n ** 15n, 10n ** 24n, soon],
    { ops: [pull] },
  ),
  one(
    'Ondo: a limit order to buy at any price',
    'The limit is a million dollars a share.',
    ondoLimit,
    'function createBuyOrderExactIn(address gmToken, address quoteToken, uint256 quoteAmount, uint256 limitPrice, uint256 expiry)',
    (e) => [e.junk, usdc, K, 10n ** 24n, soon],
    { ops: [pull] },
  ),
  free('Ondo: a limit order to sell for nothing', 'The limit is one unit a share.', async (e) => {
    const text =
      'function createSellOrderExactIn(address gmToken, address quoteToken, uint256 gmAmount, uint256 limitPrice, uint256 expiry)';
    await prepare(e, ondoLimit, text, {
      ops: [{ kind: 0, token: e.junk, who: pool, amount: E18 }],
      allowed: [e.junk],
    });
    return e.read(ask(1, ondoLimit, call(text, e.junk, usdc, E18, 1n, soon)), {
      abis: { [ondoLimit]: [text] },
    });
  }),
  one(
    'Mantle: unstaked for one unit',
    'The least is one unit, not none: nothing comes now that it could be held against.',
    mantle,
    'function unstakeRequest(uint128 methAmount, uint128 minETHAmount) returns (uint256)',
    [10n * E18, 1n],
  ),
  free(
    'Midas: redeemed for a payout that nobody names',
    'The tokens are taken for money on some account, which the call does not say.',
    async (e) => {
      const text = 'function redeemFiatRequest(uint256 amountMTokenIn)';
      await prepare(e, midas, text, {
        ops: [{ kind: 0, token: e.junk, who: pool, amount: 1_000n * E18 }],
        allowed: [e.junk],
      });
      return e.read(ask(1, midas, call(text, 1_000n * E18)), { abis: { [midas]: [text] } });
    },
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...orders],
};
