import { lessons } from '@readback/web/data/course/lessons.ts';
import { faceOf, median, windows } from '../fixture/face.ts';
import { connect, readBack, setting, settled, verdict } from '../fixture/pilot.ts';
import { expect, test } from '../fixture/test.ts';
import { thirty } from '../fixture/thirty.ts';

/** What lets a stranger take what the account holds: the sum that is at stake stands beside it. */
const atStake: ReadonlySet<string> = new Set([
  'approval-to-stranger',
  'permit-to-stranger',
  'permit2-to-stranger',
]);

/** A letter, which changes nothing, and signatures that nobody can simulate: what was found says that it is unknown. */
const unknown: ReadonlySet<string> = new Set(['mail', 'unknown-order', 'delegate-everywhere']);

for (const { width, height, mostAbove } of windows) {
  test(`at ${width} × ${height}, thirty pasted requests are understood at a glance, each thing said once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await connect(page);
    await page.setViewportSize({ width, height });
    const where = await setting(page);
    const above: number[] = [];
    const all: number[] = [];
    for (const [name, request] of thirty) {
      await readBack(page, request(where));
      const face = await faceOf(page, { stake: atStake.has(name), changes: !unknown.has(name) });
      above.push(face.above);
      all.push(face.all);
      console.log(`${width} ${name} (${await verdict(page).innerText()}): ${face.above} of ${face.all}`);
      expect.soft(face.missing, `${name}: above the fold`).toEqual([]);
      expect.soft(face.twice, `${name}: said once`).toEqual([]);
    }
    console.log(`${width}: median ${median(above)} above the fold, ${median(all)} in all`);
    expect.soft(median(above), 'words above the fold, median').toBeLessThanOrEqual(mostAbove);
    expect.soft(median(all), 'words in all, median').toBeLessThanOrEqual(220);
  });

  test(`at ${width} × ${height}, every flight shows above the fold what is decided about`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const above: number[] = [];
    const all: number[] = [];
    for (const { id } of lessons) {
      await page.evaluate((to) => {
        location.hash = `#/school/${to}`;
      }, id);
      await page.getByRole('button', { name: 'Fly', exact: true }).click();
      await settled(page);
      const face = await faceOf(page, { stake: atStake.has(id), changes: !unknown.has(id) });
      above.push(face.above);
      all.push(face.all);
      console.log(`${width} flight ${id}: ${face.above} of ${face.all}`);
      expect.soft(face.missing, `${id}: above the fold`).toEqual([]);
      expect.soft(face.twice, `${id}: said once`).toEqual([]);
    }
    console.log(`${width}: flights: median ${median(above)} above the fold, ${median(all)} in all`);
    expect.soft(median(all), 'words in all, median of the flights').toBeLessThanOrEqual(220);
  });
}
