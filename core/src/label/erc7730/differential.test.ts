import { beforeAll, describe, expect, test } from 'vitest';
import { clearSign } from './clearSign.ts';
import type { ClearSigned, WarningCode } from '../../model/clearSigned.ts';
import { renderPlain } from './renderPlain.ts';
import { mutateCalldata, seeded } from './testing/mutate.ts';
import { askReference } from './testing/reference.ts';
import { registryFolder } from './testing/registryFolder.ts';
import { type LoadedRegistry, loadRegistry } from './testing/registryCases.ts';

const { root, whole, name: folder } = registryFolder();

/**
 * Where we differ on purpose. In each case the reference shows a value that the chain would read otherwise, or refuses
 * what the standard describes.
 */
const knownDifferences: readonly WarningCode[] = [
  // It prints bits outside of a type as if they were part of the value, and says nothing.
  'lenientEncoding',
  // It prints NaN, or a year of many digits, for numbers that are not a date.
  'notADate',
  // It cuts the low twenty bytes out of any number, and says nothing.
  'moreThanAddress',
];

describe(`beside the reference implementation (${folder})`, () => {
  let registry: LoadedRegistry = {
    cases: [],
    leftOut: [],
    reference: { calldataIndex: {}, descriptorAt: () => Promise.reject(new Error('not loaded')) },
  };
  beforeAll(async () => {
    registry = await loadRegistry(root);
    expect(registry.leftOut).toEqual([]);
    expect(registry.cases.length).toBeGreaterThan(whole ? 300 : 35);
  }, 60_000);

  test('every case of the registry comes out the same, but for the differences that are listed', async () => {
    const different: string[] = [];
    for (const { name, subject, tested, provider, data } of registry.cases) {
      const ours = clearSign(subject, data);
      const theirs = await askReference(subject, tested, provider, registry.reference);
      if (!agree(ours, theirs.rendered)) different.push(name);
    }
    // It refuses a domain whose chain is in the salt, which the registry expects to be shown.
    expect(different).toEqual([
      'registry/rarible/testsv2/eip712-rarible-exchange-v2-meta-tx.tests.json: Meta Transaction',
    ]);
  }, 120_000);

  test('changed calldata is shown with everything that is odd about it, or not at all', () => {
    const random = seeded(7_730);
    for (const { subject, data } of registry.cases) {
      if (subject.kind !== 'call') continue;
      for (let count = 0; count < 10; count += 1) {
        const said = clearSign({ ...subject, data: mutateCalldata(subject.data, random) }, data);
        const odd = said.kind === 'read' && said.oddities.some(({ what }) => what !== 'trailingBytes');
        expect(said.warnings.some(({ code }) => code === 'lenientEncoding')).toBe(odd);
      }
    }
  }, 60_000);

  test('changed calldata that is canonical still comes out the same', async () => {
    const random = seeded(20_261_121);
    let compared = 0;
    for (const { name, subject, tested, provider, data } of registry.cases) {
      if (subject.kind !== 'call') continue;
      const changed = { ...subject, data: mutateCalldata(subject.data, random) };
      const ours = clearSign(changed, data);
      // Lengths that nothing backs cost the reference gigabytes: it is asked only what we can read.
      if (!isCanonical(ours)) continue;
      const theirs = await askReference(changed, tested, provider, registry.reference);
      compared += 1;
      expect(agree(ours, theirs.rendered), `${name}\n${changed.data}`).toBe(true);
    }
    expect(compared).toBeGreaterThan(whole ? 50 : 10);
  }, 120_000);
});

function agree(ours: ClearSigned, theirs: unknown): boolean {
  if (ours.kind === 'unread') return theirs === undefined;
  return (
    codesOf(ours).some((code) => knownDifferences.includes(code)) ||
    // It prints characters that take no ink as they are; we spell them out.
    /\\u00[01][0-9a-f]/.test(JSON.stringify(theirs) ?? '') ||
    JSON.stringify(renderPlain(ours)) === JSON.stringify(theirs)
  );
}

function codesOf(said: ClearSigned): readonly WarningCode[] {
  const own = said.warnings.map(({ code }) => code);
  if (said.kind === 'unread') return own;
  const inner = said.fields.flatMap((field) => [
    ...field.warnings.map(({ code }) => code),
    ...(field.inner === undefined ? [] : codesOf(field.inner)),
  ]);
  return [...own, ...inner];
}

/** Read, and all calls inside it, with nothing odd but bytes that follow. */
function isCanonical(said: ClearSigned): boolean {
  if (said.kind === 'unread') return false;
  return (
    said.oddities.every(({ what }) => what === 'trailingBytes') &&
    said.fields.every(({ inner }) => inner === undefined || isCanonical(inner))
  );
}
