import { type Address, concatHex, encodeAbiParameters, type Hex, zeroAddress, zeroHash } from 'viem';
import { describe, expect, test } from 'vitest';
import { decode } from '../decode.ts';
import { callData, friend, from, token, transaction, transfer } from '../testing/requests.ts';
import { treeOf } from './testing/treeOf.ts';

const account = '0x5afe3855358e112b5647b952709e6165e1c1eeee';
const entryPoint7 = '0x0000000071727De22E5E9d8BAf0edAc6f37da032';
const pay = transfer(friend, 5n);
const unread = { reading: 'unread', args: [], steps: [] };

const read = (data: Hex, to: Hex = account) => decode(transaction({ to, data }), {}).steps[0];
const tree = (data: Hex, to: Hex = account) => treeOf(decode(transaction({ to, data }), {}).steps).slice(1);

const modular = (mode: string, data: Hex) =>
  callData('execute(bytes32,bytes)', `0x${mode.padEnd(64, '0')}`, data);
const batchOf = (calls: readonly (readonly [Hex, bigint, Hex])[]) =>
  `0x${callData('inside((address,uint256,bytes)[])', calls).slice(10)}` as Hex;
const word = (value: bigint | number) => encodeAbiParameters([{ type: 'uint256' }], [BigInt(value)]);

describe('accounts', () => {
  test('lists of different lengths revert: nothing is read', () => {
    const lists = 'executeBatch(address[],uint256[],bytes[])';
    expect(read(callData(lists, [token], [], [pay]))).toMatchObject({ reading: 'canonical' });
    expect(read(callData(lists, [token, token], [1n], [pay, pay]))).toMatchObject(unread);
    expect(read(callData('executeBatch(address[],bytes[])', [token], []))).toMatchObject(unread);
  });

  test.each(['execute(address,uint256,bytes,uint8)', 'executeUserOp(address,uint256,bytes,uint8)'])(
    'an operation of 1 in %s runs foreign code as the account, one of 2 is not read',
    (signature) => {
      expect(tree(callData(signature, token, 7n, pay, 1))).toEqual([
        '  account > token transfer delegatecall',
      ]);
      expect(read(callData(signature, token, 0n, pay, 2))).toMatchObject({
        ...unread,
        oddities: [{ what: 'unknownOperation' }],
      });
    },
  );

  test('a call that counts on every network is one of the account to itself', () => {
    const owner = callData('addOwnerAddress(address)', friend);
    expect(tree(callData('executeWithoutChainIdValidation(bytes[])', [owner]))).toEqual([
      '  account > account addOwnerAddress',
    ]);
  });

  test('execute(address,bytes) may be a call or foreign code: it is read as the worse of both, and says so', () => {
    const data = callData('execute(address,bytes)', token, pay);
    expect(read(data)).toMatchObject({ reading: 'lenient', oddities: [{ at: 0, what: 'otherFunction' }] });
    expect(tree(data)).toEqual(['  account > token transfer delegatecall']);
  });
});

describe('modular accounts', () => {
  test.each([
    ['a kind of call that no standard defines', '02', pay],
    ['a static call, whose layout no standard defines', 'fe', concatHex([token, pay])],
    ['a way to fail that no standard defines', '0002', concatHex([token, word(0), pay])],
    ['a selector that no standard defines', `0100${'0'.repeat(8)}deadbeef`, batchOf([[token, 0n, pay]])],
    ['batches of ERC-7821 that may fail', `0101${'0'.repeat(8)}78210001`, batchOf([[token, 0n, pay]])],
    ['a single call cut short', '00', concatHex([token, '0x00'])],
    ['a delegatecall cut short', 'ff', '0x1234'],
    ['a delegatecall of the zero address', 'ff', concatHex([zeroAddress, pay])],
    ['a batch whose offset leaves the data', '01', word(4096)],
    ['a batch of more calls than there are bytes', '01', concatHex([word(32), word(4_000_000)])],
    ['an empty batch of nothing', '01', '0x'],
  ])('%s is not read', (_, mode, data) => {
    expect(read(modular(mode, data as Hex))).toMatchObject(unread);
  });

  test('a delegatecall runs foreign code as the account', () => {
    expect(tree(modular('ff', concatHex([token, pay])))).toEqual(['  account > token transfer delegatecall']);
  });

  test('the zero address is the account itself in ERC-7821', () => {
    const module = callData('installModule(uint256,address,bytes)', 2n, friend, '0x');
    const mode = `0100${'0'.repeat(8)}78210001`;
    expect(tree(modular(mode, batchOf([[zeroAddress, 0n, module]])))).toEqual([
      '  account > account installModule',
    ]);
  });

  test('elsewhere it may be: the worse reading is taken and the doubt said', () => {
    const module = callData('installModule(uint256,address,bytes)', 2n, friend, '0x');
    const self = modular('01', batchOf([[zeroAddress, 0n, module]]));
    expect(tree(self)).toEqual(['  account > account installModule']);
    expect(read(self)).toMatchObject({ reading: 'lenient', oddities: [{ what: 'otherFunction' }] });
    const burnt = modular('01', batchOf([[zeroAddress, 9n, '0x']]));
    expect(tree(burnt)).toEqual([`  account > ${zeroAddress} payment 9`]);
    expect(read(modular('01', batchOf([[zeroAddress, 9n, module]])))).toMatchObject(unread);
  });

  test('offsets that share one call are read as the account reads them, and listed', () => {
    const shared = concatHex([
      word(32),
      word(2),
      word(64),
      word(64),
      encodeAbiParameters([{ type: 'uint160' }], [BigInt(token)]),
      word(0),
      word(96),
      word(0),
    ]);
    expect(read(modular('01', shared))).toMatchObject({
      reading: 'lenient',
      oddities: [{ what: 'sharedOffset' }],
      steps: [{ to: token }, { to: token }],
    });
  });

  test('places of calls in a batch are those in the calldata around it', () => {
    const data = modular('01', batchOf([[token, 0n, pay]]));
    const [start, end] = read(data)?.steps[0]?.bytes ?? [0, 0];
    expect(`0x${data.slice(2 + start * 2, 2 + end * 2)}`).toBe(pay);
  });
});

describe('delegations', () => {
  const redeem = (context: Hex, ...modes: readonly Hex[]) =>
    callData('redeemDelegations(bytes[],bytes32[],bytes[])', [context], modes, [
      concatHex([token, word(0), pay]),
    ]);

  test('without any it is the account of the redeemer that acts', () => {
    expect(tree(redeem('0x', zeroHash), friend)).toEqual([
      '  friend > me executeFromExecutor',
      '    me > token transfer',
    ]);
  });

  test('that cannot be read leave it open whose account acts', () => {
    expect(read(redeem('0x1234', zeroHash))).toMatchObject(unread);
    expect(read(redeem('0x', zeroHash, zeroHash))).toMatchObject(unread);
  });
});

describe('entry points', () => {
  const op = (initCode: Hex, call: Hex, paymaster: Hex) =>
    callData(
      'handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)',
      [[account, 0n, initCode, call, zeroHash, 0n, zeroHash, paymaster, '0x']],
      friend,
    );

  test.each([
    ['factory', op('0x12', pay, '0x')],
    ['paymaster', op('0x', pay, token)],
    ['inner call', op('0x', '0x8dd7712f', '0x')],
  ])('a %s cut short makes the whole bundle revert: nothing is read', (_, data) => {
    expect(read(data, entryPoint7)).toMatchObject({ ...unread, oddities: [{ what: 'overrun' }] });
  });

  test('borrowed code at an entry point that nobody knows is not read', () => {
    const data = op(`0x7702${'00'.repeat(18)}`, pay, '0x');
    expect(read(data, friend)).toMatchObject(unread);
    expect(read(data, '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108')).toMatchObject({ reading: 'canonical' });
  });
});

describe('governance', () => {
  test('lists of different lengths revert: nothing is read', () => {
    const propose = 'propose(address[],uint256[],bytes[],string)';
    expect(read(callData(propose, [token], [0n, 1n], [pay], ''))).toMatchObject(unread);
    const bravo = 'propose(address[],uint256[],string[],bytes[],string)';
    expect(read(callData(bravo, [token], [0n], [], [pay], ''))).toMatchObject(unread);
  });

  test('a signature with a space in it is another function, and a name is no proof', () => {
    const queue = 'queueTransaction(address,uint256,string,bytes,uint256)';
    const args: Hex = `0x${pay.slice(10)}`;
    const step = (text: string) => read(callData(queue, token, 0n, text, args, 1n))?.steps[0];
    expect(step('transfer(address,uint256)')).toMatchObject({ reading: 'canonical', data: pay });
    expect(step('transfer(address, uint256)')).toMatchObject({ reading: 'unread' });
    expect(step('many_msg_babbage(bytes1)')).toMatchObject({ data: pay, fn: { name: 'transfer' } });
  });

  test('each bit of the map of Aragon lets one call fail', () => {
    const calls = [0, 1, 2].map(() => [token, 0n, pay]);
    const data = callData('execute(bytes32,(address,uint256,bytes)[],uint256)', zeroHash, calls, 0b101n);
    expect(read(data)?.steps.map(({ runs }) => runs)).toEqual(['mayFail', 'always', 'mayFail']);
  });

  test('a role runs foreign code as a Safe that nobody names; an operation of 2 is not read', () => {
    const role = 'execTransactionWithRole(address,uint256,bytes,uint8,bytes32,bool)';
    expect(tree(callData(role, token, 0n, pay, 1, zeroHash, true))).toEqual([
      '  unknown > token transfer delegatecall',
    ]);
    expect(tree(callData(role, token, 0n, pay, 0, zeroHash, false))).toEqual([
      '  unknown > token transfer mayFail',
    ]);
    expect(read(callData(role, token, 0n, pay, 2, zeroHash, true))).toMatchObject(unread);
    expect(tree(callData('executeNextTx(address,uint256,bytes,uint8)', token, 0n, pay, 0))).toEqual([
      '  unknown > token transfer',
    ]);
  });

  test('what a plugin of Aragon proposes comes later', () => {
    const propose = 'createProposal(bytes,(address,uint256,bytes)[],uint64,uint64,bytes)';
    expect(tree(callData(propose, '0x', [[token, 1n, pay]], 0n, 0n, '0x'))).toEqual([
      '  unknown > token transfer 1 later',
    ]);
  });
});

describe('forwarders', () => {
  const forward = (data: Hex, to: Address = friend) =>
    callData('execute((address,address,uint256,uint256,uint48,bytes,bytes))', [
      account,
      to,
      0n,
      0n,
      1_900_000_000,
      data,
      '0x',
    ]);

  test('the target is called with the address of the one who signed behind the data', () => {
    expect(read(forward(pay), friend)?.steps).toMatchObject([
      { actor: expect.stringMatching(/^0x5afe/i), data: concatHex([pay, account]) },
    ]);
  });

  test('a token that everybody knows, and Permit2, trust no forwarder: it pays itself', () => {
    const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
    const allow = callData('approve(address,address,uint160,uint48)', token, friend, 5n, 1_900_000_000);
    for (const [to, data] of [
      [token, pay],
      [permit2, allow],
    ] as const) {
      expect(read(forward(data, to), friend)?.steps).toMatchObject([{ actor: friend, to }]);
    }
  });

  test('data that is cut short is filled up by that address, as the target reads it', () => {
    const cut: Hex = `0x${pay.slice(2, -40)}`;
    const [step] = read(forward(cut), friend)?.steps ?? [];
    expect(step).toMatchObject({
      fn: { name: 'transfer' },
      args: [{}, { value: { value: BigInt(account) } }],
    });
  });
});

describe('new Safes', () => {
  test('run code that they are set up with, as a Safe that has no address yet', () => {
    const none = zeroAddress;
    const setup = callData(
      'setup(address[],uint256,address,bytes,address,address,uint256,address)',
      [from],
      1n,
      friend,
      callData('enableModules(address[])', [friend]),
      none,
      none,
      0n,
      none,
    );
    const data = callData('createProxyWithNonce(address,bytes,uint256)', token, setup, 0n);
    expect(tree(data)).toEqual([
      '  unknown > token setup delegatecall',
      '    unknown > friend enableModules delegatecall',
    ]);
    expect(tree(callData('createProxyWithNonce(address,bytes,uint256)', token, '0x', 0n))).toEqual([]);
  });
});
