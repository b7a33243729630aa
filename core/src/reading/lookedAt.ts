import type { Address } from 'viem';
import { actingAccounts, ownAccounts } from '../evidence/accounts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { known } from '../model/known.ts';
import { checksummed } from '../text/address.ts';

/** Whose changes are inspected; `leftOut` counts the others that the request acts for. */
export type LookedAt = Readonly<{ accounts: readonly Address[]; leftOut: number }>;

const most = 8;

/** Who signs first, then each Safe that is acted for, and the user's own, as far as there is room. */
export function lookedAt(view: Evidence): LookedAt {
  const [signer, ...own] = [...ownAccounts(view)];
  const safes = [...actingAccounts(view)].filter((it) => it !== signer && !own.includes(it));
  const acting = signer === undefined ? safes : [signer, ...safes];
  const all = [...acting, ...own].slice(0, most);
  return {
    accounts: all.map((it) => checksummed(it as Address)),
    leftOut: Math.max(0, acting.length - most),
  };
}

/** Effects that say of how many accounts nothing was inspected. */
export function sayingLeftOut(effects: Evidence['effects'], { leftOut }: LookedAt): Evidence['effects'] {
  if (leftOut === 0 || effects.s !== 'known') return effects;
  const said = { is: 'accounts', count: leftOut } as const;
  return known({ ...effects.v, notLookedAt: [...effects.v.notLookedAt, said] });
}
