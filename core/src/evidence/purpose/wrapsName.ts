import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { type Address, zeroAddress } from 'viem';
import { addressAt, argAt } from '../../actions/steps/stepTree.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import { valuesIn } from '../../codec/valuesIn.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import { actingAccounts } from '../accounts.ts';
import type { Evidence } from '../evidence.ts';

/**
 * Whether a step hands a .eth name to the name wrapper of ENS, which gives the wrapped name to one of the user's accounts
 * and burns no right over it. The registrar asks the wrapper, and the bytes say for whom: this is how ENS wraps a name.
 * From `onERC721Received` of the NameWrapper.
 */
export function wrapsOwnName(view: Evidence, step: Step): boolean {
  const named = handedIn(step);
  const chainId = requestChain(view);
  if (named === undefined || chainId === undefined || step.to === null) return false;
  if (protocolAt(chainId, step.to) !== 'ENS base registrar') return false;
  if (protocolAt(chainId, named.to) !== 'ENS name wrapper') return false;
  return named.fuses === 0 && actingAccounts(view).has(named.owner.toLowerCase());
}

const handedIn = memoize(
  (step: Step): Readonly<{ to: Address; owner: Address; fuses: number }> | undefined => {
    if (step.op !== 'call' || !isKnownAs(step, 'transferItem')) return undefined;
    const [to, data] = [addressAt(step, 1)?.value, argAt(step, 3)?.value];
    if (to === undefined || data?.kind !== 'bytes') return undefined;
    const [, owner, fuses] = valuesIn(wraps, data.hex) ?? [];
    if (owner?.kind !== 'address' || fuses?.kind !== 'integer') return undefined;
    const { address } = owner;
    return same(address, zeroAddress) ? undefined : { to, owner: address, fuses: Number(fuses.value) };
  },
);

const wrapped = 'wrap(string label, address owner, uint16 fuses, address resolver)';

const wraps = { fields: functionAbi(wrapped)?.fields ?? [] };
