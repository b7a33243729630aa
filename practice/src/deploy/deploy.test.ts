import { routers } from '@readback/core/shipped/universalRouters.ts';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import {
  type Abi,
  type Address,
  createPublicClient,
  domainSeparator,
  encodeFunctionData,
  type Hex,
  http,
  maxUint256,
  parseAbi,
  parseEther,
  parseSignature,
  toHex,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, safeOwners, trader, user } from '../accounts.ts';
import { type Anvil, startAnvil } from '../anvil.ts';
import { rpc } from '../rpc.ts';
import { deploy } from './deploy.ts';
import { permitType } from '@readback/scenarios/typedTypes.ts';

const abi = parseAbi([
  'function approve(address spender, uint256 value) returns (bool)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function getPair(address one, address other) view returns (address)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function nonces(address owner) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function ownerOf(uint256 id) view returns (address)',
  'function setApprovalForAll(address operator, bool approved)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function supportsInterface(bytes4 id) view returns (bool)',
  'function information() view returns (string version, bytes32 domainSeparator, address conduitController)',
  'function owner() view returns (address)',
  'function entryPoint() view returns (address)',
]);

let anvil: Anvil;
let info: PracticeInfo;
let client: ReturnType<typeof createPublicClient>;

beforeAll(async () => {
  anvil = await startAnvil(31337);
  info = await deploy(anvil.url);
  client = createPublicClient({ transport: http(anvil.url) });
});

afterAll(() => anvil.stop());

describe('what is on the practice chain', () => {
  test('the Safe contracts have the addresses they have everywhere', () => {
    expect(info.addresses).toMatchObject({
      safeSingleton: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
      safeProxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
      safeFallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
      multiSend: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
      multiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
      multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
    });
  });

  test('so have Permit2, Seaport, the entry point and the code that accounts borrow', () => {
    expect(info.addresses).toMatchObject({
      permit2: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
      seaport: '0x0000000000000068F116a894984e2DB1123eB395',
      conduitController: '0x00000000F9490004C11Cef243f5400493c00Ad63',
      entryPoint: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
      simple7702Account: '0xe6Cae83BdE06E4c305530e199D7217f42808555B',
    });
  });

  test('what was deployed before stands where it always stood', () => {
    expect(info.addresses).toMatchObject({
      weth9: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
      practiceToken: '0xb19b36b1456E65E3A6D514D3F715f204BD59f431',
      practiceDollar: '0x8ce361602B935680E8DeC218b820ff5056BeB7af',
      practicePass: '0xe1Aa25618fA0c7A1CFDab5d6B456af611873b629',
      router: '0x0C8E79F3534B00D9a3D4a856B665Bf4eBC22f2ba',
      safe: '0xE6A49842e6634d0BE15De0E084B4a9a94A4c1F60',
      ensUniversalResolver: '0x04fc820176617A99AE134904935Bc854b2e51628',
    });
  });

  test('Permit2 and Seaport check signatures for their own address on this chain', async () => {
    const { permit2, seaport } = info.addresses;
    const of = (verifyingContract: Address) => ({ chainId: 31337, verifyingContract });
    expect(await read(permit2, 'DOMAIN_SEPARATOR')).toBe(
      domainSeparator({ domain: { name: 'Permit2', ...of(permit2) } }),
    );
    expect(await read(seaport, 'information')).toEqual([
      '1.6',
      domainSeparator({ domain: { name: 'Seaport', version: '1.6', ...of(seaport) } }),
      info.addresses.conduitController,
    ]);
  });

  test('Readback knows the Universal Router by its address', () => {
    const at = info.addresses.universalRouter.toLowerCase();
    expect(routers.filter(([, , chains]) => chains.includes(31337))).toEqual([[at, '2.1', [31337]]]);
  });

  test('the smart account is the user’s, has money, and has paid for its first operation itself', async () => {
    const { smartAccount, entryPoint, practiceDollar } = info.addresses;
    expect(await read(smartAccount, 'owner')).toBe(user);
    expect(await read(smartAccount, 'entryPoint')).toBe(entryPoint);
    expect(await client.getBalance({ address: smartAccount })).toBe(parseEther('5'));
    expect(await read(practiceDollar, 'balanceOf', [smartAccount])).toBe(5_000_000_000n);
    const deposit = (await read(entryPoint, 'balanceOf', [smartAccount])) as bigint;
    expect(deposit).toBeGreaterThan(parseEther('0.9'));
    expect(deposit).toBeLessThan(parseEther('1'));
  });

  test('the trader’s dollars and passes can be moved by Permit2 and Seaport, the user’s by nobody', async () => {
    const { practiceDollar, practicePass, permit2, seaport } = info.addresses;
    expect(await read(practiceDollar, 'allowance', [trader, permit2])).toBe(maxUint256);
    expect(await read(practicePass, 'isApprovedForAll', [trader, seaport])).toBe(true);
    expect(await read(practiceDollar, 'allowance', [user, permit2])).toBe(0n);
    expect(await read(practicePass, 'isApprovedForAll', [user, seaport])).toBe(false);
  });

  test('every address but the stranger’s holds a contract', async () => {
    for (const [name, address] of Object.entries(info.addresses)) {
      const code = await client.getCode({ address });
      expect([name, code !== undefined]).toEqual([name, name !== 'stranger']);
    }
  });

  test('two of three practice accounts move the Safe, which holds ether and tokens', async () => {
    const { safe, practiceDollar } = info.addresses;
    expect(await read(safe, 'getOwners')).toEqual(safeOwners);
    expect(await read(safe, 'getThreshold')).toBe(2n);
    expect(await read(safe, 'VERSION')).toBe('1.4.1');
    expect(await client.getBalance({ address: safe })).toBe(parseEther('10'));
    expect(await read(practiceDollar, 'balanceOf', [safe])).toBe(50_000_000_000n);
  });

  test('the user has tokens of each kind', async () => {
    const { weth9, practiceDollar, practiceToken, practicePass } = info.addresses;
    expect(await read(weth9, 'balanceOf', [user])).toBe(parseEther('10'));
    expect(await read(practiceDollar, 'balanceOf', [user])).toBe(25_000_000_000n);
    expect(await read(practiceDollar, 'decimals')).toBe(6);
    expect(await read(practiceToken, 'balanceOf', [user])).toBe(parseEther('1000'));
    expect(await read(practicePass, 'ownerOf', [1n])).toBe(user);
  });

  test('the pairs are where the factory has them', async () => {
    const { factory, weth9, practiceDollar, practiceToken, wethDollarPair, wethTokenPair } = info.addresses;
    expect(await read(factory, 'getPair', [weth9, practiceDollar])).toBe(wethDollarPair);
    expect(await read(factory, 'getPair', [practiceToken, weth9])).toBe(wethTokenPair);
  });

  test('a swap on the router gives what the router said', async () => {
    const { router, practiceDollar, weth9 } = info.addresses;
    const path = [practiceDollar, weth9];
    const amountIn = 3_000_000_000n;
    const [, out = 0n] = (await read(router, 'getAmountsOut', [amountIn, path])) as readonly bigint[];
    expect(out).toBeGreaterThan(parseEther('0.9'));
    const before = (await read(weth9, 'balanceOf', [user])) as bigint;
    await write(practiceDollar, 'approve', [router, amountIn]);
    await write(router, 'swapExactTokensForTokens', [amountIn, out, path, user, maxUint256]);
    expect(await read(weth9, 'balanceOf', [user])).toBe(before + out);
  });

  test('a signed permit gives an allowance once, and not to another', async () => {
    const { practiceDollar, router } = info.addresses;
    const account = mnemonicToAccount(`${'test '.repeat(11)}junk`);
    expect(account.address).toBe(user);
    const values = { owner: user, spender: router, value: 5_000_000n, nonce: 0n, deadline: maxUint256 };
    const signature = await account.signTypedData({
      domain: { name: 'Practice Dollar', version: '1', chainId: 31337, verifyingContract: practiceDollar },
      types: {
        Permit: permitType,
      },
      primaryType: 'Permit',
      message: values,
    });
    const { r, s, yParity } = parseSignature(signature);
    const permit = (spender: Address) => [user, spender, 5_000_000n, maxUint256, 27 + yParity, r, s];
    const from = accounts[1]!.address;
    await expect(write(practiceDollar, 'permit', permit(from), from)).rejects.toThrow();
    await write(practiceDollar, 'permit', permit(router), from);
    expect(await read(practiceDollar, 'allowance', [user, router])).toBe(5_000_000n);
    expect(await read(practiceDollar, 'nonces', [user])).toBe(1n);
    await expect(write(practiceDollar, 'permit', permit(router), from)).rejects.toThrow();
  });

  test('a pass can be given to an operator', async () => {
    const { practicePass, stranger } = info.addresses;
    expect(await read(practicePass, 'supportsInterface', ['0x80ac58cd'])).toBe(true);
    await write(practicePass, 'setApprovalForAll', [stranger, true]);
    expect(await read(practicePass, 'isApprovedForAll', [user, stranger])).toBe(true);
  });

  test('many reads can be put in one by Multicall3', async () => {
    const { multicall3, practiceDollar, practiceToken } = info.addresses;
    const contracts = [practiceDollar, practiceToken].map((address) => ({
      address,
      abi,
      functionName: 'decimals',
    }));
    const answers = await client.multicall({ multicallAddress: multicall3, contracts, allowFailure: false });
    expect(answers).toEqual([6, 18]);
  });

  test('every name is given once, and none to the stranger or the trap', () => {
    const here = info.labels.filter((it) => it.chainId === 31337);
    expect(new Set(here.map((it) => it.name)).size).toBe(here.length);
    expect(new Set(here.map((it) => it.address)).size).toBe(here.length);
    const { stranger, trap } = info.addresses;
    expect(here.some(({ address }) => address === stranger || address === trap)).toBe(false);
  });
});

function read(address: Address, functionName: string, args: readonly unknown[] = []): Promise<unknown> {
  return client.readContract({ address, abi: abi as Abi, functionName, args });
}

async function write(
  to: Address,
  functionName: string,
  args: readonly unknown[],
  from: Address = user,
): Promise<void> {
  const data = encodeFunctionData({ abi: abi as Abi, functionName, args });
  const hash = await rpc<Hex>(anvil.url, 'eth_sendTransaction', [{ from, to, data, gas: toHex(1_000_000) }]);
  const { status } = await client.waitForTransactionReceipt({ hash, pollingInterval: 10 });
  if (status !== 'success') throw new Error('reverted');
}
