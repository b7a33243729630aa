import { isKeptBy } from '../../ledger/asset.ts';
import type { Asset } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import type { Descriptor } from '../erc7730/document/descriptor.ts';
import { type InterfaceName, interfaceDescriptor } from '../erc7730/own/standard.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { knownName } from '../../shipped/known.ts';

/**
 * Readback's own descriptors for a step, where something else than its selector says what the contract is: what the
 * label station found its values to mean, or an address that we know.
 */
export function ownDescriptors(step: Step, chainId: number): readonly Descriptor[] {
  return namesFor(step, chainId).map(interfaceDescriptor);
}

function namesFor({ to, args, op }: Step, chainId: number): readonly InterfaceName[] {
  if (to === null) return [];
  const known = knownName(chainId, to) ?? '';
  if (known === 'WETH9') return ['weth9', 'erc20'];
  if (known === 'Uniswap V2 router') return ['uniswapV2Router'];
  if (known.startsWith('Safe ') && /^Safe (?:L2 )?\d/.test(known)) return ['safe'];
  const kinds = new Set(assetsIn(args).flatMap((it) => (isOf(it, to) ? [it.kind] : [])));
  if (kinds.has('token')) return op === 'permission' ? ['erc2612'] : ['erc20'];
  return kinds.has('nft') || kinds.has('collection') ? ['erc721'] : [];
}

function isOf(asset: Asset, to: string): boolean {
  return isKeptBy(asset, to);
}

function assetsIn(args: readonly Arg[]): readonly Asset[] {
  return args.slice(0, 32).flatMap((arg) => {
    const { meaning } = arg;
    const own = meaning !== undefined && 'asset' in meaning ? [meaning.asset] : [];
    return [...own, ...assetsIn(insideOf(arg))];
  });
}
