import { connect } from './fixture/pilot.ts';
import { fetchedIsKept } from './fixture/storage.ts';
import { expect, test } from './fixture/test.ts';

test('a balance is read from the network, shown with its age, and offered again when it fails', async ({
  page,
}) => {
  await page.goto('/');
  await connect(page);
  const chip = page.getByTestId('wallet').getByRole('button').first();
  const balance = page.getByTestId('balance');

  await chip.click();
  await expect(balance).toContainText('100 ETH');
  await expect(balance).toContainText('read just now');
  await page.keyboard.press('Escape');

  // The node falls silent: what was read stays, says its age and why it is not newer.
  await page.route('**/practice/rpc', (route) => route.fulfill({ status: 200, body: 'nonsense' }));
  await chip.click();
  await expect(balance).toContainText('100 ETH');
  await expect(balance).toContainText('could not be read again: the answer was not valid');
  const asked: string[] = [];
  page.on('request', (it) => it.url().endsWith('/practice/rpc') && asked.push(it.postData() ?? ''));
  await page.waitForTimeout(2_500);
  expect(
    asked.filter((it) => it.includes('eth_getBalance')),
    'a failed query is not retried by itself',
  ).toEqual([]);

  await page.unroute('**/practice/rpc');
  await balance.getByRole('button', { name: 'Retry' }).click();
  await expect(balance).toContainText('read just now');
  expect(asked.filter((it) => it.includes('eth_getBalance'))).toHaveLength(1);
});

test('a balance that was read before a reload is there at once, with its age', async ({ page, watch }) => {
  watch.expectErrors(/ERR_FAILED/);
  await page.goto('/');
  await connect(page);
  const chip = page.getByTestId('wallet').getByRole('button').first();
  await chip.click();
  await expect(page.getByTestId('balance')).toContainText('100 ETH');
  await fetchedIsKept(page, 'balance');
  await page.reload();
  await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'connected');
  await page.route('**/practice/rpc', (route) => route.abort());
  await chip.click();
  await expect(page.getByTestId('balance')).toContainText('100 ETH');
  await expect(page.getByTestId('balance')).toContainText('could not be read again: the connection failed');
});
