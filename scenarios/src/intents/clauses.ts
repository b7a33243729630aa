/** Clauses of intents on the practice chain, as short as people say them. */
import type { Asset } from '@readback/core/model/fact.ts';
import type { Clause, ControlPart } from '@readback/core/model/intent.ts';
import type { Address } from 'viem';
import { practiceMarker } from '../practiceMarker.ts';

const { chainId } = practiceMarker;

export const ether: Asset = { kind: 'native', chainId };

export function token(address: Address): Asset {
  return { kind: 'token', chainId, address };
}

export function item(address: Address, id: bigint): Asset {
  return { kind: 'nft', chainId, address, id };
}

export function collection(address: Address): Asset {
  return { kind: 'collection', chainId, address };
}

export function pays(asset: Asset, raw: bigint, to?: Address): Clause {
  return { kind: 'pay', asset, sum: { how: 'exactly', raw }, ...(to ? { to: { address: to } } : {}) };
}

export function paysAtMost(asset: Asset, raw: bigint, to?: Address): Clause {
  return { kind: 'pay', asset, sum: { how: 'atMost', raw }, ...(to ? { to: { address: to } } : {}) };
}

export function gets(asset: Asset, atLeast: bigint): Clause {
  return { kind: 'get', asset, atLeast };
}

export function allows(spender: Address, asset: Asset, upTo?: bigint | 'noLimit', until?: bigint): Clause {
  return {
    kind: 'allow',
    spender: { address: spender },
    asset,
    ...(upTo === undefined ? {} : { upTo }),
    ...(until === undefined ? {} : { until }),
  };
}

export function revokes(spender: Address, asset?: Asset): Clause {
  return { kind: 'revoke', spender: { address: spender }, ...(asset === undefined ? {} : { asset }) };
}

export function changes(
  part: ControlPart,
  of: Address,
  becomes?: Address | bigint,
  replaces?: Address,
): Clause {
  return {
    kind: 'change',
    part,
    of: { address: of },
    ...(becomes === undefined
      ? {}
      : { becomes: typeof becomes === 'bigint' ? becomes : { address: becomes } }),
    ...(replaces === undefined ? {} : { replaces: { address: replaces } }),
  };
}
