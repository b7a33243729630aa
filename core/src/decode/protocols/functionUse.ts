import { selectorOf } from '../../codec/functionAbi.ts';
import { rowSignature } from '../abis/modelOf.ts';
import { functionRows } from '../abis/rows.ts';
import type { BridgeUse } from './bridgeUse.ts';
import type { FunctionUse, Payout, RouterSwap } from './protocolTable.ts';

/** What a function does with its arguments, by its canonical signature; undefined where its row says nothing of it. */
export function functionUseOf(signature: string): FunctionUse | undefined {
  const there = uses.get(signature);
  if (there !== undefined) return there === 'none' ? undefined : there;
  if (uses.size >= most) uses.clear();
  const use = functionRows(selectorOf(signature)).find(
    (it) => it.use !== undefined && rowSignature(it) === signature,
  )?.use;
  uses.set(signature, use ?? 'none');
  return use;
}

/** A request has few signatures, and each is asked for again and again. */
const uses = new Map<string, FunctionUse | 'none'>();
const most = 2_000;

/** The swap that a function of a router is. */
export function routerSwapOf(signature: string): RouterSwap | undefined {
  const use = functionUseOf(signature);
  return use !== undefined && 'swap' in use ? use.swap : undefined;
}

/** What a function pays out that is no swap. */
export function payoutOf(signature: string): Payout | undefined {
  const use = functionUseOf(signature);
  return use !== undefined && 'pays' in use ? use.pays : undefined;
}

/** How a function sends to another network. */
export function bridgeOf(signature: string): BridgeUse | undefined {
  const use = functionUseOf(signature);
  return use !== undefined && 'bridges' in use ? use.bridges : undefined;
}
