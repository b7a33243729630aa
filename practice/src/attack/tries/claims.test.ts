import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { type Address, maxUint256, pad, toHex } from 'viem';
import { rpc } from '../../rpc.ts';
import { call, pilot } from '../../truth/sky.ts';
import { aave, apes, disperse, permit2, pool, three, universal, v2 } from './contractsAt.ts';
import { abi, free, most, pullToPool, put } from './calls.ts';
import { approve, claim, exactOut, execute, tokensForTokens, transfer, v3In } from './functions.ts';
import { ask, askBatch, type Ethereum, me, thief, usdc, weth, zero } from './ground.ts';
import { at, E18, K, soon } from './oneCall.ts';
import { back, type Command, planned, planOf } from './routerPlans.ts';
import { factoryStands, resolversStand, namedStand, secondStand } from './stands.ts';
import { control, type OnEthereum, told, tries } from './table.ts';
import { farm, lp, standsAs } from './tokensAt.ts';

const numbers: readonly OnEthereum[] = [
  told('the sentence says how much goes to whom', {
    id: 'Disperse: dollars, of which most go to the thief, as it says',
    why: 'Two are paid, and one is him.',
    read: async (e) => {
      const text = 'function disperseToken(address token, address[] recipients, uint256[] values)';
      await e.stand(
        disperse,
        {
          [text]: [
            { kind: 0, token: usdc, who: thief, amount: K },
            { kind: 0, token: usdc, who: e.stage.friend, amount: 1n },
          ],
        },
        [usdc],
      );
      return e.read(ask(1, disperse, call(text, usdc, [thief, e.stage.friend], [K, 1n])));
    },
  }),
];

/** Old protocols that nobody vouches for: something visibly comes, and what it costs is in their own books. */
const booked = (
  id: string,
  why: string,
  text: string,
  args: readonly unknown[],
  way: 'call' | 'batch' | 'safe' = 'call',
): OnEthereum => ({
  id,
  why,
  read: async (e) => {
    const where = await e.put('Visible');
    e.published(where);
    await e.send(me, usdc, call('function mint(address,uint256)', where, 10n * K));
    const who = way === 'safe' ? e.stage.at.safe : me;
    await e.send(me, where, call('function make(address user)', who));
    const data = call(text, ...args);
    const placed = { abis: { [where]: [text] } };
    if (way === 'batch')
      return e.read(
        askBatch(1, [
          { to: e.stage.friend, value: 1n },
          { to: where, data },
        ]),
        placed,
      );
    if (way === 'safe') {
      const askedWith = safeTypedData(who, safeTx({ to: where, data, nonce: 0n }));
      return e.read(
        askTypedData(pilot(1).address, { ...askedWith, domain: { ...askedWith.domain, chainId: 1 } }),
        placed,
      );
    }
    return e.read(ask(1, where, data), placed);
  },
});

const books: readonly OnEthereum[] = [
  booked(
    'books: a half of what vests is the penalty (withdraw)',
    'MultiFeeDistribution of Ellipsis, Geist and Radiant: the 1,000 dollars that come cost another thousand, which go to those who are locked.',
    'function withdraw(uint256 amount)',
    [K],
  ),
  booked(
    'books: a half of all that vests is the penalty (exit)',
    'The same by exit().',
    'function exit()',
    [],
  ),
  booked(
    'books: all rewards are given up (emergencyWithdraw)',
    'MasterChef: the stake comes back, and 4,000 of rewards are lost.',
    'function emergencyWithdraw(uint256 pid)',
    [3n],
  ),
  booked(
    'books: minted is owed (mint)',
    'Alchemix: what comes is a debt.',
    'function mint(uint256 amount, address recipient)',
    [K, me],
  ),
  booked(
    'books: half of an airdrop is given up (claimEarly)',
    '2,000 of 4,000.',
    'function claimEarly()',
    [],
  ),
  booked(
    'books: a reward, and four more years (claimAndRelock)',
    'A dollar comes, and the stake is locked again.',
    'function claimAndRelock(bool relock)',
    [true],
  ),
  booked(
    'books: a reward, and a referrer for good (claim)',
    'A dollar comes, and a part of all fees is the thief’s.',
    'function claim(bytes32 code)',
    [pad('0x4242')],
  ),
  booked(
    'books: an option is written (write)',
    'A premium of 50 dollars comes, and the loss has no bound.',
    'function write(uint256 strike, uint256 size)',
    [1n, 1_000n * E18],
  ),
  booked(
    'books: shares of a curve for a dollar (sell)',
    '4,000 are sold for one, the least of which is one unit.',
    'function sell(uint256 amount, uint256 minimum)',
    [4n * K, 1n],
  ),
  booked(
    'books: a reward, and the stake is open to all (claimOpen)',
    'Whoever comes takes 4,000.',
    'function claimOpen()',
    [],
  ),
  booked(
    'books: a reward, and a level (claimLevel)',
    'What a level means stands nowhere.',
    'function claimLevel()',
    [],
  ),
  booked(
    'books: a reward, and a bit of a word (claimBit)',
    'What the bit gives away stands nowhere; a claim is written so, too.',
    'function claimBit(uint256 index)',
    [777n],
  ),
  booked(
    'books: a reward, and the waiting begins again (claimSince)',
    'A lock that starts again.',
    'function claimSince()',
    [],
  ),
  booked(
    'books: a reward, and what a hash kept (claimHashed)',
    'The name of the user is in the hash.',
    'function claimHashed(uint256 salt)',
    [7n],
  ),
  control(
    booked(
      'books: a reward, and a line in the log (claimSaid)',
      'to compare: nothing on the chain goes by the log.',
      'function claimSaid()',
      [],
    ),
  ),
  control(
    booked(
      'books: a reward, and a line without a name (claimTold)',
      'to compare: the same by who sent it.',
      'function claimTold()',
      [],
    ),
  ),
  booked(
    'books: a debt as large as what comes (claim)',
    'It looks as a claim is written down.',
    'function claim(uint256 amount)',
    [K],
  ),
  booked(
    'books: all rewards are given up, in a batch',
    'The same beside a payment.',
    'function emergencyWithdraw(uint256 pid)',
    [3n],
    'batch',
  ),
  booked(
    'books: all rewards are given up, by a Safe',
    'The same for a Safe.',
    'function emergencyWithdraw(uint256 pid)',
    [3n],
    'safe',
  ),
];

const booster = at('0xf403c135812408bfbe8713b5a23a04b3d48aae31');

const under: readonly OnEthereum[] = [
  free(
    'a farm takes what an exact output leaves of its maximum',
    'What a swap may take at most explains what another call takes, to whomever it goes.',
    async (e) => {
      await put(e, v2, exactOut, [
        { kind: 0, token: usdc, who: pool, amount: K / 10n },
        { kind: 1, token: weth, amount: E18 / 40n },
      ]);
      const old = await farm(e, claim, (K * 42n) / 10n);
      return e.read(
        askBatch(1, [
          { to: v2, data: call(exactOut, E18 / 40n, (K * 44n) / 10n, [usdc, weth], me, soon) },
          { to: old, data: call(claim) },
        ]),
        { abis: { [old]: [claim] } },
      );
    },
  ),
  free(
    'a farm takes for itself what an exact output leaves of its maximum',
    'The same, into the farm.',
    async (e) => {
      await put(e, v2, exactOut, [
        { kind: 0, token: usdc, who: pool, amount: K / 10n },
        { kind: 1, token: weth, amount: E18 / 40n },
      ]);
      const old = await e.put('Genuine');
      await e.stand(old, { [claim]: [{ kind: 0, token: usdc, amount: (K * 42n) / 10n, who: old }] }, [usdc]);
      return e.read(
        askBatch(1, [
          { to: v2, data: call(exactOut, E18 / 40n, (K * 44n) / 10n, [usdc, weth], me, soon) },
          { to: old, data: call(claim) },
        ]),
        { abis: { [old]: [claim] } },
      );
    },
  ),
  free(
    'a farm takes what a swap that fails would have taken',
    'The amount of a command that may fail explains what another call takes.',
    async (e) => {
      await put(e, universal, execute, [
        { ...pullToPool, amount: K / 10n },
        { kind: 1, token: weth, amount: E18 / 40n },
      ]);
      const old = await farm(e, claim, 4n * K);
      return e.read(
        askBatch(1, [
          {
            to: universal,
            data: planOf(
              [0x00, v3In, me, K / 10n, (E18 * 99n) / 4_000n, back, true],
              [0x80, v3In, me, 4n * K, 1n, back, true],
            ),
          },
          { to: old, data: call(claim) },
        ]),
        { abis: { [old]: [claim] } },
      );
    },
  ),
  free('a farm takes beside a repayment of all', 'The repayment takes ten dollars.', async (e) => {
    const repay =
      'function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf) returns (uint256)';
    await put(e, aave, repay, [{ kind: 0, token: usdc, who: pool, amount: 10_000_000n }]);
    const old = await farm(e, claim, 4n * K);
    return e.read(
      askBatch(1, [
        { to: aave, data: call(repay, usdc, most, 2n, me) },
        { to: old, data: call(claim) },
      ]),
      { abis: { [old]: [claim] } },
    );
  }),
  free('a farm takes beside a payment to a friend', 'It takes by what it was allowed.', async (e) => {
    const old = await farm(e, claim, K);
    return e.read(
      askBatch(1, [
        { to: usdc, data: call(transfer, e.stage.friend, K) },
        { to: old, data: call(claim) },
      ]),
      { abis: { [old]: [claim] } },
    );
  }),
  free('a farm takes what a swap that is exact would have', 'It takes by what it was allowed.', async (e) => {
    await put(e, v2, tokensForTokens, [
      { ...pullToPool, amount: K / 10n },
      { kind: 1, token: weth, amount: E18 / 40n },
    ]);
    const old = await farm(e, claim, K);
    return e.read(
      askBatch(1, [
        { to: v2, data: call(tokensForTokens, K / 10n, (E18 * 99n) / 4_000n, [usdc, weth], me, soon) },
        { to: old, data: call(claim) },
      ]),
      { abis: { [old]: [claim] } },
    );
  }),
  told(
    'the sentence says that it is a deposit, whose receipt comes to the user',
    free('Convex: a deposit that is not staked', 'It earns nothing until it is.', async (e) => {
      const text = 'function deposit(uint256 _pid, uint256 _amount, bool _stake) returns (bool)';
      await rpc(e.url, 'anvil_setBalance', [booster, toHex(E18)]);
      await lp(e);
      await put(
        e,
        booster,
        text,
        [
          { kind: 0, token: three, who: pool, amount: E18 },
          { kind: 5, token: await e.put('Coin'), amount: E18 },
        ],
        [three],
      );
      return e.read(ask(1, booster, call(text, 9n, E18, false)));
    }),
  ),
  free('Sablier: an early claim', 'What has not vested is forgone for good.', async (e) => {
    const text =
      'function claim(uint256 index, address recipient, uint128 amount, bytes32[] merkleProof) payable';
    const where = await e.put('Vests');
    e.published(where);
    await e.send(me, usdc, call('function mint(address,uint256)', where, K));
    return e.read(ask(1, where, call(text, 7n, me, 2n * K, [])));
  }),
];

const key = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey';

const v4Swap = (given: bigint, least: bigint, settled: bigint): Command => [
  0x10,
  'bytes, bytes[]',
  '0x060c0f',
  [
    abi(`(${key}, bool zeroForOne, uint128 amountIn, uint128 amountOutMinimum, bytes hookData) swap`, {
      poolKey: { currency0: usdc, currency1: weth, fee: 500, tickSpacing: 10, hooks: zero },
      zeroForOne: true,
      amountIn: given,
      amountOutMinimum: least,
      hookData: '0x',
    }),
    abi('address, uint256', usdc, settled),
    abi('address, uint256', weth, least),
  ],
];

const explained: readonly OnEthereum[] = [
  free(
    'a farm takes what a settlement of v4 leaves of its maximum',
    'What is settled at most explains what another call takes.',
    async (e) => {
      await put(e, universal, execute, [
        { ...pullToPool, amount: K / 10n },
        { kind: 1, token: weth, amount: E18 / 40n },
      ]);
      const old = await farm(e, claim, 4n * K);
      return e.read(
        askBatch(1, [
          { to: universal, data: planOf(v4Swap(K / 10n, (E18 * 99n) / 4_000n, (K * 44n) / 10n)) },
          { to: old, data: call(claim) },
        ]),
        { abis: { [old]: [claim] } },
      );
    },
  ),
  control(
    planned(
      'universal: v4, an honest swap',
      'to compare.',
      [
        { ...pullToPool, amount: K / 10n },
        { kind: 1, token: weth, amount: E18 / 40n },
      ],
      0n,
      v4Swap(K / 10n, (E18 * 99n) / 4_000n, K / 10n),
    ),
  ),
  free(
    'a farm takes an item beside one that is sent',
    'One item that goes by a call explains all of its collection.',
    async (e) => {
      await standsAs(e, apes, 'Items');
      const old = await e.put('Genuine');
      await e.stand(old, {
        [claim]: [
          { kind: 0, token: apes, who: old, amount: 9n },
          { kind: 1, token: usdc, amount: 1_000_000n },
        ],
      });
      await e.send(me, usdc, call('function mint(address,uint256)', old, K));
      for (const id of [7n, 9n]) await e.send(me, apes, call('function make(address,uint256)', me, id));
      await e.send(me, apes, call('function approve(address,uint256)', old, 9n));
      return e.read(
        askBatch(1, [
          {
            to: apes,
            data: call(
              'function transferFrom(address from, address to, uint256 tokenId)',
              me,
              e.stage.friend,
              7n,
            ),
          },
          { to: old, data: call(claim) },
        ]),
        { abis: { [old]: [claim] } },
      );
    },
  ),
  free('a farm takes an item', 'The item is taken, as the function does not say.', async (e) => {
    await standsAs(e, apes, 'Items');
    const old = await e.put('Genuine');
    await e.stand(old, {
      [claim]: [
        { kind: 0, token: apes, who: old, amount: 9n },
        { kind: 1, token: usdc, amount: 1_000_000n },
      ],
    });
    await e.send(me, usdc, call('function mint(address,uint256)', old, K));
    await e.send(me, apes, call('function make(address,uint256)', me, 9n));
    await e.send(me, apes, call('function approve(address,uint256)', old, 9n));
    return e.read(ask(1, old, call(claim)), { abis: { [old]: [claim] } });
  }),
];

const getReward = 'function getReward()';

/** A claim at an old contract of the thief's, which pays. `before`: what the user allowed it in an earlier request. */
const claimed =
  (before: (e: Ethereum, where: Address) => Promise<void>): OnEthereum['read'] =>
  async (e) => {
    const where = await e.put('Genuine');
    await e.send(me, e.junk, call('function mint(address,uint256)', where, E18));
    await e.stand(where, { [getReward]: [{ kind: 1, token: e.junk, amount: E18 }] });
    await before(e, where);
    return e.read(ask(1, where, call(getReward)), { abis: { [where]: [getReward] } });
  };

const allows = (e: Ethereum, where: Address, amount: bigint) =>
  e.send(me, usdc, call(approve, where, amount));

const tomorrow = 'What it was allowed before it can take in this very call.';

const claims: readonly OnEthereum[] = [
  control({ id: 'a claim, nothing allowed before', why: 'to compare.', read: claimed(async () => {}) }),
  {
    id: 'a claim, dollars allowed before',
    why: tomorrow,
    read: claimed((e, where) => allows(e, where, maxUint256)),
  },
  control({
    id: 'a claim, the allowance revoked',
    why: 'to compare.',
    read: claimed(async (e, where) => {
      await allows(e, where, maxUint256);
      await allows(e, where, 0n);
    }),
  }),
  {
    id: 'a claim, dollars allowed in Permit2',
    why: tomorrow,
    read: claimed(async (e, where) => {
      await allows(e, permit2, maxUint256);
      const allow = 'function approve(address token, address spender, uint160 amount, uint48 expiration)';
      await e.send(me, permit2, call(allow, usdc, where, K, Number(soon)));
    }),
  },
];

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...numbers] },
  { round: 'fourth outside', stands: resolversStand, entries: [...books] },
  { round: 'fifth reading', stands: secondStand, entries: [...under, ...explained] },
  { round: 'named', stands: factoryStands, entries: [...claims] },
]);
