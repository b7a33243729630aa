/**
 * The file of an intent: JSON in which amounts, times (seconds) and ids are decimal texts in the smallest unit. An asset is of
 * the intent's own network unless it names another. `docs/intent.schema.json` is its schema.
 */
import type { Address } from 'viem';
import type { Asset } from '../model/fact.ts';
import {
  type Clause,
  type ControlPart,
  type Intent,
  mostClauses,
  type NamedAccount,
  type PaySum,
} from '../model/intent.ts';
import { siteTyped } from '../request/wallet/siteTyped.ts';
import { parseAddress } from '../text/address.ts';
import { isRecord } from '../world/schema.ts';

/** `where`: the path of the first part that makes no sense. */
export type IntentRead = Readonly<{ ok: true; intent: Intent }> | Readonly<{ ok: false; where: string }>;

const mostText = 2_000;

/** How numbers and addresses are written: as text in a file, as they are where an intent is kept. */
type Written = Readonly<{
  number: (it: unknown) => bigint | undefined;
  address: (it: string) => Address | undefined;
}>;

const inFile: Written = {
  number: (it) => (typeof it === 'string' && /^\d{1,78}$/.test(it) ? BigInt(it) : undefined),
  address: (it) => {
    const read = parseAddress(it);
    return read.ok ? read.value : undefined;
  },
};

const asKept: Written = {
  number: (it) => (typeof it === 'bigint' ? it : undefined),
  address: (it) => (/^0x[0-9a-fA-F]{40}$/.test(it) ? inFile.address(it) : undefined),
};

/** Reads an intent from JSON, said at a time in milliseconds since the epoch. Whatever is not known, is missing or is too much makes all of it unread. */
export function readIntent(json: unknown, saidAt: number): IntentRead {
  try {
    return { ok: true, intent: intentOf(json, saidAt, inFile) };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, where: error.message };
    throw error;
  }
}

/**
 * Whether something is an intent in all of its parts, as one is kept: what comes from elsewhere is held to the same as a file,
 * with every asset's network in it.
 */
export function isIntent(it: unknown): it is Intent {
  if (!isRecord(it)) return false;
  const { quotes, saidAt, said, chainId, ticked, ...rest } = it;
  if (ticked !== undefined && !(Number.isSafeInteger(ticked) && Number(ticked) > 0)) return false;
  if (!Array.isArray(quotes) || quotes.length > mostQuotes || !quotes.every(isQuote)) return false;
  if (typeof saidAt !== 'number' || !(Math.abs(saidAt) <= 8.64e15) || typeof said !== 'string') return false;
  try {
    if (said !== '') text(said, 'said');
    if (chainId !== undefined) chain(chainId, 'chainId');
    intentOf(rest, saidAt, asKept);
    return true;
  } catch (error) {
    if (error instanceof Wrong) return false;
    throw error;
  }
}

const mostQuotes = 200;

function isQuote(it: unknown): boolean {
  if (!isRecord(it) || typeof it.slot !== 'string' || it.slot.length > mostText) return false;
  return Number.isInteger(it.start) && Number.isInteger(it.end);
}

/** The same intent as JSON. Where it is quoted from stays behind. */
export function writeIntent({ account, chainId, said, clauses, feeMost }: Intent): unknown {
  return JSON.parse(
    JSON.stringify(
      { account, chainId, said: said === '' ? undefined : said, clauses, feeMost },
      (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
    ),
  );
}

/** The parts of control that an intent can name. */
export const controlParts: readonly ControlPart[] = [
  'owner',
  'threshold',
  'module',
  'guard',
  'handler',
  'code',
  'delegation',
];

class Wrong extends Error {}

function intentOf(json: unknown, saidAt: number, written: Written): Intent {
  const it = fields(json, '', ['account', 'chainId', 'said', 'clauses', 'feeMost']);
  const chainId = it.chainId === undefined ? undefined : chain(it.chainId, 'chainId');
  if (!Array.isArray(it.clauses) || it.clauses.length === 0 || it.clauses.length > mostClauses) {
    throw new Wrong('clauses');
  }
  return {
    account: address(it.account, 'account', written),
    ...(chainId === undefined ? {} : { chainId }),
    said: it.said === undefined ? '' : text(it.said, 'said'),
    quotes: [],
    clauses: it.clauses.map((clause, at) => clauseOf(clause, `clauses[${at}]`, chainId, written)),
    ...(it.feeMost === undefined ? {} : { feeMost: number(it.feeMost, 'feeMost', written) }),
    saidAt,
  };
}

function clauseOf(json: unknown, at: string, chainId: number | undefined, written: Written): Clause {
  if (!isRecord(json)) throw new Wrong(at);
  const of = (...names: readonly string[]) => fields(json, at, ['kind', ...names]);
  switch (json.kind) {
    case 'pay': {
      const { asset, sum, to } = of('asset', 'sum', 'to');
      const paid = assetOf(asset, `${at}.asset`, chainId, written);
      const whom = to === undefined ? {} : { to: named(to, `${at}.to`, written) };
      return { kind: 'pay', asset: paid, sum: sumOf(sum, `${at}.sum`, written), ...whom };
    }
    case 'get': {
      const { asset, atLeast, out } = of('asset', 'atLeast', 'out');
      if (out !== undefined && out !== true) throw new Wrong(`${at}.out`);
      return {
        kind: 'get',
        asset: assetOf(asset, `${at}.asset`, chainId, written),
        atLeast: number(atLeast, `${at}.atLeast`, written),
        ...(out === undefined ? {} : { out }),
      };
    }
    case 'allow': {
      const { spender, asset, upTo, until } = of('spender', 'asset', 'upTo', 'until');
      const over = assetOf(asset, `${at}.asset`, chainId, written);
      if ((upTo === undefined) === (over.kind === 'token')) throw new Wrong(`${at}.upTo`);
      return {
        kind: 'allow',
        spender: named(spender, `${at}.spender`, written),
        asset: over,
        ...(upTo === undefined
          ? {}
          : { upTo: upTo === 'noLimit' ? upTo : number(upTo, `${at}.upTo`, written) }),
        ...(until === undefined ? {} : { until: number(until, `${at}.until`, written) }),
      };
    }
    case 'revoke': {
      const { spender, asset } = of('spender', 'asset');
      const over = asset === undefined ? {} : { asset: assetOf(asset, `${at}.asset`, chainId, written) };
      return { kind: 'revoke', spender: named(spender, `${at}.spender`, written), ...over };
    }
    case 'change': {
      const { part, of: whose, becomes, replaces } = of('part', 'of', 'becomes', 'replaces');
      const known = controlParts.find((it) => it === part);
      if (known === undefined) throw new Wrong(`${at}.part`);
      const next = isRecord(becomes) ? named(becomes, `${at}.becomes`, written) : becomes;
      return {
        kind: 'change',
        part: known,
        of: named(whose, `${at}.of`, written),
        ...(next === undefined
          ? {}
          : { becomes: isRecord(next) ? (next as NamedAccount) : number(next, `${at}.becomes`, written) }),
        ...(replaces === undefined ? {} : { replaces: named(replaces, `${at}.replaces`, written) }),
      };
    }
    case 'signIn': {
      const { site } = of('site');
      const host = siteTyped(text(site, `${at}.site`));
      if (host === undefined) throw new Wrong(`${at}.site`);
      return { kind: 'signIn', site: host };
    }
    case 'say':
      return { kind: 'say', text: text(of('text').text, `${at}.text`) };
    case 'cancel': {
      const { all } = of('all');
      if (all !== undefined && all !== true) throw new Wrong(`${at}.all`);
      return { kind: 'cancel', ...(all === undefined ? {} : { all }) };
    }
    case 'nothing':
      of();
      return { kind: 'nothing' };
    default:
      throw new Wrong(`${at}.kind`);
  }
}

function assetOf(json: unknown, at: string, chainId: number | undefined, written: Written): Asset {
  const it = fields(json, at, ['kind', 'chainId', 'address', 'id']);
  const on = it.chainId === undefined ? chainId : chain(it.chainId, `${at}.chainId`);
  if (on === undefined) throw new Wrong(`${at}.chainId`);
  if (it.kind === 'native') {
    fields(json, at, ['kind', 'chainId']);
    return { kind: 'native', chainId: on };
  }
  const of = { chainId: on, address: address(it.address, `${at}.address`, written) };
  if (it.kind === 'nft') return { kind: 'nft', ...of, id: number(it.id, `${at}.id`, written) };
  if ((it.kind !== 'token' && it.kind !== 'collection') || it.id !== undefined) throw new Wrong(`${at}.kind`);
  return { kind: it.kind, ...of };
}

function sumOf(json: unknown, at: string, written: Written): PaySum {
  const it = fields(json, at, ['how', 'raw']);
  if (it.how === 'all' && it.raw === undefined) return { how: 'all' };
  if (it.how !== 'exactly' && it.how !== 'atMost') throw new Wrong(`${at}.how`);
  return { how: it.how, raw: number(it.raw, `${at}.raw`, written) };
}

function named(json: unknown, at: string, written: Written): NamedAccount {
  const it = fields(json, at, ['address', 'name']);
  const of = address(it.address, `${at}.address`, written);
  return it.name === undefined ? { address: of } : { address: of, name: text(it.name, `${at}.name`) };
}

function fields(json: unknown, at: string, names: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(json)) throw new Wrong(at === '' ? 'account' : at);
  const other = Object.keys(json).find((name) => !names.includes(name));
  if (other !== undefined) throw new Wrong(at === '' ? other : `${at}.${other}`);
  return json;
}

function address(it: unknown, at: string, written: Written): Address {
  const read = typeof it === 'string' ? written.address(it) : undefined;
  if (read === undefined) throw new Wrong(at);
  return read;
}

function number(it: unknown, at: string, written: Written): bigint {
  const read = written.number(it);
  if (read !== undefined && read >= 0n && read < 2n ** 256n) return read;
  throw new Wrong(at);
}

function chain(it: unknown, at: string): number {
  if (typeof it === 'number' && Number.isSafeInteger(it) && it > 0) return it;
  throw new Wrong(at);
}

function text(it: unknown, at: string): string {
  if (typeof it === 'string' && it !== '' && it.length <= mostText) return it;
  throw new Wrong(at);
}
