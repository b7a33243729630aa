import { repair, reviewOf, screens, stands } from '../fixture/missingParts.ts';
import { loaded } from '../fixture/pilot.ts';
import { expect } from '../fixture/test.ts';
import { faultErrors, serverFaults, signThrough, test } from '../fixture/serverFaults.ts';
import { visit } from '../fixture/site.ts';
import { approval, message, steps } from '../fixture/steps.ts';

// The server is gone, replaced by another release, or a captive portal, at each screen and each step of signing.
// Some of them: serverFaults.spec.ts.

test.afterEach(({ failing }) => failing.again());

for (const [fault, begin] of Object.entries(serverFaults)) {
  test.describe('kept by the browser', () => {
    test.use({ serviceWorkers: 'allow' });
    for (const screen of screens)
      test(`${screen} with ${fault}`, async ({ page, failing: app, watch }) => {
        watch.expectErrors(faultErrors);
        await visit(page, app.url);
        const hash = screen === '#/review/$id' ? await reviewOf(page) : screen;
        await begin(app);
        await page.goto('about:blank');
        await page.goto(`/${hash}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await stands(page, `${screen} with ${fault}`);
        await expect(page.getByRole('button', { name: 'Reload page' })).toHaveCount(0);
        await app.again();
        await repair(page);
        await stands(page, `${screen} after ${fault}`);
      });
  });
  for (const kept of ['allow', 'block'] as const)
    test.describe(kept === 'allow' ? 'kept by the browser' : 'on a first visit', () => {
      test.use({ serviceWorkers: kept });
      for (const [at, [step]] of steps.entries()) {
        if (at === 0) continue;
        for (const what of ['message', 'transaction'])
          test(`a ${what}: ${fault} before "${step}"`, async ({ page, failing: app, watch }) => {
            await (kept === 'allow' ? visit(page, app.url) : page.goto('/'));
            await loaded(page);
            const flight = what === 'message' ? message : await approval(page);
            await signThrough(page, { app, watch, fault, at, flight });
          });
      }
    });
}
