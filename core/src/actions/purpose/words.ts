import { type Address, getAddress, type Hex, numberToHex } from 'viem';
import { isNobody, isZero } from '../../ledger/account.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import type { CheckedBy, FunctionModel, Role } from '../../decode/abis/functionModel.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { checkAt } from '../../decode/abis/roleAt.ts';
import { isNameOnly } from '../../decode/nameOnly.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import { accountIn } from './accountIn.ts';
import { isOfValidators } from './isOfValidators.ts';
import { modelFor } from './modelFor.ts';
import { type PlacedArg, argPlaces } from './places.ts';

/**
 * One value among the arguments of a step that can name someone, or be a call. `holds`: an address; a `key` (a word
 * that can stand for an account elsewhere, for a hash, or for an address among flags); a `text` that names someone;
 * `bytes` that can be a call; a `position`, by the number that its contract gave it. `role` is what our tables say that
 * it is for; absent, nobody here knows.
 */
export type Word = Readonly<{
  step: Step;
  fact: FactId;
  arg: Arg;
  role?: Role;
  /** How the contract makes sure of a token, pool or contract that it is; absent, it believes it. */
  check?: CheckedBy;
  /** A number of a modeled function of which neither the table nor its name says what it is for. */
  roleless?: true;
}> &
  Held;

type Held =
  | Readonly<{ holds: 'address'; address: Address }>
  | Readonly<{ holds: 'position'; position: bigint }>
  | Readonly<{ holds: 'key' | 'text' | 'bytes' }>;

/** The words of one step, in the order of its arguments. What represents nobody (zeros, plain numbers) is not one. */
export const purposeWordsOf = memoizeStep((step: Step): readonly Word[] => {
  const words: Word[] = [];
  const model = step.fn === undefined || step.commandByte !== undefined ? undefined : modelOf(step.fn);
  for (const place of argPlaces(step)) {
    if (place.packed) continue;
    const { arg, fact } = place;
    const { path, role } = place.param;
    if (isRoleless(model, place)) words.push({ step, fact, arg, roleless: true, holds: 'key' });
    else {
      const found = wordIn(step, arg, role) ?? positionIn(step, place);
      if (found === undefined) continue;
      const check = model?.checks === undefined ? undefined : checkAt(model, path);
      words.push({
        step,
        fact,
        arg,
        ...found,
        ...(role === undefined ? {} : { role }),
        ...(check === undefined ? {} : { check }),
      });
    }
  }
  return words;
});

function isRoleless(model: FunctionModel | undefined, { arg: { value }, param }: PlacedArg): boolean {
  return (
    value.kind === 'integer' &&
    param.role === undefined &&
    param.number === undefined &&
    value.value !== 0n &&
    model !== undefined &&
    model.act !== 'view'
  );
}

function wordIn(step: Step, arg: Arg, role: Role | undefined): Held | undefined {
  const { value, type } = arg;
  switch (value.kind) {
    case 'address':
      return isNoOne(step, value.address, role) ? undefined : { holds: 'address', address: value.address };
    case 'integer':
      return inNumber(step, value.value, arg, role);
    case 'text':
      return namesSomebody(value.text) ? { holds: 'text' } : undefined;
    case 'bytes':
      return /^bytes\d+$/.test(type)
        ? inFixedBytes(step, value.hex, role)
        : inBytes(step, arg, value.hex, role);
    default:
      return undefined;
  }
}

/** A small number that names a place of someone's, where nobody here knows what the function does with it. */
function positionIn(step: Step, { arg: { value }, param: { path, role } }: PlacedArg): Held | undefined {
  if (value.kind !== 'integer' || value.value <= 0n || value.value >= leastKey) return undefined;
  if (role !== undefined || !isNameOnly(step) || !isPlaceName(path.at(-1) ?? '')) return undefined;
  return { holds: 'position', position: value.value };
}

/** Whether a number is called like something that others have too: a vault, a lock, an account. */
export function isPlaceName(name: string): boolean {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[_ ]/);
  return words.some((word) => places.has(word)) && !words.some((word) => common.has(word));
}

const places: ReadonlySet<string> = new Set(
  'id ids cdp cdps urn vault account position stream lock trove safe nft dst dest destination recipient beneficiary receiver to'.split(
    ' ',
  ),
);

/** Numbers that name networks, votes and the like, which are nobody's; and amounts and times of places. */
const common: ReadonlySet<string> = new Set(
  'chain domain eid network proposal poll role epoch round cycle amount time duration value fee gas until end index block'.split(
    ' ',
  ),
);

/** Numbers of amounts and times stay below this; an address, a key or a hash nearly never does. */
const leastKey = 2n ** 112n;

/** Roles that a number has because an address is packed into it. */
export const ofAccounts: ReadonlySet<Role> = new Set([
  'token',
  'pool',
  'payee',
  'receiver',
  'owner',
  'payer',
  'power',
  'votes',
  'partner',
  'fee',
  'filler',
  'account',
  'contract',
  'remote',
]);

/** Numbers that name something which others have. */
const ofThings: ReadonlySet<Role> = new Set(['position', 'number']);

/** A number is a word where it is too large to be an amount, unless it is one of those that represent no limit. */
function inNumber(step: Step, value: bigint, arg: Arg, role: Role | undefined): Held | undefined {
  if (role !== undefined && ofThings.has(role))
    return value === 0n && zeroIsNew(step) ? undefined : { holds: 'position', position: value };
  // A part of a struct has the role of the struct, and a narrow number has no room for an address.
  const isWide = Number(/\d+$/.exec(arg.type)?.[0] ?? 256) >= 160;
  const said =
    (role !== undefined && ofAccounts.has(role) && (isWide || value >= 2n ** 16n)) ||
    arg.meaning?.as === 'addressIn';
  if (said && value > 0n) {
    const address = packedAddress(arg.value);
    if (address !== undefined)
      return isNoOne(step, address, role) ? undefined : { holds: 'address', address };
  }
  if (value < leastKey || isRound(value)) return undefined;
  return value < 2n ** 160n
    ? { holds: 'address', address: getAddress(numberToHex(value, { size: 20 })) }
    : { holds: 'key' };
}

/** Whether a function makes a new position of the caller's for number zero; a contract may have given that number, too. */
function zeroIsNew({ fn, commandByte }: Step): boolean {
  if (fn === undefined || commandByte !== undefined) return false;
  return modelOf(fn)?.zeroIsNew === true;
}

/** A power of two, or one less: the largest number of a type. */
function isRound(value: bigint): boolean {
  return (value & (value - 1n)) === 0n || (value & (value + 1n)) === 0n;
}

function inFixedBytes(step: Step, hex: Hex, role: Role | undefined): Held | undefined {
  if (hex.length < 2 + 2 * 16 || /^0x0*$/.test(hex)) return undefined;
  // Beside the pool are flags.
  if (role === 'pool' && hex.length === 66)
    return { holds: 'address', address: getAddress(`0x${hex.slice(26)}`) };
  const address = accountIn(hex) ?? (role === 'receiver' ? withdrawalAccount(hex) : undefined);
  if (address === undefined) return { holds: 'key' };
  return isNoOne(step, address, role) ? undefined : { holds: 'address', address };
}

/**
 * Whether an address represents no one. What goes to an account that nobody has the keys of is lost, so that whoever
 * gets or owns something is someone, but for the marks that the function knows, and for zero.
 */
function isNoOne(step: Step, address: Address, role: Role | undefined): boolean {
  if (!isNobody(address)) return false;
  if (role === undefined || !ofGains.has(role)) return true;
  const model = modelFor(step);
  if (isZero(address))
    return model?.zeroIsCaller === true || model?.zeroIsCalled === true || model?.zeroIsNobody === true;
  return /^0x0*[12]$/.test(address) && (step.commandByte !== undefined || model?.marks === 'uniswap');
}

const ofGains: ReadonlySet<Role> = new Set(['receiver', 'owner', 'payee', 'remote']);

/** The account that a validator of Ethereum pays out to, in its withdrawal credentials of kind 1 or 2. */
function withdrawalAccount(hex: Hex): Address | undefined {
  const account = /^0x0[12]0{22}([0-9a-f]{40})$/i.exec(hex)?.[1];
  return account === undefined ? undefined : getAddress(`0x${account}`);
}

/** Fewer bytes than a selector has are not a call; those that were opened are steps. */
function inBytes(step: Step, arg: Arg, hex: string, role: Role | undefined): Held | undefined {
  // An account of a network like this one, such as the record of a name for it.
  if (role === 'remote' && hex.length === 42) {
    const address = getAddress(hex);
    return isNobody(address) ? undefined : { holds: 'address', address };
  }
  const paid =
    role === 'remote' && isOfValidators(modelFor(step)) ? withdrawalAccount(hex as Hex) : undefined;
  if (paid !== undefined) return { holds: 'address', address: paid };
  if (hex.length < 10 || arg.meaning?.as === 'nested' || arg.value.kind !== 'bytes') return undefined;
  if (arg.value.parts !== undefined || isOpened(step, arg) || isPlanOf(step, hex)) return undefined;
  return { holds: 'bytes' };
}

/** Whether each byte is one of the commands that the step carries, in their order: they are read there, as steps. */
function isPlanOf({ steps }: Step, hex: string): boolean {
  return (
    steps.length === (hex.length - 2) / 2 &&
    steps.every(({ commandByte = '0x' }, at) => {
      const byte = Number.parseInt(hex.slice(2 + 2 * at, 4 + 2 * at), 16);
      const command = Number.parseInt(commandByte, 16);
      // The other bits say whether the plan goes on where it fails.
      return (byte & command) === command;
    })
  );
}

function isOpened({ steps }: Step, { bytes: [start, end] }: Arg): boolean {
  return steps.some(({ bytes: [from, to] }) => from >= start && to <= end && to > from);
}

/** A text that can be an account: an address of any network, a name with a dot, or a handle. */
function namesSomebody(text: string): boolean {
  return /0x[0-9a-f]{6}|[0-9a-f]{32}|(?:^|[^a-z0-9])@\w|[\w-]\.[a-z]{2,}(?![\w/])|[0-9a-z]{26}/i.test(
    text.normalize('NFKC'),
  );
}
