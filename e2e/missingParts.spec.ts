import { missingErrors, partsOf, reviewOf, screens, tenth, withoutPart } from './fixture/missingParts.ts';
import { message, steps, throughTrouble } from './fixture/steps.ts';
import { expect, test } from './fixture/test.ts';

// Files of the page that do not come. All of them, one after the other: long/missingParts.spec.ts.

const everything = '**/assets/**';

for (const [at, screen] of screens.entries()) {
  test(`${screen} stands without a part of itself, and takes it by a press`, async ({ page, watch }) => {
    watch.expectErrors(missingErrors);
    await page.goto('/');
    const hash = screen === '#/review/$id' ? await reviewOf(page) : screen;
    const parts = await partsOf(page, hash);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of tenth(parts, at)) await withoutPart(page, hash, part);
  });
}

for (const [at, [name]] of steps.entries()) {
  // What is heard begins with the answer: it is gone with the step before.
  if (name === 'open' || name === 'hear') continue;
  test(`the server is gone before "${name}": nothing is blank, nothing is lost, and it is signed once`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(missingErrors);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const trouble = {
      what: 'no server',
      begin: async () => void (await page.route(everything, (route) => route.abort())),
      end: () => page.unroute(everything),
    };
    await throughTrouble(page, { at, flight: message, trouble });
    expect(await watch.signingCalls()).toHaveLength(1);
  });
}
