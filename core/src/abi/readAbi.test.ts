/// <reference types="node" />
import { problems } from '../text/problems.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { erc20Abi, parseAbi, toFunctionSelector, toFunctionSignature } from 'viem';
import { expect, test } from 'vitest';
import { abiOfData, readAbi } from './readAbi.ts';

function read(text: string) {
  const it = readAbi(text);
  if (!it.ok) throw it.error;
  return it.value;
}

function refusal(text: string): string {
  const it = readAbi(text);
  return it.ok ? 'accepted' : it.error.message;
}

test('the JSON of an ABI is taken as it is', () => {
  const it = read(JSON.stringify(erc20Abi));
  expect(it).toMatchObject({ took: 'json' });
  expect(it.functions.map((fn) => fn.name)).toContain('transferFrom');
  expect(it.events.map((event) => event.name)).toEqual(['Approval', 'Transfer']);
});

test('a single function is an ABI', () => {
  expect(read(JSON.stringify(erc20Abi[2])).took).toBe('function');
  for (const line of [
    'transfer(address to, uint amount)',
    'function transfer(address,uint256) returns (bool);',
  ])
    expect(read(line).functions).toMatchObject([
      { name: 'transfer', inputs: [{ type: 'address' }, { type: 'uint256' }] },
    ]);
});

test('lines are read as viem reads them', () => {
  const lines = [
    'struct Order { address who; uint256[] parts; }',
    'function pay((address who, uint256[2][] parts)[] orders, bool now, bytes4 tag) payable returns (uint256 id)',
    'function list(Order order, Order[] more) view returns (Order[2] first)',
    'event Paid(address indexed who, uint256 amount)',
    'error TooMuch(uint256 amount, string why)',
    'constructor(address owner)',
    'receive() external payable',
  ];
  const strip = (it: unknown) =>
    JSON.parse(
      JSON.stringify(it, (key, value) => (key === 'internalType' || value === '' ? undefined : value)),
    );
  const ours = read(lines.join('\n'));
  const theirs = parseAbi(lines) as readonly { type: string }[];
  const byType = (type: string) =>
    [ours.abi, theirs].map((abi) => strip(abi.filter((it) => it.type === type)));
  for (const type of ['function', 'event', 'error', 'constructor', 'receive']) {
    const [one, other] = byType(type);
    expect(one).toEqual(other);
  }
  expect(read(JSON.stringify(lines.slice(1, 2))).functions).toHaveLength(1);
});

test('a Solidity interface brings its structs, enums and contracts along', () => {
  const it = read(`
    // SPDX-License-Identifier: MIT
    pragma solidity ^0.8.0;
    import "./Other.sol";
    type Id is uint64;
    interface IMarket is IBase, Other {
      enum State { Open, Closed }
      struct Leg { IMarket market; State state; }
      struct Order { Id id; Leg[] legs; address payable to; }
      /* the one that matters; */
      function place(Order calldata order, IMarket.State state) external payable override(A, B) returns (Id);
      function look(uint256 at) external view returns (string memory, bytes32);
      function hidden(uint256) internal pure returns (uint256) { return 1; }
    }`);
  expect(it).toMatchObject({ took: 'interface', title: 'IMarket' });
  expect(it.functions.map((fn) => fn.name)).toEqual(['place', 'look']);
  expect(it.functions[0]).toMatchObject({
    stateMutability: 'payable',
    inputs: [
      {
        type: 'tuple',
        internalType: 'struct Order',
        components: [
          { type: 'uint64', internalType: 'Id' },
          {
            type: 'tuple[]',
            components: [
              { type: 'address', internalType: 'contract IMarket' },
              { type: 'uint8', internalType: 'enum State' },
            ],
          },
          { type: 'address' },
        ],
      },
      { type: 'uint8', internalType: 'enum IMarket.State' },
    ],
  });
  expect(it.functions[0] && toFunctionSelector(it.functions[0])).toBe(
    toFunctionSelector('place((uint64,(address,uint8)[],address),uint8)'),
  );
});

test('what is wrong in a line is named with its place', () => {
  expect(refusal('function f(Foo x)')).toContain(
    'at {"problem":{"id":"solidity.undeclared","args":{"type":"Foo"}},"line":1,"column":12}',
  );
  expect(refusal('interface A {\n  function f(uint256 x\n}')).toContain('"line":3,"column":1}');
  expect(refusal('contract A { uint256 public x; }')).toContain('solidity.noDeclaration');
  expect(refusal('struct A { A a; }\nfunction f(A a)')).toContain('solidity.containsItself');
  expect(refusal('struct A { uint256 a; }\nstruct A { uint8 b; }\nf(A a)')).toContain('solidity.twice');
  expect(refusal('function f(mapping x)')).toContain('solidity.undeclared');
  expect(refusal('f(uint256[x] a)')).toContain('solidity.noLength');
  expect(refusal('f(uint257 a)')).toContain('abi.wrongType');
});

test('an artefact of Foundry gives the ABI with its name, and must fit its own selectors', () => {
  const functions = erc20Abi.filter((it) => it.type === 'function');
  const selectors = Object.fromEntries(
    functions.map((it) => [toFunctionSignature(it), toFunctionSelector(it).slice(2)]),
  );
  const artefact = {
    abi: erc20Abi,
    bytecode: { object: '0x00' },
    methodIdentifiers: selectors,
    metadata: { settings: { compilationTarget: { 'src/Coin.sol': 'Coin' } } },
  };
  expect(read(JSON.stringify(artefact))).toMatchObject({ took: 'foundry', title: 'Coin' });
  const [first = ''] = Object.keys(selectors);
  const forged = { ...artefact, methodIdentifiers: { ...selectors, [first]: '00000000' } };
  expect(refusal(JSON.stringify(forged))).toContain('abi.otherSelectors');
});

test('a real artefact of Hardhat, as Safe ships them, is read', () => {
  const folder = createRequire(import.meta.url).resolve('@safe-global/safe-contracts/package.json');
  const text = readFileSync(
    new URL('build/artifacts/contracts/Safe.sol/Safe.json', `file://${folder}`),
    'utf8',
  );
  const it = read(text);
  expect(it).toMatchObject({ took: 'hardhat', title: 'Safe' });
  expect(it.functions.find((fn) => fn.name === 'execTransaction')?.inputs[3]).toMatchObject({
    type: 'uint8',
    internalType: 'enum Enum.Operation',
  });
});

test('older forms are brought into the one of today', () => {
  const old = [{ constant: true, inputs: [], name: 'name', outputs: [{ type: 'uint' }], payable: false }];
  expect(read(JSON.stringify(old)).functions).toMatchObject([
    { stateMutability: 'view', outputs: [{ type: 'uint256' }] },
  ]);
});

test('what stands twice is kept once; what contradicts itself is refused', () => {
  const f = { type: 'function', name: 'f', inputs: [], outputs: [], stateMutability: 'view' };
  expect(read(JSON.stringify([f, f])).functions).toHaveLength(1);
  expect(refusal(JSON.stringify([f, { ...f, stateMutability: 'payable' }]))).toBe(
    'abi.functionTwice {"signature":"f()"}',
  );
  // Two signatures that share 0x42966c68, found by trying names.
  const twins = [
    { ...f, name: 'burn', inputs: [{ type: 'uint256' }] },
    { ...f, name: 'collate_propagate_storage', inputs: [{ type: 'bytes16' }] },
  ];
  expect(refusal(JSON.stringify(twins))).toContain('abi.selectorTwice');
});

test('names that objects already have are names like others', () => {
  const named = ['hasOwnProperty', 'constructor', 'toString', '__proto__'];
  const text = JSON.stringify(
    named.map((name) => ({ type: 'function', name, inputs: [{ name, type: 'uint256' }] })),
  );
  expect(read(text).functions.map((fn) => [fn.name, fn.inputs[0]?.name])).toEqual(
    named.map((it) => [it, it]),
  );
  expect(refusal('[{"type":"function","name":"f","__proto__":{"inputs":[]}}]')).toContain('json.proto');
});

test('names that would deceive are dropped, and functions cannot have them', () => {
  const it = read(
    JSON.stringify([{ type: 'function', name: 'f', inputs: [{ name: 'a\u202eb', type: 'uint8' }] }]),
  );
  expect(it.functions[0]?.inputs[0]?.name).toBe('');
  expect(refusal(JSON.stringify([{ type: 'function', name: 'f g', inputs: [] }]))).toContain('abi.noName');
});

test('nothing that is too large or too deep is taken', () => {
  expect(refusal(`[${' '.repeat(1_048_576)}]`)).toContain('abi.tooLarge');
  const f = { type: 'function', name: 'f', inputs: [] };
  expect(refusal(JSON.stringify(Array.from({ length: 2_001 }, () => f)))).toBe(
    'abi.tooManyItems {"most":2000}',
  );
  let deep: object = { type: 'uint8' };
  for (let at = 0; at < 20; at += 1) deep = { type: 'tuple', components: [deep] };
  expect(refusal(JSON.stringify([{ ...f, inputs: [deep] }]))).toContain('abi.wrongType');
  const doubling = Array.from({ length: 30 }, (_, at) => `struct S${at + 1} { S${at} a; S${at} b; }`);
  expect(refusal(`struct S0 { uint8 a; }\n${doubling.join('\n')}\nfunction f(S30 s)`)).toContain(
    'solidity.tooLarge',
  );
  expect(refusal(`${'f('.repeat(5_000)}`)).not.toBe('accepted');
});

test('what is not an ABI at all says what would be one', () => {
  for (const text of [
    '',
    ' ',
    'hello',
    '{}',
    '[]',
    '[1]',
    '{"abi":{}}',
    '0x1234',
    '[{"type":"event"}]',
    '"text"',
    '<html>',
  ])
    expect(refusal(text), text).toMatch(/^(?:abi|at)\b/);
  expect(abiOfData({ not: 'a list' }).ok).toBe(false);
});

test('no text makes it throw, or takes it long', () => {
  const words = fc.constantFrom(
    'function',
    'struct',
    'A',
    '(',
    ')',
    '{',
    '}',
    '[',
    ']',
    ',',
    ';',
    'tuple',
    'returns',
    'uint256',
    '/*',
    '*/',
    '//',
    '\n',
    '"',
    '.',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(words, { maxLength: 60 }).map((it) => it.join(' ')),
      ),
      (text) => {
        const it = readAbi(text);
        if (it.ok) expect(it.value.functions.map(toFunctionSelector)).not.toContain('');
        else expect(Object.keys(problems)).toContain(it.error.problem.id);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('structs that are in one another without end are refused in words', () => {
  const chain = Array.from({ length: 3_000 }, (_, at) => `struct A${at + 1} { A${at} a; }`);
  const read = readAbi(['struct A0 { uint a; }', ...chain, 'function f(A3000 a)'].join('\n'));
  expect(read).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('solidity.structsTooDeep') },
  });
});
