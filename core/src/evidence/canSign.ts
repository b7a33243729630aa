import type { Address } from 'viem';
import { ownersFact, thresholdFact } from '../label/accounts/safeFacts.ts';
import type { FactId } from '../model/fact.ts';
import { type Known, valueOf } from '../model/known.ts';
import { codeFact, codeOf, lookUp, type Evidence } from './evidence.ts';
import { same } from '../actions/steps/stepTree.ts';

/** Whether an owner of a Safe can ever sign, or the fact that this hangs on. */
export type CanSign =
  | Readonly<{ s: 'known'; v: boolean }>
  | Readonly<{ s: 'open'; fact: FactId; why: Exclude<Known<never>, { s: 'known' }> }>;

/**
 * Whether an owner can sign for a Safe. A key can, unless it is one that nobody has (a burn address, a precompile).
 * Another Safe can if enough of its own owners can; one of those who would be asked already (`asked`) cannot. Other
 * contracts are taken for accounts that can.
 */
export function canSign(view: Evidence, owner: Address, asked: readonly Address[]): CanSign {
  if (isNobodys(owner) || asked.some((it) => same(it, owner))) return { s: 'known', v: false };
  const code = codeOf(view, owner);
  if (code.s !== 'known') return { s: 'open', fact: codeFact(owner), why: code };
  if (code.v.state !== 'contract') return { s: 'known', v: true };
  const list = valueOf(lookUp(view, ownersFact(owner)));
  const needed = valueOf(lookUp(view, thresholdFact(owner)));
  if (list?.kind !== 'list' || needed?.kind !== 'integer') return { s: 'known', v: true };
  const able = list.items.map(
    (item): CanSign =>
      item.kind === 'address' ? canSign(view, item.address, [...asked, owner]) : { s: 'known', v: true },
  );
  const count = (is: (it: CanSign) => boolean) => BigInt(able.filter(is).length);
  if (count((it) => it.s === 'known' && it.v) >= needed.value) return { s: 'known', v: true };
  const open = able.find((it) => it.s === 'open');
  if (open === undefined || count((it) => it.s === 'open' || it.v) < needed.value)
    return { s: 'known', v: false };
  return open;
}

/** Addresses that no key is known to, and none will be: the small ones of precompiles, and where people burn things. */
function isNobodys(address: Address): boolean {
  return /^0x0{36}/.test(address) || /^0x(?:dead)?0+(?:dead|beef)?$/i.test(address);
}
