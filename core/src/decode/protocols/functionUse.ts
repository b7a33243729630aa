import { functionsNamed } from '../abis/rows.ts';
import type { BridgeUse } from './bridgeUse.ts';
import type { FunctionUse, Payout, RouterSwap } from './protocolTable.ts';

/** What a function does with its arguments, by its canonical signature; undefined where its row says nothing of it. */
export function functionUseOf(signature: string): FunctionUse | undefined {
  return functionsNamed(signature.slice(0, signature.indexOf('('))).find(
    (it) => it.use !== undefined && it.signature === signature,
  )?.use;
}

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

/** Whether a function pays back what swaps before it leave of the coins. */
export function refundsChange(signature: string): boolean {
  const use = functionUseOf(signature);
  return use !== undefined && 'refunds' in use;
}

/** How a function sends to another network. */
export function bridgeOf(signature: string): BridgeUse | undefined {
  const use = functionUseOf(signature);
  return use !== undefined && 'bridges' in use ? use.bridges : undefined;
}
