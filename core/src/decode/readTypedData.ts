import type { Address } from 'viem';
import { asSafeTx, type SafeTransactionBody, safeTxTypedData } from '../request/safe/safeTypedData.ts';
import { missingInDomain } from '../crypto/missingInDomain.ts';
import { encodeType } from '../crypto/encodeType.ts';
import type { TypedData } from '../model/request.ts';
import type { Actor, Step } from '../model/step.ts';
import { type CallReader, readAll } from './readCall.ts';
import { typedFormOf } from './typed/typedForms.ts';
import { type MessagePath, valueAt } from './typed/at.ts';
import { typedArgs } from './typedArgs.ts';
import { openSafeCall } from './wrappers/safe/safeExecTransaction.ts';

/**
 * Reads typed data (EIP-712) as a permission: signed now, used by others later. Its function is the `encodeType`
 * of the message, without a selector; its arguments are the message. A Safe transaction carries the call that the
 * Safe will make, as the Safe; with an operation that no Safe knows it is not read. Calls and messages that other
 * known forms carry are steps inside it, and run later. Of a message that is a hash of something else the hash is
 * shown, and nothing is read.
 */
export function decodeTypedData(reader: CallReader, typed: TypedData, signer: Actor, id: string): Step {
  const to = typed.domain.verifyingContract ?? null;
  const args = typedArgs(typed, reader.budget);
  const permission: Step = {
    id,
    op: 'permission',
    actor: signer,
    to,
    value: 0n,
    data: '0x',
    bytes: [0, 0],
    runs: 'later',
    reading: args === undefined ? 'unread' : 'canonical',
    oddities: args === undefined && reader.budget.nodes < 0 ? [{ at: 0, what: 'budget' }] : [],
    args: args ?? [],
    steps: [],
  };
  if (args === undefined) return permission;
  const step = { ...permission, fn: functionOf(typed) };
  // What is signed depends on the wallet: what the message says is shown, and nothing counts as read.
  if (missingInDomain(typed).length > 0) return { ...step, reading: 'unread' };
  if (typed.primaryType === 'SafeTx' && to !== null) return safeStep(reader, typed, { ...step, to });
  return withForm(reader, typed, step);
}

function safeStep(reader: CallReader, typed: TypedData, step: Step & { to: Address }): Step {
  const { fn: _, op: __, ...rest } = step;
  const inside = openSafeCall({ ...rest, op: 'call', self: step.to }, step.args, 'later');
  if (inside.refused)
    return { ...rest, op: 'permission', reading: 'unread', oddities: inside.oddities ?? [], args: [] };
  return asSafeTx(typed) === null ? step : { ...step, steps: readAll(reader, inside.calls, step, 0) };
}

function withForm(reader: CallReader, typed: TypedData, whole: Step & Pick<Required<Step>, 'fn'>): Step {
  const form = typedFormOf(whole.fn.signature);
  if (form === undefined) return whole;
  if (form.blind) return { ...whole, reading: 'unread' };
  const step = form.parts === undefined ? whole : { ...whole, args: form.parts(whole.args) };
  if (form.inside !== undefined) return { ...step, steps: [messageInside(reader, typed, step, form.inside)] };
  const opened = form.calls?.(step.args, { signer: step.actor, to: step.to });
  if (opened === undefined) return step;
  if (opened.refused) return { ...step, reading: 'unread', oddities: opened.oddities ?? [] };
  return { ...step, steps: readAll(reader, opened.calls, step, 0) };
}

/** A message that another one carries: its own type, its own values, under the same domain. */
function messageInside(reader: CallReader, typed: TypedData, step: Step, path: MessagePath): Step {
  const [name] = path;
  const fields = typed.types[typed.primaryType] ?? [];
  const primaryType = fields.find((field) => field.name === name)?.type ?? '';
  const value = valueAt(step.args, path);
  const fn = functionOf({ ...typed, primaryType });
  const args = value?.kind === 'tuple' ? value.fields : [];
  const inner = { ...step, id: `${step.id}.0`, fn, args, steps: [] };
  return withForm(reader, { ...typed, primaryType }, inner);
}

/** A Safe transaction is signed as typed data, and read as that. The names of gas fields follow its version. */
export function readSafeTransaction(
  reader: CallReader,
  body: SafeTransactionBody,
  id: string,
  signer: Actor = 'unknown',
): Step {
  return decodeTypedData(reader, typedOf(body), signer, id);
}

function typedOf(body: SafeTransactionBody): TypedData {
  try {
    return safeTxTypedData(body).typed;
  } catch {
    return safeTxTypedData({ ...body, version: '1.4.1' }).typed;
  }
}

function functionOf({ types, primaryType }: TypedData): NonNullable<Step['fn']> {
  return {
    name: primaryType,
    signature: encodeType(types, primaryType),
    selector: '0x',
    from: [{ by: 'request' }],
  };
}
