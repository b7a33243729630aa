import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import {
  type Address,
  encodeAbiParameters,
  getContractAddress,
  type Hex,
  parseAbiParameters,
  parseEther,
  toHex,
} from 'viem';
import { ownArtefact } from '../../deploy/artefact.ts';
import { rpc } from '../../rpc.ts';
import { mine, must } from '../node.ts';
import { call, flown, pilot, prepared, type Route, type Sky, timeOf } from '../sky.ts';
import { authorized } from './borrowed.ts';
import { flyer } from './payments.ts';
import { approve } from './supply.ts';

/** Calls of which some fail, and take nothing with them: what they had moved by that time is undone. */
export const callMany: Route = (sky) => {
  const { random, at } = sky;
  const refused = call('function transfer(address, uint256)', at.stranger, 1n);
  const many = Array.from({ length: 2 + random.below(5) }, () => {
    const value = random.amount(parseEther('0.01'));
    // A token takes no ETH with a transfer, and Multicall3 has no tokens to give.
    const [target, callData] = random.pick([
      [at.stranger, '0x'],
      [pilot(4).address, '0x'],
      [at.practiceToken, refused],
      [at.weth9, call('function deposit()')],
    ] as const);
    return { target, allowFailure: true, value, callData };
  });
  const signature =
    'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])';
  const value = many.reduce((sum, it) => sum + it.value, 0n);
  return flown(sky, { from: flyer(sky), to: at.multicall3, value, data: call(signature, many) });
};

/** A swap that may fail, and does: the router had paid for it already. What comes after it is carried out. */
export const swapInVain: Route = async (sky) => {
  const { random, at } = sky;
  const from = flyer(sky);
  await prepared(sky, from, at.practiceDollar, approve(at.permit2));
  const amount = 1_000_000n + random.amount(10n ** 9n);
  const until = Number((await timeOf(sky)) + 3_600n);
  const allow = 'function approve(address token, address spender, uint160 amount, uint48 expiration)';
  await prepared(
    sky,
    from,
    at.permit2,
    call(allow, at.practiceDollar, at.universalRouter, amount * 2n, until),
  );
  const me: Address = '0x0000000000000000000000000000000000000001';
  const least = random.pick([0n, parseEther('1000')]);
  const swap = encodeAbiParameters(
    parseAbiParameters('address, uint256, uint256, address[], bool, uint256[]'),
    [me, amount, least, [at.practiceDollar, at.weth9], true, []],
  );
  const value = random.amount(parseEther('0.1'));
  const wrap = encodeAbiParameters(parseAbiParameters('address, uint256'), [me, value]);
  const execute = 'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable';
  const data = call(execute, '0x880b', [swap, wrap], 2n ** 40n);
  return flown(sky, { from, to: at.universalRouter, data, value });
};

/** A new contract, at the address that follows from who makes it. */
export const create: Route = async (sky) => {
  const { url, random } = sky;
  const from = flyer(sky);
  const nonce = BigInt(await countOf(sky, from));
  const sent = { from, data: ownArtefact(random.pick(['Trap', 'PracticeToken', 'Echo'])).bytecode };
  const params = [{ chainId: toHex(practiceMarker.chainId), ...sent }];
  return {
    request: JSON.stringify({ method: 'eth_sendTransaction', params }),
    whose: [from, getContractAddress({ from, nonce })],
    carryOut: () => mine(url, sent),
  };
};

/** A batch of EIP-5792, whole or not at all: the account borrows code that carries out many calls in one. */
export const batch: Route = async (sky) => {
  const { url, at, random } = sky;
  const from = pilot(0);
  const much = random.below(4) === 0 ? 10n ** 30n : random.amount(10n ** 8n);
  const many = [
    { to: at.practiceDollar, data: approve(at.router, random.amount(10n ** 8n)), value: 0n },
    { to: at.practiceToken, data: call('function transfer(address, uint256)', at.stranger, much), value: 0n },
    { to: pilot(4).address, data: '0x', value: random.amount(parseEther('0.01')) },
  ] as const;
  const chainId = toHex(practiceMarker.chainId);
  const calls = many.map((it) => ({ ...it, value: toHex(it.value) }));
  const asked = { version: '2.0.0', chainId, from: from.address, atomicRequired: true, calls };
  await borrowed(sky, from);
  const inner = many.map(({ to: target, data, value }) => ({ target, value, data }));
  const execute = 'function executeBatch((address target, uint256 value, bytes data)[] calls)';
  return {
    request: JSON.stringify({ method: 'wallet_sendCalls', params: [asked] }),
    whose: [from.address],
    carryOut: () => mine(url, { from: from.address, to: from.address, data: call(execute, inner) }),
  };
};

/** What a wallet has its account do before its first batch. */
async function borrowed(sky: Sky, { address: from }: ReturnType<typeof pilot>): Promise<void> {
  const { url, at } = sky;
  const code = await rpc<Hex>(url, 'eth_getCode', [from, 'latest']);
  if (code.toLowerCase().endsWith(at.simple7702Account.slice(2).toLowerCase())) return;
  const nonce = (await countOf(sky, from)) + 1;
  const it = { chainId: practiceMarker.chainId, address: at.simple7702Account, nonce };
  await must(url, { from, to: at.stranger, authorizationList: [await authorized(pilot(0), it)] });
}

async function countOf({ url }: Sky, account: Address): Promise<number> {
  return Number(await rpc<Hex>(url, 'eth_getTransactionCount', [account, 'latest']));
}
