import { factOfStep } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { isZero } from '../../ledger/account.ts';
import { signedFormOf } from '../../decode/typed/signedForms.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { AllowanceUse, Operator } from '../../decode/protocols/protocolTable.ts';
import { functionUseOf } from '../../decode/protocols/functionUse.ts';
import type { FactId } from '../../model/fact.ts';
import type { Actor, Step } from '../../model/step.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';
import { isUnlimited } from './unlimited.ts';
import { addressAt, argAt, boolAt, type FoundAt, integerAt, lengthAt } from '../steps/stepTree.ts';

/** A power over assets that a step gives, or takes back (`on` false). */
export type Grant = Readonly<{
  step: Step;
  /** Whose assets the spender may take. */
  by: Actor;
  /**
   * `allowance`: up to an amount. `operator`: everything of one contract. `once`: one transfer, by signature.
   * `item`: one item of a collection.
   */
  kind: 'allowance' | 'operator' | 'once' | 'item';
  on: boolean;
  /** Whether it gives an item or takes a permission back cannot be told. */
  unclear?: boolean;
  /** Adds to what was allowed before. */
  adds: boolean;
  /** Ends with the call that gives it: what is taken by it is taken in the simulation. */
  within?: true;
  /** Given by a signature that anyone may submit. */
  signed: boolean;
  token?: Address;
  tokenFact?: FactId;
  spender: Address;
  spenderFact: FactId;
  /** In the token's smallest unit, or for one item of a collection its id. Absent where there is no amount. */
  amount?: FoundAt<bigint>;
  noLimit: boolean;
  until?: FoundAt<bigint>;
}>;

/** Whether Permit2 keeps it, by a function or form of its own: amounts of no other contract have that type. */
export function isOfPermit2({ amount }: Grant): boolean {
  return amount?.arg.type === 'uint160';
}

/** The powers over assets that one step gives or takes back, read by the function or by the shape of the typed data. */
export const grantsOf = memoizeStep((step: Step): readonly Grant[] => {
  if (step.op === 'permission') return signedGrants(step).map((grant) => asKnown(step, grant));
  // Code that is run by delegatecall does not act on its own contract: its approve is not an approval there.
  return step.op === 'call' ? calledGrants(step) : [];
});

/**
 * Only a permit under its own name takes anything back: of one that merely has its fields nobody knows what an amount
 * of zero means, so that it counts as given.
 */
function asKnown({ fn }: Step, grant: Grant): Grant {
  if (grant.on || signedFormOf(fn?.signature ?? '') !== undefined) return grant;
  return { ...grant, on: true, unclear: true };
}

function allowed(step: Step, use: AllowanceUse): readonly Grant[] {
  const { spender, token, amount, zero, nobody, of: owner, until: end } = use;
  const [to, most] = [addressAt(step, ...spender), integerAt(step, ...amount)];
  if (zero === 'nothing' && most?.value === 0n) return [];
  const isNobodys = nobody !== undefined && to !== undefined && isZero(to.value);
  const its = isNobodys ? { ...allowance(to, most), on: false } : readings[zero](to, most);
  const of = token === 'called' ? {} : tokenAt(addressAt(step, ...token));
  const within = end === 'thisCall' ? ({ within: true } as const) : {};
  const last = typeof end === 'string' ? {} : until(integerAt(step, ...end));
  const whose = owner === undefined ? {} : by(addressAt(step, ...owner));
  return finish(step, { ...its, ...of, ...whose, ...last, ...within }, false);
}

/** What an amount says, by what 0 of it does. */
const readings = { takesBack: allowance, nothing: allowance, mayBeItem: ofToken, adds: adding } as const;

/** A power over all that is held at a contract, given or taken back. */
function operated(step: Step, { who, given, of, end }: Operator): readonly Grant[] {
  const flag = typeof given === 'string' ? undefined : boolAt(step, ...given);
  const its = operator(addressAt(step, ...who), flag);
  const on = given === 'yes' ? { on: true } : {};
  const whole = end === undefined ? {} : wholeUntil(flag, integerAt(step, ...end));
  const whose = of === 'caller' ? {} : by(addressAt(step, ...of));
  return finish(step, { ...its, ...on, ...whole, ...whose }, false);
}

/** An allowance for all of a token, as DAI has it: an end of 0 is not one. */
function wholeUntil(on: FoundAt<boolean> | undefined, end: FoundAt<bigint> | undefined): Partial<Grant> {
  return { kind: 'allowance', noLimit: on?.value ?? false, ...(end?.value === 0n ? {} : until(end)) };
}

/** A permit that a contract hands in for its caller, who lets it spend. */
function selfPermit(step: Step, of: 'amount' | 'all'): readonly Grant[] {
  const amount = of === 'amount' ? integerAt(step, 1) : undefined;
  if (step.to === null || (amount === undefined && of === 'amount')) return [];
  return finish(
    step,
    {
      spender: step.to,
      spenderFact: factOfStep(step.id, 'to'),
      ...(amount === undefined
        ? { noLimit: true }
        : { amount, on: amount.value > 0n, noLimit: isUnlimited(amount.value) }),
      ...tokenAt(addressAt(step, 0)),
      ...until(integerAt(step, 2)),
    },
    false,
  );
}

/** How many permissions of Permit2 a step hands in: a call of its own, or a command, whose caller is in the place of the owner. */
export function permitsOf(step: Step): 'one' | 'many' | 'none' {
  if (step.commandByte !== undefined) return commandOf(step)?.permits ?? 'none';
  const use = functionUseOf(step.fn);
  return use !== undefined && 'handsIn' in use ? use.handsIn : 'none';
}

/** The permits of Permit2 as they are handed in: the powers are those of the signed struct. */
function permit2Grants(step: Step, permits: 'one' | 'many'): readonly Grant[] {
  const isCommand = step.commandByte !== undefined;
  const at = isCommand ? 0 : 1;
  const one = (path: readonly (string | number)[]) =>
    finish(
      step,
      {
        ...ofToken(addressAt(step, at, 1), integerAt(step, ...path, 1)),
        ...tokenAt(addressAt(step, ...path, 0)),
        ...until(integerAt(step, ...path, 2)),
        ...(isCommand ? {} : by(addressAt(step, 0))),
      },
      false,
    );
  if (permits === 'one') return one([at, 0]);
  return Array.from({ length: lengthAt(step, at, 0) }, (_, i) => one([at, 0, i])).flat();
}

function calledGrants(step: Step): readonly Grant[] {
  const permits = permitsOf(step);
  if (permits !== 'none') return permit2Grants(step, permits);
  const use = functionUseOf(step.fn);
  if (use !== undefined) {
    if ('permits' in use) return selfPermit(step, use.permits);
    if ('allows' in use) return allowed(step, use.allows);
    if ('operates' in use) return operated(step, use.operates);
  }
  return [];
}

/**
 * Permits by the fields they have: the name of the struct is chosen by whoever is asking and proves nothing. What is at
 * stake is always the signer's, whatever owner the fields name.
 */
function signedGrants(step: Step): readonly Grant[] {
  const spender = addressAt(step, 'spender');
  if (spender === undefined) return signedOperator(step);
  const details = argAt(step, 'details');
  if (details !== undefined) {
    return listed(step, 'details', (path) => ({
      ...ofToken(spender, integerAt(step, ...path, 'amount')),
      ...tokenAt(addressAt(step, ...path, 'token')),
      ...until(endOf(step, path)),
    }));
  }
  if (argAt(step, 'permitted') !== undefined) {
    return listed(step, 'permitted', (path) => ({
      ...ofToken(spender, integerAt(step, ...path, 'amount')),
      kind: 'once',
      // A transfer of nothing changes no allowance.
      on: true,
      ...tokenAt(addressAt(step, ...path, 'token')),
      ...until(integerAt(step, 'deadline')),
    }));
  }
  const allowed = boolAt(step, 'allowed');
  if (allowed !== undefined) {
    const whole = wholeUntil(allowed, integerAt(step, 'expiry'));
    return finish(step, { ...operator(spender, allowed), ...whole }, true);
  }
  const item = integerAt(step, 'tokenId');
  if (item !== undefined) {
    const taken = { spender: spender.value, spenderFact: spender.fact, amount: item, kind: 'item' } as const;
    return finish(step, { ...taken, ...until(integerAt(step, 'deadline')) }, true);
  }
  const value = integerAt(step, 'value');
  if (value === undefined) return [];
  return finish(
    step,
    {
      ...allowance(spender, value),
      ...until(integerAt(step, 'deadline')),
    },
    true,
  );
}

/** An allowance of Permit2 that ends at 0 ends with the block that takes the signature: the signature's end counts. */
function endOf(step: Step, path: readonly (string | number)[]): FoundAt<bigint> | undefined {
  const end = integerAt(step, ...path, 'expiration');
  return end?.value === 0n ? integerAt(step, 'sigDeadline') : end;
}

/**
 * Powers over all that is kept at a contract: of items (Uniswap v4), of Compound III, of Morpho. Who gets it and
 * whether it is given, by the names of the fields.
 */
const operators = [
  ['operator', 'approved'],
  ['manager', 'isAllowed'],
  ['authorized', 'isAuthorized'],
] as const;

function signedOperator(step: Step): readonly Grant[] {
  return operators.flatMap(([who, given]) => {
    const [to, on] = [addressAt(step, who), boolAt(step, given)];
    if (to === undefined || on === undefined) return [];
    const end = integerAt(step, 'deadline') ?? integerAt(step, 'expiry');
    return finish(step, { ...operator(to, on), ...until(end) }, true);
  });
}

function listed(
  step: Step,
  name: string,
  read: (path: readonly (string | number)[]) => Partial<Grant>,
): readonly Grant[] {
  if (argAt(step, name)?.value.kind !== 'array') return finish(step, read([name]), true);
  return Array.from({ length: lengthAt(step, name) }, (_, i) => finish(step, read([name, i]), true)).flat();
}

function finish(step: Step, read: Partial<Grant> | undefined, signed: boolean): readonly Grant[] {
  if (read?.spender === undefined || read.spenderFact === undefined) return [];
  const ownToken = step.to === null ? {} : { token: step.to, tokenFact: factOfStep(step.id, 'to') };
  return [
    {
      step,
      by: step.actor,
      kind: 'allowance',
      on: true,
      adds: false,
      noLimit: false,
      signed,
      ...ownToken,
      ...read,
      spender: read.spender,
      spenderFact: read.spenderFact,
    },
  ];
}

function allowance(
  spender: FoundAt<Address> | undefined,
  amount: FoundAt<bigint> | undefined,
): Partial<Grant> {
  if (spender === undefined || amount === undefined) return {};
  const to = { spender: spender.value, spenderFact: spender.fact, amount };
  if (amount.arg.meaning?.as === 'item') return { ...to, kind: 'item', on: !isZero(spender.value) };
  return {
    ...to,
    kind: 'allowance',
    on: amount.value > 0n,
    noLimit: isUnlimited(amount.value),
  };
}

/**
 * An allowance of Permit2, which moves by the function that ERC-20 and ERC-721 share: 0 of a token takes a permission back,
 * and 0 of a collection lets item 0 be taken. While nobody can tell which it is, it counts as given.
 */
function ofToken(spender: FoundAt<Address> | undefined, amount: FoundAt<bigint> | undefined): Partial<Grant> {
  const read = allowance(spender, amount);
  const open = amount?.value === 0n && amount.arg.meaning === undefined;
  return open && spender !== undefined ? { ...read, on: true, unclear: true } : read;
}

/** Nothing added takes nothing back: what was allowed before stays. */
function adding(spender: FoundAt<Address> | undefined, amount: FoundAt<bigint> | undefined): Partial<Grant> {
  const read = allowance(spender, amount);
  return amount?.value === 0n ? { ...read, adds: true, on: true, unclear: true } : { ...read, adds: true };
}

function operator(spender: FoundAt<Address> | undefined, on: FoundAt<boolean> | undefined): Partial<Grant> {
  if (spender === undefined) return {};
  return {
    kind: 'operator',
    spender: spender.value,
    spenderFact: spender.fact,
    on: on?.value ?? false,
    noLimit: true,
  };
}

function tokenAt(token: FoundAt<Address> | undefined): Partial<Grant> {
  return token === undefined ? {} : { token: token.value, tokenFact: token.fact };
}

function by(owner: FoundAt<Address> | undefined): Partial<Grant> {
  return owner === undefined ? {} : { by: owner.value };
}

function until(time: FoundAt<bigint> | undefined): Partial<Grant> {
  return time === undefined ? {} : { until: time };
}
