import type { Address } from 'viem';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { argsWithRoles } from '../../actions/steps/argRoles.ts';
import { packedAddressAt } from '../../actions/steps/stepTree.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import { currencyOf, namedCurrencyKey } from '../../ledger/asset.ts';
import type { Step } from '../../model/step.ts';
import type { Moved } from '../moves/poolFlows.ts';

/**
 * What comes of that which a call has so many minimums for: the last that it names, since a call names what it passes on the way
 * before what it brings. All that comes where it does not name as many.
 */
export function lastNamed(step: Step, coming: readonly Moved[], count: number): readonly Moved[] {
  const { limitOf } = modelFor(step) ?? {};
  const stated = limitOf === undefined ? undefined : packedAddressAt(step, ...limitOf)?.value;
  return named(stated === undefined ? tokensNamed(step).toReversed() : [stated], coming, count);
}

/** What goes of that which a call has so many maximums for: the first that it names; all where it does not name as many. */
export function firstNamed(step: Step, going: readonly Moved[], count: number): readonly Moved[] {
  return named(tokensNamed(step), going, count);
}

function named(tokens: readonly Address[], moved: readonly Moved[], count: number): readonly Moved[] {
  const keys = [...new Set(tokens.map(namedCurrencyKey))];
  const found = keys.flatMap((key) => moved.filter(({ asset }) => currencyOf(asset) === key));
  return found.length >= count ? found.slice(0, count) : moved;
}

/** The tokens that a call names, in their order. */
export function tokensNamed(step: Step): readonly Address[] {
  return argsWithRoles(step).flatMap(({ arg, role }) => {
    const token = role === 'token' ? packedAddress(arg.value) : undefined;
    return token === undefined ? [] : [token];
  });
}
