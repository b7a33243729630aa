import { expect, fullChromium, test } from './fixture/extension.ts';

test.skip(fullChromium === undefined, 'needs a browser that runs extensions');

test('what is kept moves between the page and the extension by a press, and is confirmed where it arrives', async ({
  installed: { context, app, review },
}) => {
  const page = await context.newPage();
  await page.goto(`${app}/#/`);
  await page.getByRole('textbox').first().fill('A message of the page');
  await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
  await page
    .getByRole('button', { name: /message/i })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/review\//);
  await page.goto(`${app}/#/settings?section=data`);
  await page.getByRole('button', { name: 'Copy to the extension' }).click();

  const there = await review();
  await expect(there.getByText('Activity: 1 new')).toBeVisible();
  // Browsers give pages of extensions a font of their own.
  await expect(there.locator('body')).toHaveCSS('font-family', /^"Round brackets", B612,/);
  await expect(there.getByText(new URL(app).host).first()).toBeVisible();
  await there.getByRole('button', { name: 'Import selected items' }).click();
  await expect(there.getByText('1 entry was imported')).toBeVisible();

  await page.getByRole('button', { name: 'Copy to the extension' }).click();
  await expect(there.getByText('1 already saved here.')).toBeVisible();
  await there.getByRole('button', { name: 'Cancel' }).click();

  await there.getByRole('button', { name: `Copy to ${new URL(app).host}` }).click();
  await expect(page.getByText('Copied from the extension')).toBeVisible();
  await expect(page.getByText('1 already saved here.')).toBeVisible();
  await page.goto(`${app}/#/settings`);
  await expect(there.getByRole('button', { name: /^Copy to / })).toHaveCount(0);
});

test('no site copies anything to the extension without a press, and none is named before it says that it is a Readback', async ({
  installed: { context, dapp, review },
}) => {
  const page = await context.newPage();
  await page.goto(`${dapp}/copies.html`);
  const there = await review();
  await expect(there.getByRole('heading', { level: 1 })).toContainText('Asked after the copy');
  await expect(there).toHaveURL(/#\/review\//);
  await there.goto(there.url().replace(/#.*/, '#/settings?section=data'));
  await expect(there.getByRole('button', { name: `Copy to ${new URL(dapp).host}` })).toBeVisible();
  await expect(there.getByRole('button', { name: 'Import selected items' })).toHaveCount(0);
});
