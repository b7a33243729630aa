import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { canBeMuted } from '@readback/core/check/rule.ts';
import { ruleOf } from '@readback/core/check/rules.ts';
import type { Mute } from '@readback/core/model/preferences.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import { readJson } from '@readback/core/text/json/readJson.ts';
import { isRecord } from '@readback/core/world/schema.ts';
import * as words from '@readback/phrases/words/cli/serve.ts';
import type { Address } from 'viem';
import { decoded } from '../input/decoded.ts';
import { UsageError } from '../usageError.ts';

/**
 * Which requests are passed on to the signer. `except`: rules that may not fire, not even as a note. `to`: where the
 * accounts that it acts for may call, or what typed data may be for. `mostValue`: wei that may leave them; `mostFee`: wei
 * that its gas at a price that it sets itself, operations in it and refunds of Safes may cost. `book`: whom the
 * user pays, so that an address that looks like one of them is found. `tokens`: the only ones of which something may leave, and
 * how much in one request and in 24 hours; `mostValuePerDay` the same of wei. Items and permissions without amounts are then refused.
 */
export type Policy = Readonly<{
  allow: readonly ('read' | 'caution')[];
  except: readonly string[];
  mute: readonly Mute[];
  to?: readonly Address[];
  book?: readonly Address[];
  mostValue?: bigint;
  mostFee?: bigint;
  mostValuePerDay?: bigint;
  tokens?: readonly TokenLimit[];
  networks?: readonly number[];
}>;

/** In the token's smallest unit. */
export type TokenLimit = Readonly<{ address: Address; chainId: number; most: bigint; mostPerDay?: bigint }>;

/** A policy, and whether its file still has what was read. */
export type PolicyFile = Readonly<{ policy: Policy; isAsRead: () => Promise<boolean> }>;

/**
 * Reads the file of `--policy`.
 *
 * @throws {UsageError} for one that is not there, or has anything in it that is not understood
 */
export async function readPolicy(file: string, cwd: string): Promise<PolicyFile> {
  const path = resolve(cwd, file);
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new UsageError(words.policyUnread, { details: file, cause });
  });
  return {
    policy: policyIn(textOf(bytes)),
    isAsRead: async () => {
      const now = await readFile(path).catch(() => undefined);
      return now?.equals(bytes) === true;
    },
  };
}

function textOf(bytes: Uint8Array): string {
  try {
    return decoded(bytes);
  } catch (cause) {
    throw new UsageError(words.policyNotJson, { cause });
  }
}

/** @throws {UsageError} for anything that is not understood */
export function policyIn(text: string): Policy {
  const json = parsed(text);
  if (!isRecord(json)) throw new UsageError(words.policyNotObject);
  const { allow, except = [], mute = [], to, book, mostValue, mostFee, networks, ...more } = json;
  const { mostValuePerDay, tokens, ...others } = more;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new UsageError(words.policyUnknown, { details: unknown });
  return {
    allow: allowed(allow),
    except: each(except, words.policyExcept, ruleId),
    mute: each(mute, words.policyMute, muteOf),
    ...(to === undefined ? {} : { to: each(to, words.policyTo, addressOf) }),
    ...(book === undefined ? {} : { book: each(book, words.policyBook, addressOf) }),
    ...(mostValue === undefined ? {} : { mostValue: weiOf(mostValue, words.policyValue) }),
    ...(mostFee === undefined ? {} : { mostFee: weiOf(mostFee, words.policyFee) }),
    ...(mostValuePerDay === undefined
      ? {}
      : { mostValuePerDay: weiOf(mostValuePerDay, words.policyValuePerDay) }),
    ...(tokens === undefined ? {} : { tokens: tokensOf(tokens) }),
    ...(networks === undefined ? {} : { networks: each(networks, words.policyNetworks, chainOf) }),
  };
}

function parsed(text: string): unknown {
  try {
    // Refuses keys that stand twice, of which JSON.parse takes the last.
    readJson(text);
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(words.policyNotJson, { cause });
  }
}

function allowed(it: unknown): Policy['allow'] {
  const list = JSON.stringify(it);
  if (list === '["read"]') return ['read'];
  if (list === '["read","caution"]') return ['read', 'caution'];
  throw new UsageError(words.policyAllow);
}

/** A list whose items are all understood. */
function each<T>(list: unknown, says: string, read: (it: unknown) => T | undefined): readonly T[] {
  if (!Array.isArray(list)) throw new UsageError(says);
  return list.map((it: unknown) => {
    const value = read(it);
    if (value === undefined) throw new UsageError(says, { details: JSON.stringify(it).slice(0, 200) });
    return value;
  });
}

function ruleId(it: unknown): string | undefined {
  return typeof it === 'string' && ruleOf(it) !== undefined ? it : undefined;
}

function addressOf(it: unknown): Address | undefined {
  const read = typeof it === 'string' ? parseAddress(it) : undefined;
  return read?.ok ? read.value : undefined;
}

function chainOf(it: unknown): number | undefined {
  return typeof it === 'number' && Number.isSafeInteger(it) && it > 0 ? it : undefined;
}

function muteOf(it: unknown): Mute | undefined {
  if (!isRecord(it)) return undefined;
  const { rule, address, chainId, ...others } = it;
  const named = typeof rule === 'string' ? ruleOf(rule) : undefined;
  const [of, on] = [addressOf(address), chainOf(chainId)];
  if (named === undefined || !canBeMuted(named) || of === undefined || on === undefined) return undefined;
  return Object.keys(others).length === 0 ? { rule: named.id, address: of, chainId: on } : undefined;
}

/** A token that stands twice would have two limits. */
function tokensOf(it: unknown): readonly TokenLimit[] {
  const all = each(it, words.policyTokens, tokenOf);
  const keys = new Set(all.map(({ address, chainId }) => `${chainId} ${address.toLowerCase()}`));
  if (keys.size < all.length) throw new UsageError(words.policyTokens);
  return all;
}

function tokenOf(it: unknown): TokenLimit | undefined {
  if (!isRecord(it)) return undefined;
  const { address, chainId, most, mostPerDay, ...others } = it;
  const [of, on] = [addressOf(address), chainOf(chainId)];
  const [once, daily] = [digitsOf(most), mostPerDay === undefined ? undefined : digitsOf(mostPerDay)];
  if (of === undefined || on === undefined || once === undefined || Object.keys(others).length > 0)
    return undefined;
  if (mostPerDay !== undefined && daily === undefined) return undefined;
  return { address: of, chainId: on, most: once, ...(daily === undefined ? {} : { mostPerDay: daily }) };
}

function weiOf(it: unknown, says: string): bigint {
  const value = digitsOf(it);
  if (value === undefined) throw new UsageError(says);
  return value;
}

function digitsOf(it: unknown): bigint | undefined {
  return typeof it === 'string' && /^(0|[1-9]\d{0,77})$/.test(it) ? BigInt(it) : undefined;
}
