import type { Locator, Page } from '@playwright/test';
import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import type { Scenario } from '@readback/scenarios/scenario.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { everyView, show } from './fixture/look.ts';
import { beginReading, connect, readBack, setting, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

/** One request for each verdict. */
const states: readonly (readonly [verdict: string, scenario: Scenario])[] = [
  ['Stop', approvalToStranger],
  ['Caution', byId('upgrade-token')],
  ['Not fully read', byId('loud-gift')],
  ['Read back', approveRouter],
];

/** The colors of a blurred picture from left to right, without how light they are: words in gray have none. */
type Hues = readonly (readonly [redder: number, bluer: number])[];

const columns = 12;

/** Of 255: a color that differs by so much is another color, whoever looks. */
const seen = 12;

test('blurred, each verdict and a reading that goes on look different, in both themes and widths', async ({
  page,
}) => {
  await page.goto('/');
  await connect(page);
  const pictures = everyView.map((view) => ({ view, taken: [] as [string, Hues][] }));
  for (const [says, scenario] of states) {
    await readBack(page, scenario.request(await setting(page)));
    await expect(verdict(page)).toHaveText(says);
    for (const { view, taken } of pictures) {
      await show(page, view);
      taken.push([says, await blurred(page)]);
    }
  }
  const text = approveRouter.request(await setting(page));
  await page.route('**/practice/rpc', () => new Promise(() => {}));
  for (const { view, taken } of pictures) {
    await show(page, view);
    await beginReading(page, text);
    await expect(verdict(page)).toHaveText('Still reading');
    taken.push(['Still reading', await blurred(page)]);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  for (const { view, taken } of pictures) {
    expect(taken).toHaveLength(5);
    for (const [at, [one, its]] of taken.entries()) {
      for (const [other, others] of taken.slice(at + 1)) {
        const where = `${one} beside ${other}, ${view.theme}, ${view.width} px`;
        expect(differing(its, others), where).toBeGreaterThanOrEqual(2);
      }
    }
  }
});

function byId(id: string): Scenario {
  const found = scenarios.find((it) => it.id === id);
  if (!found) throw new Error(`There is no flight ${id}.`);
  return found;
}

/** How many columns of the two are of another color. */
function differing(one: Hues, other: Hues): number {
  return one.filter(([redder, bluer], at) => {
    const [red = 0, blue = 0] = other[at] ?? [];
    return Math.abs(redder - red) > seen || Math.abs(bluer - blue) > seen;
  }).length;
}

/** The first lines of the Review, blurred by 9 px: what is seen of the verdict without reading. */
async function blurred(page: Page): Promise<Hues> {
  const main = page.getByRole('main');
  await main.evaluate((it) => {
    it.style.filter = 'blur(9px)';
  });
  // The band is drawn again when the verdict changes: for a moment it has no place.
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect.poll(async () => (box = await verdict(page).locator('..').boundingBox())).not.toBeNull();
  const { x = 0, y = 0, width = 0 } = box ?? {};
  const picture = await page.screenshot({ clip: { x, y, width, height: 56 }, animations: 'disabled' });
  await main.evaluate((it) => {
    it.style.filter = '';
  });
  return page.evaluate(
    async ({ bytes, columns }) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.drawImage(bitmap, 0, 0);
      const each = Math.floor(bitmap.width / columns);
      return Array.from({ length: columns }, (_, column): [number, number] => {
        const { data } = context.getImageData(column * each, 0, each, bitmap.height);
        let redder = 0;
        let bluer = 0;
        for (let at = 0; at < data.length; at += 4) {
          redder += (data[at] ?? 0) - (data[at + 1] ?? 0);
          bluer += (data[at + 2] ?? 0) - (data[at + 1] ?? 0);
        }
        return [(redder * 4) / data.length, (bluer * 4) / data.length];
      });
    },
    { bytes: [...picture], columns },
  );
}
