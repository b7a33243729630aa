import { call } from '../../../truth/sky.ts';
import { ask, me, usdc, weth } from '../ground.ts';
import { E18, K, one } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { router2, morphoRates, v2, morpho, gatewayV2 } from '../addresses.ts';
import { pull } from '../kits/protocols.ts';

const market =
  '(address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams';

const positions: readonly OnEthereum[] = [
  one(
    'Synthetix: the collateral backs the thief’s pool',
    'Pool 4242 is his, and so is its market, which mints against what backs it.',
    'old',
    'function delegateCollateral(uint128 accountId, uint128 poolId, address collateralType, uint256 newCollateralAmountD18, uint256 leverage)',
    [5n, 4242n, weth, 10n * E18, E18],
  ),
  one(
    'Maker: a debt that nothing shows',
    'The vault owes a thousand more.',
    'old',
    'function frob(uint256 cdp, int256 dink, int256 dart)',
    [4242n, 0n, 1_000n * E18],
  ),
];

const junk: readonly OnEthereum[] = [
  {
    id: 'Morpho: into a market of junk',
    why: 'The thief borrows the dollars against his own token; the oracle is a contract with a shipped name.',
    read: async (e) => {
      const text = `function supply(${market}, uint256 assets, uint256 shares, address onBehalf, bytes data)`;
      await e.stand(morphoRates, {});
      await e.stand(v2, {});
      await e.stand(morpho, { [text]: [pull] }, [usdc]);
      const its = {
        loanToken: usdc,
        collateralToken: e.junk,
        oracle: v2,
        irm: morphoRates,
        lltv: 860_000_000_000_000_000n,
      };
      return e.read(ask(1, morpho, call(text, its, K, 0n, me, '0x')));
    },
  },
  {
    id: 'Aave v2 gateway: the thief’s pool',
    why: 'The gateway wraps the coins and asks his pool to keep them, which does nothing: he gets them by withdrawETH.',
    read: async (e) => {
      const text = 'function depositETH(address pool, address onBehalfOf, uint16 referralCode) payable';
      const pool = await e.put('Genuine');
      e.published(pool);
      await e.stand(gatewayV2, { [text]: [] });
      return e.read(ask(1, gatewayV2, call(text, pool, me, 0), 5n * E18));
    },
  },
];

export const protocols: Group = {
  round: 'protocols',
  stands: (e) => e.stand(router2, {}),
  entries: [...positions, ...junk],
};
