import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { AccountCode } from '../balances/accountState.ts';
import { addressInData, addressList, uint, wordsInData } from '../world/returned.ts';
import { type SlotName, slots } from '../effects/control/slots.ts';
import { askOwners, canAgree } from '../label/accounts/safeOwners.ts';
import { codeValue } from '../label/accounts/accountFacts.ts';
import { symbolText } from '../label/tokens/tokenFacts.ts';
import { same } from '../ledger/account.ts';
import { isUnanswered, type Known, known, pending, unknown, valueOf } from '../model/known.ts';
import { safeHandlers } from '../shipped/safe/handlers.ts';
import { safeSingletons } from '../shipped/safe/singletons.ts';
import { chainRead, type ReadAt, readAccountState } from '../world/chainRead.ts';
import { type Answered, ordinary, rpc, valueAnswered } from '../world/rpc.ts';
import { type Check, hexBytes } from '../world/schema.ts';
import { selectors } from '../world/selectors.ts';
import { solidity } from '../world/solidity.ts';

/**
 * An owner, and what kind of account it is; of one that is a Safe itself `safe` says who owns it. `isCircle`: it is one of the
 * Safes that it would be an owner of, which own each other.
 */
export type SafeOwner = Readonly<{
  account: Address;
  code: Known<AccountCode>;
  safe?: OwningSafe;
  isCircle?: true;
}>;

/** A Safe that owns another one. */
export type OwningSafe = SafeRules & Readonly<{ version: string; nonce: bigint }>;

/** Who must agree to what a Safe does. */
export type SafeRules = Readonly<{ owners: readonly SafeOwner[]; threshold: bigint }>;

/**
 * A Safe as its contract and its storage say it is, all of it at one block (1.0.0 to 1.5.0). `singleton` is whose code it
 * runs, and `isShipped` whether that is a release of Safe; `nonce` is the next transaction's. The modules may act alone;
 * `modules.isWhole` is false where there are more than were read. A guard may refuse what owners want, a module guard what
 * modules want; undefined where there is none.
 */
export type SafeAccount = SafeRules &
  Readonly<{
    address: Address;
    chainId: number;
    block: Readonly<{ number: bigint; hash: Hex }>;
    version: string;
    nonce: bigint;
    singleton: Readonly<{ address: Address; isShipped: boolean }>;
    modules: Readonly<{ list: readonly Address[]; isWhole: boolean }>;
    guard?: Address;
    moduleGuard?: Address;
    fallbackHandler?: Readonly<{ address: Address; isShipped: boolean }>;
  }>;

/** So many Safes are opened, one the owner of the other. */
const deepest = 4;

/** Modules are read in pages; nobody has more of them than that. */
const modulesInPage = 32n;
const mostPages = 8;

/**
 * Reads a Safe at the state before the pinned block. Unknown `notFound` where there is no contract, and `unanswered` for a
 * contract that does not answer as a Safe, or whose first slot does not hold an address, whatever it calls itself.
 */
export async function readSafeAccount(at: ReadAt, address: Address): Promise<Known<SafeAccount>> {
  const [code, rules, version, nonce, modules, ...held] = await Promise.all([
    answered(readAccountState(at, 'eth_getCode', address, hexBytes)),
    readRules(at, address, []),
    answered(chainRead(at, address, versionCall, symbolText)),
    answered(chainRead(at, address, selectors.nonce, uint)),
    readModules(at, address),
    ...heldSlots.map((it) => readSlot(at, address, it)),
  ]);
  if (valueOf(code) === '0x') return unknown('notFound');
  const gap = [rules, version, nonce, modules, ...held].find((it) => it.s !== 'known');
  if (gap?.s === 'unknown') return gap;
  if (rules.s !== 'known' || version.s !== 'known' || nonce.s !== 'known' || modules.s !== 'known')
    return pending;
  const [singleton, guard, moduleGuard, handler] = held.map((it) => valueOf(it)?.address);
  if (singleton === undefined) return unknown('unanswered');
  return known({
    ...rules.v,
    address,
    chainId: at.block.chainId,
    block: { number: at.block.parentNumber, hash: at.block.parentHash },
    version: version.v,
    nonce: nonce.v,
    singleton: { address: singleton, isShipped: safeSingletons.has(singleton.toLowerCase()) },
    modules: modules.v,
    ...(guard === undefined ? {} : { guard }),
    ...(moduleGuard === undefined ? {} : { moduleGuard }),
    ...(handler === undefined
      ? {}
      : { fallbackHandler: { address: handler, isShipped: safeHandlers.has(handler.toLowerCase()) } }),
  });
}

const heldSlots = ['singleton', 'guard', 'moduleGuard', 'fallbackHandler'] as const;

/** The owners and the threshold of a Safe, and of owners that are Safes. `within`: the Safes that it owns, whose circle is not followed. */
async function readRules(at: ReadAt, safe: Address, within: readonly Address[]): Promise<Known<SafeRules>> {
  const [owners, threshold] = await askOwners(at, safe);
  if (owners.s !== 'known') return owners;
  if (threshold.s !== 'known') return threshold;
  const [all, needed] = [owners.v.value, threshold.v.value];
  if (!canAgree(all, needed)) return unknown('unanswered');
  const path = [...within, safe];
  const each = await Promise.all(all.map((account) => readOwner(at, account, path)));
  return known({ owners: each, threshold: needed });
}

async function readOwner(at: ReadAt, account: Address, path: readonly Address[]): Promise<SafeOwner> {
  const code = await answered(readAccountState(at, 'eth_getCode', account, hexBytes));
  if (code.s !== 'known') return { account, code };
  const kind = codeValue(code.v);
  if (path.some((it) => same(it, account))) return { account, code: known(kind), isCircle: true };
  const isOpened = kind.state === 'contract' && path.length < deepest;
  const safe = isOpened ? await readOwning(at, account, path) : undefined;
  return { account, code: known(kind), ...(safe === undefined ? {} : { safe }) };
}

async function readOwning(
  at: ReadAt,
  account: Address,
  path: readonly Address[],
): Promise<OwningSafe | undefined> {
  const rules = valueOf(await readRules(at, account, path));
  if (rules === undefined) return undefined;
  const [version, nonce] = await Promise.all([
    answered(chainRead(at, account, versionCall, symbolText)),
    answered(chainRead(at, account, selectors.nonce, uint)),
  ]);
  if (version.s !== 'known' || nonce.s !== 'known') return undefined;
  return { ...rules, version: version.v, nonce: nonce.v };
}

/** The modules, in pages; releases before 1.1.0 have none, and say all. */
async function readModules(at: ReadAt, safe: Address): Promise<Known<SafeAccount['modules']>> {
  const list: Address[] = [];
  let start: Address = sentinel;
  for (let page = 0; page < mostPages; page += 1) {
    const data = encodeFunctionData({ abi: pagesAbi, args: [start, modulesInPage] });
    const found = await answered(chainRead(at, safe, data, modulePage));
    if (found.s !== 'known') return page === 0 && isUnanswered(found) ? readAllModules(at, safe) : found;
    list.push(...found.v.list);
    const last = found.v.list.at(-1);
    if (found.v.isLast || last === undefined) return known({ list, isWhole: true });
    // Before 1.4.0 the next page is said to begin after a module that no page has: it begins after the last one.
    start = last;
  }
  return known({ list, isWhole: false });
}

async function readAllModules(at: ReadAt, safe: Address): Promise<Known<SafeAccount['modules']>> {
  const found = await answered(chainRead(at, safe, selectors.getModules, addressList));
  return found.s === 'known' ? known({ list: found.v, isWhole: true }) : found;
}

/** Where the linked list of modules begins and ends. */
const sentinel: Address = '0x0000000000000000000000000000000000000001';

const pagesAbi = parseAbi([solidity.getModulesPaginated]);
const versionCall = encodeFunctionData({ abi: parseAbi([solidity.VERSION]) });

/** `(address[] array, address next)`: the list stands after both words. */
const modulePage: Check<Readonly<{ list: readonly Address[]; isLast: boolean }>> = (it) => {
  if (typeof it !== 'string' || !it.startsWith(`0x${word(64n)}`)) return undefined;
  const next = wordsInData(`0x${it.slice(66, 130)}`, 1)?.[0];
  const list = addressList(`0x${word(32n)}${it.slice(130)}`);
  return next === undefined || list === undefined ? undefined : { list, isLast: next <= 1n };
};

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0');
}

/** The address that a slot holds, and none where it is empty. */
async function readSlot(
  { world, block, signal }: ReadAt,
  safe: Address,
  name: SlotName,
): Promise<Known<Readonly<{ address?: Address }>>> {
  const params = [safe, slots[name].slot, { blockHash: block.parentHash }];
  const question = { chainId: block.chainId, method: 'eth_getStorageAt', params };
  const found = await answered(rpc(world, question, ordinary(signal), uint));
  if (found.s !== 'known') return found;
  const address = addressInData(found.v);
  if (address === undefined) return unknown('malformed');
  return known(found.v === 0n ? {} : { address });
}

async function answered<T>(asked: Promise<Known<Answered<T>>>): Promise<Known<T>> {
  return valueAnswered(await asked);
}
