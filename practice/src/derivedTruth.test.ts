import type { EffectLine } from '@readback/core/model/effects.ts';
import { known, valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { read } from '@readback/core/readback.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { handleOps } from '@readback/core/simulate/derived/accounts/entryPointCalls.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import { seaportAbi } from '@readback/core/simulate/derived/markets/seaportCalls.ts';
import {
  coins,
  nft,
  plainOrder,
  seaportAddress,
  seaportTypedData,
} from '@readback/scenarios/seaportOrder.ts';
import type { Setting } from '@readback/scenarios/scenario.ts';
import { paymentOperation } from '@readback/scenarios/smartAccount.ts';
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  parseAbi,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deployer, trader, user } from './accounts.ts';
import { type Practice, startPractice } from './practice.ts';
import { rpc } from './rpc.ts';

let practice: Practice;
let setting: Setting;
let at: Setting['info']['addresses'];
const key = mnemonicToAccount(`${'test '.repeat(11)}junk`);

beforeAll(async () => {
  practice = await startPractice();
  setting = { info: practice.info, now: BigInt(Math.floor(Date.now() / 1000)) };
  at = practice.info.addresses;
});

afterEach(() => practice.reset());

afterAll(async () => {
  await practice.close();
});

async function send(from: Address, to: Address, data: Hex, value = 0n): Promise<void> {
  const hash = await rpc<Hex>(practice.rpcUrl, 'eth_sendTransaction', [
    { from, to, data, value: toHex(value), gas: toHex(3_000_000) },
  ]);
  for (;;) {
    const receipt = await rpc<{ status: Hex } | null>(practice.rpcUrl, 'eth_getTransactionReceipt', [hash]);
    if (receipt === null) continue;
    expect(receipt.status).toBe('0x1');
    return;
  }
}

async function readBack(text: string): Promise<Readback> {
  const parsed = parse(text, { chainId: 31337 });
  if (!('ok' in parsed) || !parsed.ok) throw new Error('not read');
  const world = rpcWorld(practice.rpcUrl, { book: () => known([]) });
  const incoming = {
    request: parsed.request,
    origin: { via: 'form' },
    receivedAt: 1_795_251_600_000,
  } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal, { onlyLast: true })) last = it;
  if (last === undefined) throw new Error('nothing was read');
  return last;
}

const written = (it: object) =>
  JSON.stringify(it, (_, one: unknown) => (typeof one === 'bigint' ? one.toString() : one));
const toSign = (typed: object) =>
  JSON.stringify({ method: 'eth_signTypedData_v4', params: [user, JSON.parse(written(typed))] });

const signed = (typed: object): Promise<Hex> => key.signTypedData(JSON.parse(written(typed)));

/** What a line speaks of, as the chain has it now. */
async function held({ who, asset, what, counterparty }: EffectLine): Promise<bigint> {
  if (asset?.kind === 'native')
    return BigInt(await rpc<Hex>(practice.rpcUrl, 'eth_getBalance', [who, 'latest']));
  if (asset === undefined || asset.kind === 'collection') throw new Error('not counted');
  const spender = counterparty ?? zeroAddress;
  const data =
    asset.kind === 'nft'
      ? encodeFunctionData({ abi: erc721Abi, functionName: 'ownerOf', args: [asset.id] })
      : what === 'allowance'
        ? encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [who, spender] })
        : encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [who] });
  const word = BigInt(await rpc<Hex>(practice.rpcUrl, 'eth_call', [{ to: asset.address, data }, 'latest']));
  return asset.kind === 'nft' ? (word === BigInt(who) ? 1n : 0n) : word;
}

/** Every line came true: what was read before changed by just what was shown. */
async function cameTrue(it: Readback, how: () => Promise<void>): Promise<number> {
  const lines = (valueOf(it.effects)?.lines ?? []).filter(({ what }) => what !== 'fee');
  const before = await Promise.all(lines.map(held));
  await how();
  const after = await Promise.all(lines.map(held));
  for (const [n, line] of lines.entries()) {
    const shown = BigInt(valueOf(line.after) ?? 0n) - BigInt(valueOf(line.before) ?? 0n);
    expect([line.what, (after[n] ?? 0n) - (before[n] ?? 0n)]).toEqual([line.what, shown]);
  }
  return lines.length;
}

test('a sale on Seaport goes as it was read back before it was signed', async () => {
  const make = encodeFunctionData({
    abi: parseAbi(['function make(address to, uint256 id)']),
    args: [user, 42n],
  });
  await send(deployer, at.practicePass, make);
  const all = { abi: erc721Abi, functionName: 'setApprovalForAll', args: [seaportAddress, true] } as const;
  await send(user, at.practicePass, encodeFunctionData(all));
  const order = {
    offerer: user,
    offer: [nft(at.practicePass, 42n)],
    consideration: [
      { ...coins(900n), recipient: user },
      { ...coins(100n), recipient: at.stranger },
    ],
    endTime: setting.now + 3_600n,
    salt: 9n,
  };
  const typed = seaportTypedData(order);
  const it = await readBack(toSign(typed));
  const signature = await signed(typed);
  const parameters = { ...plainOrder, ...order, totalOriginalConsiderationItems: 2n };
  const advanced = { parameters, numerator: 1n, denominator: 1n, signature, extraData: '0x' } as const;
  const args = [advanced, [], zeroHash, zeroAddress] as const;
  const data = encodeFunctionData({ abi: seaportAbi, functionName: 'fulfillAdvancedOrder', args });
  expect(await cameTrue(it, () => send(trader, seaportAddress, data, 1_000n))).toBe(2);
});

test('a transfer through Permit2 goes as it was read back before it was signed', async () => {
  const approve = { abi: erc20Abi, functionName: 'approve', args: [at.permit2, 10n ** 9n] } as const;
  await send(user, at.practiceDollar, encodeFunctionData(approve));
  const permitted = { token: at.practiceDollar, amount: 5_000_000n };
  const [nonce, deadline] = [3n, setting.now + 3_600n];
  const typed = {
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      PermitTransferFrom: [
        { name: 'permitted', type: 'TokenPermissions' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
      TokenPermissions: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    primaryType: 'PermitTransferFrom',
    domain: { name: 'Permit2', chainId: 31337, verifyingContract: at.permit2 },
    message: { permitted, spender: trader, nonce, deadline },
  } as const;
  const it = await readBack(toSign(typed));
  const signature = await signed(typed);
  const abi = parseAbi([
    'struct Token { address token; uint256 amount; }',
    'struct Permit { Token permitted; uint256 nonce; uint256 deadline; }',
    'struct Details { address to; uint256 requestedAmount; }',
    'function permitTransferFrom(Permit permit, Details details, address owner, bytes signature)',
  ]);
  const details = { to: trader, requestedAmount: permitted.amount };
  const data = encodeFunctionData({ abi, args: [{ permitted, nonce, deadline }, details, user, signature] });
  expect(await cameTrue(it, () => send(trader, at.permit2, data))).toBe(2);
});

test('a user operation goes as it was read back, and costs no more than was said', async () => {
  const typed = paymentOperation(setting);
  const it = await readBack(toSign(typed));
  const op = { ...typed.message, signature: await signed(typed) };
  const entryPoint = typed.domain.verifyingContract;
  const funds = async () => {
    const balanceOf = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [op.sender] });
    const [own, deposit] = await Promise.all([
      rpc<Hex>(practice.rpcUrl, 'eth_getBalance', [op.sender, 'latest']),
      rpc<Hex>(practice.rpcUrl, 'eth_call', [{ to: entryPoint, data: balanceOf }, 'latest']),
    ]);
    return BigInt(own) + BigInt(deposit);
  };
  const before = await funds();
  const data = handleOps(op, '0.8', deployer);
  expect(await cameTrue(it, () => send(trader, entryPoint, data))).toBeGreaterThan(0);
  const cost = before - (await funds());
  const [expected, most] = ['fee.expected', 'fee.most'].map((id) => valueOf(it.facts[id]?.value));
  if (expected?.kind !== 'amount' || most?.kind !== 'amount') throw new Error('no fee');
  expect([cost <= most.raw, cost > (expected.raw * 8n) / 10n, cost < (expected.raw * 12n) / 10n]).toEqual([
    true,
    true,
    true,
  ]);
});
