import { type Abi, encodeFunctionData, parseAbi } from 'viem';
import { describe, expect, test } from 'vitest';
import { readJson } from '../../../text/json/readJson.ts';
import { readTypedData } from '../../../request/typedData/readTypedData.ts';
import { clearSign } from '../clearSign.ts';
import { callFormats } from '../formatsOf.ts';
import { isJsonRecord, plainJson } from '../document/json.ts';
import { formatPlan } from '../plan.ts';
import { plainText, renderPlain } from '../renderPlain.ts';
import { vectorData } from '../testing/vectorData.ts';
import { practiceDescriptors } from './practice.ts';
import { deployedDescriptor, type InterfaceName, interfaceDescriptor, interfaces } from './standard.ts';

const token = '0x1111111111111111111111111111111111111111';
const one = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const two = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const known = plainJson(
  readJson(
    `{"tokens":{"${token}":{"symbol":"PUSD","decimals":6},"${two}":{"symbol":"WETH","decimals":18}},"nftCollectionNames":{"${token}":"Practice Pass"}}`,
  ),
);

function say(name: InterfaceName, signature: string, args: readonly unknown[], value = 0n) {
  const abi: Abi = parseAbi([`function ${signature}`] as readonly string[] as readonly ['function f()']);
  const data = encodeFunctionData({ abi, args });
  const said = clearSign(
    { kind: 'call', chainId: 1, to: token, data, value, from: one },
    vectorData(known, [interfaceDescriptor(name)]),
  );
  if (said.kind === 'unread') throw new Error(JSON.stringify(said.warnings));
  return said;
}

const sentence = (...it: Parameters<typeof say>) => plainText(say(...it).interpolated ?? []);

describe('descriptors of our own', () => {
  test.each(Object.keys(interfaces) as InterfaceName[])('%s follows the standard', (name) => {
    const descriptor = interfaceDescriptor(name);
    for (const [key, format] of Object.entries(descriptor.formats)) {
      if (!isJsonRecord(format)) throw new Error(key);
      expect(formatPlan(descriptor, key, format).specs.length, key).toBeGreaterThan(0);
    }
    expect(callFormats(descriptor).ambiguous).toBe(false);
  });

  test('say what tokens, items and vaults are asked to do', () => {
    expect(sentence('erc20', 'transfer(address to,uint256 amount)', [two, 1_500_000n])).toBe(
      `Send 1.5 PUSD to ${two}`,
    );
    expect(sentence('erc20', 'approve(address spender,uint256 amount)', [two, 2n ** 256n - 1n])).toBe(
      `Let ${two} spend up to Unlimited PUSD`,
    );
    expect(sentence('erc721', 'setApprovalForAll(address operator,bool approved)', [two, true])).toBe(
      `${two} may move every item`,
    );
    expect(sentence('erc721', 'transferFrom(address from,address to,uint256 tokenId)', [one, two, 7n])).toBe(
      `Send Practice Pass #7 from ${one} to ${two}`,
    );
    expect(sentence('weth9', 'deposit()', [], 10n ** 18n)).toBe('Wrap 1 ETH');
    const batch = 'safeBatchTransferFrom(address from,address to,uint256[] ids,uint256[] amounts,bytes data)';
    const lines = renderPlain(say('erc1155', batch, [one, two, [1n, 2n], [10n, 20n], '0x'])).fields;
    expect(lines.map(({ value }) => value)).toEqual([
      '10',
      'Practice Pass #1',
      '20',
      'Practice Pass #2',
      one,
      two,
      '0x',
    ]);
    const deposit = say('erc4626', 'deposit(uint256 assets,address receiver)', [5n, two]);
    expect(renderPlain(deposit).fields.map(({ value }) => value)).toEqual(['5', two]);
  });

  test('say that nothing proves the interface, unless the contract is known by its address', () => {
    const said = say('erc20', 'transfer(address to,uint256 amount)', [two, 1n]);
    expect(said).toMatchObject({ binding: 'interface', warnings: [{ code: 'interfaceOnly' }] });
    const bound = deployedDescriptor('erc20', [{ chainId: 31337, address: token }], 'Practice Dollar');
    const data = encodeFunctionData({
      abi: parseAbi(['function transfer(address to,uint256 amount)']),
      args: [two, 1n],
    });
    const on = (chainId: number) =>
      clearSign({ kind: 'call', chainId, to: token, data }, vectorData(known, [bound]));
    expect(on(31337)).toMatchObject({ binding: 'deployment', owner: 'Practice Dollar', warnings: [] });
    expect(on(1)).toMatchObject({ kind: 'unread', warnings: [{ code: 'notBound' }] });
  });

  test('describe the contracts of a practice chain at their addresses, and nowhere else', () => {
    const described = practiceDescriptors(31337, { router: token, practicePass: two });
    expect([...described.keys()]).toEqual([two.toLowerCase(), token]);
    const swap = 'swapExactETHForTokens(uint256 amountOutMin,address[] path,address to,uint256 deadline)';
    const data = encodeFunctionData({
      abi: parseAbi([`function ${swap}`]),
      args: [1_000_000n, [two, token], one, 1_709_191_632n],
    });
    const data31337 = vectorData(known, described.get(token) ?? []);
    const said = clearSign({ kind: 'call', chainId: 31337, to: token, data, value: 10n ** 18n }, data31337);
    if (said.kind === 'unread') throw new Error(JSON.stringify(said.warnings));
    expect(plainText(said.interpolated ?? [])).toBe('Swap 1 ETH for at least 1 PUSD');
    expect(renderPlain(said).fields.map(({ value }) => value)).toEqual([
      '1 ETH',
      '1 PUSD',
      two,
      token,
      one,
      '2024-02-29 07:27:12Z',
    ]);
  });

  test('read both forms of a permit', () => {
    const domain = { name: 'T', version: '1', chainId: 1, verifyingContract: token };
    const types = {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Permit: [
        { name: 'holder', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'expiry', type: 'uint256' },
        { name: 'allowed', type: 'bool' },
      ],
    };
    const message = { holder: one, spender: two, nonce: 0, expiry: 0, allowed: true };
    const { typed } = readTypedData(JSON.stringify({ types, primaryType: 'Permit', domain, message }));
    const said = clearSign({ kind: 'typedData', typed }, vectorData(known, [interfaceDescriptor('erc2612')]));
    expect(said).toMatchObject({ kind: 'read', binding: 'interface' });
    if (said.kind === 'read')
      expect(plainText(said.interpolated ?? [])).toBe(`Let ${two} spend everything of ${one}`);
  });
});
