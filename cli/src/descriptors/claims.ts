import { clearSign, type ClearSignSubject } from '@readback/core/label/erc7730/clearSign.ts';
import { clearSignAsking } from '@readback/core/label/erc7730/clearSignAsking.ts';
import type { ClearSigned } from '@readback/core/label/erc7730/clearSigned.ts';
import { factAt } from '@readback/core/label/stepFacts.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Step } from '@readback/core/model/step.ts';
import { chainOf } from '@readback/core/request/chainOf.ts';
import { descriptorAnswers } from './descriptorAnswers.ts';
import type { Registry } from './registry.ts';

/** What a descriptor says of one step, or of the whole of typed data. */
export type Claim = Readonly<{ step: string; said: ClearSigned }>;

/** How many steps are looked up; of a large batch the first ones. */
const most = 32;

/**
 * What the descriptors of a registry say of a request, step by step. It is shown beside the steps and changes nothing
 * of the readback: a descriptor is a claim of its author.
 */
export async function claimsOf(readback: Readback, registry: Registry): Promise<readonly Claim[]> {
  const ask = descriptorAnswers(registry, (id) => factAt(readback, id));
  return Promise.all(
    subjectsIn(readback).map(async ({ step, subject }) => ({
      step,
      said: await clearSignAsking((data) => clearSign(subject, data), ask),
    })),
  );
}

type Asked = Readonly<{ step: string; subject: ClearSignSubject }>;

function subjectsIn(readback: Readback): readonly Asked[] {
  const { body } = readback.incoming.request;
  const chainId = chainOf(body);
  const found: Asked[] = [];
  if (body.kind === 'typedData') {
    const { typed, signer } = body;
    const subject = { kind: 'typedData', typed, ...(signer === undefined ? {} : { signer }) } as const;
    found.push({ step: '0', subject });
  }
  const visit = ({ id, op, to, data, value, actor, commandByte, steps }: Step): void => {
    if (found.length >= most) return;
    if (
      chainId !== undefined &&
      op === 'call' &&
      to !== null &&
      commandByte === undefined &&
      data.length >= 10
    ) {
      const from = actor === 'unknown' ? {} : { from: actor };
      found.push({ step: id, subject: { kind: 'call', chainId, to, data, value, ...from } });
    }
    steps.forEach(visit);
  };
  readback.steps.forEach(visit);
  return found;
}
