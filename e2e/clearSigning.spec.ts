import { expect, type Page } from '@playwright/test';
import { readDescriptor } from '@readback/core/label/erc7730/document/includes.ts';
import { signAttestation } from '@readback/core/label/erc7730/testing/signAttestation.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { requestLink } from '@readback/web/inbox/link.ts';
import type { Hex } from 'viem';
import { startOpenNode } from './fixture/openNode.ts';
import { picture, problems, show, views } from './fixture/look.ts';
import { loaded, readBack, sentence, setting, unfold, verdict } from './fixture/pilot.ts';
import { test } from './fixture/test.ts';

const signature = 'approve(address spender,uint256 amount)';
const spender = { path: 'spender', label: 'Who may take it', format: 'addressName' };
const amount = {
  path: 'amount',
  label: 'At most',
  format: 'tokenAmount',
  params: { tokenPath: '@.to' },
};

/**
 * A registry of our own under the page's address, set as the user would set a mirror. It describes the practice dollar
 * with these fields; without them it is down. Gives the paths that were asked.
 */
async function registry(page: Page, here: string | undefined, fields?: readonly object[], auditor?: Hex) {
  if (here === undefined) throw new Error('The page has no address.');
  const { info } = await setting(page);
  const token = info.addresses.practiceDollar;
  const path = 'registry/dollar/calldata-dollar.json';
  const files: Record<string, unknown> = {
    'index.calldata.json': { [`eip155:${practiceMarker.chainId}:${token.toLowerCase()}`]: path },
    [path]: {
      context: { contract: { deployments: [{ chainId: practiceMarker.chainId, address: token }] } },
      metadata: { owner: 'Dollar\u202emakers' },
      display: { formats: { [signature]: { intent: 'Give an allowance', fields } } },
    },
  };
  const attested =
    auditor && (await signAttestation(auditor, readDescriptor(path, JSON.stringify(files[path]))));
  if (attested)
    files[`registry/dollar/sigs/calldata-dollar.eip155-1-${attested.signer}.json`] = attested.file;
  const asked: string[] = [];
  await page.addInitScript((url) => {
    if (location.protocol === 'about:') return;
    const urls = { descriptors: `${url}/mirror` };
    localStorage.setItem('readback.setting.sources', JSON.stringify({ on: {}, urls }));
  }, here);
  await page.route(`${here}/mirror/**`, async (route) => {
    const wanted = new URL(route.request().url()).pathname.replace('/mirror/', '');
    asked.push(wanted);
    if (fields === undefined) return route.abort('connectionrefused');
    const file = files[wanted];
    await (file === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ json: file }));
  });
  return { asked, path, attested };
}

const gone = /Failed to load resource/;

const [described, stepByStep] = ['What the contract’s description says', 'Step by step'];

function said(page: Page) {
  return page.getByRole('region', { name: described });
}

function steps(page: Page) {
  return page.getByRole('region', { name: stepByStep });
}

test('what the contract’s description says is beside the steps, with whose words they are', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expectErrors(gone);
  const { asked, path } = await registry(page, baseURL, [spender, amount]);
  await page.goto('/');
  const where = await setting(page);
  await readBack(page, approveRouter.request(where));
  // Its author's name has a character that turns the line around.
  await expect(verdict(page)).toHaveText('Caution');
  await expect(page.getByRole('main')).toContainText(
    'contains text that may look different from what it really says',
  );
  await expect(sentence(page)).toContainText('3,000 PUSD');

  await unfold(page, described);
  await expect(said(page)).toContainText('Give an allowance');
  await expect(said(page)).toContainText('At most');
  await expect(said(page)).toContainText('3,000 PUSD');
  await expect(said(page)).toContainText(where.info.addresses.router);
  await expect(said(page)).toContainText('according to the description itself');
  await expect(said(page)).toContainText('fetched just now');
  await expect(
    said(page).getByText('U+202E').first(),
    'its author’s name cannot turn the line around',
  ).toBeAttached();
  await unfold(page, stepByStep);
  await expect(steps(page)).toContainText('spender');
  expect(asked.slice(0, 2)).toEqual(['index.calldata.json', path]);

  await steps(page).getByRole('button', { name: 'Show the bytes' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  for (const view of views) {
    await show(page, view);
    await picture(page, `clear-signing-${view.theme}-${view.width}`);
    expect(await problems(page)).toEqual([]);
  }
});

test('a description that hides who may spend is a caution that names the spender', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expectErrors(gone);
  await registry(page, baseURL, [amount]);
  await page.goto('/');
  await readBack(page, approveRouter.request(await setting(page)));
  await expect(verdict(page)).toHaveText('Caution');
  const warnings = page.getByRole('main');
  await expect(warnings).toContainText('The contract’s description leaves out');
  await unfold(page, described);
  await expect(said(page)).toContainText('The description leaves out who can spend or act.');
  await expect(sentence(page), 'the sentence is ours, and whole').toContainText('spend');
});

test('an auditor whom the user chose is named beside the description, until they take it back', async ({
  page,
  baseURL,
  watch,
}) => {
  test.slow();
  watch.expectErrors(gone);
  const node = await startOpenNode(1);
  watch.expectHost(new URL(node.url).host);
  const ask = async (method: string, params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const answer = await fetch(node.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(await answer.json()).not.toHaveProperty('error');
  };
  try {
    // Gives what is kept under the attestation: sload(calldata[36..68]).
    await ask('anvil_setCode', ['0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587', '0x602435545f5260205ff3']);
    const { attested } = await registry(page, baseURL, [spender, amount], `0x${'5a'.repeat(32)}`);
    if (!attested) throw new Error('nothing is attested');
    await page.addInitScript((url) => {
      if (location.protocol === 'about:') return;
      localStorage.setItem(
        'readback.setting.networks',
        JSON.stringify({ own: [], nodes: { 1: url }, off: [] }),
      );
      localStorage.setItem('readback.setting.usedNetworks', '[1]');
    }, new URL(node.url).href);
    await page.goto('/');
    const request = approveRouter.request(await setting(page));
    await readBack(page, request);
    await unfold(page, described);
    await expect(said(page)).toContainText('None of your auditors attested this description');

    await page.goto('/#/settings?section=checks');
    const auditors = page.getByRole('region', { name: 'Auditors of descriptions' });
    await expect(auditors).toContainText('Cyfrin');
    await auditors.getByRole('combobox', { name: 'Auditor’s address' }).fill(attested.signer);
    await auditors.getByRole('button', { name: 'Add this auditor' }).click();
    await expect(auditors.getByRole('listitem')).toHaveCount(2);
    await readBack(page, request);
    await unfold(page, described);
    await expect(said(page)).toContainText('Attested (ERC-8176) by');
    await expect(said(page)).toContainText('The attestation is not revoked');

    await ask('anvil_setStorageAt', [
      '0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587',
      attested.uid,
      `0x${Math.floor(Date.now() / 1000 - 9_000)
        .toString(16)
        .padStart(64, '0')}`,
    ]);
    await readBack(page, request);
    await unfold(page, described);
    await expect(said(page)).toContainText(', who revoked the attestation 2 hours ago');
    await expect(verdict(page), 'a claim about a claim changes no verdict').toHaveText('Caution');

    await page.goto('/#/settings?section=checks');
    await auditors.getByRole('button', { name: `Remove ${attested.signer}` }).click();
    await readBack(page, request);
    await unfold(page, described);
    await expect(said(page)).toContainText('None of your auditors attested this description');
  } finally {
    await node.stop();
  }
});

test('a registry that is down costs one line, and no alarm', async ({ page, baseURL, watch }) => {
  watch.expectErrors(gone);
  const { asked } = await registry(page, baseURL);
  await page.goto('/');
  await readBack(page, approveRouter.request(await setting(page)));
  await expect(verdict(page)).toHaveText('Read back');
  await expect(said(page)).toHaveCount(0);
  expect(asked).toEqual(['index.calldata.json']);
  await unfold(page, stepByStep);
  await steps(page).getByRole('button', { name: 'Show the bytes' }).click();
  await expect(steps(page), 'the standard is described without anybody').toContainText(
    'Let someone spend tokens',
  );
});

test('a link asks no registry, not even on a network that is in use', async ({ page, baseURL }) => {
  const { asked } = await registry(page, baseURL, [spender, amount]);
  await page.goto('/');
  const read = parse(approveRouter.request(await setting(page)), { chainId: practiceMarker.chainId });
  if (!read.ok) throw read.error;
  const link = await requestLink(read.request, new URL('/', page.url()).href);
  if (!link.ok) throw link.error;
  await page.goto('about:blank');
  await page.goto(link.value);
  await expect(verdict(page)).toHaveText('Not fully checked');
  await page.getByRole('button', { name: /^Ask .* node$/ }).click();
  await expect(verdict(page)).toHaveText('Read back');
  await loaded(page);
  expect(asked).toEqual([]);
});

test('the bytes of a step are gone through with the keyboard, and show the value that they make', async ({
  page,
}) => {
  await page.goto('/');
  await readBack(page, approveRouter.request(await setting(page)));
  await unfold(page, stepByStep);
  const show = steps(page).getByRole('button', { name: 'Show the bytes' });
  await show.focus();
  await page.keyboard.press('Enter');
  const bytes = page.getByRole('listbox', { name: 'Bytes of approve' });
  await expect(bytes.getByRole('option')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bytes).toBeFocused();
  await expect(bytes.getByRole('option', { selected: true })).toHaveAccessibleName(
    /^Bytes 0 to 3: function selector/,
  );
  await page.keyboard.press('ArrowDown');
  await expect(bytes.getByRole('option', { selected: true })).toHaveAccessibleName('Bytes 4 to 35: spender');
  await expect(steps(page).locator('li[data-marked]')).toContainText('spender');
  await page.keyboard.press('End');
  await expect(bytes.getByRole('option', { selected: true })).toHaveAccessibleName('Bytes 36 to 67: amount');
  await expect(steps(page).locator('li[data-marked]')).toContainText('amount');

  await steps(page).getByText('spender', { exact: true }).first().hover();
  await expect(bytes.locator('[data-marked]').first()).toContainText('spender');
  await steps(page).getByRole('button', { name: 'Hide the bytes' }).click();
  await expect(bytes).toHaveCount(0);
});
