import type { SafeTx } from '@readback/core/model/request.ts';
import { safeTransactionHashes } from '@readback/core/request/safe/safeTransactionHashes.ts';
import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { type Address, concat, type Hex, pad } from 'viem';
import { call, pilot } from '../../truth/sky.ts';
import type { Stage } from '../stage.ts';
import { cctp, pool, v2 } from './contractsAt.ts';
import { free, most } from './calls.ts';
import { approve, transfer, transferFrom } from './functions.ts';
import { ask, askBatch, type Ethereum, me, thief, usdc, weth, zero } from './ground.ts';
import { onPractice, tx, user } from './onPractice.ts';
import { at, E18, K, soon } from './oneCall.ts';
import { type Child, childOf, packed, safeTypedOf, third } from './safeAsks.ts';
import { marketsStand, namedStand, secondStand } from './stands.ts';
import { control, type OnEthereum, type OnPractice, told, tries } from './table.ts';

const safeAsk = (
  id: string,
  why: string,
  make: (stage: Stage) => Parameters<typeof safeTx>[0] & { more?: object },
): OnPractice =>
  onPractice(id, why, (stage) => {
    const { more = {}, ...it } = make(stage);
    return askTypedData(pilot(1).address, safeTypedData(stage.at.safe, { ...safeTx(it), ...more }));
  });

const practiced: readonly OnPractice[] = [
  ...(
    ['practiceDollar', 'weth9', 'multicall3', 'seaport', 'universalRouter', 'permit2', 'multiSend'] as const
  ).map((it) =>
    safeAsk(
      `Safe: ${it} as the handler of calls`,
      'Who calls the Safe has it call there as the Safe.',
      ({ at: a }) => ({
        to: a.safe,
        data: call('function setFallbackHandler(address handler)', a[it]),
        nonce: 0n,
      }),
    ),
  ),
  ...(['multicall3', 'universalRouter', 'smartAccount', 'friend'] as const).map((it) =>
    safeAsk(`Safe: ${it} as a module`, 'It acts for the Safe.', (stage) => ({
      to: stage.at.safe,
      data: call('function enableModule(address module)', it === 'friend' ? stage.friend : stage.at[it]),
      nonce: 0n,
    })),
  ),
  safeAsk(
    'Safe: a friend as an owner',
    'The name in the book is the friend’s; the threshold becomes one.',
    (stage) => ({
      to: stage.at.safe,
      data: call('function addOwnerWithThreshold(address owner, uint256 _threshold)', stage.friend, 1n),
      nonce: 0n,
    }),
  ),
  safeAsk('Safe: the threshold becomes one', 'One key is enough.', (stage) => ({
    to: stage.at.safe,
    data: call('function changeThreshold(uint256 _threshold)', 1n),
    nonce: 0n,
  })),
  safeAsk('Safe: a refund to the thief', 'The gas price is his pay.', (stage) => ({
    to: stage.friend,
    value: 1n,
    nonce: 0n,
    more: { gasPrice: 10n ** 13n, baseGas: 300_000n, refundReceiver: thief },
  })),
  safeAsk('Safe: a refund to whoever carries it', 'The same, without a name.', (stage) => ({
    to: stage.friend,
    value: 1n,
    nonce: 0n,
    more: { gasPrice: 10n ** 13n, baseGas: 300_000n },
  })),
  control(
    safeAsk('Safe: a payment far ahead', 'Nonce 40: it is carried out after others.', (stage) => ({
      to: stage.friend,
      value: 1n,
      nonce: 40n,
    })),
  ),
  safeAsk(
    'Safe: coins over a bridge to itself',
    'On the other chain its address is nobody’s yet: whoever makes it there first has them.',
    (stage) => ({ to: stage.at.weth9, value: 1n, nonce: 0n }),
  ),
  control(
    tx(
      'a Safe of one’s own, whose setup runs an empty batch',
      'Its owner is the user, its handler is Safe’s.',
      ({ at: a }) => ({
        to: a.safeProxyFactory,
        data: call(
          'function createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce)',
          a.safeSingleton,
          call(
            'function setup(address[] _owners, uint256 _threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
            [user],
            1n,
            a.multiSend,
            call('function multiSend(bytes transactions)', '0x'),
            a.safeFallbackHandler,
            zero,
            0n,
            zero,
          ),
          7n,
        ),
      }),
    ),
  ),
  tx('a Safe of the user and the thief', 'One signature is enough.', ({ at: a }) => ({
    to: a.safeProxyFactory,
    data: call(
      'function createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce)',
      a.safeSingleton,
      call(
        'function setup(address[] _owners, uint256 _threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
        [user, thief],
        1n,
        zero,
        '0x',
        a.safeFallbackHandler,
        zero,
        0n,
        zero,
      ),
      7n,
    ),
  })),
  tx('a Safe whose code is the thief’s', 'The singleton is another.', ({ at: a }) => ({
    to: a.safeProxyFactory,
    data: call(
      'function createProxyWithNonce(address _singleton, bytes initializer, uint256 saltNonce)',
      thief,
      '0x',
      7n,
    ),
  })),
  tx('a smart account of the thief', 'The owner named is him.', ({ at: a }) => ({
    to: a.simpleAccountFactory,
    data: call('function createAccount(address owner, uint256 salt)', thief, 7n),
  })),
];

const inSafeAt = (
  id: string,
  why: string,
  nonce: bigint,
  make: (e: Ethereum) => Promise<Readonly<{ to: Address; data?: Hex; value?: bigint }>>,
): OnEthereum =>
  free(id, why, async (e) => {
    const { safe } = e.stage.at;
    const asked = safeTypedData(safe, safeTx({ nonce, ...(await make(e)) } as never));
    return e.read(askTypedData(pilot(1).address, { ...asked, domain: { ...asked.domain, chainId: 1 } }));
  });

const others: readonly OnEthereum[] = [
  told(
    'the amount and the payee are said, and a note says how many come before it',
    inSafeAt(
      'Safe: a payment that lies ready for years',
      'Number fifty: others sign the forty-nine before, and then it is due.',
      50n,
      async (e) => ({ to: e.stage.friend, value: 1n }),
    ),
  ),
  control(inSafeAt('Safe: a payment', 'to compare.', 0n, async (e) => ({ to: e.stage.friend, value: 1n }))),
  inSafeAt(
    'Safe: dollars to its own address on another network',
    'Nobody may ever be there.',
    0n,
    async (e) => {
      const text =
        'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)';
      await e.stand(cctp, { [text]: [] });
      return { to: cctp, data: call(text, K, 6, pad(e.stage.at.safe, { size: 32 }), usdc) };
    },
  ),
];

const approveHash = 'function approveHash(bytes32 hashToApprove)';

const jsonOf = (it: object) => JSON.stringify(it, (_, v: unknown) => (typeof v === 'bigint' ? String(v) : v));

const hashOf = (safe: Address, tx: SafeTx, chainId = 1): Hex =>
  safeTransactionHashes({ kind: 'safeTransaction', chainId, safe, version: '1.4.1', tx }).digest;

type Make = (e: Ethereum) => Promise<Child>;

const aloneOf = (make: Make) => async (e: Ethereum) =>
  e.read(askTypedData(me, safeTypedOf(e.stage.smallSafe, childOf(await make(e)))));

const beside = (e: Ethereum, tx: SafeTx, safe = e.stage.smallSafe, chainId = 1) =>
  jsonOf(safeTypedOf(safe, tx, chainId));

const approvedOf = (make: Make) => async (e: Ethereum) => {
  const tx = childOf(await make(e));
  const { smallSafe } = e.stage;
  return e.read(`${ask(1, smallSafe, call(approveHash, hashOf(smallSafe, tx)))}\n${beside(e, tx)}`);
};

const inSafeOf = (make: Make) => async (e: Ethereum) => {
  const tx = childOf(await make(e));
  const {
    smallSafe,
    at: { safe },
  } = e.stage;
  const outer = safeTx({ to: smallSafe, data: call(approveHash, hashOf(smallSafe, tx)), nonce: 0n });
  return e.read(`${askTypedData(pilot(1).address, safeTypedOf(safe, outer))}\n${beside(e, tx)}`);
};

/** A transaction of the user's small Safe: by itself, and as a hash that is approved with it beside. */
function child(
  id: string,
  why: string,
  make: Make,
  as: (it: OnEthereum) => OnEthereum = (it) => it,
): readonly OnEthereum[] {
  return [
    as(free(`by itself: ${id}`, why, aloneOf(make))),
    as(free(`approved by the user: ${id}`, why, approvedOf(make))),
    as(free(`approved by a Safe: ${id}`, why, inSafeOf(make))),
  ];
}

const swapText =
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])';

const swapOf = (least: bigint, to: (e: Ethereum) => Address) => async (e: Ethereum) => {
  await e.send(v2, weth, call('function mint(address,uint256)', v2, E18));
  await e.send(e.stage.smallSafe, usdc, call('function mint(address,uint256)', e.stage.smallSafe, K));
  await e.send(e.stage.smallSafe, usdc, call(approve, v2, most));
  await e.stand(v2, {
    [swapText]: [
      { kind: 0, token: usdc, who: pool, amount: K },
      { kind: 1, token: weth, amount: E18 / 4n },
    ],
  });
  return { to: v2, data: call(swapText, K, least, [usdc, weth], to(e), soon) };
};

/** Transactions of the user’s small Safe: by itself, and as a hash that is approved with it beside. */
const pairs: readonly OnEthereum[] = [
  ...child('a payment to a friend', 'to compare.', async (e) => ({ to: e.stage.friend, value: 1n }), control),
  ...child('a payment of all', 'All coins of the Safe for the thief.', async () => ({
    to: thief,
    value: 10n * E18,
  })),
  ...child(
    'dollars of someone who allowed the Safe',
    'They go to the thief.',
    async (e) => {
      await e.send(third, usdc, call(approve, e.stage.smallSafe, most));
      return { to: usdc, data: call(transferFrom, third, thief, K) };
    },
    (it) => told('the sentence says from whom, how much and to whom', it),
  ),
  ...child(
    'dollars of the user who allowed the Safe',
    'They go to the thief.',
    async (e) => {
      await e.send(me, usdc, call(approve, e.stage.smallSafe, most));
      return { to: usdc, data: call(transferFrom, me, thief, K) };
    },
    (it) => told('the sentence says from whom, how much and to whom', it),
  ),
  ...child('foreign code', 'It does what it likes.', async (e) => ({
    to: await e.put('Genuine'),
    data: call('function claim()'),
    operation: 1,
  })),
  ...child('a module', 'It is the thief’s.', async (e) => ({
    to: e.stage.smallSafe,
    data: call('function enableModule(address module)', await e.put('Genuine')),
  })),
  ...child('a guard', 'It is the thief’s.', async (e) => ({
    to: e.stage.smallSafe,
    data: call('function setGuard(address guard)', await e.put('Genuine')),
  })),
  ...child('another owner', 'It is the thief.', async (e) => ({
    to: e.stage.smallSafe,
    data: call('function addOwnerWithThreshold(address owner, uint256 _threshold)', thief, 1n),
  })),
  ...child('a refund of gas in dollars', 'The thief submits it.', async (e) => ({
    to: e.stage.friend,
    value: 1n,
    baseGas: 300_000n,
    gasPrice: 10_000n,
    gasToken: usdc,
    refundReceiver: thief,
  })),
  ...child('a refund for anyone', 'The thief submits it.', async (e) => ({
    to: e.stage.friend,
    value: 1n,
    baseGas: 100_000n,
    gasPrice: 10n ** 12n,
  })),
  ...child(
    'gas that is too little',
    'It fails, and its number is used.',
    async (e) => ({
      to: e.stage.friend,
      value: 1n,
      safeTxGas: 1n,
    }),
    (it) => told('it fails, and nothing else than its number is used', it),
  ),
  ...child('a number far ahead', 'It lies ready.', async (e) => ({
    to: e.stage.friend,
    value: 1n,
    nonce: 2n ** 63n,
  })),
  ...child(
    'a number near',
    'to compare.',
    async (e) => ({ to: e.stage.friend, value: 1n, nonce: 7n }),
    control,
  ),
  ...child('an allowance for a stranger', 'All dollars of the Safe.', async () => ({
    to: usdc,
    data: call(approve, thief, most),
  })),
  ...child(
    'a swap',
    'to compare.',
    swapOf((E18 * 99n) / 400n, (e) => e.stage.smallSafe),
    control,
  ),
  ...child(
    'a swap without a minimum',
    'The sandwich takes it.',
    swapOf(0n, (e) => e.stage.smallSafe),
  ),
  ...child(
    'a swap at a hundredth',
    'The sandwich takes it.',
    swapOf(E18 / 400n, (e) => e.stage.smallSafe),
  ),
  ...child(
    'a swap for a stranger',
    'He gets it.',
    swapOf((E18 * 99n) / 400n, () => thief),
  ),
  ...child('a loan for a stranger', 'The Safe owes it.', async (e) => {
    const aave = at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
    const text =
      'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)';
    await e.stand(aave, { [text]: [] });
    return { to: aave, data: call(text, usdc, K, 2n, 0, thief) };
  }),
  ...child('bytes that are signed', 'They are an order.', async (e) => ({
    to: at('0xd53cd0aB83D845Ac265BE939c57F53AD838012c9'),
    operation: 1,
    data: call('function signMessage(bytes data)', pad('0x77', { size: 32 })),
    value: 0n,
    safeTxGas: BigInt(e.chainId) * 0n,
  })),
  ...child('the hash of another Safe', 'Of what nobody shows.', async (e) => ({
    to: e.stage.at.safe,
    data: call(approveHash, pad('0x77', { size: 32 })),
  })),
  ...child('an order of CoW', 'As good as signed.', async (e) => {
    const cow = at('0x9008d19f58aabd9ed0d60971565aa8510560ab41');
    const text = 'function setPreSignature(bytes orderUid, bool signed)';
    await e.stand(cow, { [text]: [] });
    return { to: cow, data: call(text, pad('0x77', { size: 56 }), true) };
  }),
  ...child('another Safe by a module', 'The thief gets what it has.', async (e) => ({
    to: e.stage.at.safe,
    data: call(
      'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool success)',
      thief,
      E18,
      '0x',
      0,
    ),
  })),
  ...child('a claim at an old contract', 'It takes by what was allowed.', async (e) => {
    const old = await e.put('Genuine');
    const text = 'function claim()';
    await e.send(e.stage.smallSafe, usdc, call(approve, old, most));
    await e.send(e.stage.smallSafe, usdc, call('function mint(address,uint256)', e.stage.smallSafe, K));
    await e.stand(old, { [text]: [{ kind: 0, token: usdc, who: thief, amount: K }] });
    return { to: old, data: call(text) };
  }),
  ...child('a claim at an old contract that does nothing yet', 'It takes tomorrow.', async (e) => {
    const old = await e.put('Genuine');
    e.published(old);
    return { to: old, data: call('function claim()') };
  }),
  ...child('nothing, to void another', 'to compare.', async (e) => ({ to: e.stage.smallSafe }), control),
];

const pay = (e: Ethereum) => childOf({ to: e.stage.friend, value: 1n });

const approval = (safe: Address, tx: SafeTx, chainId = 1) => call(approveHash, hashOf(safe, tx, chainId));

const nested: readonly OnEthereum[] = [
  free('approved: nothing beside', 'Whatever it is of.', async (e) =>
    e.read(ask(1, e.stage.smallSafe, approval(e.stage.smallSafe, pay(e)))),
  ),
  free('approved: another beside', 'What is beside is harmless.', async (e) => {
    const { smallSafe } = e.stage;
    const bad = childOf({ to: thief, value: E18 });
    return e.read(`${ask(1, smallSafe, approval(smallSafe, bad))}\n${beside(e, pay(e))}`);
  }),
  free('approved: that of another network', 'The hash is of chain 10.', async (e) => {
    const { smallSafe } = e.stage;
    return e.read(
      `${ask(1, smallSafe, approval(smallSafe, pay(e), 10))}\n${beside(e, pay(e), smallSafe, 10)}`,
    );
  }),
  free('approved: that of another Safe', 'The hash is of another Safe.', async (e) => {
    const {
      smallSafe,
      at: { safe },
    } = e.stage;
    return e.read(`${ask(1, smallSafe, approval(safe, pay(e)))}\n${beside(e, pay(e), safe)}`);
  }),
  free('approved: at a contract that is not a Safe', 'It has the same function.', async (e) => {
    const old = await e.put('Genuine');
    await e.stand(old, { [approveHash]: [{ kind: 0, token: usdc, who: thief, amount: K }] }, [usdc]);
    return e.read(`${ask(1, old, approval(old, pay(e)))}\n${beside(e, pay(e), old)}`);
  }),
  free('approved: at a contract that is not a Safe, quiet', 'It has the same function.', async (e) => {
    const old = await e.put('Genuine');
    await e.stand(old, { [approveHash]: [] });
    return e.read(`${ask(1, old, approval(old, pay(e)))}\n${beside(e, pay(e), old)}`);
  }),
  free('approved: with coins', 'They stay there.', async (e) => {
    const { smallSafe } = e.stage;
    return e.read(`${ask(1, smallSafe, approval(smallSafe, pay(e)), E18)}\n${beside(e, pay(e))}`);
  }),
  free('approved: with bytes behind', 'They say something.', async (e) => {
    const { smallSafe } = e.stage;
    return e.read(`${ask(1, smallSafe, concat([approval(smallSafe, pay(e)), thief]))}\n${beside(e, pay(e))}`);
  }),
  free('approved: beside an allowance', 'A batch of two.', async (e) => {
    const { smallSafe } = e.stage;
    const batch = askBatch(1, [
      { to: smallSafe, data: approval(smallSafe, pay(e)) },
      { to: usdc, data: call(approve, thief, K) },
    ]);
    return e.read(`${batch}\n${beside(e, pay(e))}`);
  }),
  free('approved: beside a payment to a friend', 'A batch of two, of which one is all.', async (e) => {
    const { smallSafe } = e.stage;
    const tx = childOf({ to: usdc, data: call(transfer, thief, K) });
    const batch = askBatch(1, [
      { to: smallSafe, data: approval(smallSafe, tx) },
      { to: e.stage.friend, value: 1n },
    ]);
    return e.read(`${batch}\n${beside(e, tx)}`);
  }),
  free('approved: two of one Safe', 'The first is harmless.', async (e) => {
    const { smallSafe } = e.stage;
    const bad = childOf({ to: thief, value: E18, nonce: 1n });
    const batch = askBatch(1, [
      { to: smallSafe, data: approval(smallSafe, pay(e)) },
      { to: smallSafe, data: approval(smallSafe, bad) },
    ]);
    return e.read(`${batch}\n${beside(e, pay(e))}\n${beside(e, bad)}`);
  }),
  free('approved: one of a Safe in a batch of its own', 'A batch of one.', async (e) => {
    const { smallSafe } = e.stage;
    const bad = childOf({ to: usdc, data: call(approve, thief, most) });
    return e.read(`${askBatch(1, [{ to: smallSafe, data: approval(smallSafe, bad) }])}\n${beside(e, bad)}`);
  }),
  free('approved: in a multiSend with a payment', 'The parent pays.', async (e) => {
    const {
      smallSafe,
      at: { safe, multiSend },
    } = e.stage;
    const outer = safeTx({
      to: multiSend,
      operation: 1,
      nonce: 0n,
      data: call(
        'function multiSend(bytes transactions) payable',
        packed([
          { to: smallSafe, data: approval(smallSafe, pay(e)) },
          { to: thief, data: '0x', value: E18 },
        ]),
      ),
    });
    return e.read(`${askTypedData(pilot(1).address, safeTypedOf(safe, outer))}\n${beside(e, pay(e))}`);
  }),
  free('approved: by a parent that refunds gas', 'The thief is paid.', async (e) => {
    const {
      smallSafe,
      at: { safe },
    } = e.stage;
    const outer = childOf({
      to: smallSafe,
      data: approval(smallSafe, pay(e)),
      baseGas: 100_000n,
      gasPrice: 10n ** 12n,
      refundReceiver: thief,
    });
    return e.read(`${askTypedData(pilot(1).address, safeTypedOf(safe, outer))}\n${beside(e, pay(e))}`);
  }),
  free('approved: a hash that eth_sign asks for', 'Blind.', async (e) => {
    const { smallSafe } = e.stage;
    const blind = JSON.stringify({ method: 'eth_sign', params: [me, hashOf(smallSafe, pay(e))] });
    return e.read(`${blind}\n${beside(e, pay(e))}`);
  }),
  free('approved: passed on by a stranger', 'He is the owner.', async (e) => {
    const { smallSafe } = e.stage;
    const old = await e.put('Genuine');
    const text = 'function execute(address to, uint256 value, bytes data)';
    await e.stand(old, { [text]: [] });
    return e.read(
      `${ask(1, old, call(text, smallSafe, 0n, approval(smallSafe, pay(e))))}\n${beside(e, pay(e))}`,
    );
  }),
];

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...practiced] },
  { round: 'fifth reading', stands: secondStand, entries: [...others] },
  { round: 'sixth', stands: marketsStand, entries: [...pairs, ...nested] },
]);
