import { account } from '@readback/scenarios/account.ts';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import {
  type Address,
  concatHex,
  encodeFunctionData,
  encodePacked,
  erc20Abi,
  type Hex,
  parseAbi,
  size,
  zeroAddress,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { ask } from './farNode.ts';

export type Row = Readonly<{ name: string; from: Address; to: Address; data: Hex }>;

/**
 * A transfer, a swap of Uniswap V2, and a batch of ten out of a Safe that two owners have signed: two swaps with their
 * approvals, and six payments of three tokens to as many people.
 */
export async function requests(rpcUrl: string, { info, now }: { info: PracticeInfo; now: bigint }) {
  const { router, practiceDollar, practiceToken, weth9, safe, multiSendCallOnly } = info.addresses;
  const person = (at: number) => account({ info, now }, at);
  const user = person(0);
  const amount = 3_000n * 10n ** 6n;
  const approve = (value: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, value] });
  const pay = (to: Address, value: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] });
  const swapped = (value: bigint, from: Address, to: Address, receiver: Address) =>
    encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapExactTokensForTokens',
      args: [value, 1n, [from, to], receiver, now + 86_400n],
    });
  await sent(rpcUrl, { from: user, to: practiceDollar, data: approve(amount) });
  for (const token of [practiceDollar, practiceToken]) {
    const data = pay(safe, token === practiceDollar ? 1_000n * 10n ** 6n : 10n ** 18n);
    await sent(rpcUrl, { from: user, to: token, data });
  }
  const batch: readonly (readonly [Address, Hex])[] = [
    [practiceDollar, approve(10n ** 8n)],
    [router, swapped(10n ** 8n, practiceDollar, weth9, safe)],
    [practiceToken, approve(10n ** 17n)],
    [router, swapped(10n ** 17n, practiceToken, weth9, safe)],
    ...[4, 5].map((at) => [practiceDollar, pay(person(at), 10n ** 6n)] as const),
    ...[6, 7].map((at) => [practiceToken, pay(person(at), 10n ** 15n)] as const),
    ...[8, 9].map((at) => [weth9, pay(person(at), 10n ** 12n)] as const),
  ];
  const packed = concatHex(
    batch.map(([to, data]) => {
      const types = ['uint8', 'address', 'uint256', 'uint256', 'bytes'] as const;
      return encodePacked(types, [0, to, 0n, BigInt(size(data)), data]);
    }),
  );
  const many = encodeFunctionData({ abi: safeAbi, functionName: 'multiSend', args: [packed] });
  const swap = swapped(amount, practiceDollar, weth9, user);
  const rows: readonly Row[] = [
    { name: 'transfer of a token', from: user, to: practiceDollar, data: pay(person(4), 25n * 10n ** 6n) },
    { name: 'swap on Uniswap V2', from: user, to: router, data: swap },
    {
      name: 'Safe batch of 10',
      from: user,
      to: safe,
      data: await execution(rpcUrl, safe, multiSendCallOnly, many),
    },
  ];
  return rows;
}

/** `execTransaction` with the signatures of two owners, whose keys every development chain knows. */
async function execution(rpcUrl: string, safe: Address, to: Address, data: Hex): Promise<Hex> {
  const nonce = BigInt(await call(rpcUrl, safe, encodeFunctionData({ abi: safeAbi, functionName: 'nonce' })));
  const fields = [to, 0n, data, 1, 0n, 0n, 0n, zeroAddress, zeroAddress] as const;
  const hash = await call(
    rpcUrl,
    safe,
    encodeFunctionData({ abi: safeAbi, functionName: 'getTransactionHash', args: [...fields, nonce] }),
  );
  const owners = [1, 2, 3].map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }));
  owners.sort((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1));
  const signatures = await Promise.all(owners.slice(0, 2).map((owner) => owner.sign({ hash })));
  return encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [...fields, concatHex(signatures)],
  });
}

const mnemonic = 'test test test test test test test test test test test junk';

const routerAbi = parseAbi([
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256) returns (uint256[])',
]);

const safeAbi = parseAbi([
  'function nonce() view returns (uint256)',
  'function multiSend(bytes) payable',
  'function getTransactionHash(address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, uint256) view returns (bytes32)',
  'function execTransaction(address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes) payable returns (bool)',
]);

async function call(rpcUrl: string, to: Address, data: Hex): Promise<Hex> {
  return (await ask(rpcUrl, 'eth_call', [{ to, data }, 'latest'])) as Hex;
}

async function sent(rpcUrl: string, transaction: object): Promise<void> {
  const hash = await ask(rpcUrl, 'eth_sendTransaction', [transaction]);
  while ((await ask(rpcUrl, 'eth_getTransactionReceipt', [hash])) === null);
}
