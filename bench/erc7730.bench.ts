import type { ClearSigned } from '@readback/core/model/clearSigned.ts';
import { clearSign } from '@readback/core/label/erc7730/clearSign.ts';
import { referenceAsker } from '@readback/core/label/erc7730/testing/reference.ts';
import { renderPlain } from '@readback/core/label/erc7730/renderPlain.ts';
import { registryFolder } from '@readback/core/label/erc7730/testing/registryFolder.ts';
import { loadRegistry } from '@readback/core/label/erc7730/testing/registryCases.ts';
import { ms, table } from './measure.ts';

// All cases of the ERC-7730 registry, ours against the reference implementation in the same process. Both have every
// descriptor parsed in memory and are given the same data. A case takes tens of microseconds, so that what else the
// machine does would be most of a median: the fastest of many runs of each case is summed. Both end with the strings that the tests of the registry expect.
// A file or a case that cannot be read is left out, and named.
const { root, name } = registryFolder();
const runs = 200;

const { cases, leftOut, reference } = await loadRegistry(root);
for (const it of leftOut) console.log(`left out: ${it}`);
const asks = cases.map((it) => referenceAsker(it.subject, it.tested, it.provider, reference));
const ours = cases.map(() => Number.POSITIVE_INFINITY);
const theirs = [...ours];
for (let run = 0; run < runs; run += 1) {
  for (const [index, { subject, data }] of cases.entries()) {
    const start = performance.now();
    strings(clearSign(subject, data));
    ours[index] = Math.min(ours[index] ?? 0, performance.now() - start);
  }
  for (const [index, ask] of asks.entries()) {
    const start = performance.now();
    await ask();
    theirs[index] = Math.min(theirs[index] ?? 0, performance.now() - start);
  }
}
const [fast, slow] = [sum(ours), sum(theirs)];
table([
  ['ERC-7730, fastest runs', 'cases', 'reference', 'ours', 'ratio'],
  [`all cases of ${name}`, String(cases.length), ms(slow), ms(fast), `${(slow / fast).toFixed(1)} x`],
]);

function strings(said: ClearSigned): unknown {
  return said.kind === 'read' ? renderPlain(said) : undefined;
}

function sum(times: readonly number[]): number {
  return times.reduce((total, time) => total + time, 0);
}
