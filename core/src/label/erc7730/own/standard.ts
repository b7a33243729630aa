import type { Address } from 'viem';
import { type Descriptor, descriptorOf } from '../document/descriptor.ts';
import { isJsonRecord, type Json, plainJson } from '../document/json.ts';
import { readJson } from '../../../text/json/readJson.ts';
import { mergeDescriptors } from '../document/merge.ts';
import { erc1155Descriptor } from './erc1155.ts';
import { erc20Descriptor } from './erc20.ts';
import { erc2612 } from './erc2612.ts';
import { erc4626Descriptor } from './erc4626.ts';
import { erc721Descriptor } from './erc721.ts';
import { safeDescriptor } from './safe.ts';
import { uniswapV2Router } from './uniswapV2Router.ts';
import { weth9Descriptor } from './weth9.ts';

/** A descriptor of our own, as it is in a file here. */
export type OwnDescriptor = Readonly<{
  metadata?: Readonly<Record<string, unknown>>;
  display: Readonly<Record<string, unknown>>;
}>;

/** The interfaces that we describe ourselves. */
export const interfaces = {
  erc20: erc20Descriptor,
  erc721: erc721Descriptor,
  erc1155: erc1155Descriptor,
  erc4626: erc4626Descriptor,
  erc2612,
  weth9: weth9Descriptor,
  uniswapV2Router,
  safe: safeDescriptor,
} as const satisfies Readonly<Record<string, OwnDescriptor>>;

export type InterfaceName = keyof typeof interfaces;

/**
 * The descriptor of an interface, for contracts that are known to follow it: that must come from elsewhere, since
 * ERC-20 and ERC-721 share selectors. What it gives carries the warning `interfaceOnly`.
 */
export function interfaceDescriptor(name: InterfaceName): Descriptor {
  return descriptorOf(`own/${name}`, 2, plain(interfaces[name]), true);
}

/** The same, bound to contracts that are known by their address: those of the practice chain. */
export function deployedDescriptor(
  name: InterfaceName,
  deployments: readonly Readonly<{ chainId: number; address: Address }>[],
  owner: string,
): Descriptor {
  const bound = plain({ context: { contract: { deployments } }, metadata: { owner } });
  return descriptorOf(`own/${name}`, 2, mergeDescriptors(bound, plain(interfaces[name])));
}

/** Through the same reader as a stranger's, so that ours obey the same rules. */
function plain(it: unknown): Extract<Json, { readonly [key: string]: Json }> {
  const json = plainJson(readJson(JSON.stringify(it)));
  if (!isJsonRecord(json)) throw new TypeError('A descriptor is an object.');
  return json;
}
