import { clearSign } from '@readback/core/label/erc7730/clearSign.ts';
import { askReference } from '@readback/core/label/erc7730/testing/reference.ts';
import { loadRegistry } from '@readback/core/label/erc7730/testing/registryCases.ts';
import { median, ms, table } from './measure.ts';

// All cases of the ERC-7730 registry, ours against the reference implementation in the same process. Both have every
// descriptor parsed in memory and are given the same data; what they are asked is the time from request to lines.
const root = process.env['READBACK_REGISTRY'] ?? '';

if (root === '') console.log('READBACK_REGISTRY is not set: nothing to measure.');
else {
  const { cases, reference } = await loadRegistry(root);
  const ours = await median(() => {
    for (const { subject, data } of cases) clearSign(subject, data);
  });
  const theirs = await median(
    async () => {
      for (const { subject, tested, provider } of cases)
        await askReference(subject, tested, provider, reference);
    },
    { runs: 5, warm: 1 },
  );
  table([
    ['ERC-7730', 'cases', 'reference', 'ours', 'ratio'],
    [
      'all cases of the registry',
      String(cases.length),
      ms(theirs),
      ms(ours),
      `${(theirs / ours).toFixed(1)} x`,
    ],
  ]);
}
