/** What accounts have on the practice chain at one block, who may take it, and who decides over them. */
import {
  aggregate3,
  aggregate3Answer,
  type BatchedRead,
  multicall3,
} from '@readback/core/balances/multicall.ts';
import { balanceOf } from '@readback/core/balances/tokenCalls.ts';
import { addressInData, addressList, bool, uint, wordsInData } from '@readback/core/world/returned.ts';
import { slots } from '@readback/core/effects/control/slots.ts';
import { ordinary, rpc } from '@readback/core/world/rpc.ts';
import { type Check, hexBytes } from '@readback/core/world/schema.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  parseAbi,
  size,
  sliceHex,
  toHex,
} from 'viem';
import type { Had } from '../../data/own/flights.ts';
import { browserWorld } from '../../data/world/world.ts';
import { addressIn } from './addressIn.ts';
import type { Grant, Power, State } from './differences.ts';

/** What to read: the balances of `accounts` in `assets`, `grants`, and who decides over `safe` and `delegating`. */
export type Watch = Readonly<{
  accounts: readonly Address[];
  assets: readonly Pick<Had, 'token' | 'symbol' | 'decimals'>[];
  grants: readonly Grant[];
  safe: Address;
  delegating: Address;
}>;

const { chainId } = practiceMarker;

/** Asks the practice chain. Undefined where it has no such answer, or none that `check` takes; never rejects. */
export async function askChain<T>(
  method: string,
  params: readonly unknown[],
  check: Check<T>,
): Promise<T | undefined> {
  const { signal } = new AbortController();
  const answer = await rpc(browserWorld(), { chainId, method, params }, ordinary(signal), check);
  return answer.s === 'known' ? answer.v.value : undefined;
}

/** Reads it all at a block; undefined when the chain did not answer. What single contracts do not answer is left out. */
export async function stateAt(watch: Watch, block: number): Promise<State | undefined> {
  const held = watch.accounts.flatMap((account) => watch.assets.map((asset) => ({ account, ...asset })));
  const { safe, delegating } = watch;
  const asks: readonly BatchedRead[] = [
    ...held.map(({ account, token }) =>
      token === undefined ? nativeOf(account) : balanceOf(token, account),
    ),
    ...watch.grants.map(grantRead),
    ...safeReads.map((data) => ({ to: safe, data })),
  ];
  const at = toHex(block);
  const slot = (name: keyof typeof slots) =>
    askChain('eth_getStorageAt', [safe, slots[name].slot, at], addressSlot);
  const [answers, code, singleton, guard, handler] = await Promise.all([
    readAt(asks, at),
    askChain('eth_getCode', [delegating, at], hexBytes),
    slot('singleton'),
    slot('guard'),
    slot('fallbackHandler'),
  ]);
  if (answers === undefined || code === undefined) return undefined;
  if (singleton === undefined || guard === undefined || handler === undefined) return undefined;
  const [owners, threshold, modules] = answers.slice(held.length + watch.grants.length);
  const named = (what: Power['what'], who: Address | 'none'): Power[] =>
    who === 'none' ? [] : [{ of: safe, what, who }];
  const count = threshold === undefined ? undefined : uint(threshold);
  const delegate = delegateOf(code);
  return {
    had: held.flatMap((it, index) => {
      const amount = uint(answers[index]);
      return amount === undefined ? [] : [{ ...it, amount }];
    }),
    granted: watch.grants.flatMap((grant, index) => {
      const answer = answers[held.length + index];
      const amount = grant.items ? Number(bool(answer) ?? 0) : uint(answer);
      return amount === undefined ? [] : [{ grant, amount: BigInt(amount) }];
    }),
    power: [
      ...named('runs', singleton),
      ...(delegate === undefined ? [] : [{ of: delegating, what: 'runs' as const, who: delegate }]),
      ...(addressList(owners) ?? []).flatMap((who) => named('owner', who)),
      ...(count === undefined ? [] : [{ of: safe, what: 'threshold' as const, count }]),
      ...modulesIn(modules).flatMap((who) => named('module', who)),
      ...named('guard', guard),
      ...named('handler', handler),
    ],
  };
}

/** Many questions to contracts as of a block; undefined in the place of one that failed. */
async function readAt(
  asks: readonly BatchedRead[],
  at: Hex,
): Promise<readonly (Hex | undefined)[] | undefined> {
  const parts = Array.from({ length: Math.ceil(asks.length / most) }, (_, part) =>
    asks.slice(part * most, (part + 1) * most),
  );
  const answers = await Promise.all(
    parts.map(async (part) => {
      const params = [{ to: multicall3, data: aggregate3(part) }, at];
      const data = await askChain('eth_call', params, hexBytes);
      const answer = data === undefined ? undefined : aggregate3Answer(data, part.length);
      return answer?.returned.map(({ ok, data: gave }) => (ok ? gave : undefined));
    }),
  );
  const whole = answers.filter((it) => it !== undefined);
  return whole.length === answers.length ? whole.flat() : undefined;
}

/** Questions in one call. */
const most = 200;

function nativeOf(account: Address): BatchedRead {
  return {
    to: multicall3,
    data: encodeFunctionData({ abi, functionName: 'getEthBalance', args: [account] }),
  };
}

function grantRead({ token, owner, spender, items }: Grant): BatchedRead {
  const data = items
    ? encodeFunctionData({ abi: erc721Abi, functionName: 'isApprovedForAll', args: [owner, spender] })
    : encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, spender] });
  return { to: token, data };
}

const abi = parseAbi([
  'function getEthBalance(address) view returns (uint256)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[], address)',
]);

/** Where the list of a Safe's modules begins. */
const sentinel: Address = '0x0000000000000000000000000000000000000001';

const safeReads: readonly Hex[] = [
  encodeFunctionData({ abi, functionName: 'getOwners' }),
  encodeFunctionData({ abi, functionName: 'getThreshold' }),
  encodeFunctionData({ abi, functionName: 'getModulesPaginated', args: [sentinel, 10n] }),
];

/** The first list of `getModulesPaginated`: an offset, what comes next, how many, and each. */
function modulesIn(data: Hex | undefined): readonly Address[] {
  if (data === undefined || data === '0x' || size(data) % 32 !== 0) return [];
  const words = wordsInData(data, size(data) / 32);
  return (words?.slice(3) ?? []).flatMap((word) => addressInData(word) ?? []);
}

/** The address in a storage slot. */
const addressSlot: Check<Address | 'none'> = (it) => {
  const word = hexBytes(it);
  return word === undefined ? undefined : (addressIn(word) ?? 'none');
};

/** Whose code an account runs (EIP-7702). */
function delegateOf(code: Hex): Address | undefined {
  return size(code) === 23 && code.startsWith('0xef0100') ? addressIn(sliceHex(code, 3)) : undefined;
}
