import type { Hex } from 'viem';
import type { Body, Call, SigningRequest } from '../model/request.ts';
import type { Step } from '../model/step.ts';
import { chainOf } from '../request/frozen/chainOf.ts';
import { freshBudget } from '../codec/budget.ts';
import type { AbiFor } from '../model/abi.ts';
import { isGuessed } from './guessed.ts';
import { readAuthorization } from './readAuthorization.ts';
import { type CallReader, readCall } from './readCall.ts';
import { readSafeTransaction, decodeTypedData } from './readTypedData.ts';
import { readUserOperation } from './readUserOperation.ts';
import { withAgreed } from './withAgreed.ts';
import type { CallToRead } from './wrappers/wrapper.ts';

/** `complete`: every step was read, to the last byte, and none by a guess. A message has no steps and is complete. */
export type Decoded = Readonly<{ steps: readonly Step[]; complete: boolean }>;

/**
 * Reads what a request asks for as a tree of steps. Pure, bounded, and never throws: what cannot be read is there
 * as a step that is `unread`. Addresses are checksummed.
 *
 * @param known ABIs that the user or a source gave, tried before those of the standards
 */
export function decode(request: SigningRequest, known: { abis?: readonly AbiFor[] }): Decoded {
  const { abis = [] } = known;
  const reader: CallReader = { budget: freshBudget(), abis, chainId: chainOf(request.body) };
  const read = stepsOf(reader, request.body);
  const steps = (request.beside ?? []).some(isSigned) ? withAgreed(reader, read, request) : read;
  return { steps, complete: steps.every(isRead) };
}

/** Whether it has a hash that a Safe can agree to. */
function isSigned({ kind }: Body): boolean {
  return kind === 'safeTransaction' || kind === 'typedData';
}

function stepsOf(reader: CallReader, body: Body): readonly Step[] {
  switch (body.kind) {
    case 'transaction':
      return [
        readCall(reader, topCall(body.call, body.from), '0', 0),
        ...(body.set.authorizationList ?? []).map((it, index) =>
          readAuthorization(it, String(index + 1), 'mayFail'),
        ),
      ];
    case 'calldata': {
      const { to = null, value, data, from } = body;
      return [readCall(reader, { ...topCall({ to, value, data }, from), op: 'call' }, '0', 0)];
    }
    case 'calls':
      return body.calls.map((call, index) => {
        const runs = body.atomic ? 'always' : 'mayFail';
        return readCall(reader, { ...topCall(call, body.from), runs }, String(index), 0);
      });
    case 'typedData':
      return [decodeTypedData(reader, body.typed, body.signer ?? 'unknown', '0')];
    case 'safeTransaction':
      return [readSafeTransaction(reader, body, '0')];
    case 'message':
      return [];
    case 'userOperation':
      return [
        readUserOperation(reader, body, '0'),
        ...(body.authorization === undefined ? [] : [readAuthorization(body.authorization, '1', 'mayFail')]),
      ];
    case 'authorization':
      return [readAuthorization(body, '0', 'later')];
  }
}

function topCall(call: Call, from: CallToRead['actor'] = 'unknown'): CallToRead {
  const { to, value } = call;
  const data = call.data.toLowerCase() as Hex;
  const bytes = [0, (data.length - 2) / 2] as const;
  return {
    op: to === null ? 'create' : 'call',
    actor: from,
    self: to ?? 'unknown',
    to,
    value,
    data,
    bytes,
    runs: 'always',
  };
}

function isRead(step: Step): boolean {
  return step.reading !== 'unread' && !isGuessed(step) && step.steps.every(isRead);
}
