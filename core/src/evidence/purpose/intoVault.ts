import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import type { KnownFunction } from '../../decode/abis/functionModel.ts';
import type { Address } from 'viem';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import type { Evidence } from '../evidence.ts';
import { isVouched } from '../vouched.ts';
import { addressAt, integerAt } from '../../actions/steps/stepTree.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';

/**
 * Whether a step of GMX sends to a vault what the next call to the same router records there as the caller's: alone it
 * would be for whoever comes next.
 */
export function isIntoVault(view: Evidence, step: Step, vault: Address): boolean {
  const chainId = requestChain(view);
  if (chainId === undefined || step.to === null || !isKnownAs(step, 'sendCoins', 'sendTokens')) return false;
  const records = takenBy[protocolAt(chainId, vault) ?? ''];
  if (records === undefined || !isVouched(view, vault) || !isVouched(view, step.to)) return false;
  const all = immediateSteps(view.steps);
  const later = all.slice(all.findIndex(({ id }) => id === step.id) + 1);
  const next = later.find((it) => !isKnownAs(it, 'sendCoins', 'sendTokens'));
  if (next === undefined || !same(next.to, step.to)) return false;
  if (!isKnownAs(next, records.by) || parentOf(next) !== parentOf(step)) return false;
  if (isKnownAs(step, 'sendCoins')) return (integerAt(step, 1)?.value ?? 0n) > 0n;
  const token = addressAt(step, 0)?.value;
  if (token === undefined || !isIncrease(next)) return false;
  return records.tokens.some((name) => {
    const its = addressAt(next, 'params', 'addresses', name)?.value;
    return same(its, token);
  });
}

/** Which call takes what is in a vault, by the vault's shipped name, and which of its tokens it takes. */
const takenBy: Readonly<Record<string, Readonly<{ by: KnownFunction; tokens: readonly string[] }>>> = {
  'GMX order vault': { by: 'createOrder', tokens: ['initialCollateralToken'] },
  'GMX deposit vault': { by: 'createDeposit', tokens: ['initialLongToken', 'initialShortToken'] },
  'GMX withdrawal vault': { by: 'createWithdrawal', tokens: ['market'] },
  'GMX shift vault': { by: 'createShift', tokens: ['fromMarket'] },
};

/** Orders that close a position take no tokens in: 4 to 7 of GMX's kinds. */
function isIncrease(step: Step): boolean {
  if (!isKnownAs(step, 'createOrder')) return true;
  const kind = integerAt(step, 'params', 'orderType')?.value;
  return kind !== undefined && (kind <= 3n || kind === 8n);
}

function parentOf({ id }: Step): string {
  return id.slice(0, id.lastIndexOf('.'));
}
