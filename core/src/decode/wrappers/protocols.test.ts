import { type Address, type Hex, maxUint256, stringToHex } from 'viem';
import { describe, expect, test } from 'vitest';
import { decode } from '../decode.ts';
import { callData, friend, from, token, transaction, transfer } from '../testing/requests.ts';

const connector: Address = '0x0C9a3dd6b8F28529d72d7f9cE918D493519EE383';
const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const none: Address = '0x0000000000000000000000000000000000000000';
const batch = 'batch((address,address,uint256,bytes)[])';
const borrow = callData('borrow(uint256,address)', 5n, friend);

function read(data: Hex, to: Address = connector, value = 0n) {
  return decode(transaction({ to, data, value }), {});
}

describe('the vault connector of Euler', () => {
  test('what a batch asks of a vault is a step of its own, on behalf of the account that it names', () => {
    const { steps, complete } = read(callData(batch, [[token, from, 0n, borrow]]));
    expect(complete).toBe(true);
    expect(steps[0]?.steps).toMatchObject([
      {
        op: 'call',
        actor: from,
        to: token,
        fn: { name: 'borrow' },
        args: [{}, { value: { address: friend } }],
      },
    ]);
  });

  test('an account that differs in its last byte is one of the caller’s; any other is only operated', () => {
    const second = `${from.slice(0, 40)}01`.toLowerCase() as Address;
    const { steps } = read(
      callData(batch, [
        [token, second, 0n, borrow],
        [token, friend, 0n, borrow],
      ]),
    );
    expect(steps[0]?.steps.map(({ actor }) => actor.toLowerCase())).toEqual([
      second.toLowerCase(),
      from.toLowerCase(),
    ]);
  });

  test('a call of the connector itself keeps its caller, so power that is hidden in a batch is read', () => {
    const power = callData('setAccountOperator(address,address,bool)', from, friend, true);
    const { steps } = read(callData(batch, [[connector, none, 0n, power]]));
    expect(steps[0]?.steps).toMatchObject([
      { op: 'delegatecall', actor: from, to: connector, fn: { name: 'setAccountOperator' } },
    ]);
  });

  test('a batch in a batch is opened', () => {
    const inside = callData(batch, [[token, from, 0n, borrow]]);
    const { steps } = read(callData(batch, [[connector, none, 0n, inside]]));
    expect(steps[0]?.steps[0]?.steps).toMatchObject([{ to: token, fn: { name: 'borrow' } }]);
  });

  test('the connector refuses a call of itself on behalf of someone: nothing is read', () => {
    const data = callData(batch, [[connector, from, 0n, borrow]]);
    expect(read(data)).toMatchObject({ complete: false, steps: [{ reading: 'unread', steps: [] }] });
  });

  test('the greatest value is all that was sent', () => {
    const { steps } = read(callData(batch, [[token, from, maxUint256, '0xd0e30db0']]), connector, 7n);
    expect(steps[0]?.steps[0]?.value).toBe(7n);
  });

  test('a permit acts as whoever signed it', () => {
    const signature = 'permit(address,address,uint256,uint256,uint256,uint256,bytes,bytes)';
    const { steps } = read(callData(signature, friend, none, 0n, 0n, 9n, 0n, borrow, '0x'));
    expect(steps[0]?.steps).toMatchObject([{ actor: friend, to: connector }]);
  });

  test('a token that everybody knows, and Permit2, ask nobody: what they do is the connector’s own', () => {
    const approve = callData('approve(address,uint256)', friend, 0n);
    const atPermit2 = callData('approve(address,address,uint160,uint48)', token, friend, 5n, 1_900_000_000);
    const calls = [
      [token, approve],
      [permit2, atPermit2],
      [friend, approve],
    ] as const;
    const { steps } = read(
      callData(
        batch,
        calls.map(([to, data]) => [to, from, 0n, data]),
      ),
    );
    expect(steps[0]?.steps.map(({ actor }) => actor)).toEqual([connector, connector, from]);
  });

  test('a router asks nobody either: what it takes and pays is the connector’s own', () => {
    const path = [token, friend];
    const swap = callData(
      'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
      1n,
      1n,
      path,
      from,
      9n,
    );
    const deposit = callData('deposit(uint256,address)', 1n, from);
    const { steps } = read(
      callData(batch, [
        [friend, from, 0n, swap],
        [friend, from, 0n, deposit],
        [friend, from, 0n, '0x12345678'],
      ]),
    );
    expect(steps[0]?.steps.map(({ actor }) => actor)).toEqual([connector, from, from]);
  });

  test('one call is opened like a batch', () => {
    const { steps } = read(callData('call(address,address,uint256,bytes)', token, from, 0n, borrow));
    expect(steps[0]?.steps).toMatchObject([{ actor: from, to: token, fn: { name: 'borrow' } }]);
  });
});

test('the host of Superfluid calls agreements for its caller, and everything else as itself', () => {
  const host: Address = '0x4E583d9390082B65Bef884b629DFA426114CED6d';
  const actorOf = (to: Address, data: Hex) =>
    read(callData('callAgreement(address,bytes,bytes)', to, data, '0x'), host).steps[0]?.steps[0]?.actor;
  const stream = callData('deleteFlow(address,address,address,bytes)', token, from, friend, '0x');
  expect(actorOf(friend, stream)).toBe(from);
  expect(actorOf(token, callData('approve(address,uint256)', friend, 0n))).toBe(host);
  expect(actorOf(token, transfer(friend, 5n))).toBe(host);
});

test('what the bundler of Morpho calls takes from whoever called it, and may fail where it says so', () => {
  const signature = 'multicall((address,bytes,uint256,bool,bytes32)[])';
  const zero = `0x${'00'.repeat(32)}`;
  const take = callData('erc20TransferFrom(address,address,uint256)', token, friend, 5n);
  const { steps, complete } = read(callData(signature, [[connector, take, 0n, true, zero]]));
  expect(complete).toBe(true);
  expect(steps[0]?.steps).toMatchObject([
    { actor: from, to: connector, runs: 'mayFail', fn: { name: 'erc20TransferFrom' } },
  ]);
});

describe('names', () => {
  const node = `0x${'22'.repeat(32)}`;
  const record = callData('setAddr(bytes32,address)', node, friend);
  const secret = `0x${'33'.repeat(32)}`;

  test.each([
    [
      'register(string,address,uint256,bytes32,address,bytes[],bool,uint16)',
      ['me', from, 1n, secret, token, [record], true, 0],
    ],
    [
      'register((string,address,uint256,bytes32,address,bytes[],uint8,bytes32))',
      [['me', from, 1n, secret, token, [record], 1, secret]],
    ],
    ['register((string,address,uint256,address,bytes[],bool))', [['me', from, 1n, token, [record], true]]],
  ])('%s sets its records at the resolver', (signature, args) => {
    const { steps, complete } = read(callData(signature, ...args));
    expect(complete).toBe(true);
    expect(steps[0]?.steps).toMatchObject([
      { actor: connector, to: token, fn: { name: 'setAddr' }, args: [{}, { value: { address: friend } }] },
    ]);
  });

  test('records for one name are set by the resolver itself', () => {
    const { steps } = read(callData('multicallWithNodeCheck(bytes32,bytes[])', node, [record]));
    expect(steps[0]?.steps).toMatchObject([{ op: 'delegatecall', actor: from, fn: { name: 'setAddr' } }]);
  });
});

test('an agreement that the host of Superfluid calls is a step of the caller’s', () => {
  const flow = callData('createFlow(address,address,int96,bytes)', token, friend, 5n, '0x');
  const { steps } = read(callData('callAgreement(address,bytes,bytes)', token, flow, '0x'));
  expect(steps[0]?.steps).toMatchObject([{ actor: from, to: token, fn: { name: 'createFlow' } }]);
});

test.each([
  ['batch(bytes[])', 'always', (data: Hex) => [[data]]],
  ['batch(bytes[],bool)', 'mayFail', (data: Hex) => [[data], false]],
  ['multicall((bool,bytes)[])', 'always', (data: Hex) => [[[false, data]]]],
] as const)('%s calls the contract itself with the authority of the caller', (signature, runs, argsOf) => {
  const out = callData('withdrawMax(uint256,address)', 3n, friend);
  const { steps } = read(callData(signature, ...argsOf(out)));
  expect(steps[0]?.steps).toMatchObject([
    { op: 'delegatecall', actor: from, to: connector, runs, fn: { name: 'withdrawMax' } },
  ]);
});

test('bytes that no wrapper opens stay bytes: what a bulker runs is not read as nothing', () => {
  const action = stringToHex('ACTION_OF_NOBODY', { size: 32 });
  const { steps } = read(callData('invoke(bytes32[],bytes[])', [action], [transfer(friend, 1n)]));
  expect(steps[0]).toMatchObject({ fn: { name: 'invoke' }, steps: [] });
});
