import { encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import { batch, executed, multiSend, proposed, safeTx } from '../testing/safes.ts';
import {
  call,
  contract,
  dataOf,
  friend,
  key,
  me,
  safe,
  transaction,
  typed,
  usdc,
  viewOf,
} from '../testing/views.ts';

const unread = transaction(contract, '0x3f1a77c2');

describe('foreign code that runs as the account', () => {
  const rule = 'power.delegatecall';

  it('is stopped in a Safe transaction', () => {
    expect(answer(rule, safeTx(key, '0x12345678', 1))).toBe('stop');
  });

  it('is stopped inside a batch of a known library', () => {
    expect(told(rule, safeTx(multiSend, batch({ operation: 1, to: key, data: '0xa9059cbb' }), 1))).toEqual([
      'stop: power.delegatecall.says target step.0.0.0.to | power.delegatecall.why | remedy.reject | reject | in 0.0.0 | unless 0x9F2c7Be0a81D4c63E5F1d2900B8AC4471E5841AE is known | by step.0.0.0.to',
      'unknown account.0x38869bf66a61cf6bdb996a6ae40d5853fd43b526.code step.0.0.0.fn',
    ]);
  });

  it('is stopped where one Safe has another do it, where a module does, and where it is only proposed', () => {
    const foreign = executed(key, '0x12345678', 1);
    expect(answer(rule, safeTx(contract, foreign, 0))).toBe('stop');
    const fromModule = dataOf(
      'execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
      [key, 0n, '0x12345678', 1],
    );
    expect(answer(rule, transaction(safe, fromModule))).toBe('stop');
    expect(answer(rule, transaction(contract, proposed([safe, foreign])))).toBe('stop');
    expect(answer(rule, transaction(contract, proposed([safe, fromModule])))).toBe('stop');
  });

  it('is stopped in the typed data of a Safe transaction', () => {
    expect(answer(rule, signedSafeTx(key, 1))).toBe('stop');
    expect(answer(rule, signedSafeTx(usdc, 0))).toBe('notApplicable');
  });

  it('is silent where the Safe makes a contract with the library for that', () => {
    const create = dataOf('performCreate(uint256 value, bytes code)', [0n, '0x00']);
    expect(answer(rule, safeTx('0x9b35Af71d77eaf8d7e40252370304687390A1A52', create, 1))).not.toBe('stop');
  });

  it('is silent for the libraries of Safe, for plain calls, and for a contract that calls itself', () => {
    expect(answer(rule, safeTx(usdc, '0x', 0))).toBe('notApplicable');
    const inner = encodeFunctionData({
      abi: parseAbi(['function transfer(address,uint256)']),
      functionName: 'transfer',
      args: [friend, 1n],
    });
    expect(answer(rule, call(contract, 'multicall(bytes[] data)', [[inner]]))).toBe('clear');
  });

  it('is not known for a call that could not be read', () => {
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});

describe('code that is replaced', () => {
  const rule = 'power.codeReplaced';
  const changeMasterCopy = encodeFunctionData({
    abi: parseAbi(['function changeMasterCopy(address)']),
    functionName: 'changeMasterCopy',
    args: [key],
  });

  it('is stopped for a Safe and a caution for a proxy', () => {
    expect(told(rule, safeTx(safe, changeMasterCopy, 0))).toEqual([
      'stop: power.codeReplaced.says fn step.0.0.fn contract step.0.0.to | power.codeReplaced.why | remedy.reject | reject | in 0.0 | by step.0.0.fn step.0.0.to',
    ]);
    expect(told(rule, call(contract, 'upgradeTo(address a)', [key]))).toEqual([
      'caution: power.codeReplaced.says fn step.0.fn contract step.0.to | power.codeReplaced.why | power.control.remedy | in 0 | by step.0.fn step.0.to',
    ]);
  });

  it('is that of the proxy where its admin is called', () => {
    const view = viewOf(
      call(contract, 'upgradeAndCall(address proxy, address b, bytes c)', [usdc, key, '0x']),
    );
    const said = check(view).find((it) => it.rule === rule);
    expect(said?.outcome === 'fired' && said.facts).toEqual(['step.0.fn', 'step.0.arg.proxy']);
  });

  it('is seen under every name that it has, and where it is only proposed', () => {
    const calls = [
      ['upgradeToAndCall(address a, bytes b)', [key, '0x']],
      ['upgrade(address a, address b)', [usdc, key]],
      ['upgradeAndCall(address a, address b, bytes c)', [usdc, key, '0x']],
      ['setImplementation(address a)', [key]],
      ['_setImplementation(address a)', [key]],
      ['setBeacon(address a)', [key]],
      [
        'diamondCut((address a, uint8 b, bytes4[] c)[] d, address e, bytes f)',
        [[[key, 0, ['0x12345678']]], key, '0x'],
      ],
    ] as const;
    for (const [signature, args] of calls) {
      expect(answer(rule, call(contract, signature, args)), signature).toBe('caution');
      const planned = proposed([contract, dataOf(signature, args)]);
      expect(answer(rule, transaction(contract, planned)), signature).toBe('caution');
    }
    expect(answer(rule, transaction(contract, proposed([safe, changeMasterCopy])))).toBe('stop');
  });

  it('is silent elsewhere', () => {
    expect(answer(rule, call(usdc, 'transfer(address a, uint256 b)', [friend, 1n]))).toBe('notApplicable');
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});

describe('a change of who controls', () => {
  const rule = 'power.control';
  const role: Hex = `0x${'11'.repeat(32)}`;
  const enable = dataOf('enableModule(address module)', [key]);

  it('is a caution', () => {
    expect(told(rule, call(contract, 'grantRole(bytes32 a, address b)', [role, key]))).toEqual([
      'caution: power.control.says fn step.0.fn contract step.0.to | power.control.why | power.control.remedy | in 0 | by step.0.fn step.0.to',
    ]);
    expect(answer(rule, safeTx(safe, enable, 0))).toBe('caution');
  });

  it('is a caution where an account takes a module, a plugin, or a key for a session', () => {
    const config: Hex = `0x${'ab'.repeat(25)}`;
    const validation = dataOf('installValidation(bytes25 a, bytes4[] b, bytes c, bytes[] d)', [
      config,
      [],
      '0x',
      [],
    ]);
    expect(answer(rule, transaction(contract, validation))).toBe('caution');
    const plugin = dataOf('installPlugin(address a, bytes32 b, bytes c, bytes21[] d)', [key, role, '0x', []]);
    expect(answer(rule, transaction(contract, plugin))).toBe('caution');
    const session = [key, '0x', role, [], [[], []], [], false];
    const enableSessions = dataOf(
      'enableSessions((address a, bytes b, bytes32 c, (address d, bytes e)[] f, ((bytes32 g, string[] h)[] i, (address j, bytes k)[] l) m, (bytes4 n, address o, (address p, bytes q)[] r)[] s, bool t)[] u)',
      [[session]],
    );
    expect(answer(rule, transaction(contract, enableSessions))).toBe('caution');
  });

  it('is seen in what a Governor proposes, and in what one Safe has another do', () => {
    expect(answer(rule, transaction(contract, proposed([safe, enable])))).toBe('caution');
    expect(answer(rule, safeTx(contract, executed(contract, enable, 0), 0))).toBe('caution');
  });

  it('is silent elsewhere', () => {
    expect(answer(rule, call(usdc, 'transfer(address a, uint256 b)', [friend, 1n]))).toBe('notApplicable');
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
  });
});

describe('power over a Safe', () => {
  it('is a caution where a library of Safe replaces its code', () => {
    const migrate = dataOf('migrateSingleton()', []);
    expect(
      told('power.codeReplaced', safeTx('0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6', migrate, 1)),
    ).toEqual([
      'caution: power.codeReplaced.says fn step.0.0.fn contract step.0.to | power.codeReplaced.why | power.control.remedy | in 0.0 | by step.0.0.fn step.0.to',
    ]);
  });

  it('is stopped where it approves what nobody can read', () => {
    const rule = 'power.blindHash';
    const hash = `0x${'ab'.repeat(32)}`;
    expect(told(rule, call(safe, 'approveHash(bytes32 hashToApprove)', [hash]))).toEqual([
      'stop: power.blindHash.says fn step.0.fn | power.blindHash.why | remedy.reject | reject | in 0 | by step.0.arg.hashToApprove',
    ]);
    const sign = dataOf('signMessage(bytes data)', [hash]);
    expect(told(rule, safeTx('0xd53cd0aB83D845Ac265BE939c57F53AD838012c9', sign, 1))).toEqual([
      'stop: power.blindHash.says fn step.0.0.fn | power.blindHash.why | remedy.reject | reject | in 0.0 | by step.0.0.arg.data',
    ]);
    const approve = dataOf('approveHash(bytes32 hashToApprove)', [hash]);
    expect(told(rule, safeTx(contract, approve, 0))).toEqual([
      'stop: power.blindHash.says fn step.0.0.fn | power.blindHash.why | remedy.reject | reject | in 0.0 | by step.0.0.arg.hashToApprove',
    ]);
    expect(answer(rule, safeTx(multiSend, batch({ operation: 0, to: contract, data: approve }), 1))).toBe(
      'stop',
    );
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
    expect(answer(rule, call(usdc, 'transfer(address to, uint256 amount)', [friend, 1n]))).toBe(
      'notApplicable',
    );
  });

  it('may get the code of an L2 Safe while it is made, and no other code', () => {
    const setup =
      'setup(address[] owners, uint256 threshold, address to, bytes data, address handler, address token, uint256 payment, address receiver)';
    const library = '0xBD89A1CE4DDe368FFAB0eC35506eEcE0b1fFdc54';
    const own = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762';
    const given = (singleton: `0x${string}`) => dataOf('setupToL2(address singleton)', [singleton]);
    const none = '0x0000000000000000000000000000000000000000';
    const made = (singleton: `0x${string}`) =>
      transaction(
        contract,
        dataOf('createProxyWithNonce(address singleton, bytes initializer, uint256 salt)', [
          '0x41675C099F32341bf84BFc5382aF534df5C7461a',
          dataOf(setup, [[me], 1n, library, given(singleton), none, none, 0n, friend]),
          0n,
        ]),
      );
    const codes = { [library]: 'contract', [own]: 'contract', [contract]: 'contract' } as const;
    expect(answer('power.codeReplaced', made(own), { codes })).toBe('clear');
    expect(answer('power.codeReplaced', made(own), { codes: { ...codes, [own]: 'none' } })).toBe('caution');
    expect(answer('power.codeReplaced', made(contract), { codes })).toBe('caution');
    expect(answer('power.codeReplaced', safeTx(library, given(own), 1), { codes })).toBe('caution');
  });

  it('may be set up with the library that makes an L2 Safe', () => {
    const data = dataOf('setupToL2(address singleton)', [contract]);
    expect(
      answer('power.delegatecall', safeTx('0xBD89A1CE4DDe368FFAB0eC35506eEcE0b1fFdc54', data, 1)),
    ).not.toBe('stop');
  });
});

function signedSafeTx(to: `0x${string}`, operation: number) {
  const types = {
    SafeTx: [
      ['to', 'address'],
      ['value', 'uint256'],
      ['data', 'bytes'],
      ['operation', 'uint8'],
      ['safeTxGas', 'uint256'],
      ['baseGas', 'uint256'],
      ['gasPrice', 'uint256'],
      ['gasToken', 'address'],
      ['refundReceiver', 'address'],
      ['nonce', 'uint256'],
    ].map(([name = '', type = '']) => ({ name, type })),
  };
  const gas = {
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  };
  const message = {
    to,
    value: 0n,
    data: operation === 0 ? '0x' : '0x12345678',
    operation: BigInt(operation),
    ...gas,
    nonce: 0n,
  };
  return typed(types, 'SafeTx', message, { chainId: 1n, verifyingContract: safe });
}
