import { same } from '../ledger/account.ts';
import type { Hex } from 'viem';
import type { SigningRequest } from '../model/request.ts';
import type { Actor, Step } from '../model/step.ts';
import { type Agreeable, agreeable } from '../request/safe/agreeable.ts';
import { subjectOf } from '../request/frozen/subject.ts';
import { approvedHash, isSafeMessage } from './approved.ts';
import type { CallReader } from './readCall.ts';
import { decodeTypedData } from './readTypedData.ts';

/**
 * The steps with what they agree to by a hash inside, where it was given beside the request: a transaction of a Safe, or a
 * message of a Safe, which itself may agree to a transaction of another one. The hash is computed for the Safe that is called,
 * on the chain of the request. Of one Safe only one of them is taken, and none of the account that the request itself is of.
 */
export function withAgreed(
  reader: CallReader,
  steps: readonly Step[],
  { body, beside = [] }: Pick<SigningRequest, 'body' | 'beside'>,
): readonly Step[] {
  const given = beside.flatMap((it) => agreeable(it) ?? []);
  const { signer, actsFor } = subjectOf(body);
  const asker = [signer, actsFor].flatMap((it) => it?.account ?? []);
  const own = agreeable(body)?.safe;
  const signers = own === undefined ? asker : [own, ...asker];
  return opened(reader, steps, given, new Set(signers.map((it) => it.toLowerCase())));
}

function opened(
  reader: CallReader,
  steps: readonly Step[],
  given: readonly Agreeable[],
  taken: Set<string>,
): readonly Step[] {
  return steps.map((step): Step => {
    const it = agreedBy(reader, step, given);
    if (it === undefined || taken.has(it.safe.toLowerCase())) {
      return step.steps.length === 0 ? step : { ...step, steps: opened(reader, step.steps, given, taken) };
    }
    taken.add(it.safe.toLowerCase());
    const isMessage = isSafeMessage(step);
    // A message is signed by an owner, and it is its Safe that agrees.
    const agrees: Actor = isMessage ? (step.to ?? 'unknown') : step.actor;
    const inner = decodeTypedData(reader, it.typed, agrees, `${step.id}.0`);
    const inside = opened(reader, [inner], given, taken);
    return { ...step, steps: inside, ...(isMessage ? { reading: 'canonical' } : {}) };
  });
}

function agreedBy({ chainId }: CallReader, step: Step, given: readonly Agreeable[]): Agreeable | undefined {
  const { to } = step;
  if (to === null || chainId === undefined) return undefined;
  const hash = approvedHash(step);
  const here = given.filter((it) => it.chainId === chainId);
  if (hash !== undefined) return here.find((it) => same(it.safe, to) && it.digest === hash);
  const message = isSafeMessage(step) ? messageIn(step) : undefined;
  return message && here.find(({ bytes, digest }) => message === bytes || message === digest);
}

function messageIn({ args: [arg] }: Step): Hex | undefined {
  return arg?.value.kind === 'bytes' ? arg.value.hex : undefined;
}
