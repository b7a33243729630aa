import type { Facts } from '../../model/fact.ts';
import { unknown } from '../../model/known.ts';
import type { Intent } from '../../model/intent.ts';
import type { Readback } from '../../model/readback.ts';
import type { Body } from '../../model/request.ts';
import type { Step } from '../../model/step.ts';
import { freeze } from '../../request/frozen/freeze.ts';

/** A finished readback of a body, with the effects and facts of a simulation where there was one. */
export function readbackOf(
  body: Body,
  found: {
    effects?: Readback['effects'];
    facts?: Facts;
    steps?: readonly Step[];
    intent?: Intent | undefined;
  } = {},
): Readback {
  return {
    schema: 1,
    incoming: {
      request: freeze(body, ''),
      origin: { via: 'form' },
      receivedAt: 1_795_251_600_000,
      ...(found.intent === undefined ? {} : { intent: found.intent }),
    },
    revision: 1,
    stations: {
      request: 'done',
      fingerprint: 'done',
      decode: 'done',
      label: 'done',
      simulate: 'done',
      check: 'done',
      narrate: 'done',
    },
    facts: found.facts ?? {},
    steps: found.steps ?? [],
    effects: found.effects ?? unknown('notAsked'),
    findings: [],
    unread: [],
    fingerprints: [],
    parties: [],
    sentence: [],
    verdict: 'read',
    control: { kind: 'press' },
  };
}
