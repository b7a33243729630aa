import { type Address, keccak256, maxUint256 } from 'viem';
import { describe, expect, test } from 'vitest';
import {
  callData,
  friend,
  from,
  multiSend,
  multiSendAddress,
  packed,
  requestOf,
  safe,
  token,
  transaction,
  transfer,
} from '../../decode/testing/requests.ts';
import { permitBatch, safeTxData } from '../../decode/testing/typedData.ts';
import { known, unknown } from '../../model/known.ts';
import { fails, says } from '../../world/testing/tableWorld.ts';
import { asString, asWord, labelled, nodeWith } from '../testing.ts';

const usdc = { [token]: { symbol: asString('USDC'), decimals: asWord(6) } };
const approve = transaction({ data: callData('approve(address,uint256)', friend, maxUint256) });
const asset = { kind: 'token', chainId: 1, address: token };

describe('a plain approval', () => {
  test('is one of the token, without limit, and says how it is known', async () => {
    const { facts, state } = await labelled(approve, nodeWith(usdc));
    expect(state).toBe('done');
    expect(facts['step.0.arg.amount']?.value).toEqual(
      known({ kind: 'allowance', raw: maxUint256, unlimited: true, asset }),
    );
    const id = token.toLowerCase();
    expect(facts[`token.${id}.symbol`]?.value).toEqual(known({ kind: 'text', text: 'USDC' }));
    expect(facts[`token.${id}.decimals`]).toMatchObject({
      value: known({ kind: 'integer', value: 6n }),
      from: [{ by: 'chain', chainId: 1, number: 99n, block: `0x${'ab'.repeat(32)}`, endpoint: 'node.test' }],
    });
    expect(facts[`account.${id}.code`]?.value).toEqual(
      known({ kind: 'code', state: 'contract', hash: keccak256('0x6001') }),
    );
    expect(facts[`account.${friend.toLowerCase()}.code`]?.value).toEqual(
      known({ kind: 'code', state: 'none' }),
    );
    expect(facts[`account.${friend.toLowerCase()}.nonce`]?.value).toEqual(
      known({ kind: 'integer', value: 3n }),
    );
    expect(facts['chain.name']?.value).toEqual(known({ kind: 'text', text: 'Ethereum' }));
  });

  test('costs twelve questions: three accounts, their names, the token, what is held of it, and the book', async () => {
    const { asked, questions } = await labelled(approve, nodeWith(usdc));
    expect(asked.map(({ method }) => method).sort()).toEqual([
      'eth_call',
      'eth_call',
      'eth_call',
      'eth_getCode',
      'eth_getCode',
      'eth_getCode',
      'eth_getTransactionCount',
      'eth_getTransactionCount',
    ]);
    expect(questions).toHaveLength(12);
  });

  test('everything is read at the pinned block', async () => {
    const { asked } = await labelled(approve, nodeWith(usdc));
    for (const { params } of asked) expect(params.at(-1)).toEqual({ blockHash: `0x${'ab'.repeat(32)}` });
  });

  test('is shown before any answer comes, and revisions only grow', async () => {
    const { all } = await labelled(approve, nodeWith(usdc));
    expect(all[0]?.facts['step.0.arg.amount']?.value).toEqual(known({ kind: 'integer', value: maxUint256 }));
    expect(all.map(({ state }) => state)).toEqual([
      'pending',
      'pending',
      'pending',
      'pending',
      'pending',
      'pending',
      'pending',
      'done',
    ]);
    for (const [i, it] of all.entries())
      for (const id of Object.keys(all[i - 1]?.facts ?? {})) expect(Object.keys(it.facts)).toContain(id);
  });
});

describe('a contract that the shipped lists name', () => {
  const pool: Address = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
  const supply = transaction({
    to: pool,
    data: callData('supply(address,uint256,address,uint16)', token, 5n, from, 0),
  });
  const name = known({ kind: 'text', text: 'Aave v3 pool' });

  test('has its name where a contract is deployed, and nobody is asked for one', async () => {
    const named: string[] = [];
    const { facts } = await labelled(supply, nodeWith({ ...usdc, [pool]: {} }), {
      label: ({ address }) => {
        named.push(address.toLowerCase());
        return unknown('notFound');
      },
    });
    expect(facts[`account.${pool}.name`]).toEqual({
      id: `account.${pool}.name`,
      value: name,
      from: [{ by: 'source', name: 'Readback' }],
    });
    expect(facts[`account.${pool}.wouldBe`]).toBeUndefined();
    expect(named).toContain(from.toLowerCase());
    expect(named).not.toContain(pool);
  });

  test('has only a name that it would have where no contract is, or nobody could say', async () => {
    for (const node of [nodeWith(usdc), { eth_getCode: says(7), eth_call: says({}) }]) {
      const { facts } = await labelled(supply, node);
      expect(facts[`account.${pool}.name`]).toBeUndefined();
      expect(facts[`account.${pool}.wouldBe`]?.value).toEqual(name);
    }
  });
});

describe('what a contract says of itself', () => {
  const symbolOf = async (symbol: `0x${string}`) => {
    const node = nodeWith({ [token]: { symbol, decimals: asWord(6) } });
    return (await labelled(approve, node)).facts[`token.${token.toLowerCase()}.symbol`]?.value;
  };
  const none = unknown('unanswered', 'node.test');

  test('a symbol of 32 bytes, as older tokens have it, is read', async () => {
    expect(await symbolOf(`0x4d4b52${'00'.repeat(29)}`)).toEqual(known({ kind: 'text', text: 'MKR' }));
  });

  test.each([
    ['of more than 256 bytes', asString('x'.repeat(257))],
    ['that claims to be longer than it is', `${asWord(32)}${asWord(4_000_000).slice(2)}` as const],
    ['that is not UTF-8', `0xff41${'00'.repeat(30)}` as const],
    ['with something behind its end', `0x4100${'11'.repeat(30)}` as const],
    ['that is empty', asString('')],
    ['of no bytes at all', '0x' as const],
  ])('a symbol %s is none', async (_, symbol) => {
    expect(await symbolOf(symbol)).toEqual(none);
  });

  test('decimals above 77 are none, and the amount stays a bare number', async () => {
    const node = nodeWith({ [token]: { symbol: asString('X'), decimals: asWord(255) } });
    const { facts, state } = await labelled(approve, node);
    expect(facts[`token.${token.toLowerCase()}.decimals`]?.value).toEqual(none);
    expect(facts['step.0.arg.amount']?.value).toMatchObject({ v: { kind: 'integer' } });
    expect(state).toBe('partial');
  });

  test('an approval on an ERC-721 contract is for one item, and names it so', async () => {
    const node = nodeWith({ [token]: { symbol: asString('APE'), erc721: true } });
    const request = transaction({ data: callData('approve(address,uint256)', friend, 7n) });
    const { steps, facts } = await labelled(request, node);
    expect(steps[0]?.args[1]).toMatchObject({ name: 'tokenId', meaning: { as: 'item' } });
    expect(facts['step.0.arg.tokenId']?.value).toEqual(
      known({ kind: 'asset', asset: { kind: 'nft', chainId: 1, address: token, id: 7n } }),
    );
  });

  test('an account that is delegated is told apart from a contract', async () => {
    const code = `0xef0100${'33'.repeat(20)}` as const;
    const { facts } = await labelled(approve, nodeWith({ ...usdc, [friend]: { code } }));
    expect(facts[`account.${friend.toLowerCase()}.code`]?.value).toEqual(
      known({ kind: 'code', state: 'delegated', delegate: `0x${'33'.repeat(20)}` }),
    );
  });

  test('a node that answers nonsense is malformed, never a fact', async () => {
    const { facts, state } = await labelled(approve, { eth_getCode: says(7), eth_call: says({}) });
    expect(facts[`account.${friend.toLowerCase()}.code`]?.value).toEqual(unknown('malformed', 'node.test'));
    expect(state).toBe('partial');
  });
});

describe('amounts', () => {
  const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
  const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
  const node = nodeWith({
    ...usdc,
    [weth]: { symbol: asString('WETH'), decimals: asWord(18) },
    [router]: {},
    [friend]: {},
  });
  const native = { kind: 'native', chainId: 1 };

  test('of a swap are of the ends of its path', async () => {
    const signature = 'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)';
    const data = callData(signature, 5n, 3n, [token, weth], from, 1_900_000_000n);
    const { facts } = await labelled(transaction({ to: router, data }), node);
    expect(facts['step.0.arg.amountIn']?.value).toEqual(known({ kind: 'amount', raw: 5n, asset }));
    expect(facts['step.0.arg.amountOutMin']?.value).toMatchObject({
      v: { raw: 3n, asset: { address: weth } },
    });
    expect(facts['step.0.arg.path.1']?.value).toEqual(known({ kind: 'address', address: weth }));
    expect(facts['step.0.arg.deadline']?.value).toEqual(known({ kind: 'time', seconds: 1_900_000_000n }));
    expect(facts[`account.${router.toLowerCase()}.name`]).toMatchObject({
      value: known({ kind: 'text', text: 'Uniswap V2 router' }),
      from: [{ by: 'source', name: 'Readback' }],
    });
  });

  test('of a swap into the native currency are of that', async () => {
    const signature = 'swapExactTokensForETH(uint256,uint256,address[],address,uint256)';
    const data = callData(signature, 5n, 3n, [token, weth], from, 1_900_000_000n);
    const { facts } = await labelled(transaction({ to: router, data }), node);
    expect(facts['step.0.arg.amountOutMin']?.value).toEqual(
      known({ kind: 'amount', raw: 3n, asset: native }),
    );
  });

  test('that are withdrawn from WETH9 are of it; from another contract nobody knows of what', async () => {
    const data = callData('withdraw(uint256)', 5n);
    const wrapped = await labelled(transaction({ to: weth, data }), node);
    expect(wrapped.facts['step.0.arg.amount']?.value).toMatchObject({ v: { kind: 'amount' } });
    const other = await labelled(transaction({ to: token, data }), node);
    expect(other.facts['step.0.arg.amount']?.value).toMatchObject({ v: { kind: 'integer' } });
  });

  test('inside a Safe transaction are read like any other', async () => {
    const data = multiSend(packed({ to: token, data: transfer(friend, 5n) }));
    const typed = safeTxData(safe, { to: multiSendAddress, value: 0n, data, operation: 1n });
    const request = requestOf({ kind: 'typedData', signer: from, json: '', typed });
    const { facts, steps } = await labelled(request, nodeWith({ ...usdc, [multiSendAddress]: {} }));
    expect(facts['step.0.0.0.arg.amount']?.value).toEqual(known({ kind: 'amount', raw: 5n, asset }));
    expect(steps[0]?.args.slice(1, 4).map(({ meaning }) => meaning?.as)).toEqual([
      'amount',
      'nested',
      'operation',
    ]);
    expect(facts[`account.${multiSendAddress.toLowerCase()}.name`]?.value).toEqual(
      known({ kind: 'text', text: 'MultiSend 1.4.1' }),
    );
  });

  test('a shipped name is a name only where a contract stands', async () => {
    const data = multiSend(packed({ to: token, data: transfer(friend, 5n) }));
    const typed = safeTxData(safe, { to: multiSendAddress, value: 0n, data, operation: 1n });
    const request = requestOf({ kind: 'typedData', signer: from, json: '', typed });
    const id = `account.${multiSendAddress.toLowerCase()}`;
    for (const more of [{}, { block: unknown('offline') }]) {
      const { facts } = await labelled(request, nodeWith(usdc), more);
      expect(facts[`${id}.name`]).toBeUndefined();
      expect(facts[`${id}.wouldBe`]?.value).toEqual(known({ kind: 'text', text: 'MultiSend 1.4.1' }));
    }
  });

  test('of a permit are allowances of the tokens it names', async () => {
    const { types, primaryType, message } = permitBatch;
    const typed = { types, primaryType, message, domain: { chainId: 1n, verifyingContract: friend } };
    const { facts } = await labelled(requestOf({ kind: 'typedData', signer: from, json: '', typed }), node);
    expect(facts['step.0.arg.details.0.amount']?.value).toMatchObject({
      v: { kind: 'allowance', raw: 5n, asset },
    });
    expect(facts['step.0.arg.details.0.expiration']?.value).toMatchObject({ v: { kind: 'time' } });
  });
});

describe('poorer worlds', () => {
  test('without a block the chain is not asked, and every gap says why', async () => {
    const { facts, state, asked } = await labelled(approve, nodeWith(usdc), { block: unknown('offline') });
    expect(asked).toEqual([]);
    expect(state).toBe('partial');
    expect(facts[`account.${friend.toLowerCase()}.code`]?.value).toEqual(unknown('offline'));
    expect(facts[`token.${token.toLowerCase()}.decimals`]?.value).toEqual(unknown('offline'));
  });

  test('a node that refuses everything leaves the request as it was decoded', async () => {
    const refuse = fails(-32000, 'no');
    const table = { eth_call: refuse, eth_getCode: refuse };
    const { steps, state } = await labelled(approve, table);
    expect(state).toBe('partial');
    expect(steps[0]?.fn?.name).toBe('approve');
  });

  test('the user’s own book speaks for itself, and only for whom it knows', async () => {
    const book = () => known([{ address: friend, name: 'Ana', own: false, paid: 4 }]);
    const { facts } = await labelled(approve, nodeWith(usdc), { book });
    expect(facts[`book.${friend.toLowerCase()}.name`]).toMatchObject({
      value: known({ kind: 'text', text: 'Ana' }),
      from: [{ by: 'user' }],
    });
    expect(facts[`book.${friend.toLowerCase()}.paid`]?.value).toEqual(known({ kind: 'integer', value: 4n }));
    expect(facts[`book.${token.toLowerCase()}.paid`]?.value).toEqual(known({ kind: 'integer', value: 0n }));
  });

  test('a name from outside says whose it is', async () => {
    const label = () => known({ name: 'USD Coin', source: 'practice' });
    const { facts } = await labelled(approve, nodeWith(usdc), { label });
    expect(facts[`account.${token.toLowerCase()}.name`]).toMatchObject({
      value: known({ kind: 'text', text: 'USD Coin' }),
      from: [{ by: 'source', name: 'practice' }],
    });
  });

  test('a batch to a thousand accounts asks about as many as the limit, and says that it is partial', async () => {
    const entries = Array.from({ length: 1_000 }, (_, i) => ({
      to: token,
      data: transfer(`0x${(i + 1).toString(16).padStart(40, '0')}`, 1n),
    }));
    const request = transaction({ to: multiSendAddress, data: multiSend(packed(...entries)) });
    const { asked, state, facts } = await labelled(request, nodeWith(usdc));
    expect(asked.filter(({ method }) => method === 'eth_getCode')).toHaveLength(64);
    expect(state).toBe('partial');
    expect(Object.keys(facts).filter((id) => id.startsWith('step.')).length).toBeLessThanOrEqual(2_000);
  });

  test('a message has no chain and asks the chain nothing', async () => {
    const { asked, state } = await labelled(requestOf({ kind: 'message', bytes: '0x41' }), {});
    expect(asked).toEqual([]);
    expect(state).toBe('skipped');
  });
});
