import { test, signThrough } from './fixture/serverFaults.ts';
import { visit } from './fixture/site.ts';
import { approval, steps } from './fixture/steps.ts';

// Another release, or a captive portal, in the midst of signing. At every screen and every step: long/serverFaults.spec.ts.

test.use({ serviceWorkers: 'allow' });
test.afterEach(({ failing }) => failing.again());

for (const [fault, before] of [
  ['another release', 'sign'],
  ['a captive portal', 'hear'],
] as const)
  test(`${fault} before "${before}": nothing is blank, nothing is lost, and it is sent once`, async ({
    page,
    failing,
    watch,
  }) => {
    await visit(page, failing.url);
    const at = steps.findIndex(([name]) => name === before);
    await signThrough(page, { app: failing, watch, fault, at, flight: await approval(page) });
  });
