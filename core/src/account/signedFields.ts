import { type Address, keccak256, stringToHex } from 'viem';
import { savedName } from '../check/book.ts';
import { once } from '../check/once.ts';
import { ownAccounts } from '../check/own.ts';
import { lookUp, type View } from '../check/view.ts';
import { addressAt, everyStep } from '../check/walk.ts';
import { isWellKnown } from '../check/wellKnownTokens.ts';
import { isPermission } from '../decode/permission.ts';
import { isReactor } from '../decode/typed/reactors.ts';
import type { Role, SignedForm } from '../decode/typed/signedForm.ts';
import { isForService, signedFormOf } from '../decode/typed/signedForms.ts';
import { uniswapXOrders } from '../decode/typed/signedOrders.ts';
import { tokenPermits, tokenTransfers } from '../decode/typed/signedPermits.ts';
import { eip712Hashes } from '../fingerprint/eip712.ts';
import { insideOf } from '../label/findArgs.ts';
import type { FactId } from '../model/fact.ts';
import type { TypedData } from '../model/request.ts';
import type { Arg, Step } from '../model/step.ts';
import { chainOf } from '../request/chainOf.ts';
import { namedAccounts } from './namedAccounts.ts';

/**
 * Part of typed data that nothing explains. `form`: nobody here knows what its structs are for; `name`: they have the
 * fields of a permit, under another name; `service`: they are known, and neither a contract nor the service that reads
 * them is named; `domain`: the contract does not say that it takes a permit of this domain; `keeper`: nobody
 * here knows the contract that has to keep to what is signed; `hidden`: a field is bytes
 * or a hash of something that is not shown.
 */
export type SignedGap = Readonly<{
  step: Step;
  why: 'form' | 'name' | 'service' | 'domain' | 'keeper' | 'hidden';
  fact?: FactId;
}>;

/** Somebody whom typed data names, whom neither the user nor the form explains. No address: of another network. */
export type SignedParty = Readonly<{
  step: Step;
  fact: FactId;
  kind: Arg['value']['kind'];
  address?: Address;
}>;

export type SignedFields = Readonly<{ unread: readonly SignedGap[]; parties: readonly SignedParty[] }>;

/**
 * What each signed field of typed data is for: explained by its form, or named here. A form is known by the whole text
 * of its types, names included; everything that has another is not read, and whoever it names is a party. Nothing for
 * requests that are no typed data, and for what was not read at all.
 */
export const signedFieldsOf = once((view: View): SignedFields => {
  const { body } = view.incoming.request;
  if (body.kind !== 'typedData') return { unread: [], parties: [] };
  const steps = everyStep(view.steps).filter(
    ({ op, reading, fn }) => op === 'permission' && reading !== 'unread' && fn !== undefined,
  );
  const all = steps.map((step) => fieldsOf(view, body.typed, step));
  return { unread: all.flatMap(({ unread }) => unread), parties: all.flatMap(({ parties }) => parties) };
});

function fieldsOf(view: View, typed: TypedData, step: Step): SignedFields {
  const encoded = step.fn?.signature ?? '';
  const form = signedFormOf(encoded);
  const leaves = leavesOf(form, step);
  const shown = new Set(leaves.flatMap(({ arg }) => hashesOf(arg)));
  const gap = gapOf(view, typed, step, form);
  const hidden =
    form === undefined ? [] : leaves.filter(({ role, arg }) => role === undefined && isHidden(arg, shown));
  return {
    unread: [
      ...(gap === undefined ? [] : [{ step, why: gap }]),
      ...hidden.map(({ fact }): SignedGap => ({ step, why: 'hidden', fact })),
    ],
    parties: leaves.flatMap((leaf) => partiesAt(view, step, leaf, typed)),
  };
}

function gapOf(
  view: View,
  typed: TypedData,
  step: Step,
  form: SignedForm | undefined,
): SignedGap['why'] | undefined {
  const encoded = step.fn?.signature ?? '';
  if (form === undefined) return isPermission(encoded) ? 'name' : 'form';
  if (isForService(encoded, typed.domain)) return undefined;
  if (form.service !== undefined || step.to === null) return 'service';
  if (form === uniswapXOrders) return isKept(step) ? undefined : 'keeper';
  return form === tokenPermits || form === tokenTransfers ? domainGap(view, typed, step.to) : undefined;
}

/** Permit2 only moves what is given: that something comes for it is up to the contract that may take it. */
function isKept(step: Step): boolean {
  const spender = addressAt(step, 'spender');
  return spender !== undefined && isReactor(spender.value);
}

/** A token takes only what is signed under its own domain; one that does not say its domain may take anything. */
function domainGap(view: View, typed: TypedData, contract: Address): 'domain' | undefined {
  const it = lookUp(view, `account.${contract.toLowerCase()}.separator`);
  if (it.s === 'pending') return undefined;
  const says = it.s === 'known' && it.v.kind === 'bytes' ? it.v.hex : undefined;
  return says === eip712Hashes(typed).domainHash ? undefined : 'domain';
}

type Leaf = Readonly<{ arg: Arg; fact: FactId; role: Role | undefined }>;

/** How many values of typed data are looked at: each costs a look at its text. */
const mostLeaves = 5_000;

function leavesOf(form: SignedForm | undefined, step: Step): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const walk = (args: readonly Arg[], path: string, fact: FactId, outer: Role | undefined, list: boolean) => {
    for (const [at, arg] of args.entries()) {
      if (leaves.length >= mostLeaves) return;
      const name = arg.name === '' ? String(at) : arg.name;
      const place = `${path === '' ? '' : `${path}.`}${list ? '*' : name}`;
      const role = outer ?? roleAt(form, place);
      const id = `${fact}.${name}`;
      if (arg.value.kind === 'array' || arg.value.kind === 'tuple')
        walk(insideOf(arg), place, id, role, arg.value.kind === 'array');
      else leaves.push({ arg, fact: id, role });
    }
  };
  walk(step.args, '', `step.${step.id}.arg`, undefined, false);
  return leaves;
}

function roleAt(form: SignedForm | undefined, place: string): Role | undefined {
  return form !== undefined && Object.hasOwn(form.roles, place) ? form.roles[place] : undefined;
}

/** What a value may stand as where only its hash is signed. */
function hashesOf({ value }: Arg): readonly string[] {
  if (value.kind === 'text') return [keccak256(stringToHex(value.text))];
  return value.kind === 'bytes' && value.hex.length > 66 ? [keccak256(value.hex)] : [];
}

/** Bytes that no shown value is hashed to, and that no account stands in. */
function isHidden({ value }: Arg, shown: ReadonlySet<string>): boolean {
  if (value.kind !== 'bytes' || /^0x0*$/.test(value.hex) || shown.has(value.hex)) return false;
  return namedAccounts(value).length === 0;
}

function partiesAt(
  view: View,
  step: Step,
  { arg, fact, role }: Leaf,
  typed: TypedData,
): readonly SignedParty[] {
  if (role === 'told' || role === 'inert') return [];
  const own = ownAccounts(view);
  // Where nobody says who signs, the account that a form says signs is taken as theirs.
  if (role === 'self' && own.size === 0) return [];
  return namedAccounts(arg.value)
    .filter(({ address }) => address === undefined || !isExplained(view, address, own, typed))
    .map(({ address }) => ({
      step,
      fact,
      kind: arg.value.kind,
      ...(address === undefined ? {} : { address }),
    }));
}

function isExplained(view: View, address: Address, own: ReadonlySet<string>, typed: TypedData): boolean {
  const it = address.toLowerCase();
  if (own.has(it) || savedName(view, address)) return true;
  if (typed.domain.verifyingContract?.toLowerCase() === it) return true;
  const chainId = chainOf(view.incoming.request.body);
  return chainId !== undefined && isWellKnown(chainId, address);
}
