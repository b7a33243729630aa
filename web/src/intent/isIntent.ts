import type { Intent } from '@readback/core/model/intent.ts';
import { isAddress, isRecord } from '../data/shapes.ts';
import { mostSaid } from './mostSaid.ts';

type Is = (it: unknown) => boolean;

/** Whether something is an intent in all of its parts: what a file says was said is hostile. */
export function isIntent(it: unknown): it is Intent {
  return isWhole(it);
}

const isRaw: Is = (it) => typeof it === 'bigint' && it >= 0n && it < 2n ** 256n;
const isText: Is = (it) => typeof it === 'string' && it.length <= mostSaid;
const isChain: Is = (it) => Number.isSafeInteger(it) && Number(it) > 0;
const is =
  (...values: readonly string[]): Is =>
  (it) =>
    values.includes(it as string);
const orNone =
  (...those: readonly Is[]): Is =>
  (it) =>
    it === undefined || those.some((fits) => fits(it));
const record =
  (parts: Readonly<Record<string, Is>>): Is =>
  (it) =>
    isRecord(it) && Object.entries(parts).every(([name, fits]) => fits(it[name]));
const kinds =
  (name: string, by: Readonly<Record<string, Is>>): Is =>
  (it) =>
    isRecord(it) && Object.hasOwn(by, String(it[name])) && by[String(it[name])]?.(it) === true;
const list =
  (fits: Is, least: number, most: number): Is =>
  (it) =>
    Array.isArray(it) && it.length >= least && it.length <= most && it.every(fits);

const isToken = record({ chainId: isChain, address: isAddress });
const isAsset = kinds('kind', {
  native: record({ chainId: isChain }),
  token: isToken,
  collection: isToken,
  nft: record({ chainId: isChain, address: isAddress, id: isRaw }),
});
const isNamed = record({ address: isAddress, name: orNone(isText) });
const isCounted = record({ raw: isRaw });
const isSum = kinds('how', { all: isRecord, exactly: isCounted, atMost: isCounted });

const isWhole = record({
  account: isAddress,
  chainId: orNone(isChain),
  said: isText,
  quotes: list(record({ slot: isText, start: Number.isInteger, end: Number.isInteger }), 0, 200),
  clauses: list(
    kinds('kind', {
      pay: record({ asset: isAsset, sum: isSum, to: orNone(isNamed) }),
      get: record({ asset: isAsset, atLeast: isRaw }),
      allow: record({
        spender: isNamed,
        asset: isAsset,
        upTo: orNone(isRaw, is('noLimit')),
        until: orNone(isRaw),
      }),
      revoke: record({ spender: isNamed, asset: orNone(isAsset) }),
      change: record({
        part: is('owner', 'threshold', 'module', 'guard', 'handler', 'code', 'delegation'),
        of: isNamed,
        becomes: orNone(isNamed, isRaw),
        replaces: orNone(isNamed),
      }),
      signIn: record({ site: isText }),
      say: record({ text: isText }),
      nothing: isRecord,
    }),
    1,
    40,
  ),
  feeMost: orNone(isRaw),
  saidAt: (it) => typeof it === 'number' && Math.abs(it) <= 8.64e15,
});
