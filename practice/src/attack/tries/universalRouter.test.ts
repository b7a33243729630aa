import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { type Address, concat, type Hex, pad, toHex } from 'viem';
import { rpc } from '../../rpc.ts';
import { call, pilot } from '../../truth/sky.ts';
import { holder, pool, ur, usdcBase, weth2 } from './contractsAt.ts';
import { abi, honestly, least, now } from './calls.ts';
import { execText, holderText, someText, transfer } from './functions.ts';
import { ask, askBatch, type Ethereum, me, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, soon } from './oneCall.ts';
import {
  type Act,
  codeOf,
  paysUsdc,
  paysWeth,
  play,
  played,
  plays,
  sellsCoin,
  sellsDollars,
  takes,
} from './players.ts';
import { tokenAt } from './pricesOfPools.ts';
import { back, msgSender, path, self, soft, swapCall, v3Input, wrapIn } from './routerPlans.ts';
import { wrappedStands } from './stands.ts';
import { control, loud, type OnEthereum, told, tries } from './table.ts';
import { fifth } from './tokensAt.ts';

const v2Input = (amount: bigint, min: bigint, by: readonly Address[], payer: boolean) =>
  abi('address, uint256, uint256, address[], bool', msgSender, amount, min, by, payer);

const plan = (
  id: string,
  why: string,
  commands: Hex,
  inputs: readonly Hex[],
  acts: readonly Act[],
  value = 0n,
) => play(id, why, ur, execText, [commands, inputs, BigInt(now) + 1_200n], acts, value);

const softly = (
  id: string,
  why: string,
  commands: Hex,
  inputs: readonly Hex[],
  acts: readonly Act[],
  value = 0n,
) => plan(id, why, ...soft(commands, inputs), acts, value);

const mayFail =
  'The command may fail (a plan of its own under 0x80): the thief moves the price for one block, the swap fails by its minimum, and what was brought to the router stays there for whoever sweeps it.';

const routers: readonly OnEthereum[] = [
  control(
    plan(
      'Universal Router: an honest swap of coins',
      'to compare.',
      '0x0b00',
      [wrapIn, v3Input(E18, least, path, false)],
      sellsCoin,
      E18,
    ),
  ),
  control(
    plan(
      'Universal Router: an honest swap of dollars',
      'to compare.',
      '0x00',
      [v3Input(3n * K, (99n * E18) / 100n, back, true)],
      sellsDollars,
    ),
  ),
  plan(
    'Universal Router: a swap of coins under the flag alone',
    'The documentation says that it may fail; the code of today reverts whole.',
    '0x0b80',
    [wrapIn, v3Input(E18, least, path, false)],
    sellsCoin,
    E18,
  ),
  softly(
    'Universal Router: a swap of coins that may fail',
    mayFail,
    '0x0b80',
    [wrapIn, v3Input(E18, least, path, false)],
    sellsCoin,
    E18,
  ),
  softly(
    'Universal Router: a swap of coins in v2 that may fail',
    mayFail,
    '0x0b88',
    [wrapIn, v2Input(E18, least, [weth, usdc], false)],
    sellsCoin,
    E18,
  ),
  softly(
    'Universal Router: dollars brought there, and a swap that may fail',
    mayFail,
    '0x0280',
    [abi('address, address, uint160', usdc, self, 3n * K), v3Input(3n * K, (99n * E18) / 100n, back, false)],
    sellsDollars,
  ),
  softly(
    'Universal Router: a swap that may fail, and a sweep without a least',
    mayFail,
    '0x0b8004',
    [wrapIn, v3Input(E18, least, path, false, self), abi('address, address, uint256', usdc, msgSender, 0n)],
    sellsCoin,
    E18,
  ),
  ...(
    [
      ['0x008c', 'the least is at the unwrapping, which may fail', mayFail, false],
      ['0x000c', 'the least is at the unwrapping', 'to compare.', true],
    ] as const
  ).map(([commands, id, why, honest]) =>
    honestly(
      honest,
      softly(
        `Universal Router: ${id}`,
        why,
        commands,
        [v3Input(3n * K, 0n, back, true, self), abi('address, uint256', msgSender, (99n * E18) / 100n)],
        [
          takes(usdc, 3n * K),
          paysWeth(E18, ur),
          { target: weth, data: call('function withdraw(uint256)', E18) },
          { target: me, value: E18 },
        ],
      ),
    ),
  ),
  softly(
    'Universal Router: the least is at the sweep, which may fail',
    mayFail,
    '0x0084',
    [
      v3Input(3n * K, 0n, back, true, self),
      abi('address, address, uint256', weth, msgSender, (99n * E18) / 100n),
    ],
    [
      takes(usdc, 3n * K),
      paysWeth(E18, ur),
      { target: weth, data: call('function transfer(address,uint256)', me, E18) },
    ],
  ),
  ...(
    [
      ['0x0b90', 'v4, that may fail', mayFail, false],
      ['0x0b10', 'v4', 'to compare.', true],
    ] as const
  ).map(([commands, id, why, honest]) =>
    honestly(
      honest,
      softly(
        `Universal Router: ${id}`,
        why,
        commands,
        [
          wrapIn,
          abi('bytes, bytes[]', '0x060b0f', [
            abi('((address, address, uint24, int24, address), bool, uint128, uint128, bytes)', [
              [usdc, weth, 500, 10, zero],
              false,
              E18,
              least,
              '0x',
            ]),
            abi('address, uint256, bool', weth, E18, false),
            abi('address, uint256', usdc, least),
          ]),
        ],
        sellsCoin,
        E18,
      ),
    ),
  ),
  softly(
    'Universal Router: the first half is sold, the other may fail',
    mayFail,
    '0x0b0080',
    [wrapIn, v3Input(E18 / 2n, least / 2n, path, false), v3Input(E18 / 2n, least / 2n, path, false)],
    sellsCoin,
    E18,
  ),
  plan(
    'Universal Router: a balance check that may fail',
    'The check is what guards a swap without a least.',
    '0x008e',
    [v3Input(3n * K, 0n, back, true), abi('address, address, uint256', me, weth, 20n * E18)],
    sellsDollars,
  ),
  plan(
    'Universal Router: a permit that may fail, to the thief',
    'The permit is for him.',
    '0x8a00',
    [
      abi(
        '((address, uint160, uint48, uint48), address, uint256), bytes',
        [[usdc, K, now + 1_200, 0], thief, soon],
        `0x${'11'.repeat(65)}`,
      ),
      v3Input(3n * K, (99n * E18) / 100n, back, true),
    ],
    sellsDollars,
  ),
  plan(
    'Universal Router: command 0x45, which a mask makes a transfer',
    '0x45 masked by 0x3f is TRANSFER.',
    '0x0045',
    [v3Input(3n * K, (99n * E18) / 100n, back, true), abi('address, address, uint256', weth, thief, 0n)],
    sellsDollars,
  ),
];

const safeAsks = (e: Ethereum, to: Address, data: Hex, value = 0n) => {
  const asked = safeTypedData(e.stage.at.safe, safeTx({ to, data, value, nonce: 0n }));
  return askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId: 1 } });
};

const whole = 2n ** 255n;

const structure: readonly OnEthereum[] = [
  played(
    'Universal Router: coins wrapped in one call, sold in the next, which may fail',
    mayFail,
    [
      {
        where: ur,
        text: execText,
        acts: [{ target: weth, data: call(transfer, pool, E18) }, paysUsdc(3n * K)],
      },
    ],
    () =>
      askBatch(1, [
        { to: weth, data: call(transfer, ur, E18) },
        {
          to: ur,
          data: call(execText, ...soft('0x80', [v3Input(E18, least, path, false)]), BigInt(now) + 1_200n),
        },
      ]),
  ),
  played(
    'Universal Router: the same, that must not fail',
    'What is wrapped goes to an address that nobody controls in between.',
    [
      {
        where: ur,
        text: execText,
        acts: [{ target: weth, data: call(transfer, pool, E18) }, paysUsdc(3n * K)],
      },
    ],
    () =>
      askBatch(1, [
        { to: weth, data: call(transfer, ur, E18) },
        { to: ur, data: call(execText, '0x00', [v3Input(E18, least, path, false)], BigInt(now) + 1_200n) },
      ]),
  ),
  {
    id: 'Universal Router: a Safe’s swap that may fail',
    why: mayFail,
    read: async (e) => {
      await plays(e, pool, someText, []);
      await e.send(me, usdc, call('function mint(address,uint256)', pool, 100n * E18));
      await plays(e, ur, execText, [...sellsCoin.slice(0, 2), paysUsdc(3n * K, e.stage.at.safe)]);
      await rpc(e.url, 'anvil_setBalance', [e.stage.at.safe, toHex(50n * E18)]);
      return e.read(safeAsks(e, ur, swapCall(msgSender, '0x0b80'), E18), { abis: { [ur]: [execText] } });
    },
  },
  plan(
    'Universal Router: as many dollars as the router holds, paid by the user',
    'The amount is the router’s own balance (2^255): the thief lays a thousand dollars there before and sweeps them after, and the user pays a thousand for what ten are worth.',
    '0x00',
    [v3Input(whole, E18 / 310n, back, true)],
    [takes(usdc, 10n * 10n ** 6n), paysWeth(E18 / 300n)],
  ),
  plan(
    'Universal Router: v4, as many dollars as the manager holds, paid by the user',
    'The same by SETTLE in v4.',
    '0x10',
    [
      abi('bytes, bytes[]', '0x0b060f', [
        abi('address, uint256, bool', usdc, whole, true),
        abi('((address, address, uint24, int24, address), bool, uint128, uint128, bytes)', [
          [usdc, weth, 500, 10, zero],
          true,
          0n,
          E18 / 310n,
          '0x',
        ]),
        abi('address, uint256', weth, E18 / 310n),
      ]),
    ],
    [takes(usdc, 10n * 10n ** 6n), paysWeth(E18 / 300n)],
  ),
  told(
    'what the swap does not need is next to nothing here',
    plan(
      'Universal Router: exact output whose rest of coins is not unwrapped',
      'to compare: what the swap does not need is next to nothing here.',
      '0x0b01',
      [
        wrapIn,
        abi(
          'address, uint256, uint256, bytes, bool',
          msgSender,
          3n * K,
          E18,
          concat([usdc, '0x0001f4', weth]),
          false,
        ),
      ],
      sellsCoin,
      E18,
    ),
  ),
  told(
    'the sentence says the least that comes',
    plan(
      'Universal Router: a pool that no price of is near',
      'A tenth of the price.',
      '0x00',
      [v3Input(3n * K, E18 / 11n, concat([usdc, '0x002710', weth]), true)],
      [takes(usdc, 3n * K), paysWeth(E18 / 10n)],
    ),
  ),
];

const pancakeUr = at('0x65b382653f7c31bc0af67f188122035914ec9c76');

const aeroUr = at('0x6cb442acf35158d5eda88fe602221b67b400be3e');

const steth = at('0xae7ab96520de3a18e5e111b5eaab095312d7fe84');

const sharesText = 'function transferShares(address _recipient, uint256 _sharesAmount) returns (uint256)';

const urOld = at('0x3fc91a3afd70395cd496c647d5a6cc9d4b2b7fad');

const siblings: readonly OnEthereum[] = [
  ...(
    [
      ['PancakeSwap’s router', pancakeUr],
      ['Aerodrome’s router', aeroUr],
      ['the older Universal Router', urOld],
    ] as const
  ).map(([id, where]) =>
    play(
      `${id}: a swap of coins that may fail`,
      mayFail,
      where,
      execText,
      [...soft('0x0b80', [wrapIn, v3Input(E18, least, path, false)]), BigInt(now) + 1_200n],
      sellsCoin,
      E18,
    ),
  ),
  softly(
    'Universal Router: an exact output that may fail',
    mayFail,
    '0x0b81',
    [
      wrapIn,
      abi(
        'address, uint256, uint256, bytes, bool',
        msgSender,
        3n * K,
        E18,
        concat([usdc, '0x0001f4', weth]),
        false,
      ),
    ],
    sellsCoin,
    E18,
  ),
  control(
    softly(
      'Universal Router: a swap that may fail, and what is left comes back',
      'to compare: an honest way to let it fail.',
      '0x0b8004',
      [wrapIn, v3Input(E18, least, path, false), abi('address, address, uint256', weth, msgSender, 0n)],
      sellsCoin,
      E18,
    ),
  ),
  loud('the token of this ground has no shares: the call fails', {
    id: 'stETH: shares to a friend',
    why: 'to compare: a share is 1.2 coins; what moves says so.',
    read: async (e) => {
      await tokenAt(e, steth, 'stETH', 18);
      return e.read(ask(1, steth, call(sharesText, e.stage.friend, E18)));
    },
  }),
];

const execSafe =
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)';

const later: readonly OnEthereum[] = [
  softly(
    'Universal Router: the sweep has the higher least, and may fail',
    'The swap passes its least, the sweep does not pass its own and may fail: all stays at the router.',
    '0x0084',
    [
      v3Input(3n * K, (992n * E18) / 1_000n, back, true, self),
      abi('address, address, uint256', weth, msgSender, (999n * E18) / 1_000n),
    ],
    [
      takes(usdc, 3n * K),
      paysWeth(E18, ur),
      { target: weth, data: call('function transfer(address,uint256)', me, E18) },
    ],
  ),
  softly(
    'Universal Router: the unwrapping has the higher least, and may fail',
    'The same of coins.',
    '0x008c',
    [
      v3Input(3n * K, (992n * E18) / 1_000n, back, true, self),
      abi('address, uint256', msgSender, (999n * E18) / 1_000n),
    ],
    [
      takes(usdc, 3n * K),
      paysWeth(E18, ur),
      { target: weth, data: call('function withdraw(uint256)', E18) },
      { target: me, value: E18 },
    ],
  ),
  softly(
    'Universal Router: a plan in which a swap may fail',
    mayFail,
    '0x0b21',
    [wrapIn, abi('bytes, bytes[]', ...soft('0x80', [v3Input(E18, least, path, false)]))],
    sellsCoin,
    E18,
  ),
  softly(
    'Universal Router: a swap of coins over the thief’s token that may fail',
    'His token fails when he likes; no price has to be moved.',
    '0x0b80',
    [
      wrapIn,
      v3Input(
        E18,
        least,
        concat([weth, '0x0001f4', at('0x51f7000000000000000000000000000000000001'), '0x0001f4', usdc]),
        false,
      ),
    ],
    sellsCoin,
    E18,
  ),
  played('a Safe’s own transaction of a router whose swap may fail', mayFail, [], async (e) => {
    await plays(e, ur, execText, [...sellsCoin.slice(0, 2), paysUsdc(3n * K, e.stage.smallSafe)]);
    await rpc(e.url, 'anvil_setBalance', [e.stage.smallSafe, toHex(50n * E18)]);
    return ask(
      1,
      e.stage.smallSafe,
      call(
        execSafe,
        ur,
        E18,
        swapCall(msgSender, '0x0b80'),
        0,
        0n,
        0n,
        0n,
        zero,
        zero,
        concat([pad(me), pad('0x'), '0x01']),
      ),
    );
  }),
  {
    id: '0x: what a target of the thief’s may take while it runs',
    why: 'operator and target are his: he takes all of the amount, here he takes nothing yet.',
    read: async (e) => {
      const where = await fifth(e, 1);
      await plays(e, holder, holderText, []);
      return e.read(ask(1, holder, call(holderText, where, usdc, K, where, '0x')), {
        abis: { [holder]: [holderText] },
      });
    },
  },
];

const baseUr = at('0x6ff5693b99212da76ad316178a184ab56d299b43');

const last: readonly OnEthereum[] = [
  {
    id: 'Base: Universal Router, a swap of coins that may fail',
    why: mayFail,
    chain: 8453,
    read: async (e) => {
      await rpc(e.url, 'anvil_setCode', [weth2, await codeOf(e, 'Wrapped')]);
      await rpc(e.url, 'anvil_setBalance', [weth2, toHex(10_000n * E18)]);
      await e.send(me, weth2, call('function call_(string,uint8)', 'WETH', 18));
      e.published(weth2);
      await tokenAt(e, usdcBase, 'USDC', 6);
      await plays(e, pool, someText, []);
      await e.send(me, usdcBase, call('function mint(address,uint256)', pool, 100n * E18));
      await plays(e, baseUr, execText, [
        { target: weth2, value: E18, data: call('function deposit()') },
        { target: weth2, data: call('function transfer(address,uint256)', pool, E18) },
        { target: pool, data: call('function pays(address,address,uint256)', usdcBase, me, 3n * K) },
      ]);
      return e.read(
        ask(
          8453,
          baseUr,
          call(
            execText,
            ...soft('0x0b80', [wrapIn, v3Input(E18, least, concat([weth2, '0x0001f4', usdcBase]), false)]),
            BigInt(now) + 1_200n,
          ),
          E18,
        ),
        { abis: { [baseUr]: [execText] } },
      );
    },
  },
];

tries(import.meta.url, [
  {
    round: 'fifth outside',
    stands: wrappedStands,
    entries: [...routers, ...structure, ...siblings, ...later, ...last],
  },
]);
