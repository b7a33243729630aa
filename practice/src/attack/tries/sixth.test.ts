import { classOf, assetOf as raribleAsset } from '@readback/core/check/testing/marketOrders.ts';
import * as orders from '@readback/core/check/testing/marketOrders.ts';
import type { Body, SafeTx } from '@readback/core/model/request.ts';
import { safeTransactionHashes } from '@readback/core/request/safe/safeTransactionHashes.ts';
import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { type Address, concat, type Hex, pad, stringToHex, toHex, zeroAddress } from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { rpc } from '../../rpc.ts';
import { call, pilot } from '../../truth/sky.ts';
import { ask, askBatch, type Ethereum, me, onEthereum, thief, usdc, weth } from './ground.ts';
import { at, E18, K, type Try, soon } from './oneCall.ts';
import { outcomeOf } from './outcomeOf.ts';

/** A sixth round: hashes with what they are of beside them, reads, orders of markets, blind signatures. */

/** Read back calmly, and said, or harmless. */
const told: ReadonlySet<string> = new Set([
  // To compare, or said in the sentence.
  ...[
    'a payment to a friend',
    'a number near',
    'a swap',
    'nothing, to void another',
    'gas that is too little',
  ].flatMap(both),
  // From whom, how much and to whom is in the sentence.
  ...['dollars of someone who allowed the Safe', 'dollars of the user who allowed the Safe'].flatMap(both),
  'reads: of dollars',
  'Permit2: nothing of dollars any more, by a call',
  'reads: of an old contract',
  'reads: of a router, by itself',
  'Blur: a listing',
  'Blur: a listing for ever',
  'LooksRare: a listing',
  'LooksRare 2: a listing',
  'Seaport: an item for a coin',
  '0x: dollars for dollars',
  '0x: all dollars of a wallet for ever',
  // What is given is the thief’s own.
  'LooksRare: a bid in the token of the thief',
]);

/** Those that are read back calmly, though they harm. */
const open: readonly string[] = [];

function both(id: string): readonly string[] {
  return [`approved by the user: ${id}`, `approved by a Safe: ${id}`];
}
const free = (id: string, why: string, read: Try['read']): Try => ({ id, why, read });
const approve = 'function approve(address spender, uint256 amount) returns (bool)';
const transfer = 'function transfer(address to, uint256 amount) returns (bool)';
const transferFrom = 'function transferFrom(address from, address to, uint256 amount) returns (bool)';
const approveHash = 'function approveHash(bytes32 hashToApprove)';
const most = 2n ** 256n - 1n;

// ── Hashes that are approved, with what they are of ──────────────────────────────────────────────────────────────────

type Child = Partial<SafeTx> & Readonly<{ to: Address }>;
const childOf = (tx: Child): SafeTx => ({ ...safeTx({ to: tx.to, nonce: 0n }), ...tx });
const typedOf = (safe: Address, tx: SafeTx, chainId = 1) => {
  const asked = safeTypedData(safe, tx);
  return { ...asked, domain: { ...asked.domain, chainId } };
};
const jsonOf = (it: object) => JSON.stringify(it, (_, v: unknown) => (typeof v === 'bigint' ? String(v) : v));
const hashOf = (safe: Address, tx: SafeTx, chainId = 1): Hex =>
  safeTransactionHashes({ kind: 'safeTransaction', chainId, safe, version: '1.4.1', tx }).digest;

type Make = (e: Ethereum) => Promise<Child>;
/** A transaction of the user's small Safe: by itself, and as a hash that is approved with it beside. */
const pairs: { id: string; why: string; make: Make }[] = [];
const child = (id: string, why: string, make: Make) => pairs.push({ id, why, make });

child('a payment to a friend', 'to compare.', async (e) => ({ to: e.stage.friend, value: 1n }));
child('a payment of all', 'to compare.', async () => ({ to: thief, value: 10n * E18 }));
child('dollars of someone who allowed the Safe', 'They go to the thief.', async (e) => {
  await e.send(third, usdc, call(approve, e.stage.smallSafe, most));
  return { to: usdc, data: call(transferFrom, third, thief, K) };
});
child('dollars of the user who allowed the Safe', 'They go to the thief.', async (e) => {
  await e.send(me, usdc, call(approve, e.stage.smallSafe, most));
  return { to: usdc, data: call(transferFrom, me, thief, K) };
});
child('foreign code', 'It does what it likes.', async (e) => ({
  to: await e.put('Genuine'),
  data: call('function claim()'),
  operation: 1,
}));
child('a module', 'It is the thief’s.', async (e) => ({
  to: e.stage.smallSafe,
  data: call('function enableModule(address module)', await e.put('Genuine')),
}));
child('a guard', 'It is the thief’s.', async (e) => ({
  to: e.stage.smallSafe,
  data: call('function setGuard(address guard)', await e.put('Genuine')),
}));
child('another owner', 'It is the thief.', async (e) => ({
  to: e.stage.smallSafe,
  data: call('function addOwnerWithThreshold(address owner, uint256 _threshold)', thief, 1n),
}));
child('a refund of gas in dollars', 'The thief submits it.', async (e) => ({
  to: e.stage.friend,
  value: 1n,
  baseGas: 300_000n,
  gasPrice: 10_000n,
  gasToken: usdc,
  refundReceiver: thief,
}));
child('a refund for anyone', 'The thief submits it.', async (e) => ({
  to: e.stage.friend,
  value: 1n,
  baseGas: 100_000n,
  gasPrice: 10n ** 12n,
}));
child('gas that is too little', 'It fails, and its number is used.', async (e) => ({
  to: e.stage.friend,
  value: 1n,
  safeTxGas: 1n,
}));
child('a number far ahead', 'It lies ready.', async (e) => ({
  to: e.stage.friend,
  value: 1n,
  nonce: 2n ** 63n,
}));
child('a number near', 'to compare.', async (e) => ({ to: e.stage.friend, value: 1n, nonce: 7n }));
child('an allowance for a stranger', 'All dollars of the Safe.', async () => ({
  to: usdc,
  data: call(approve, thief, most),
}));
const v2 = at('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
const swapText =
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])';
const pool = at('0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640');
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
child(
  'a swap',
  'to compare.',
  swapOf((E18 * 99n) / 400n, (e) => e.stage.smallSafe),
);
child(
  'a swap without a minimum',
  'The sandwich takes it.',
  swapOf(0n, (e) => e.stage.smallSafe),
);
child(
  'a swap at a hundredth',
  'The sandwich takes it.',
  swapOf(E18 / 400n, (e) => e.stage.smallSafe),
);
child(
  'a swap for a stranger',
  'He gets it.',
  swapOf((E18 * 99n) / 400n, () => thief),
);
child('a loan for a stranger', 'The Safe owes it.', async (e) => {
  const aave = at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
  const text =
    'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)';
  await e.stand(aave, { [text]: [] });
  return { to: aave, data: call(text, usdc, K, 2n, 0, thief) };
});
child('bytes that are signed', 'They are an order.', async (e) => ({
  to: at('0xd53cd0aB83D845Ac265BE939c57F53AD838012c9'),
  operation: 1,
  data: call('function signMessage(bytes data)', pad('0x77', { size: 32 })),
  value: 0n,
  safeTxGas: BigInt(e.chainId) * 0n,
}));
child('the hash of another Safe', 'Of what nobody shows.', async (e) => ({
  to: e.stage.at.safe,
  data: call(approveHash, pad('0x77', { size: 32 })),
}));
child('an order of CoW', 'As good as signed.', async (e) => {
  const cow = at('0x9008d19f58aabd9ed0d60971565aa8510560ab41');
  const text = 'function setPreSignature(bytes orderUid, bool signed)';
  await e.stand(cow, { [text]: [] });
  return { to: cow, data: call(text, pad('0x77', { size: 56 }), true) };
});
child('another Safe by a module', 'The thief gets what it has.', async (e) => ({
  to: e.stage.at.safe,
  data: call(
    'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool success)',
    thief,
    E18,
    '0x',
    0,
  ),
}));
child('a claim at an old contract', 'It takes by what was allowed.', async (e) => {
  const old = await e.put('Genuine');
  const text = 'function claim()';
  await e.send(e.stage.smallSafe, usdc, call(approve, old, most));
  await e.send(e.stage.smallSafe, usdc, call('function mint(address,uint256)', e.stage.smallSafe, K));
  await e.stand(old, { [text]: [{ kind: 0, token: usdc, who: thief, amount: K }] });
  return { to: old, data: call(text) };
});
child('a claim at an old contract that does nothing yet', 'It takes tomorrow.', async (e) => {
  const old = await e.put('Genuine');
  e.published(old);
  return { to: old, data: call('function claim()') };
});
child('nothing, to void another', 'to compare.', async (e) => ({ to: e.stage.smallSafe }));
const third: Address = at('0x3333333333333333333333333333333333333331');

const beside = (e: Ethereum, tx: SafeTx, safe = e.stage.smallSafe, chainId = 1) =>
  jsonOf(typedOf(safe, tx, chainId));
const aloneOf = (make: Make) => async (e: Ethereum) =>
  e.read(askTypedData(me, typedOf(e.stage.smallSafe, childOf(await make(e)))));
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
  return e.read(`${askTypedData(pilot(1).address, typedOf(safe, outer))}\n${beside(e, tx)}`);
};

const pay = (e: Ethereum) => childOf({ to: e.stage.friend, value: 1n });
const approval = (safe: Address, tx: SafeTx, chainId = 1) => call(approveHash, hashOf(safe, tx, chainId));
const packed = (calls: readonly Readonly<{ to: Address; data: Hex; value?: bigint }>[]) =>
  concat(
    calls.map(({ to, data, value = 0n }) =>
      concat([
        '0x00',
        to,
        pad(toHex(value), { size: 32 }),
        pad(toHex((data.length - 2) / 2), { size: 32 }),
        data,
      ]),
    ),
  );
const nested: readonly Try[] = [
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
    return e.read(`${askTypedData(pilot(1).address, typedOf(safe, outer))}\n${beside(e, pay(e))}`);
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
    return e.read(`${askTypedData(pilot(1).address, typedOf(safe, outer))}\n${beside(e, pay(e))}`);
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

// ── Reads ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const many =
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])';
const manyPaid =
  'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])';
const balanceOf = 'function balanceOf(address account) view returns (uint256)';
const shy = async (e: Ethereum, text = balanceOf, ops: Parameters<Ethereum['stand']>[1][string] = []) => {
  const old = await e.put('Genuine');
  await e.stand(old, { [text]: ops });
  return old;
};
const reads: readonly Try[] = [
  free('reads: of dollars', 'to compare.', async (e) =>
    e.read(ask(1, e.stage.at.multicall3, call(many, [[usdc, false, call(balanceOf, me)]]))),
  ),
  free('reads: of an old contract', 'to compare: nothing of the user’s can be reached by it.', async (e) =>
    e.read(ask(1, e.stage.at.multicall3, call(many, [[await shy(e), true, call(balanceOf, me)]]))),
  ),
  free('reads: one takes', 'It takes from the passer.', async (e) => {
    const text = 'function totalSupply() view returns (uint256)';
    const old = await shy(e, text, [{ kind: 6, amount: 1n }]);
    return e.read(ask(1, e.stage.at.multicall3, call(many, [[old, true, call(text)]])));
  }),
  free('reads: with coins', 'They stay there.', async (e) =>
    e.read(
      ask(1, e.stage.at.multicall3, call(manyPaid, [[await shy(e), true, E18, call(balanceOf, me)]]), E18),
    ),
  ),
  free('reads: with coins that nobody gets', 'Whoever comes next takes them.', async (e) =>
    e.read(ask(1, e.stage.at.multicall3, call(many, [[usdc, true, call(balanceOf, me)]]), E18)),
  ),
  free('reads: by the user', 'The contract may act as the user allows.', async (e) => {
    const old = await shy(e);
    await e.send(me, usdc, call(approve, old, most));
    return e.read(ask(1, old, call(balanceOf, me)));
  }),
  free('reads: beside a transfer', 'Of what the passer has.', async (e) =>
    e.read(
      ask(
        1,
        e.stage.at.multicall3,
        call(many, [
          [usdc, true, call(balanceOf, me)],
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
            [usdc, true, call(balanceOf, me)],
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
        typedOf(
          e.stage.smallSafe,
          childOf({
            to: e.stage.at.multicall3,
            operation: 1,
            data: call(many, [[await shy(e), true, call(balanceOf, me)]]),
          }),
        ),
      ),
    ),
  ),
  free('reads: with much gas', 'What it burns is paid.', async (e) => {
    const it = JSON.parse(
      ask(1, e.stage.at.multicall3, call(many, [[await shy(e), true, call(balanceOf, me)]])),
    );
    it.params[0].gas = toHex(16_000_000n);
    it.params[0].maxFeePerGas = toHex(10n ** 12n);
    it.params[0].maxPriorityFeePerGas = toHex(10n ** 12n);
    return e.read(JSON.stringify(it));
  }),
];

/** A read of an old contract, passed on by one that is known, which lends it what the user allowed or is. */
const total = 'function totalSupply() view returns (uint256)';
const passedOn = (
  id: string,
  why: string,
  to: Address,
  text: string,
  args: (old: Address) => readonly unknown[],
): Try =>
  free(id, why, async (e) => {
    const old = await shy(e, total);
    await e.stand(to, { [text]: [] }, [usdc]);
    return e.read(ask(1, to, call(text, ...args(old))));
  });
const holder = at('0x0000000000001ff3684f28c67538d4d072c22734');
const holderText =
  'function exec(address operator, address token, uint256 amount, address target, bytes data) payable returns (bytes)';
const evc = at('0x0c9a3dd6b8f28529d72d7f9ce918d493519ee383');
const passed: readonly Try[] = [
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
    'to compare: nobody else may take it.',
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
  passedOn(
    'reads: of a router, by itself',
    'to compare.',
    at('0xe592427a0aece92de3edee1f18e0157c05861564'),
    'function multicall(bytes[] data) payable returns (bytes[])',
    () => [[call(total)]],
  ),
];

// ── Orders ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const apes = at('0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d');
const dai = at('0x6b175474e89094c44da98b954eedeac495271d0f');
const asked = (body: Body) => {
  if (body.kind !== 'typedData') throw new RangeError(body.kind);
  return JSON.stringify({ method: 'eth_signTypedData_v4', params: [me, body.json] });
};
const order = (id: string, why: string, make: (e: Ethereum) => Body | Promise<Body>): Try =>
  free(id, why, async (e) => e.read(asked(await make(e))));
const other = at('0x8888888888888888888888888888888888888881');
const zeroX = (kind: 'LimitOrder' | 'RfqOrder' | 'OtcOrder', more: object, domain: object = {}) =>
  orders.zeroXOrder(kind, { maker: me, ...more }, domain as never);
const rarible = (more: object) => orders.raribleOrder({ maker: me, ...more });
const looks = (more: object) => orders.looksRareOrder({ signer: me, ...more });
const looks2 = (more: object) => orders.looksRareListing({ signer: me, ...more });
const blurMine = (more: object) => orders.blurOrder({ trader: me, ...more });
const v2Data = (
  payouts: readonly { account: Address; value: bigint }[],
  fees: readonly { account: Address; value: bigint }[],
) => orders.raribleData(payouts, fees);
const someOrders: readonly Try[] = [
  order('Blur: a listing', 'to compare.', () => blurMine({})),
  order('Blur: a listing for a drop', 'Nothing comes.', () => blurMine({ price: 1_000n })),
  order('Blur: a listing, half for the thief', 'Fees.', () =>
    blurMine({ fees: [{ rate: 5_000n, recipient: thief }] }),
  ),
  order('Blur: a listing, a part for each of three', 'Fees in pieces.', () =>
    blurMine({ fees: [1_200n, 1_200n, 1_200n].map((rate) => ({ rate, recipient: thief })) }),
  ),
  order('Blur: a listing in a token of the thief', 'It is worth nothing.', (e) =>
    blurMine({ paymentToken: e.junk }),
  ),
  order('Blur: a listing of another’s', 'A trader that is not the signer.', () =>
    blurMine({ trader: other }),
  ),
  order('Blur: a listing by a policy of the thief', 'It matches as he likes.', () =>
    blurMine({ matchingPolicy: thief }),
  ),
  order('Blur: a listing for ever', 'to compare.', () => blurMine({ expirationTime: 0n })),
  order('Blur: a bid on any item of a strange collection', 'It is worth nothing.', () =>
    blurMine({
      side: 0n,
      paymentToken: weth,
      matchingPolicy: '0x0000000000b92d5d043faf7cecf7e2ee6aaed232',
      collection: other,
    }),
  ),
  order('Blur: a bid on ten for a price each', 'The price counts for one.', () =>
    blurMine({ side: 0n, amount: 10n, paymentToken: weth }),
  ),
  order('Blur: a listing of ten for the price of one', 'to compare.', () => blurMine({ amount: 10n })),
  order('0x: a limit order of item 7 of apes', 'An item is given as an amount.', () =>
    zeroX('LimitOrder', { makerToken: apes, makerAmount: 7n, takerToken: usdc, takerAmount: 10_000n }),
  ),
  order('0x: an order between two of item 0 of apes', 'Item 0 is given as nothing.', () =>
    zeroX('OtcOrder', { makerToken: apes, makerAmount: 0n, takerToken: usdc, takerAmount: 10_000n }),
  ),
  order('0x: an order between two of item 0 of apes for nothing', 'Item 0 is given as nothing.', () =>
    zeroX('OtcOrder', { makerToken: apes, makerAmount: 0n, takerToken: usdc, takerAmount: 0n }),
  ),
  order('0x: an order for who sends it', 'Nobody else may.', () => zeroX('RfqOrder', { txOrigin: thief })),
  order('0x: dollars for dollars', 'to compare.', () =>
    zeroX('LimitOrder', { makerToken: usdc, makerAmount: K, takerToken: dai, takerAmount: 999n * E18 }),
  ),
  order('0x: dollars for dollars at half', 'Half is lost.', () =>
    zeroX('LimitOrder', { makerToken: usdc, makerAmount: K, takerToken: dai, takerAmount: 500n * E18 }),
  ),
  order('0x: dollars for a billionth of dollars', 'The places are others.', () =>
    zeroX('LimitOrder', { makerToken: usdc, makerAmount: K, takerToken: dai, takerAmount: K }),
  ),
  order('0x: dollars for the token of the thief', 'It is worth nothing.', (e) =>
    zeroX('LimitOrder', { makerToken: usdc, makerAmount: K, takerToken: e.junk, takerAmount: 10n ** 24n }),
  ),
  order('0x: of another maker', 'Who registered the signer.', () =>
    zeroX('LimitOrder', {
      maker: other,
      makerToken: usdc,
      makerAmount: K,
      takerToken: dai,
      takerAmount: 999n * E18,
    }),
  ),
  order('0x: a market of the same name', 'It is the thief’s.', () =>
    zeroX('LimitOrder', {}, { verifyingContract: other }),
  ),
  order('0x: all dollars of a wallet for ever', 'The price may be another then.', () =>
    zeroX('LimitOrder', {
      makerToken: usdc,
      makerAmount: 5n * K,
      takerToken: dai,
      takerAmount: 5_000n * E18,
      expiry: 2n ** 64n - 1n,
    }),
  ),
  order('LooksRare: a listing', 'to compare.', () => looks({})),
  order('LooksRare: a listing of which a half is kept', 'Fees.', () => looks({ minPercentageToAsk: 5_000n })),
  order('LooksRare: a listing by another strategy', 'It sells as it likes.', () =>
    looks({ strategy: other }),
  ),
  order('LooksRare: a listing with parameters', 'A strategy reads them.', () =>
    looks({ params: pad(thief, { size: 32 }) }),
  ),
  order('LooksRare: a bid with no kept part', 'to compare.', () =>
    looks({
      isOrderAsk: false,
      minPercentageToAsk: 0n,
      strategy: '0x86f909f70813cdb1bc733f4d97dc6b03b8e7e8f3',
      collection: other,
    }),
  ),
  order('LooksRare 2: a listing', 'to compare.', () => looks2({})),
  order('LooksRare 2: a listing of three for the price of one', 'to compare.', () =>
    looks2({ itemIds: [7n, 8n, 9n], amounts: [1n, 1n, 1n] }),
  ),
  order('LooksRare 2: a listing by a strategy', 'It computes the price.', () => looks2({ strategyId: 3n })),
  order('LooksRare 2: a listing with parameters', 'They are read.', () =>
    looks2({ additionalParameters: pad('0x01', { size: 32 }) }),
  ),
  order('LooksRare 2: many listings, one for nothing', 'The third of four.', () => {
    const leaf = { ...orders.looksRareMaker, signer: me };
    return orders.looksRareListings(
      [
        [leaf, { ...leaf, itemIds: [8n] }],
        [{ ...leaf, itemIds: [9n], price: 1n }, leaf],
      ],
      'Maker[2][2]',
    );
  }),
  order('LooksRare 2: many listings, one of another', 'The third of four.', () => {
    const leaf = { ...orders.looksRareMaker, signer: me };
    return orders.looksRareListings(
      [
        [leaf, leaf],
        [{ ...leaf, signer: other }, leaf],
      ],
      'Maker[2][2]',
    );
  }),
  order('LooksRare 2: many listings, one a bid of all', 'The last of two.', () => {
    const leaf = { ...orders.looksRareMaker, signer: me };
    const bid = {
      ...leaf,
      quoteType: 0n,
      strategyId: 1n,
      itemIds: [],
      amounts: [1n],
      currency: weth,
      price: 20n * E18,
      collection: other,
    };
    return orders.looksRareListings([leaf, bid], 'Maker[2]');
  }),
  order('Rarible: a listing', 'to compare.', () => rarible({})),
  order('Rarible: a listing whose payouts are the thief’s', 'He is paid.', () =>
    rarible({ data: v2Data([{ account: thief, value: 10_000n }], []) }),
  ),
  order('Rarible: a listing whose payouts are the thief’s for a half', 'He is paid.', () =>
    rarible({
      data: v2Data(
        [
          { account: me, value: 5_000n },
          { account: thief, value: 5_000n },
        ],
        [],
      ),
    }),
  ),
  order('Rarible: a listing with a huge fee', 'It goes to the thief.', () =>
    rarible({ data: v2Data([], [{ account: thief, value: 2n ** 95n }]) }),
  ),
  order('Rarible: a listing with fees in pieces', 'They go to the thief.', () =>
    rarible({
      data: v2Data(
        [],
        Array.from({ length: 6 }, () => ({ account: thief, value: 600n })),
      ),
    }),
  ),
  order('Rarible: a listing with data of no type', 'Who is paid?', () =>
    rarible({ dataType: classOf('V3_SELL') }),
  ),
  order('Rarible: a listing in the thief’s token', 'It is worth nothing.', (e) =>
    rarible({ takeAsset: raribleAsset('ERC20', 10n ** 24n, e.junk) }),
  ),
  order('Rarible: ten of an item for one coin', 'to compare.', () =>
    rarible({ makeAsset: raribleAsset('ERC1155', 10n, apes, 7n) }),
  ),
  order('Rarible: a bid with coins on anything', 'Of a strange collection.', () =>
    rarible({
      makeAsset: raribleAsset('ERC20', E18, weth),
      takeAsset: raribleAsset('COLLECTION', 1n, other),
    }),
  ),
  order('Rarible: a bid whose item goes to the thief', 'He gets it.', () =>
    rarible({
      makeAsset: raribleAsset('ERC20', E18, weth),
      takeAsset: raribleAsset('ERC721', 1n, apes, 7n),
      data: v2Data([{ account: thief, value: 10_000n }], []),
    }),
  ),
  order('Rarible: an item against an item', 'Of a strange collection.', () =>
    rarible({ takeAsset: raribleAsset('ERC721', 1n, other, 1n) }),
  ),
  order('Rarible: an ERC-20 that is an item', 'makeAsset is a collection as a token.', () =>
    rarible({ makeAsset: raribleAsset('ERC20', 7n, apes), takeAsset: raribleAsset('ERC20', K, usdc) }),
  ),
  order('Blend: all that there is is lent', 'At no rate.', () =>
    orders.loanOffer({ lender: me, rate: 0n, collection: other, auctionDuration: 0n }),
  ),
  order('Blend: nothing in all, much each', 'to compare: nothing can be lent.', () =>
    orders.loanOffer({ lender: me, totalAmount: 0n }),
  ),
  order('Zora: a module of the thief', 'It moves what Zora may.', () =>
    orders.moduleApproval({ user: me, module: thief }),
  ),
  order('Zora: a module, for ever', 'An end of 0 is none.', () =>
    orders.moduleApproval({ user: me, module: thief, deadline: 0n }),
  ),
  order('Zora: a module no more', 'to compare.', () =>
    orders.moduleApproval({ user: me, module: thief, approved: false }),
  ),
];

// ── Items that are given as amounts ─────────────────────────────────────────────────────────────────────────────────

const permit2 = at('0x000000000022d473030f116ddee9f6b43ac78ba3');
const fieldsOf = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { name, type };
  });
const typedAsk = (
  primaryType: string,
  types: Readonly<Record<string, string>>,
  domain: Readonly<Record<string, unknown>>,
  message: Readonly<Record<string, unknown>>,
) => {
  const kinds: Readonly<Record<string, string>> = {
    chainId: 'uint256',
    verifyingContract: 'address',
    name: 'string',
    version: 'string',
  };
  return askTypedData(me, {
    types: {
      EIP712Domain: ['name', 'version', 'chainId', 'verifyingContract']
        .filter((it) => it in domain)
        .map((name) => ({ name, type: kinds[name] })),
      ...Object.fromEntries(Object.entries(types).map(([name, text]) => [name, fieldsOf(text)])),
    },
    primaryType,
    domain,
    message,
  });
};
const permit2Domain = { name: 'Permit2', chainId: 1, verifyingContract: permit2 };
const permitTransfer = (token: Address, amount: bigint, spender: Address) =>
  typedAsk(
    'PermitTransferFrom',
    {
      PermitTransferFrom: 'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline',
      TokenPermissions: 'address token,uint256 amount',
    },
    permit2Domain,
    { permitted: { token, amount }, spender, nonce: 5n, deadline: 1_900_000_000n },
  );
const permitSingle = (token: Address, amount: bigint, spender: Address) =>
  typedAsk(
    'PermitSingle',
    {
      PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline',
      PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce',
    },
    permit2Domain,
    {
      details: { token, amount, expiration: 1_900_000_000n, nonce: 0n },
      spender,
      sigDeadline: 1_900_000_000n,
    },
  );
const seaport = at('0x0000000000000068f116a894984e2db1123eb395');
const seaportOrder = (offer: readonly object[], consideration: readonly object[]) =>
  typedAsk(
    'OrderComponents',
    {
      OrderComponents:
        'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter',
      OfferItem:
        'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount',
      ConsiderationItem:
        'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient',
    },
    { name: 'Seaport', version: '1.6', chainId: 1, verifyingContract: seaport },
    {
      offerer: me,
      zone: zeroAddress,
      offer,
      consideration,
      orderType: 0,
      startTime: 0n,
      endTime: 1_900_000_000n,
      zoneHash: pad('0x', { size: 32 }),
      salt: 1n,
      conduitKey: pad('0x', { size: 32 }),
      counter: 0n,
    },
  );
const part = (itemType: number, token: Address, id: bigint, amount: bigint) => ({
  itemType,
  token,
  identifierOrCriteria: id,
  startAmount: amount,
  endAmount: amount,
});
const cowOrder = (sellToken: Address, sellAmount: bigint, buyAmount: bigint) =>
  typedAsk(
    'Order',
    {
      Order:
        'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance',
    },
    {
      name: 'Gnosis Protocol',
      version: 'v2',
      chainId: 1,
      verifyingContract: at('0x9008d19f58aabd9ed0d60971565aa8510560ab41'),
    },
    {
      sellToken,
      buyToken: usdc,
      receiver: me,
      sellAmount,
      buyAmount,
      validTo: 1_900_000_000,
      appData: pad('0x', { size: 32 }),
      feeAmount: 0n,
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    },
  );
const strangeItem = async (e: Ethereum) => {
  const it = await e.put('Genuine');
  await e.send(me, it, call('function call_(string,uint8,bool)', 'BAYC', 0, true));
  e.published(it);
  return it;
};
const asAmounts: readonly Try[] = [
  free('Permit2: once, nothing of apes, for a stranger', 'Item 0 goes.', async (e) =>
    e.read(permitTransfer(apes, 0n, thief)),
  ),
  free('Permit2: once, seven of apes, for a stranger', 'Item 7 goes.', async (e) =>
    e.read(permitTransfer(apes, 7n, thief)),
  ),
  free('Permit2: once, seven of apes, for a known router', 'Item 7 goes.', async (e) =>
    e.read(permitTransfer(apes, 7n, at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af'))),
  ),
  free('Permit2: once, nothing of apes, for a known router', 'Item 0 goes.', async (e) =>
    e.read(permitTransfer(apes, 0n, at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af'))),
  ),
  free('Permit2: an allowance of nothing of apes', 'Item 0 goes.', async (e) =>
    e.read(permitSingle(apes, 0n, thief)),
  ),
  free('Permit2: an allowance of seven of apes', 'Items up to 7 go.', async (e) =>
    e.read(permitSingle(apes, 7n, thief)),
  ),
  free('Permit2: an allowance of nothing of apes, by a call', 'Item 0 goes.', async (e) => {
    const text = 'function approve(address token, address spender, uint160 amount, uint48 expiration)';
    await e.stand(permit2, { [text]: [] });
    return e.read(ask(1, permit2, call(text, apes, thief, 0n, 1_900_000_000)));
  }),
  free('Permit2: nothing of apes is sent, by a call', 'Item 0 goes.', async (e) => {
    const text = 'function transferFrom(address from, address to, uint160 amount, address token)';
    await e.stand(permit2, { [text]: [] });
    return e.read(ask(1, permit2, call(text, me, thief, 0n, apes)));
  }),
  free('Permit2: allowances of dollars, and of nothing of apes', 'Item 0 goes.', async (e) =>
    e.read(
      typedAsk(
        'PermitBatch',
        {
          PermitBatch: 'PermitDetails[] details,address spender,uint256 sigDeadline',
          PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce',
        },
        permit2Domain,
        {
          details: [usdc, apes].map((token) => ({
            token,
            amount: 0n,
            expiration: 1_900_000_000n,
            nonce: 0n,
          })),
          spender: at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af'),
          sigDeadline: 1_900_000_000n,
        },
      ),
    ),
  ),
  free('Permit2: once, a dollar, and nothing of apes', 'Item 0 goes.', async (e) =>
    e.read(
      typedAsk(
        'PermitBatchTransferFrom',
        {
          PermitBatchTransferFrom:
            'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline',
          TokenPermissions: 'address token,uint256 amount',
        },
        permit2Domain,
        {
          permitted: [
            { token: usdc, amount: 0n },
            { token: apes, amount: 0n },
          ],
          spender: at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af'),
          nonce: 5n,
          deadline: 1_900_000_000n,
        },
      ),
    ),
  ),
  free('Permit2: nothing of dollars, once', 'It takes no allowance back.', async (e) =>
    e.read(permitTransfer(usdc, 0n, thief)),
  ),
  free('Permit2: nothing of dollars any more, by a call', 'to compare.', async (e) => {
    const text = 'function approve(address token, address spender, uint160 amount, uint48 expiration)';
    await e.stand(permit2, { [text]: [] });
    return e.read(ask(1, permit2, call(text, usdc, thief, 0n, 1_900_000_000)));
  }),
  free('the holder: nothing of apes for a stranger', 'Item 0 goes.', async (e) => {
    const old = await shy(e, total);
    await e.stand(holder, { [holderText]: [] });
    return e.read(ask(1, holder, call(holderText, old, apes, 0n, old, call(total))));
  }),
  free('the holder: nothing of apes for a plain account', 'Item 0 goes.', async (e) => {
    await e.stand(holder, { [holderText]: [] });
    return e.read(ask(1, holder, call(holderText, thief, apes, 0n, usdc, call(balanceOf, me))));
  }),
  free('a permit of nothing of a collection', 'Item 0 goes, where the collection has permits.', async (e) =>
    e.read(
      typedAsk(
        'Permit',
        { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' },
        { name: 'BAYC', version: '1', chainId: 1, verifyingContract: apes },
        { owner: me, spender: thief, value: 0n, nonce: 0n, deadline: 1_900_000_000n },
      ),
    ),
  ),
  free('CoW: nothing of apes for a dollar', 'Item 0 goes.', async (e) =>
    e.read(cowOrder(apes, 0n, 10n ** 6n)),
  ),
  free('CoW: seven of apes for a dollar', 'Item 7 goes.', async (e) => e.read(cowOrder(apes, 7n, 10n ** 6n))),
  free('Seaport: seven of apes as an amount, for a strange item', 'Item 7 goes.', async (e) =>
    e.read(
      seaportOrder([part(1, apes, 0n, 7n)], [{ ...part(2, await strangeItem(e), 1n, 1n), recipient: me }]),
    ),
  ),
  free('Seaport: seven of apes as an amount, for a coin', 'Item 7 goes.', async (e) =>
    e.read(seaportOrder([part(1, apes, 0n, 7n)], [{ ...part(0, zeroAddress, 0n, E18), recipient: me }])),
  ),
  free('Seaport: an item for a coin', 'to compare.', async (e) =>
    e.read(seaportOrder([part(2, apes, 7n, 1n)], [{ ...part(0, zeroAddress, 0n, E18), recipient: me }])),
  ),
  free('Seaport: coins for an amount of a collection', 'It is item 1.', async (e) =>
    e.read(seaportOrder([part(1, weth, 0n, E18)], [{ ...part(1, apes, 0n, 100n), recipient: me }])),
  ),
  order(
    'LooksRare: a bid on ten of any',
    'One comes, and ten are said: the market does not count items of ERC-721.',
    () =>
      looks({
        isOrderAsk: false,
        amount: 10n,
        price: 10n * E18,
        strategy: '0x86f909f70813cdb1bc733f4d97dc6b03b8e7e8f3',
        collection: apes,
      }),
  ),
  order('LooksRare: a bid on ten of one', 'One comes, and ten are said.', () =>
    looks({ isOrderAsk: false, amount: 10n, price: 10n * E18, collection: apes }),
  ),
  order('LooksRare: a listing of none for nothing', 'The market counts no items.', () =>
    looks({ amount: 0n, price: 1n }),
  ),
  order('Blur: a listing of none for nothing', 'The market counts no items.', () =>
    blurMine({ amount: 0n, price: 1n }),
  ),
  order('LooksRare 2: a listing of none for nothing', 'to compare: refused there.', () =>
    looks2({ amounts: [0n], price: 1n }),
  ),
  order('Blur: a bid on any of a collection that is called as another', 'It is worth nothing.', async (e) =>
    blurMine({
      side: 0n,
      paymentToken: weth,
      matchingPolicy: '0x0000000000b92d5d043faf7cecf7e2ee6aaed232',
      collection: await strangeItem(e),
    }),
  ),
  order('LooksRare: a bid in the token of the thief', 'to compare.', (e) =>
    looks({ isOrderAsk: false, currency: e.junk }),
  ),
];

// ── Blind signatures, and code for the account ──────────────────────────────────────────────────────────────────────

const raw = (id: string, why: string, make: (e: Ethereum) => unknown): Try =>
  free(id, why, async (e) => e.read(JSON.stringify(make(e))));
const authorization = (more: object, method = 'wallet_signAuthorization') => ({
  method,
  params: [{ address: thief, ...more }],
});
const blind: readonly Try[] = [
  raw('eth_sign: a hash', 'Whatever it is of.', () => ({
    method: 'eth_sign',
    params: [me, pad('0x77', { size: 32 })],
  })),
  raw('eth_sign: a hash, swapped', 'The same.', () => ({
    method: 'eth_sign',
    params: [pad('0x77', { size: 32 }), me],
  })),
  raw('eth_sign: 32 letters', 'A hash may be 32 letters.', () => ({
    method: 'eth_sign',
    params: [me, stringToHex('Hello, this is a log in of mine.')],
  })),
  raw('eth_sign: two addresses', 'Which is the account?', () => ({
    method: 'eth_sign',
    params: [me, thief],
  })),
  raw('eth_sign: a text', 'Some sign it as bytes.', () => ({
    method: 'eth_sign',
    params: [me, stringToHex('Hello')],
  })),
  raw('eth_sign: nothing', 'to compare.', () => ({ method: 'eth_sign', params: [me, '0x'] })),
  raw('7702: a stranger’s code', 'It has the account.', () => authorization({ chainId: 1 })),
  raw('7702: a stranger’s code everywhere', 'It has the account.', () => authorization({ chainId: 0 })),
  raw('7702: an account in front', 'It has the account.', () => ({
    method: 'eth_signAuthorization',
    params: [me, { contractAddress: thief, chainId: 1, nonce: 0 }],
  })),
  raw('7702: no code any more', 'to compare.', () => authorization({ address: zeroAddress, chainId: 1 })),
  raw('7702: beside a payment', 'It has the account.', (e) => {
    const it = JSON.parse(ask(1, e.stage.friend, '0x', 1n));
    it.params[0].authorizationList = [{ address: thief }];
    return it;
  }),
  raw('7702: by a capability of a batch', 'It has the account.', (e) => {
    const it = JSON.parse(askBatch(1, [{ to: e.stage.friend, value: 1n }]));
    it.params[0].capabilities = { eip7702Auth: { address: thief } };
    return it;
  }),
  raw('7702: in a call of a batch', 'It has the account.', (e) => {
    const it = JSON.parse(askBatch(1, [{ to: e.stage.friend, value: 1n }]));
    it.params[0].authorizationList = [{ address: thief }];
    return it;
  }),
  raw('7702: by the type alone', 'The wallet adds it.', (e) => {
    const it = JSON.parse(ask(1, e.stage.friend, '0x', 1n));
    it.params[0].type = '0x4';
    return it;
  }),
];

const tries: readonly Try[] = [
  ...pairs.flatMap(({ id, why, make }) => [
    free(`approved by the user: ${id}`, why, approvedOf(make)),
    free(`approved by a Safe: ${id}`, why, inSafeOf(make)),
  ]),
  ...nested,
  ...reads,
  ...passed,
  ...someOrders,
  ...asAmounts,
  ...blind,
];
const verdicts = new Map<string, string>();
const alone = new Map<string, string>();

beforeAll(async () => {
  await onEthereum(1, async (e) => {
    await stageFor(e);
    for (const { id, make } of pairs) alone.set(id, await outcomeOf(() => aloneOf(make)(e)));
    for (const it of tries) verdicts.set(it.id, await outcomeOf(() => it.read(e)));
  });
}, 900_000);

async function stageFor(e: Ethereum): Promise<void> {
  const {
    smallSafe,
    at: { safe },
  } = e.stage;
  for (const [who, amount] of [
    [third, 5n * K],
    [smallSafe, 5n * K],
    [safe, 5n * K],
  ] as const)
    await e.send(me, usdc, call('function mint(address,uint256)', who, amount));
  for (const it of [third, v2]) await rpc(e.url, 'anvil_setBalance', [it, toHex(E18)]);
  await e.send(
    smallSafe,
    smallSafe,
    call('function addOwnerWithThreshold(address owner, uint256 _threshold)', safe, 1n),
  );
  const code = await rpc<Hex>(e.url, 'eth_getCode', [usdc, 'latest']);
  await rpc(e.url, 'anvil_setCode', [dai, code]);
  await e.send(me, dai, call('function call_(string,uint8)', 'DAI', 18));
  e.published(dai);
  const items = await rpc<Hex>(e.url, 'eth_getCode', [await e.put('Genuine'), 'latest']);
  for (const it of [apes, orders.collection as Address]) {
    await rpc(e.url, 'anvil_setCode', [it, items]);
    await e.send(me, it, call('function call_(string,uint8,bool)', 'BAYC', 0, true));
    for (const id of [0n, 7n]) await e.send(me, it, call('function give(address,uint256)', me, id));
    e.published(it);
  }
  for (const it of Object.values(marketsAt)) {
    await rpc(e.url, 'anvil_setCode', [it, items]);
    e.published(it);
  }
}
const marketsAt: Readonly<Record<string, Address>> = {
  zeroX: at('0xdef1c0ded9bec7f1a1670819833240f027b25eff'),
  blur: at('0x000000000000ad05ccc4f10045630fb830b95127'),
  blend: at('0x29469395eaf6f95920e59f858042f0e28d98a20b'),
  seaport: at('0x0000000000000068f116a894984e2db1123eb395'),
  cow: at('0x9008d19f58aabd9ed0d60971565aa8510560ab41'),
  permit2: at('0x000000000022d473030f116ddee9f6b43ac78ba3'),
  router: at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af'),
  looksRare: at('0x59728544b08ab483533076417fbbb2fd0b17ce3a'),
  looksRare2: at('0x0000000000e655fae4d56241588680f86e3b2377'),
  rarible: at('0x9757f2d2b135150bbeb65308d4a91804107cd8d6'),
  zora: at('0x850a7c6fe2cf48eea1393554c8a3ba23f20cc401'),
};

test('none is read back calmly but those that are written down as open', () => {
  const calm = [...verdicts].flatMap(([id, verdict]) => (verdict === 'read' && !told.has(id) ? [id] : []));
  expect(calm.toSorted()).toEqual([...open].toSorted());
});

test('an approval with its transaction beside it is never calmer than that transaction', () => {
  const calmer = pairs.flatMap(({ id }) =>
    ['user', 'Safe'].flatMap((by) =>
      verdicts.get(`approved by ${by === 'user' ? 'the user' : 'a Safe'}: ${id}`) === 'read' &&
      alone.get(id) !== 'read'
        ? [`${by}: ${id}`]
        : [],
    ),
  );
  expect(calmer).toEqual([]);
});
