import { factOfAccount } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import { savedName } from '../book.ts';
import { ownAccounts } from '../accounts.ts';
import { lookUp, type Evidence } from '../evidence.ts';
import { addressAt, everyStep } from '../../actions/steps/stepTree.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';
import { isSafeMessage } from '../../decode/approved.ts';
import { isPermission } from '../../decode/permission.ts';
import { typedMeaning } from '../../decode/typed/all.ts';
import { typedFormOf } from '../../decode/typed/typedForms.ts';
import { isReactor } from '../../shipped/protocols.ts';
import type { SignedForm } from '../../decode/typed/form.ts';
import { isForNoMarket, isForService, signedFormOf } from '../../decode/typed/signedForms.ts';
import { domainHashOf } from '../../crypto/eip712.ts';
import type { FactId } from '../../model/fact.ts';
import type { TypedData } from '../../model/request.ts';
import type { ArgValue, Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { namedAccounts } from '../../actions/purpose/namedAccounts.ts';
import { hashesOf, type SignedLeaf, signedLeaves } from '../../actions/purpose/signedLeaves.ts';

/**
 * Part of typed data that nothing explains. `form`: nobody here knows what its structs are for; `name`: they have the
 * fields of a permit, under another name; `service`: they are known, and neither a contract nor the service that reads
 * them is named; `domain`: the contract does not say that it takes a permit of this domain; `unasked`: nobody
 * asked it; `keeper`: nobody here knows
 * the contract that has to keep to what is signed; `market`: it is for another contract than those that take the form; `hidden`: a field is bytes or a hash of something that is not shown;
 * `long`: there is more of it than is inspected.
 */
export type SignedGap = Readonly<{
  step: Step;
  why: 'form' | 'name' | 'service' | 'domain' | 'unasked' | 'keeper' | 'market' | 'hidden' | 'long';
  fact?: FactId;
}>;

/** Someone whom typed data names, and whom neither the user nor the form explains. No address: of another network. */
export type SignedParty = Readonly<{ step: Step; fact: FactId; value: ArgValue; address?: Address }>;

export type SignedFields = Readonly<{ unread: readonly SignedGap[]; parties: readonly SignedParty[] }>;

/** What each field of some typed data is for, in each of its steps that was read. */
export function typedFields(view: Evidence, typed: TypedData): SignedFields {
  const steps = everyStep(view.steps).filter(
    (step) =>
      step.op === 'permission' &&
      step.reading !== 'unread' &&
      step.fn !== undefined &&
      // What it is a hash of is inside.
      !isSafeMessage(step),
  );
  const all = steps.map((step) => fieldsOf(view, typed, step));
  return { unread: all.flatMap(({ unread }) => unread), parties: all.flatMap(({ parties }) => parties) };
}

/** Of fields that hide something the first few are named. */
const mostHidden = 3;

function fieldsOf(view: Evidence, typed: TypedData, step: Step): SignedFields {
  const form = signedFormOf(step.fn?.signature ?? '');
  const { leaves, cut } = signedLeaves(form, step);
  const shown = hashesOf(leaves);
  const gap = gapOf(view, typed, step, form);
  const hidden = leaves.filter(({ arg }) => isHidden(arg.value, shown)).slice(0, mostHidden);
  return {
    unread: [
      ...(gap === undefined ? [] : [{ step, why: gap }]),
      ...(cut ? [{ step, why: 'long' } as const] : []),
      ...hidden.map(({ fact }): SignedGap => ({ step, why: 'hidden', fact })),
    ],
    parties: leaves.flatMap((leaf) => partiesAt(view, { step, form, typed }, leaf)),
  };
}

function gapOf(
  view: Evidence,
  typed: TypedData,
  step: Step,
  form: SignedForm | undefined,
): SignedGap['why'] | undefined {
  const encoded = step.fn?.signature ?? '';
  if (form === undefined) return isPermission(encoded) ? 'name' : 'form';
  // An order with a value that its exchange does not know, or that hides what counts.
  if (typedFormOf(encoded)?.means !== undefined && typedMeaning(step) === undefined) return 'form';
  if (isForService(encoded, typed.domain)) return undefined;
  if (form.service !== undefined || step.to === null) return 'service';
  if (isForNoMarket(form, typed.domain)) return 'market';
  if (form.keeper !== undefined) return isKept(view, step, form.keeper) ? undefined : 'keeper';
  return form.asksDomain === true ? domainGap(view, typed, step.to) : undefined;
}

/** Permit2 only moves what is given: that something comes for it is up to the contract that may take it. */
function isKept(view: Evidence, step: Step, keeper: string): boolean {
  const it = addressAt(step, keeper);
  return it !== undefined && isReactor(requestChain(view), it.value);
}

/** A token takes only what is signed under its own domain; one that does not say its domain may take anything. */
function domainGap(view: Evidence, typed: TypedData, contract: Address): 'domain' | 'unasked' | undefined {
  const it = lookUp(view, factOfAccount(contract, 'separator'));
  if (it.s === 'pending') return undefined;
  // A contract that was asked and says nothing has a fact, too.
  if (it.s !== 'known') return 'unasked';
  const says = it.v.kind === 'bytes' ? it.v.hex : undefined;
  return says !== undefined && says === domainHashOf(typed) ? undefined : 'domain';
}

/** Bytes that no shown value is hashed to, and that no account is in. */
function isHidden(value: ArgValue, shown: ReadonlySet<string>): boolean {
  if (value.kind !== 'bytes' || /^0x0*$/.test(value.hex) || shown.has(value.hex)) return false;
  return namedAccounts(value).length === 0;
}

type Around = Readonly<{ step: Step; form: SignedForm | undefined; typed: TypedData }>;

function partiesAt(
  view: Evidence,
  { step, form, typed }: Around,
  { arg, fact, role }: SignedLeaf,
): readonly SignedParty[] {
  const own = ownAccounts(view);
  // Where nobody says who signs, the account that a form says signs is taken as theirs.
  if (role === 'self' && own.size === 0) return [];
  // The numbers of a known form are numbers.
  if (arg.value.kind === 'integer' && form !== undefined && form.open !== true) return [];
  return namedAccounts(arg.value)
    .filter(({ address }) => address === undefined || !isExplained(view, address, own, typed))
    .map(({ address }) => ({
      step,
      fact,
      value: arg.value,
      ...(address === undefined ? {} : { address }),
    }));
}

function isExplained(view: Evidence, address: Address, own: ReadonlySet<string>, typed: TypedData): boolean {
  const it = address.toLowerCase();
  if (own.has(it) || savedName(view, address)) return true;
  if (same(typed.domain.verifyingContract, it)) return true;
  const chainId = requestChain(view);
  return chainId !== undefined && isWellKnown(chainId, address);
}
