import { factOfAccount, factOfToken } from '@readback/core/model/factIds.ts';
import type { Asset, Fact, FactId, FactValue } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Party, PartyRole } from '@readback/core/model/readback.ts';
import type { Subject } from './statement.ts';

/** What is said of a handle: words from closed lists only. */
export type HandleWords = Readonly<{
  is: FactValue['kind'] | 'token' | 'unknown';
  /** Of an address: what runs there. */
  code?: 'none' | 'contract' | 'delegated';
  roles?: readonly PartyRole[];
  /** One of the user's own accounts. */
  yours?: true;
  /** Of an amount: the handle of its asset. */
  of?: string;
  /** Of a change: whether it makes more or less. */
  way?: 'more' | 'less' | 'none';
  /** Of an allowance. */
  limit?: 'none' | 'some' | 'zero';
}>;

export type Handles = Readonly<Record<string, HandleWords>>;

/** Where it is looked up what a handle represents. */
export type HandleGround = Readonly<{ parties: readonly Party[] }> & Pick<Subject, 'facts' | 'own'>;

export type OpenHandles = Readonly<{ handleOf(id: FactId): string; handles(): Handles }>;

/** Gives each value that a readback speaks of a handle, the same value the same one: `ADDR1`, `TOK1`, `AMT2`. */
export function openHandles({ parties, facts, own }: HandleGround): OpenHandles {
  const names = new Map<string, string>();
  const words: Record<string, HandleWords> = {};
  const counts = new Map<string, number>();

  function handle(key: string, prefix: string, describe: () => HandleWords): string {
    const before = names.get(key);
    if (before !== undefined) return before;
    const count = (counts.get(prefix) ?? 0) + 1;
    const name = `${prefix}${count}`;
    counts.set(prefix, count);
    names.set(key, name);
    words[name] = describe();
    return name;
  }

  function ofAddress(address: string): string {
    const at = address.toLowerCase();
    const isToken = valueOf(facts(factOfToken(at, 'symbol'))?.value) !== undefined;
    return handle(`address ${at}`, isToken ? 'TOK' : 'ADDR', () => {
      const code = valueOf(facts(factOfAccount(at, 'code'))?.value);
      const roles = parties.flatMap((it) => (it.address.toLowerCase() === at ? [it.role] : []));
      return {
        is: isToken ? 'token' : 'address',
        ...(code?.kind === 'code' ? { code: code.state } : {}),
        ...(roles.length > 0 ? { roles: [...new Set(roles)] } : {}),
        ...(own.has(at) ? { yours: true as const } : {}),
      };
    });
  }

  function ofAsset(asset: Asset): string {
    if (asset.kind === 'native') return handle('native', 'COIN', () => ({ is: 'asset' }));
    if (asset.kind !== 'nft') return ofAddress(asset.address);
    return handle(`item ${asset.address.toLowerCase()} ${asset.id}`, 'ITEM', () => ({
      is: 'asset',
      of: ofAddress(asset.address),
    }));
  }

  function ofValue(id: FactId, value: FactValue): string {
    switch (value.kind) {
      case 'address':
        return ofAddress(value.address);
      case 'asset':
        return ofAsset(value.asset);
      case 'amount':
        return handle(id, 'AMT', () => ({
          is: 'amount',
          of: ofAsset(value.asset),
          ...(/^effect\..*\.delta$/s.test(id) ? { way: wayOf(value.raw) } : {}),
        }));
      case 'allowance':
        return handle(id, 'AMT', () => ({
          is: 'allowance',
          of: ofAsset(value.asset),
          limit: value.unlimited ? 'none' : value.raw === 0n ? 'zero' : 'some',
        }));
      default:
        return handle(id, prefixes[value.kind], () => ({ is: value.kind }));
    }
  }

  return {
    handleOf(id) {
      const fact: Fact | undefined = facts(id);
      const value = valueOf(fact?.value);
      return value === undefined ? handle(id, 'UNKNOWN', () => ({ is: 'unknown' })) : ofValue(id, value);
    },
    handles: () => words,
  };
}

function wayOf(raw: bigint): 'more' | 'less' | 'none' {
  if (raw === 0n) return 'none';
  return raw > 0n ? 'more' : 'less';
}

const prefixes: Readonly<
  Record<Exclude<FactValue['kind'], 'address' | 'asset' | 'amount' | 'allowance'>, string>
> = {
  integer: 'NUM',
  bool: 'FLAG',
  bytes: 'DATA',
  selector: 'CALL',
  function: 'CALL',
  text: 'TEXT',
  chain: 'NET',
  time: 'TIME',
  code: 'CODE',
  list: 'LIST',
};
