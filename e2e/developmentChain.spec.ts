import { type OpenNode, startOpenNode } from './fixture/openNode.ts';
import { readBack, sentence, setting, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

let mine: OpenNode;

test.beforeAll(async () => {
  mine = await startOpenNode(31338);
});

test.afterAll(async () => {
  await mine.stop();
});

test('a development node of one’s own is added beside the practice chain, used by its name, and given back', async ({
  page,
  watch,
}) => {
  watch.expectHost(new URL(mine.url).host);
  const { info } = await setting(page);
  const [holder, receiver] = [info.accounts[3]?.address ?? '', info.accounts[4]?.address ?? ''];
  await page.goto('/#/settings?section=networks');
  await page.getByRole('button', { name: 'Add a network' }).click();
  await page.getByLabel('Chain ID', { exact: true }).fill('31338');
  await expect(page.getByText('The new network replaces “Empty practice chain”')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('My Anvil');
  await page.getByLabel('Node URL').fill(mine.url);
  await page.getByRole('button', { name: 'Check the node', exact: true }).click();
  await page.getByRole('button', { name: 'Add this network' }).click();
  await expect(page.getByText('My Anvil was added.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Empty practice chain' })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Practice chain', exact: true })).toBeChecked();

  await test.step('its node is asked, and lines call it as its owner does', async () => {
    const transaction = { from: holder, to: receiver, value: '0xde0b6b3a7640000', chainId: '0x7a6a' };
    await readBack(page, JSON.stringify(transaction));
    await expect(sentence(page)).toContainText('1 ETH');
    await expect(page.locator('[data-place="network"]').first()).toHaveText('My Anvil');
    await expect(page.getByRole('main')).not.toContainText('practice chain');
    await expect(verdict(page)).not.toHaveText(/^Not fully/);
  });

  await test.step('the practice chain has its own node and name still', async () => {
    const transaction = { from: holder, to: receiver, value: '0xde0b6b3a7640000', chainId: '0x7a69' };
    await readBack(page, JSON.stringify(transaction));
    await expect(page.locator('[data-place="network"]').first()).toHaveText('Practice chain');
  });

  await test.step('and is back once the own one is removed', async () => {
    await page.goto('/#/settings?section=networks');
    await page.getByRole('button', { name: 'Remove My Anvil' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('switch', { name: 'Empty practice chain' })).toBeChecked();
  });
});
