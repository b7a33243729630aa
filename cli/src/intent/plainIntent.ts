/**
 * The file of an intent as people write it, in the terms of `readIntent`: a network by its name, an asset by its symbol, an account
 * by its address alone or by the name of a contract that ships, an amount in units of its token, a day. Anything else
 * stays as it is.
 */
import { knownAddress } from '@readback/core/shipped/known.ts';
import { shippedToken, wellKnown } from '@readback/core/shipped/wellKnownTokens.ts';
import { parseUnitsExact } from '@readback/core/text/amount.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { chainInfo } from '@readback/core/world/chains.ts';
import { isRecord } from '@readback/core/world/schema.ts';
import type { Address } from 'viem';
import { chainNamed } from '../options/chainNamed.ts';

const ether = 18;

/** @throws {UsageError} for a network’s name that is of none, or of several */
export function plainIntent(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const chainId = typeof json.chainId === 'string' ? networkOf(json.chainId) : json.chainId;
  const on = typeof chainId === 'number' ? chainId : undefined;
  return {
    ...json,
    ...(chainId === undefined ? {} : { chainId }),
    ...(Array.isArray(json.clauses) ? { clauses: json.clauses.map((it) => clauseOf(it, on)) } : {}),
    ...('feeMost' in json ? { feeMost: amountOf(json.feeMost, ether) } : {}),
  };
}

/** A number in quotation marks does not count: what names a network is a number, or its name. */
function networkOf(name: string): number | string {
  return /^\d+$/.test(name) ? name : chainNamed(name);
}

function clauseOf(json: unknown, on: number | undefined): unknown {
  if (!isRecord(json)) return json;
  const asset = 'asset' in json ? assetOf(json.asset, on) : undefined;
  const decimals = decimalsOf(asset, on);
  const of = (name: string, change: (it: unknown) => unknown) =>
    name in json ? { [name]: change(json[name]) } : {};
  const account = (it: unknown) => accountOf(it, on);
  const amount = (it: unknown) => amountOf(it, decimals);
  return {
    ...json,
    ...of('asset', () => withoutDecimals(asset)),
    ...of('sum', (it) => sumOf(it, decimals)),
    ...of('atLeast', amount),
    ...of('upTo', amount),
    ...of('to', account),
    ...of('spender', account),
    ...of('of', account),
    ...of('replaces', account),
    ...of('becomes', account),
    ...of('until', dayOf),
  };
}

/** A symbol is that of the network’s currency, or of the one well-known token there. */
function assetOf(json: unknown, on: number | undefined): unknown {
  if (typeof json !== 'string') return json;
  if (/^0x[\da-f]{40}$/i.test(json)) return { kind: 'token', address: json };
  if (on === undefined) return json;
  if (chainInfo(on)?.symbol.toLowerCase() === json.toLowerCase()) return { kind: 'native' };
  const [address, ...others] = wellKnown(on, json);
  // Beside the issuer’s own stands what was bridged before: which one is meant, only an address says.
  return address === undefined || others.length > 0 ? json : { kind: 'token', address: checksummed(address) };
}

function decimalsOf(asset: unknown, on: number | undefined): number | undefined {
  if (!isRecord(asset)) return undefined;
  if (typeof asset.decimals === 'number') return asset.decimals;
  if (asset.kind === 'native') return ether;
  if (asset.kind === 'nft') return 0;
  const chainId = typeof asset.chainId === 'number' ? asset.chainId : on;
  const { address } = asset;
  if (chainId === undefined || typeof address !== 'string') return undefined;
  const known = shippedToken(chainId, address as Address)?.decimals;
  return known === undefined ? undefined : Number(known);
}

function withoutDecimals(asset: unknown): unknown {
  if (!isRecord(asset) || asset.kind !== 'token') return asset;
  const { decimals, ...rest } = asset;
  return typeof decimals === 'number' ? rest : asset;
}

function sumOf(json: unknown, decimals: number | undefined): unknown {
  if (!isRecord(json) || !('amount' in json) || 'raw' in json) return json;
  const { amount, ...rest } = json;
  const raw = amountOf({ amount }, decimals);
  return typeof raw === 'string' ? { ...rest, raw } : json;
}

/** `{ "amount": "1.5" }` in units of a token, as text in its smallest unit. */
function amountOf(json: unknown, decimals: number | undefined): unknown {
  if (!isRecord(json) || Object.keys(json).length !== 1 || typeof json.amount !== 'string') return json;
  if (decimals === undefined || !/^\d+(?:\.\d+)?$/.test(json.amount)) return json;
  const read = parseUnitsExact(json.amount, decimals);
  return read.ok ? read.value.toString() : json;
}

function accountOf(json: unknown, on: number | undefined): unknown {
  if (typeof json !== 'string' || /^\d+$/.test(json)) return json;
  const known = on === undefined ? undefined : knownAddress(on, json);
  return { address: known === undefined ? json : checksummed(known) };
}

/** A day lasts until its end, in UTC. */
function dayOf(json: unknown): unknown {
  if (typeof json !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(json)) return json;
  const at = Date.parse(`${json}T23:59:59Z`);
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(json);
  return isDay ? String(Math.floor(at / 1_000)) : json;
}
