import { expect, test } from 'vitest';
import { bodyOf, typedSamples } from '../../check/account/testing/typedSamples.ts';
import { me } from '../../check/testing/views.ts';
import { decode } from '../../decode/decode.ts';
import { isPermission } from '../../decode/permission.ts';
import { typedFormOf } from '../../decode/typed/typedForms.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { planOf } from '../plan.ts';

/** What is run has to be opened: else nobody sees whose account acts, and what it loses. */
const derived = typedSamples().flatMap((sample) => {
  const request = freeze(bodyOf(sample), '');
  const plan = planOf(request, [me]);
  return plan.kind === 'derive' ? [[sample.primaryType, plan.what, request] as const] : [];
});

test('each kind of run that is derived from typed data is among the samples', () => {
  const kinds = new Set(derived.map(([, { kind }]) => kind));
  expect([...kinds].toSorted()).toEqual(['carried', 'operation', 'permit', 'safe', 'seaport', 'transfer']);
});

test.each(derived)('%s, from which a run is derived, has a form that opens it', (_, what, request) => {
  const [step] = decode(request, {}).steps;
  const encoded = step?.fn?.signature ?? '';
  expect(step?.reading).not.toBe('unread');
  const form = typedFormOf(encoded);
  if (what.kind === 'permit' || what.kind === 'transfer') expect(isPermission(encoded)).toBe(true);
  else if (what.kind === 'safe') expect(step?.steps).toHaveLength(1);
  else if (what.kind === 'operation' || what.kind === 'carried') expect(form?.calls).toBeDefined();
  else expect(form?.means).toBeDefined();
});
