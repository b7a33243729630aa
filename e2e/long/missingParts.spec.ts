import { missingErrors, partsOf, reviewOf, screens, withoutPart } from '../fixture/missingParts.ts';
import { expect, test } from '../fixture/test.ts';

for (const screen of screens) {
  test(`${screen} stands without any one of its parts, and takes it by a press`, async ({ page, watch }) => {
    watch.expectErrors(missingErrors);
    await page.goto('/');
    const hash = screen === '#/review/$id' ? await reviewOf(page) : screen;
    const parts = await partsOf(page, hash);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) await withoutPart(page, hash, part);
  });
}
