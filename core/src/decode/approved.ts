import { isKnownAs } from './abis/isKnownAs.ts';
import type { Address, Hex } from 'viem';
import type { SafeTx } from '../model/request.ts';
import type { ArgValue, Step } from '../model/step.ts';

/** The hash that a step approves for the Safe that it calls. */
export function approvedHash(step: Step): Hex | undefined {
  const [arg] = step.args;
  if (step.op !== 'call' || !isKnownAs(step, 'approveHash') || arg?.value.kind !== 'bytes') return undefined;
  return arg.value.hex.toLowerCase() as Hex;
}

/** Whether a step agrees to something by its hash: a Safe that is called approves it, or a Safe signs it as its message. */
export function isAgreement(step: Step): boolean {
  return approvedHash(step) !== undefined || isSafeMessage(step);
}

/** What the owners of a Safe sign, so that it agrees to bytes (ERC-1271). */
export function isSafeMessage({ op, fn }: Step): boolean {
  return op === 'permission' && fn?.signature === 'SafeMessage(bytes message)';
}

/** A Safe transaction that the request agrees to by its hash: `step` is it, `by` the call or the message that agrees. */
export type Approved = Readonly<{ by: Step; step: Step; safe: Address; tx: SafeTx }>;

/** The Safe transactions that are inside steps which agree to their hashes, also those inside one another. */
export function approvedIn(steps: readonly Step[]): readonly Approved[] {
  return steps.flatMap((by): readonly Approved[] => {
    const inside = approvedIn(by.steps);
    const [step] = by.steps;
    if (!isAgreement(by) || step === undefined || step.to === null) return inside;
    const tx = txOf(step);
    return tx === undefined ? inside : [{ by, step, safe: step.to, tx }, ...inside];
  });
}

/** The Safes that agree to something by a message, and those to whose transactions they agree by it. */
export function safesInMessages(steps: readonly Step[]): readonly Address[] {
  return steps
    .flatMap((step) => {
      const [inside] = isSafeMessage(step) ? step.steps : [];
      return [...(inside === undefined ? [] : [step.to, inside.to]), ...safesInMessages(step.steps)];
    })
    .flatMap((it) => it ?? []);
}

/**
 * The last Safe transaction that the steps agree to, one inside the other, where they do nothing else: then what it does can be
 * told as what the request does. None of the oldest Safes, which are not run here.
 */
export function approvedAlone(steps: readonly Step[]): Approved | undefined {
  const last = approvedIn(steps).at(-1);
  if (last === undefined || last.step.args.some(({ name }) => name === 'dataGas')) return undefined;
  let level = steps;
  while (level.length === 1 && level[0] !== undefined && level[0].id !== last.by.id) level = level[0].steps;
  return level.length === 1 && level[0]?.id === last.by.id ? last : undefined;
}

/** The steps without what is inside an approval: what they do themselves. */
export function withoutApproved(steps: readonly Step[]): readonly Step[] {
  if (approvedIn(steps).length === 0) return steps;
  return steps.map((step) => ({
    ...step,
    steps: isAgreement(step) ? [] : withoutApproved(step.steps),
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
