/**
 * The file of an intent: JSON in which amounts, times (seconds) and ids are decimal texts in the smallest unit. An asset is of
 * the intent's own network unless it names another. `docs/intent.schema.json` is its schema.
 */
import type { Address } from 'viem';
import type { Asset } from '../model/fact.ts';
import type { Clause, ControlPart, Intent, NamedAccount, PaySum } from '../model/intent.ts';
import { parseAddress } from '../text/address.ts';
import { isRecord } from '../world/schema.ts';

/** `where`: the path of the first part that makes no sense. */
export type IntentRead = Readonly<{ ok: true; intent: Intent }> | Readonly<{ ok: false; where: string }>;

const mostText = 2_000;
const mostClauses = 20;

/** Reads an intent from JSON, said at a time in milliseconds since the epoch. Whatever is not known, is missing or is too much makes all of it unread. */
export function readIntent(json: unknown, saidAt: number): IntentRead {
  try {
    return { ok: true, intent: intentOf(json, saidAt) };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, where: error.message };
    throw error;
  }
}

/** The same intent as JSON. Where it is quoted from stays behind. */
export function writeIntent({ account, chainId, said, clauses, feeMost }: Intent): unknown {
  return JSON.parse(
    JSON.stringify({ account, chainId, said, clauses, feeMost }, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
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

function intentOf(json: unknown, saidAt: number): Intent {
  const it = fields(json, '', ['account', 'chainId', 'said', 'clauses', 'feeMost']);
  const chainId = it.chainId === undefined ? undefined : chain(it.chainId, 'chainId');
  if (!Array.isArray(it.clauses) || it.clauses.length === 0 || it.clauses.length > mostClauses) {
    throw new Wrong('clauses');
  }
  return {
    account: address(it.account, 'account'),
    ...(chainId === undefined ? {} : { chainId }),
    said: it.said === undefined ? '' : text(it.said, 'said'),
    quotes: [],
    clauses: it.clauses.map((clause, at) => clauseOf(clause, `clauses[${at}]`, chainId)),
    ...(it.feeMost === undefined ? {} : { feeMost: number(it.feeMost, 'feeMost') }),
    saidAt,
  };
}

function clauseOf(json: unknown, at: string, chainId: number | undefined): Clause {
  if (!isRecord(json)) throw new Wrong(at);
  const of = (...names: readonly string[]) => fields(json, at, ['kind', ...names]);
  switch (json.kind) {
    case 'pay': {
      const { asset, sum, to } = of('asset', 'sum', 'to');
      const paid = assetOf(asset, `${at}.asset`, chainId);
      const whom = to === undefined ? {} : { to: named(to, `${at}.to`) };
      return { kind: 'pay', asset: paid, sum: sumOf(sum, `${at}.sum`), ...whom };
    }
    case 'get': {
      const { asset, atLeast } = of('asset', 'atLeast');
      return {
        kind: 'get',
        asset: assetOf(asset, `${at}.asset`, chainId),
        atLeast: number(atLeast, `${at}.atLeast`),
      };
    }
    case 'allow': {
      const { spender, asset, upTo, until } = of('spender', 'asset', 'upTo', 'until');
      const over = assetOf(asset, `${at}.asset`, chainId);
      if ((upTo === undefined) === (over.kind === 'token')) throw new Wrong(`${at}.upTo`);
      return {
        kind: 'allow',
        spender: named(spender, `${at}.spender`),
        asset: over,
        ...(upTo === undefined ? {} : { upTo: upTo === 'noLimit' ? upTo : number(upTo, `${at}.upTo`) }),
        ...(until === undefined ? {} : { until: number(until, `${at}.until`) }),
      };
    }
    case 'revoke': {
      const { spender, asset } = of('spender', 'asset');
      const over = asset === undefined ? {} : { asset: assetOf(asset, `${at}.asset`, chainId) };
      return { kind: 'revoke', spender: named(spender, `${at}.spender`), ...over };
    }
    case 'change': {
      const { part, of: whose, becomes, replaces } = of('part', 'of', 'becomes', 'replaces');
      const known = controlParts.find((it) => it === part);
      if (known === undefined) throw new Wrong(`${at}.part`);
      const next = isRecord(becomes) ? named(becomes, `${at}.becomes`) : becomes;
      return {
        kind: 'change',
        part: known,
        of: named(whose, `${at}.of`),
        ...(next === undefined
          ? {}
          : { becomes: isRecord(next) ? (next as NamedAccount) : number(next, `${at}.becomes`) }),
        ...(replaces === undefined ? {} : { replaces: named(replaces, `${at}.replaces`) }),
      };
    }
    case 'signIn': {
      const { site } = of('site');
      const host = text(site, `${at}.site`);
      if (!/^[^\s/@]+$/.test(host)) throw new Wrong(`${at}.site`);
      return { kind: 'signIn', site: host };
    }
    case 'say':
      return { kind: 'say', text: text(of('text').text, `${at}.text`) };
    case 'nothing':
      of();
      return { kind: 'nothing' };
    default:
      throw new Wrong(`${at}.kind`);
  }
}

function assetOf(json: unknown, at: string, chainId: number | undefined): Asset {
  const it = fields(json, at, ['kind', 'chainId', 'address', 'id']);
  const on = it.chainId === undefined ? chainId : chain(it.chainId, `${at}.chainId`);
  if (on === undefined) throw new Wrong(`${at}.chainId`);
  if (it.kind === 'native') {
    fields(json, at, ['kind', 'chainId']);
    return { kind: 'native', chainId: on };
  }
  const of = { chainId: on, address: address(it.address, `${at}.address`) };
  if (it.kind === 'nft') return { kind: 'nft', ...of, id: number(it.id, `${at}.id`) };
  if ((it.kind !== 'token' && it.kind !== 'collection') || it.id !== undefined) throw new Wrong(`${at}.kind`);
  return { kind: it.kind, ...of };
}

function sumOf(json: unknown, at: string): PaySum {
  const it = fields(json, at, ['how', 'raw']);
  if (it.how === 'all' && it.raw === undefined) return { how: 'all' };
  if (it.how !== 'exactly' && it.how !== 'atMost') throw new Wrong(`${at}.how`);
  return { how: it.how, raw: number(it.raw, `${at}.raw`) };
}

function named(json: unknown, at: string): NamedAccount {
  const it = fields(json, at, ['address', 'name']);
  const of = address(it.address, `${at}.address`);
  return it.name === undefined ? { address: of } : { address: of, name: text(it.name, `${at}.name`) };
}

function fields(json: unknown, at: string, names: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(json)) throw new Wrong(at === '' ? 'account' : at);
  const other = Object.keys(json).find((name) => !names.includes(name));
  if (other !== undefined) throw new Wrong(at === '' ? other : `${at}.${other}`);
  return json;
}

function address(it: unknown, at: string): Address {
  const read = typeof it === 'string' ? parseAddress(it) : undefined;
  if (read?.ok !== true) throw new Wrong(at);
  return read.value;
}

function number(it: unknown, at: string): bigint {
  if (typeof it === 'string' && /^\d{1,78}$/.test(it) && BigInt(it) < 2n ** 256n) return BigInt(it);
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
