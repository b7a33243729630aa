import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { type Address, concat, encodeAbiParameters, pad, parseAbiParameters, toHex } from 'viem';
import { call, pilot } from '../../truth/sky.ts';
import { apes, crv, evc, holder, lens, pool, three, threePool, tricrypto, v2 } from './contractsAt.ts';
import { type Call, free, most, now, pullToPool, put, quarter, total, usd } from './calls.ts';
import {
  approve,
  balanceOf,
  balanceOfAccount,
  guardian,
  holderText,
  imbalance,
  tokensForTokens,
  transfer,
  transferFrom,
} from './functions.ts';
import { ask, askBatch, type Ethereum, me, type Op, thief, usdc, weth, zero } from './ground.ts';
import { batch, user } from './onPractice.ts';
import { at, E18, K, one, soon } from './oneCall.ts';
import { childOf, packed, safeTypedOf } from './safeAsks.ts';
import { firstStand, marketsStand, namedStand, secondStand } from './stands.ts';
import { control, type OnEthereum, type OnPractice, told, tries } from './table.ts';
import { coinAt, lp, records, shy, standsAs, supplied } from './tokensAt.ts';

const transferValue = 'function transfer(address to, uint256 value)';

const practiced: readonly OnPractice[] = [
  batch(
    'apart: tokens wait at the router',
    'The calls are not one: between them robots take what waits at the router.',
    ({ at: a }) => [
      { to: a.practiceDollar, data: call(transferValue, a.universalRouter, usd(50)) },
      {
        to: a.universalRouter,
        data: call(
          'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
          '0x04',
          [
            encodeAbiParameters(parseAbiParameters('address, address, uint256'), [
              a.practiceDollar,
              user,
              0n,
            ]),
          ],
          BigInt(now + 1_200),
        ),
      },
    ],
  ),
  batch('apart: coins wait at the router', 'The same with wrapped coins.', ({ at: a }) => [
    {
      to: a.universalRouter,
      value: E18,
      data: call(
        'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
        '0x0b',
        [
          encodeAbiParameters(parseAbiParameters('address, uint256'), [
            '0x0000000000000000000000000000000000000002',
            E18,
          ]),
        ],
        BigInt(now + 1_200),
      ),
    },
    {
      to: a.universalRouter,
      data: call(
        'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
        '0x04',
        [encodeAbiParameters(parseAbiParameters('address, address, uint256'), [a.weth9, user, 0n])],
        BigInt(now + 1_200),
      ),
    },
  ]),
  // Where only the first call is sent, this is that allowance alone, and is judged as it: the batch adds no harm to it that a
  // Stop would tell of. The Caution names the spender, which nobody vouches for.
  batch('apart: an allowance, and its end', 'The second may never be sent.', ({ at: a, desk }) => [
    { to: a.practiceDollar, data: call('function approve(address spender, uint256 value)', desk, usd(400)) },
    { to: a.practiceDollar, data: call('function approve(address spender, uint256 value)', desk, 0n) },
  ]),
  batch(
    'together: an allowance and its end',
    'A stranger is allowed it for as long as the batch runs.',
    ({ at: a, desk }) => [
      {
        to: a.practiceDollar,
        data: call('function approve(address spender, uint256 value)', desk, usd(400)),
      },
      { to: a.practiceDollar, data: call('function approve(address spender, uint256 value)', desk, 0n) },
    ],
    { atomicRequired: true },
  ),
  batch(
    'a batch with a paymaster of the thief',
    'He is paid in tokens for the gas.',
    ({ at: a, friend }) => [{ to: a.practiceDollar, data: call(transferValue, friend, usd(1)) }],
    {
      capabilities: { paymasterService: { url: 'https://paymaster.example/rpc', context: { token: usdc } } },
    },
  ),
];

const moonbirds = at('0x23581767a106ae21c074b2276d25e5c3e136a68b');

const nesting = 'function toggleNesting(uint256[] tokenIds)';

const masked = [
  free(
    'Moonbirds: the nest is left',
    'The time in the nest, which its rank comes from, begins again.',
    async (e) => {
      await records(e, moonbirds, nesting, 0x44);
      return e.read(ask(1, moonbirds, call(nesting, [7n])), { abis: { [moonbirds]: [nesting] } });
    },
  ),
  free(
    'Moonbirds: the nest is left, beside a question',
    'The same, masked by a question to the collection.',
    async (e) => {
      await records(e, moonbirds, nesting, 0x44);
      return e.read(
        askBatch(1, [
          { to: moonbirds, data: call(nesting, [7n]) },
          { to: moonbirds, data: call(balanceOf, me) },
        ]),
        { abis: { [moonbirds]: [nesting] } },
      );
    },
  ),
  free(
    'Moonbirds: the nest is left, beside an approval that is taken back',
    'The same, masked by care.',
    async (e) => {
      await records(e, moonbirds, nesting, 0x44);
      const all = 'function setApprovalForAll(address operator, bool approved)';
      return e.read(
        askBatch(1, [
          { to: moonbirds, data: call(all, thief, false) },
          { to: moonbirds, data: call(nesting, [7n]) },
        ]),
        { abis: { [moonbirds]: [nesting, all] } },
      );
    },
  ),
];

const inSafe = (
  id: string,
  why: string,
  make: (e: Ethereum) => Promise<Omit<Parameters<typeof safeTx>[0], 'nonce'>>,
  chainId = 1,
) =>
  free(
    id,
    why,
    async (e) => {
      const { safe } = e.stage.at;
      const asked = safeTypedData(safe, safeTx({ nonce: 0n, ...(await make(e)) }));
      return e.read(askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId } }));
    },
    chainId,
  );

const multiSend = at('0x40a2accbd92bca938b02010e17a5b8929b49130d');

const maskedSafe = [
  inSafe(
    'a Safe gives up the guardian',
    'A call of its own.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      return { to: lens, data: call(guardian) };
    },
    137,
  ),
  inSafe(
    'a Safe gives up the guardian, beside a question',
    'Two calls, of which the second explains the first.',
    async (e) => {
      await records(e, lens, guardian, 'caller');
      return {
        to: multiSend,
        operation: 1,
        data: call(
          'function multiSend(bytes transactions) payable',
          packed([
            { to: lens, data: call(guardian) },
            { to: lens, data: call(balanceOf, me) },
          ]),
        ),
      } as never;
    },
    137,
  ),
  free(
    'a token of everybody with a switch of its own, beside a question',
    'A token that pays interest only to those who ask for it.',
    async (e) => {
      const oeth = at('0x6c3ea9036406852006290770bedfcaba0e23a0e8');
      const off = 'function rebaseOptOut()';
      await records(e, oeth, off, 'caller');
      return e.read(
        askBatch(1, [
          { to: oeth, data: call(off) },
          { to: oeth, data: call(balanceOf, me) },
        ]),
        { abis: { [oeth]: [off] } },
      );
    },
  ),
];

const deposit = call('function deposit() payable');

const unseen = [
  free(
    'a vote at a contract of the thief, beside a payment',
    'What is done there nobody sees; the payment hides that nothing shows.',
    async (e) => {
      const where = await e.put('Genuine');
      const text = 'function castVote(uint256 proposalId, uint8 support) returns (uint256)';
      await e.stand(where, { [text]: [] });
      return e.read(
        askBatch(1, [
          { to: where, data: call(text, 1n, 1) },
          { to: weth, data: deposit, value: 0n },
        ]),
        { abis: { [where]: [text] } },
      );
    },
  ),
  free('a vote at a contract of the thief', 'The vote may be anything.', async (e) => {
    const where = await e.put('Genuine');
    const text = 'function castVote(uint256 proposalId, uint8 support) returns (uint256)';
    await e.stand(where, { [text]: [] });
    return e.read(ask(1, where, call(text, 1n, 1)), { abis: { [where]: [text] } });
  }),
  free(
    'a vote at a contract of the thief, beside an allowance that is taken back',
    'The same, where something shows.',
    async (e) => {
      const where = await e.put('Genuine');
      const text = 'function castVote(uint256 proposalId, uint8 support) returns (uint256)';
      await e.stand(where, { [text]: [] });
      await e.send(me, usdc, call('function approve(address,uint256)', thief, K));
      return e.read(
        askBatch(1, [
          { to: where, data: call(text, 1n, 1) },
          { to: usdc, data: call('function approve(address,uint256)', thief, 0n) },
        ]),
        { abis: { [where]: [text] } },
      );
    },
  ),
];

const tokensForCoins =
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])';

/** A swap of a thousand dollars for a quarter of a coin, with a minimum, and what else is in the batch. */
const swapAnd = (
  id: string,
  why: string,
  least: bigint,
  more: (e: Ethereum) => Promise<readonly Call[]>,
  { coins = false, first = false }: Readonly<{ coins?: boolean; first?: boolean }> = {},
): OnEthereum =>
  free(id, why, async (e) => {
    const text = coins ? tokensForCoins : tokensForTokens;
    const comes: Op = coins ? { kind: 2, amount: quarter } : { kind: 1, token: weth, amount: quarter };
    await put(e, v2, text, [pullToPool, comes]);
    const swap = { to: v2, data: call(text, K, least, [usdc, weth], me, soon) };
    const others = await more(e);
    return e.read(askBatch(1, first ? [...others, swap] : [swap, ...others]));
  });

const netted: readonly OnEthereum[] = [
  control(
    swapAnd(
      'a swap, honest, and lent',
      'to compare.',
      (quarter * 99n) / 100n,
      supplied((quarter * 24n) / 25n),
    ),
  ),
  swapAnd(
    'a swap at a twentieth, of which most is lent on',
    'The minimum lies near what is left after the loan, far below what comes: the sandwich takes all else.',
    E18 / 105n,
    supplied((quarter * 24n) / 25n),
  ),
  swapAnd(
    'a swap at a twentieth, of which all is lent on',
    'The same, with nothing left.',
    E18 / 105n,
    supplied(quarter),
  ),
  swapAnd(
    'a swap at a twentieth, of which most is paid to a friend',
    'The same by a payment, which takes from what the user had where the swap brings less.',
    E18 / 105n,
    async (e) => [{ to: weth, data: call(transfer, e.stage.friend, (quarter * 24n) / 25n) }],
  ),
  swapAnd(
    'a swap for coins at a hundredth, beside a drop to a friend',
    'Where coins go along, the minimum of coins that come is weighed against nothing.',
    E18 / 400n,
    async (e) => [{ to: e.stage.friend, value: 10n ** 13n }],
    { coins: true },
  ),
  swapAnd(
    'a swap for coins at a hundredth, beside a drop to oneself',
    'The same by a payment of one wei to oneself.',
    E18 / 400n,
    async () => [{ to: me, value: 1n }],
    { coins: true },
  ),
  swapAnd(
    'a swap for coins at a hundredth, alone',
    'The sandwich takes the rest.',
    E18 / 400n,
    async () => [{ to: usdc, data: call(approve, thief, 0n) }],
    { coins: true },
  ),
];

const items = (
  id: string,
  why: string,
  where: Address | 'own',
  text: string,
  args: readonly unknown[],
): OnEthereum =>
  free(id, why, async (e) => {
    const it = where === 'own' ? await e.put('Items') : where;
    if (where !== 'own') await standsAs(e, it, 'Items');
    e.published(it);
    await e.send(me, it, call('function make(address,uint256)', me, 0n));
    return e.read(ask(1, it, call(text, ...args)));
  });

const from = 'function transferFrom(address from, address to, uint256 amount) returns (bool)';

const zeroth: readonly OnEthereum[] = [
  items('apes #0 is allowed', 'Of a token it would be an allowance that is taken back.', apes, approve, [
    thief,
    0n,
  ]),
  items('item 0 of a collection is allowed', 'The same of one that nobody knows.', 'own', approve, [
    thief,
    0n,
  ]),
  told(
    'the sentence says which item goes, and to whom',
    items('apes #0 goes', 'Of a token nothing would go.', apes, from, [me, thief, 0n]),
  ),
];

const governor = at('0xc0da02939e1441f497fd74f78ce7decb17b66529');

const lido = at('0xae7ab96520de3a18e5e111b5eaab095312d7fe84');

const others: readonly OnEthereum[] = [
  told(
    'a vote moves nothing of the user’s',
    one(
      'Governor: a vote in fractions',
      'The bytes say how the weight is divided, against what the number says.',
      governor,
      'function castVoteWithReasonAndParams(uint256 proposalId, uint8 support, string reason, bytes params) returns (uint256)',
      [
        77n,
        1,
        '',
        concat([pad(toHex(10n ** 24n), { size: 16 }), pad('0x', { size: 16 }), pad('0x', { size: 16 })]),
      ],
    ),
  ),
  free(
    'Curve: into the pool for nothing, beside a word on the share',
    'What another call names is not weighed.',
    async (e) => {
      const text = 'function add_liquidity(uint256[3] amounts, uint256 min_mint_amount)';
      await lp(e);
      await put(e, threePool, text, [pullToPool, { kind: 1, token: three, amount: 970n * E18 }], [usdc]);
      return e.read(
        askBatch(1, [
          { to: threePool, data: call(text, [0n, K, 0n], 1n) },
          { to: three, data: call(approve, thief, 0n) },
        ]),
      );
    },
  ),
  free(
    'an exact output of coins’ worth beside a stake of coins',
    'What the stake takes passes for what the swap takes.',
    async (e) => {
      const text =
        'function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline) payable returns (uint256[])';
      const submit = 'function submit(address _referral) payable returns (uint256)';
      await coinAt(e, lido, 'stETH', 1n);
      await put(e, v2, text, [
        { kind: 1, token: usdc, amount: K / 10n },
        { kind: 2, who: pool, amount: E18 / 40n },
        { kind: 2, amount: (E18 * 43n) / 40n },
      ]);
      await e.stand(lido, { [submit]: [{ kind: 2, who: pool, amount: E18 }] });
      return e.read(
        askBatch(1, [
          { to: v2, data: call(text, K / 10n, [weth, usdc], me, soon), value: (E18 * 44n) / 40n },
          { to: lido, data: call(submit, zero), value: E18 },
        ]),
      );
    },
  ),
  free(
    'tricrypto: a burn of five times as much, beside coins for a friend',
    'Coins that go pass for the shares that go.',
    async (e) => {
      await coinAt(e, crv, 'crv3crypto', 6n * E18);
      await put(
        e,
        tricrypto,
        imbalance,
        [
          { kind: 0, token: crv, who: pool, amount: E18 },
          { kind: 1, token: usdc, amount: K },
        ],
        [crv],
      );
      return e.read(
        askBatch(1, [
          { to: tricrypto, data: call(imbalance, [K, 0n, 0n], 5n * E18) },
          { to: e.stage.friend, value: (49n * E18) / 10n },
        ]),
      );
    },
  ),
];

const many =
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])';

const manyPaid =
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])';

const reads: readonly OnEthereum[] = [
  control(
    free('reads: of dollars', 'to compare.', async (e) =>
      e.read(ask(1, e.stage.at.multicall3, call(many, [[usdc, false, call(balanceOfAccount, me)]]))),
    ),
  ),
  control(
    free('reads: of an old contract', 'to compare: nothing of the user’s can be reached by it.', async (e) =>
      e.read(ask(1, e.stage.at.multicall3, call(many, [[await shy(e), true, call(balanceOfAccount, me)]]))),
    ),
  ),
  free('reads: one takes', 'It takes from the passer.', async (e) => {
    const text = 'function totalSupply() view returns (uint256)';
    const old = await shy(e, text, [{ kind: 6, amount: 1n }]);
    return e.read(ask(1, e.stage.at.multicall3, call(many, [[old, true, call(text)]])));
  }),
  free('reads: with coins', 'They stay there.', async (e) =>
    e.read(
      ask(
        1,
        e.stage.at.multicall3,
        call(manyPaid, [[await shy(e), true, E18, call(balanceOfAccount, me)]]),
        E18,
      ),
    ),
  ),
  free('reads: with coins that nobody gets', 'Whoever comes next takes them.', async (e) =>
    e.read(ask(1, e.stage.at.multicall3, call(many, [[usdc, true, call(balanceOfAccount, me)]]), E18)),
  ),
  free('reads: by the user', 'The contract may act as the user allows.', async (e) => {
    const old = await shy(e);
    await e.send(me, usdc, call(approve, old, most));
    return e.read(ask(1, old, call(balanceOfAccount, me)));
  }),
  free('reads: beside a transfer', 'Of what the passer has.', async (e) =>
    e.read(
      ask(
        1,
        e.stage.at.multicall3,
        call(many, [
          [usdc, true, call(balanceOfAccount, me)],
          [usdc, true, call(transferFrom, me, thief, K)],
        ]),
      ),
    ),
  ),
  free(
    'reads: an allowance of the passer’s beside them',
    'A transfer by what the user allowed it.',
    async (e) => {
      await e.send(me, usdc, call(approve, e.stage.at.multicall3, most));
      return e.read(
        ask(
          1,
          e.stage.at.multicall3,
          call(many, [
            [usdc, true, call(balanceOfAccount, me)],
            [usdc, true, call(transferFrom, me, thief, K)],
          ]),
        ),
      );
    },
  ),
  free('reads: by a Safe', 'The contract is called by the Safe’s code.', async (e) =>
    e.read(
      askTypedData(
        me,
        safeTypedOf(
          e.stage.smallSafe,
          childOf({
            to: e.stage.at.multicall3,
            operation: 1,
            data: call(many, [[await shy(e), true, call(balanceOfAccount, me)]]),
          }),
        ),
      ),
    ),
  ),
  free('reads: with much gas', 'What it burns is paid.', async (e) => {
    const it = JSON.parse(
      ask(1, e.stage.at.multicall3, call(many, [[await shy(e), true, call(balanceOfAccount, me)]])),
    );
    it.params[0].gas = toHex(16_000_000n);
    it.params[0].maxFeePerGas = toHex(10n ** 12n);
    it.params[0].maxPriorityFeePerGas = toHex(10n ** 12n);
    return e.read(JSON.stringify(it));
  }),
];

const passedOn = (
  id: string,
  why: string,
  to: Address,
  text: string,
  args: (old: Address) => readonly unknown[],
): OnEthereum =>
  free(id, why, async (e) => {
    const old = await shy(e, total);
    await e.stand(to, { [text]: [] }, [usdc]);
    return e.read(ask(1, to, call(text, ...args(old))));
  });

const passed: readonly OnEthereum[] = [
  passedOn(
    'reads: an allowance for as long as they take',
    'The contract that is asked may take the dollars meanwhile, when it likes.',
    holder,
    holderText,
    (old) => [old, usdc, 5n * K, old, call(total)],
  ),
  passedOn(
    'reads: an allowance for another for as long as they take',
    'The same for a contract that is called by the one that is asked.',
    holder,
    holderText,
    (old) => [thief, usdc, 5n * K, old, call(total)],
  ),
  passedOn(
    'reads: an allowance for oneself for as long as they take',
    'Nobody else may take it; what the function with a name alone does is not known.',
    holder,
    holderText,
    (old) => [me, usdc, 5n * K, old, call(total)],
  ),
  passedOn(
    'reads: on behalf of the user',
    'The vault connector calls it in the name of the user.',
    evc,
    'function call(address targetContract, address onBehalfOfAccount, uint256 value, bytes data) payable returns (bytes)',
    (old) => [old, me, 0n, call(total)],
  ),
  passedOn(
    'reads: a batch on behalf of the user',
    'The same.',
    evc,
    'function batch((address targetContract, address onBehalfOfAccount, uint256 value, bytes data)[] items) payable',
    (old) => [[[old, me, 0n, call(total)]]],
  ),
  passedOn(
    'reads: with collateral of the user',
    'A controller may act on it.',
    evc,
    'function controlCollateral(address targetCollateral, address onBehalfOfAccount, uint256 value, bytes data) payable returns (bytes)',
    (old) => [old, me, 0n, call(total)],
  ),
  passedOn(
    'reads: by an unlocked pool manager',
    'It calls back whoever unlocked it.',
    at('0x000000000004444c5dc75cb358380d2e3de08a90'),
    'function unlock(bytes data) returns (bytes)',
    () => [call(total)],
  ),
  control(
    passedOn(
      'reads: of a router, by itself',
      'to compare.',
      at('0xe592427a0aece92de3edee1f18e0157c05861564'),
      'function multicall(bytes[] data) payable returns (bytes[])',
      () => [[call(total)]],
    ),
  ),
];

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...practiced] },
  { round: 'fourth reading', stands: firstStand, entries: [...masked, ...maskedSafe, ...unseen] },
  { round: 'fifth reading', stands: secondStand, entries: [...netted, ...zeroth, ...others] },
  { round: 'sixth', stands: marketsStand, entries: [...reads, ...passed] },
]);
