import { same } from '../ledger/account.ts';
import { isKnownAs } from './abis/isKnownAs.ts';
import type { Address, Hex } from 'viem';
import type { Body, SafeTx, SigningRequest } from '../model/request.ts';
import type { ArgValue, Step } from '../model/step.ts';
import { asSafeTx, type SafeTransactionBody } from '../request/safe/safeTypedData.ts';
import { chainOf } from '../request/frozen/chainOf.ts';
import { subjectOf } from '../request/frozen/subject.ts';
import { signedHash } from '../request/frozen/signedHash.ts';
import type { CallReader } from './readCall.ts';
import { readSafeTransaction } from './readTypedData.ts';

/**
 * The steps with the Safe transactions inside whose hashes they approve, where those were given beside the request. The
 * hash is computed for the Safe that is called, on the chain of the request. Of one Safe only one transaction is taken, and
 * none of the account that the request itself is of.
 */
export function withApproved(
  reader: CallReader,
  steps: readonly Step[],
  { body, beside = [] }: Pick<SigningRequest, 'body' | 'beside'>,
): readonly Step[] {
  const given = beside.flatMap(asSafeBody);
  if (given.length === 0) return steps;
  const { signer, actsFor } = subjectOf(body);
  const asker = [signer, actsFor].flatMap((it) => it?.account ?? []);
  const signers = [...asSafeBody(body).map(({ safe }) => safe), ...asker];
  return opened(reader, steps, given, new Set(signers.map((it) => it.toLowerCase())));
}

function opened(
  reader: CallReader,
  steps: readonly Step[],
  given: readonly SafeTransactionBody[],
  taken: Set<string>,
): readonly Step[] {
  return steps.map((step): Step => {
    const body = approvedBy(reader, step, given);
    if (body === undefined || taken.has(body.safe.toLowerCase())) {
      return step.steps.length === 0 ? step : { ...step, steps: opened(reader, step.steps, given, taken) };
    }
    taken.add(body.safe.toLowerCase());
    const inner = readSafeTransaction(reader, body, `${step.id}.0`, step.actor);
    return { ...step, steps: opened(reader, [inner], given, taken) };
  });
}

function approvedBy(
  { chainId }: CallReader,
  step: Step,
  given: readonly SafeTransactionBody[],
): SafeTransactionBody | undefined {
  const { to } = step;
  const hash = approvedHash(step);
  if (hash === undefined || to === null || chainId === undefined) return undefined;
  return given.find((it) => same(it.safe, to) && it.chainId === chainId && signedHash(it) === hash);
}

/** The hash that a step approves for the Safe that it calls. */
export function approvedHash(step: Step): Hex | undefined {
  const [arg] = step.args;
  if (step.op !== 'call' || !isKnownAs(step, 'approveHash') || arg?.value.kind !== 'bytes') return undefined;
  return arg.value.hex.toLowerCase() as Hex;
}

/** Typed data of an old Safe names no chain: it is that of whichever chain the Safe is on. */
function asSafeBody(body: Body): readonly SafeTransactionBody[] {
  if (body.kind === 'safeTransaction') return [body];
  const found = body.kind === 'typedData' ? asSafeTx(body.typed) : null;
  const chainId = found?.chainId ?? chainOf(body);
  if (found === null || chainId === undefined) return [];
  const version = found.signing.domain === 'contract' ? '1.0.0' : '1.3.0';
  if (found.signing.gasField === 'dataGas') return [];
  return [{ kind: 'safeTransaction', chainId, safe: found.safe, version, tx: found.tx }];
}

/** A Safe transaction that the request approves by its hash: `step` is it, `by` the call that approves. */
export type Approved = Readonly<{ by: Step; step: Step; safe: Address; tx: SafeTx }>;

/** The Safe transactions that are inside steps which approve their hashes, also those inside one another. */
export function approvedIn(steps: readonly Step[]): readonly Approved[] {
  return steps.flatMap((by): readonly Approved[] => {
    const inside = approvedIn(by.steps);
    const [step] = by.steps;
    if (approvedHash(by) === undefined || step === undefined || step.to === null) return inside;
    const tx = txOf(step);
    return tx === undefined ? inside : [{ by, step, safe: step.to, tx }, ...inside];
  });
}

/**
 * The one Safe transaction that the steps approve, where they do nothing else: then what it does can be told as what the
 * request does. None of the oldest Safes, which are not run here.
 */
export function approvedAlone(steps: readonly Step[]): Approved | undefined {
  const [only, ...others] = approvedIn(steps);
  if (only === undefined || others.length > 0 || only.step.args.some(({ name }) => name === 'dataGas')) {
    return undefined;
  }
  let level = steps;
  while (level.length === 1 && level[0] !== undefined && level[0].id !== only.by.id) level = level[0].steps;
  return level.length === 1 && level[0]?.id === only.by.id ? only : undefined;
}

/** The steps without what is inside an approval: what they do themselves. */
export function withoutApproved(steps: readonly Step[]): readonly Step[] {
  if (approvedIn(steps).length === 0) return steps;
  return steps.map((step) => ({
    ...step,
    steps: approvedHash(step) === undefined ? withoutApproved(step.steps) : [],
  }));
}

function txOf({ args }: Step): SafeTx | undefined {
  const of = <Kind extends ArgValue['kind']>(name: string, kind: Kind) => {
    const value = args.find((arg) => arg.name === name)?.value;
    return value?.kind === kind ? (value as Extract<ArgValue, { kind: Kind }>) : undefined;
  };
  const address = (name: string) => of(name, 'address')?.address;
  const integer = (name: string) => of(name, 'integer')?.value;
  const [to, gasToken, refundReceiver] = ['to', 'gasToken', 'refundReceiver'].map(address);
  const [value, operation, safeTxGas] = ['value', 'operation', 'safeTxGas'].map(integer);
  const [baseGas, gasPrice, nonce] = ['baseGas', 'gasPrice', 'nonce'].map(integer);
  const data = of('data', 'bytes')?.hex;
  if (to === undefined || gasToken === undefined || refundReceiver === undefined) return undefined;
  if (value === undefined || (operation !== 0n && operation !== 1n) || safeTxGas === undefined)
    return undefined;
  if (baseGas === undefined || gasPrice === undefined || nonce === undefined || data === undefined)
    return undefined;
  const kind = operation === 0n ? 0 : 1;
  return { to, value, data, operation: kind, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce };
}
