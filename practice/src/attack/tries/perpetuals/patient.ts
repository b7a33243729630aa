import { type Hex, pad, toHex, zeroHash } from 'viem';
import { call } from '../../../truth/sky.ts';
import { ask, me, zero } from '../ground.ts';
import { E18, K, at } from '../oneCall.ts';
import { free, arb, tokenAt, many, sendWnt, createOrder, order, market, one } from '../kits/patient.ts';
import {
  gmx,
  usdcArb,
  orderVault,
  withdrawalVault,
  depositVault,
  wethArb,
  positionRouter,
} from '../addresses.ts';
import type { Group } from '../table.ts';

const sendTokens = 'function sendTokens(address token, address receiver, uint256 amount) payable';

const gmxOrder = (id: string, why: string, it: object, fee = E18 / 1_000n, token = true) =>
  free(
    id,
    why,
    async (e) => {
      for (const [where, name, places] of arb) await tokenAt(e, where, name, places);
      await e.stand(
        gmx,
        {
          [many]: [
            ...(token ? [{ kind: 0, token: usdcArb, who: orderVault, amount: K } as const] : []),
            { kind: 2, who: orderVault, amount: fee },
          ],
        },
        [usdcArb],
      );
      await e.stand(orderVault, {});
      return e.read(
        ask(
          42161,
          gmx,
          call(many, [
            call(sendWnt, orderVault, fee),
            ...(token ? [call(sendTokens, usdcArb, orderVault, K)] : []),
            call(createOrder, it),
          ]),
          fee,
        ),
      );
    },
    42161,
  );

const perpetuals = [
  gmxOrder(
    'GMX: a swap for one unit',
    'The least is one unit, not none; nothing comes now that it could be held against.',
    order({ minOutputAmount: 1n }, { orderType: 0, isLong: false }, { market: zero, swapPath: [market] }),
  ),
  gmxOrder(
    'GMX: a hundred times as much as there is, at any price',
    'A thousand dollars stand for a hundred thousand: a hair of a move takes them. The price accepted is any.',
    order({ sizeDeltaUsd: 100_000n * 10n ** 30n, acceptablePrice: 10n ** 40n }),
  ),
  gmxOrder(
    'GMX: short at any price',
    'The price accepted is one unit, so that the minimum is not looked at.',
    order({ sizeDeltaUsd: 2_000n * 10n ** 30n, acceptablePrice: 1n }, { isLong: false }),
  ),
  gmxOrder(
    'GMX: five coins for carrying it out',
    'What the keeper does not need of them goes to the protocol.',
    order({
      sizeDeltaUsd: 2_000n * 10n ** 30n,
      acceptablePrice: 3_300n * 10n ** 12n,
      executionFee: 5n * E18,
    }),
    5n * E18,
  ),
  gmxOrder(
    'GMX: a position closed at any price, swapped for nothing',
    'All is sold, whatever comes: one unit is the price accepted.',
    order(
      { sizeDeltaUsd: 100_000n * 10n ** 30n, acceptablePrice: 1n, minOutputAmount: 0n },
      { orderType: 4, decreasePositionSwapType: 1 },
      { swapPath: [market] },
    ),
    E18 / 1_000n,
    false,
  ),
  free(
    'GMX: tokens to the vault and the order, in a batch that may stop halfway',
    'Whoever comes between has the vault record them as his own.',
    async (e) => {
      for (const [where, name, places] of arb) await tokenAt(e, where, name, places);
      await e.stand(
        gmx,
        {
          [sendTokens]: [{ kind: 0, token: usdcArb, who: orderVault, amount: K }],
          [createOrder]: [],
          [sendWnt]: [],
        },
        [usdcArb],
      );
      await e.stand(orderVault, {});
      const calls = [
        { to: gmx, data: call(sendTokens, usdcArb, orderVault, K), value: '0x0' },
        {
          to: gmx,
          data: call(
            createOrder,
            order({ sizeDeltaUsd: 2_000n * 10n ** 30n, acceptablePrice: 3_300n * 10n ** 12n }),
          ),
          value: '0x0',
        },
      ];
      const sent = { version: '2.0.0', chainId: toHex(42161), from: me, calls, atomicRequired: false };
      return e.read(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params: [sent] }));
    },
    42161,
  ),
  free(
    'GMX: out of a market for one unit of each',
    'The minima are one unit, not none.',
    async (e) => {
      for (const [where, name, places] of arb) await tokenAt(e, where, name, places);
      const text =
        'function createWithdrawal(((address receiver, address callbackContract, address uiFeeReceiver, address market, address[] longTokenSwapPath, address[] shortTokenSwapPath) addresses, uint256 minLongTokenAmount, uint256 minShortTokenAmount, bool shouldUnwrapNativeToken, uint256 executionFee, uint256 callbackGasLimit, bytes32[] dataList) params) payable returns (bytes32)';
      await e.stand(gmx, { [many]: [{ kind: 0, token: market, who: withdrawalVault, amount: 500n * E18 }] }, [
        market,
      ]);
      await e.stand(withdrawalVault, {});
      return e.read(
        ask(
          42161,
          gmx,
          call(many, [
            call(sendWnt, withdrawalVault, E18 / 1_000n),
            call(sendTokens, market, withdrawalVault, 500n * E18),
            call(text, {
              addresses: {
                receiver: me,
                callbackContract: zero,
                uiFeeReceiver: zero,
                market,
                longTokenSwapPath: [],
                shortTokenSwapPath: [],
              },
              minLongTokenAmount: 1n,
              minShortTokenAmount: 1n,
              shouldUnwrapNativeToken: false,
              executionFee: E18 / 1_000n,
              callbackGasLimit: 0n,
              dataList: [],
            }),
          ]),
          E18 / 1_000n,
        ),
      );
    },
    42161,
  ),
  free(
    'GMX: into a market for one unit',
    'The minimum is one unit, not none.',
    async (e) => {
      for (const [where, name, places] of arb) await tokenAt(e, where, name, places);
      const text =
        'function createDeposit(((address receiver, address callbackContract, address uiFeeReceiver, address market, address initialLongToken, address initialShortToken, address[] longTokenSwapPath, address[] shortTokenSwapPath) addresses, uint256 minMarketTokens, bool shouldUnwrapNativeToken, uint256 executionFee, uint256 callbackGasLimit, bytes32[] dataList) params) payable returns (bytes32)';
      await e.stand(
        gmx,
        {
          [many]: [
            { kind: 0, token: usdcArb, who: depositVault, amount: K },
            { kind: 2, who: depositVault, amount: E18 / 1_000n },
          ],
        },
        [usdcArb],
      );
      await e.stand(depositVault, {});
      return e.read(
        ask(
          42161,
          gmx,
          call(many, [
            call(sendWnt, depositVault, E18 / 1_000n),
            call(sendTokens, usdcArb, depositVault, K),
            call(text, {
              addresses: {
                receiver: me,
                callbackContract: zero,
                uiFeeReceiver: zero,
                market,
                initialLongToken: wethArb,
                initialShortToken: usdcArb,
                longTokenSwapPath: [],
                shortTokenSwapPath: [],
              },
              minMarketTokens: 1n,
              shouldUnwrapNativeToken: false,
              executionFee: E18 / 1_000n,
              callbackGasLimit: 0n,
              dataList: [],
            }),
          ]),
          E18 / 1_000n,
        ),
      );
    },
    42161,
  ),
  free(
    'GMX v1: nearly all is the fee for carrying it out',
    'Of five coins 4.9 are the keeper’s.',
    async (e) => {
      for (const [where, name, places] of arb) await tokenAt(e, where, name, places);
      const text =
        'function createIncreasePositionETH(address[] _path, address _indexToken, uint256 _minOut, uint256 _sizeDelta, bool _isLong, uint256 _acceptablePrice, uint256 _executionFee, bytes32 _referralCode, address _callbackTarget) payable returns (bytes32)';
      await e.stand(positionRouter, { [text]: [] });
      return e.read(
        ask(
          42161,
          positionRouter,
          call(
            text,
            [wethArb],
            wethArb,
            0n,
            300n * 10n ** 30n,
            true,
            3_300n * 10n ** 30n,
            (E18 * 49n) / 10n,
            zeroHash,
            zero,
          ),
          5n * E18,
        ),
      );
    },
    42161,
  ),
  one(
    'Aave: collateral no more, in one word',
    'The word says which asset, and that it no longer stands for the debt.',
    at('0x794a61358d6845594f94dc1db02a252b5b4814ad'),
    'function setUserUseReserveAsCollateral(bytes32 args)',
    [pad('0x0c', { size: 32 })],
    { chain: 42161 },
  ),
  one(
    'Aave: withdrawn in one word',
    'All that was supplied of an asset that is only a number.',
    at('0x794a61358d6845594f94dc1db02a252b5b4814ad'),
    'function withdraw(bytes32 args) returns (uint256)',
    [`0x${'0'.repeat(28)}${'f'.repeat(32)}000c` as Hex],
    { chain: 42161 },
  ),
];

const more = [
  gmxOrder(
    'GMX: an order that waits for a price for good',
    'It stays there until the price suits the robot: in a year, too.',
    order(
      {
        sizeDeltaUsd: 100_000n * 10n ** 30n,
        triggerPrice: 10_000n * 10n ** 12n,
        acceptablePrice: 10n ** 40n,
      },
      { orderType: 3 },
    ),
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...perpetuals, ...more],
};
