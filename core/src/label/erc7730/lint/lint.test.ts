import { encodeFunctionData, type Hex, hexToBytes, parseAbi } from 'viem';
import { describe, expect, test } from 'vitest';
import { abiDecode } from '../../../codec/abiDecode.ts';
import { freshBudget } from '../../../codec/budget.ts';
import type { Arg } from '../../../model/step.ts';
import { clearSign } from '../clearSign.ts';
import type { ReadClearSigned } from '../../../model/clearSigned.ts';
import { parseFormatKey } from '../formatKey.ts';
import { readDescriptor } from '../document/includes.ts';
import { plainJson } from '../document/json.ts';
import { lint } from './lint.ts';
import { vectorData } from '../testing/vectorData.ts';
import { readJson } from '../../../text/json/readJson.ts';

const token = '0x1111111111111111111111111111111111111111';
const other = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const signature = 'approve(address spender,uint256 amount)';
const second = '0x2222222222222222222222222222222222222222';
const data = plainJson(
  readJson(
    `{"tokens":{"${token}":{"symbol":"USDC","decimals":6},"${second}":{"symbol":"GUSD","decimals":18}}}`,
  ),
);

/** What the descriptor shows of an approval, and what the lint says of it. */
function codes(
  fields: readonly object[],
  { amount = 5_000_000n, key = signature, value = 0n, metadata = {} } = {},
): readonly string[] {
  const calldata = encodeFunctionData({ abi: parseAbi([`function ${signature}`]), args: [other, amount] });
  const said = show(key, fields, calldata, metadata);
  return lint(said, { args: argsOf(signature, calldata), signature: 'approve(address,uint256)', value }).map(
    ({ code }) => code,
  );
}

function show(key: string, fields: readonly object[], calldata: Hex, metadata: object = {}): ReadClearSigned {
  const descriptor = readDescriptor(
    'x',
    JSON.stringify({
      context: { contract: { deployments: [{ chainId: 1, address: token }] } },
      metadata,
      display: { formats: { [key]: { intent: 'Approve', fields } } },
    }),
  );
  const said = clearSign(
    { kind: 'call', chainId: 1, to: token, data: calldata },
    vectorData(data, [descriptor]),
  );
  if (said.kind === 'unread') throw new Error(JSON.stringify(said.warnings));
  return said;
}

function argsOf(key: string, calldata: Hex): readonly Arg[] {
  const reading = abiDecode(parseFormatKey(key)?.fields ?? [], hexToBytes(calldata), 4, freshBudget());
  if (!reading.ok) throw new Error('not read');
  return reading.args;
}

const spender = { path: 'spender', label: 'Spender', format: 'addressName' };
const amount = { path: 'amount', label: 'Amount', format: 'tokenAmount', params: { tokenPath: '@.to' } };

describe('a descriptor', () => {
  test('that shows everything has nothing to say for itself', () => {
    expect(codes([spender, amount])).toEqual([]);
  });

  test('that hides the amount is found out, whether it says never or nothing', () => {
    expect(codes([spender, { ...amount, visible: 'never' }])).toEqual(['hidesAmount']);
    expect(codes([spender])).toEqual(['hidesAmount']);
  });

  test('that hides who may spend is found out', () => {
    expect(codes([amount])).toEqual(['hidesSpender']);
    expect(codes([])).toEqual(['hidesSpender', 'hidesAmount']);
  });

  test('that names the parameters otherwise hides nothing by that', () => {
    const renamed = { key: 'approve(address a,uint256 b)' };
    expect(
      codes(
        [
          { ...spender, path: 'a' },
          { ...amount, path: 'b' },
        ],
        renamed,
      ),
    ).toEqual([]);
  });

  test('that leaves out the account that signs hides nothing', () => {
    const key = 'transferFrom(address from,address to,uint256 amount)';
    const me = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
    const calldata = encodeFunctionData({ abi: parseAbi([`function ${key}`]), args: [me, other, 1n] });
    const said = show(key, [{ path: 'to', label: 'To', format: 'raw' }, amount], calldata);
    const args = argsOf(key, calldata);
    expect(lint(said, { args, from: me })).toEqual([]);
    expect(lint(said, { args })).toEqual([{ code: 'hidesAddress', at: '#.from' }]);
  });

  test('that calls the spender a recipient is found out', () => {
    expect(codes([{ ...spender, label: 'Recipient' }, amount])).toEqual(['labelContradicts']);
  });

  test('that binds Amount to a constant is found out', () => {
    const constant = { value: '$.metadata.constants.sum', label: 'Amount', format: 'raw' };
    expect(codes([spender, constant], { metadata: { constants: { sum: '1 USDC' } } })).toEqual([
      'hidesAmount',
      'constantShown',
    ]);
  });

  test('that calls a small amount unlimited, or an unlimited one small, is found out', () => {
    const limited = (message: string, threshold = '0x1') => ({
      ...amount,
      params: { tokenPath: '@.to', threshold, message },
    });
    expect(codes([spender, limited('Unlimited')])).toEqual(['smallCalledUnlimited']);
    expect(codes([spender, limited('10')], { amount: 2n ** 256n - 1n })).toEqual(['unlimitedRenamed']);
    expect(codes([spender, limited('Unlimited', '0x8'.padEnd(66, '0'))], { amount: 2n ** 255n })).toEqual([]);
  });

  test('that shows only some bytes of a value hides the rest', () => {
    expect(codes([{ ...spender, path: 'spender.[0:2]', format: 'raw' }, amount])).toEqual(['hidesSpender']);
    expect(codes([spender, { ...amount, path: 'amount.[31:32]', format: 'raw' }])).toEqual(['hidesAmount']);
    // The bytes that are left out are zero.
    expect(codes([spender, { ...amount, path: 'amount.[16:32]', format: 'raw' }])).toEqual([]);
    const halves = [
      { ...spender, path: 'spender.[0:9]', format: 'raw' },
      { ...spender, path: 'spender.[9:20]', format: 'raw' },
    ];
    expect(codes([...halves, amount])).toEqual([]);
  });

  test('that shows an amount as one of another asset, or in a unit of its own, is found out', () => {
    const asset = { kind: 'token', chainId: 1, address: token } as const;
    const calldata = encodeFunctionData({
      abi: parseAbi([`function ${signature}`]),
      args: [other, 5_000_000n],
    });
    const args = argsOf(signature, calldata).map((arg) =>
      arg.name === 'amount' ? { ...arg, meaning: { as: 'allowance', asset } as const } : arg,
    );
    const found = (line: object, metadata: object = {}) => {
      const said = show(
        signature,
        [spender, { path: 'amount', label: 'Amount', ...line }],
        calldata,
        metadata,
      );
      return lint(said, { args, signature: 'approve(address,uint256)' }).map(({ code }) => code);
    };
    const of = (params: object) =>
      found({ format: 'tokenAmount', params }, { token: { name: 'U', ticker: 'USDT', decimals: 12 } });
    expect(of({ tokenPath: '@.to' })).toEqual([]);
    expect(found({ format: 'raw' })).toEqual([]);
    expect(of({ token: second })).toEqual(['otherAsset']);
    expect(of({ token: '$.metadata.token' })).toEqual(['otherAsset']);
    expect(found({ format: 'amount' })).toEqual(['otherAsset']);
    expect(found({ format: 'unit', params: { base: ' USDC', decimals: 12 } })).toEqual(['otherAsset']);
    expect(found({ format: 'date', params: { encoding: 'timestamp' } })).toEqual(['otherAsset']);
  });

  test('that does not say that coins go along is found out', () => {
    expect(codes([spender, amount], { value: 1n })).toEqual(['hidesValue']);
    expect(codes([spender, amount], { value: 0n })).toEqual([]);
  });

  test('that describes another function with the same selector is found out', () => {
    const bytes = encodeFunctionData({
      abi: parseAbi(['function transfer(address to,uint256 value)']),
      args: [other, 1n],
    });
    const said = show('many_msg_babbage(bytes1 a)', [{ path: 'a', label: 'A', format: 'raw' }], bytes);
    const args = argsOf('transfer(address to,uint256 value)', bytes);
    const found = lint(said, { args, signature: 'transfer(address,uint256)' });
    expect(found.map(({ code }) => code)).toContain('otherFunction');
    expect(said.warnings.map(({ code }) => code)).toContain('lenientEncoding');
  });

  test('that says the opposite of a flag, or makes an address of a short number, is found out', () => {
    const key = 'set(bool on,uint96 who)';
    const calldata = encodeFunctionData({ abi: parseAbi([`function ${key}`]), args: [true, 77n] });
    const said = show(
      key,
      [
        { path: 'on', label: 'Now', format: 'enum', params: { $ref: '$.metadata.enums.on' } },
        { path: 'who', label: 'Who', format: 'addressName' },
      ],
      calldata,
      { enums: { on: { true: 'Disabled', false: 'Enabled' } } },
    );
    expect(lint(said, { args: argsOf(key, calldata) }).map(({ code }) => code)).toEqual([
      'invertedChoice',
      'cannotBeAddress',
    ]);
  });
});
