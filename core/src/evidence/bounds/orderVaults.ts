import type { Address, Hex } from 'viem';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import type { Step } from '../../model/step.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Evidence } from '../evidence.ts';

/** What the orders of GMX at one contract share: they are paid by calls beside them (`sendWnt`, `sendTokens`). */
export type OrderVault = Readonly<{
  /** Coins, in wei. */
  coins: bigint;
  /** Raw units by token, in lower case. */
  tokens: ReadonlyMap<string, bigint>;
  /** How many calls there are of one function. */
  calls: ReadonlyMap<Hex, number>;
}>;

/** What the vault of the contract that a step calls is sent. */
export function orderVaultOf(view: Evidence, { to }: Step): OrderVault {
  return vaultsOf(view).get((to ?? '').toLowerCase()) ?? empty;
}

const empty: OrderVault = { coins: 0n, tokens: new Map(), calls: new Map() };

type Open = { coins: bigint; tokens: Map<string, bigint>; calls: Map<Hex, number> };

const vaultsOf = memoize((view: Evidence): ReadonlyMap<string, OrderVault> => {
  const vaults = new Map<string, Open>();
  for (const step of immediateSteps(view.steps)) {
    const { to, fn, args } = step;
    if (to === null || fn === undefined) continue;
    const key = to.toLowerCase();
    const vault = vaults.get(key) ?? { coins: 0n, tokens: new Map(), calls: new Map() };
    vaults.set(key, vault);
    vault.calls.set(fn.selector, (vault.calls.get(fn.selector) ?? 0) + 1);
    if (isKnownAs(step, 'sendCoins')) vault.coins += numberAt(args, 1);
    const token = isKnownAs(step, 'sendTokens') ? addressAt(args, 0)?.toLowerCase() : undefined;
    if (token !== undefined) vault.tokens.set(token, (vault.tokens.get(token) ?? 0n) + numberAt(args, 2));
  }
  return vaults;
});

function numberAt(args: Step['args'], at: number): bigint {
  const value = args[at]?.value;
  return value?.kind === 'integer' ? value.value : 0n;
}

function addressAt(args: Step['args'], at: number): Address | undefined {
  const value = args[at]?.value;
  return value?.kind === 'address' ? value.address : undefined;
}
