import { asksOnly } from './fixture/asksOnly.ts';
import { dollarRequests, lookAlike, startDollarNode, usdc } from './fixture/dollars.ts';
import { form } from './fixture/intent.ts';
import { readBack, setting, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

/** A question to Multicall3: the simulation asks it nothing. */
const question = /"to":"0xca11bde05977b3631167028862be2a173976ca11"/gi;

test('values in dollars are off until they are switched on, then beside the amounts, and change no verdict', async ({
  page,
  watch,
  baseURL,
}) => {
  test.slow();
  const { info } = await setting(page);
  const [mine, friend] = info.accounts.map(({ address }) => address);
  if (mine === undefined || friend === undefined) throw new Error('The practice chain has no accounts.');
  const node = await startDollarNode(page, baseURL ?? '', mine);
  watch.expectHost(new URL(node.url).host);
  const requests = dollarRequests(mine, friend);
  let priced = 0;
  page.on('request', (it) => {
    if (it.url().startsWith(node.url)) priced += (it.postData() ?? '').match(question)?.length ?? 0;
  });
  const worth = page.locator('[data-worth]');
  try {
    await asksOnly(page, node.url);

    let calm = '';
    await test.step('off: no value, and no node is asked for a price', async () => {
      await readBack(page, requests.payment);
      calm = await verdict(page).innerText();
      await expect(page.getByText('−0.5').first()).toBeVisible();
      await expect(worth).toHaveCount(0);
      expect(priced).toBe(0);
    });

    await test.step('Settings says what the node learns, and switches them on', async () => {
      await page.goto('/#/settings?section=sources');
      const source = page.getByRole('region', { name: 'Value in dollars', exact: true });
      await expect(source).toContainText('through the network’s node');
      await source.getByText('What this source learns').click();
      await expect(source).toContainText('prices of the tokens in the request are read');
      await source.getByRole('switch').check();
    });

    await test.step('a payment has its value beside it, the same verdict, and costs one question', async () => {
      await readBack(page, requests.payment);
      await expect(worth).toHaveText('≈ $1,500');
      await expect(verdict(page)).toHaveText(calm);
      await expect(page.getByText('−0.5').first()).toBeVisible();
      expect(priced).toBe(1);
    });

    await test.step('a press says who says so, since when, and at which block', async () => {
      await worth.getByRole('button').click();
      const opened = page.getByRole('dialog', { name: 'Value in dollars' });
      await expect(opened).toContainText('Chainlink feed ETH / USD');
      await expect(opened).toContainText('0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419');
      await expect(opened).toContainText(/updated .*ago/);
      await expect(opened).toContainText(`from ${new URL(node.url).host}`);
      await page.keyboard.press('Escape');
    });

    await test.step('a token is rounded, and what a permission puts at stake has its value', async () => {
      await readBack(page, requests.transfer(usdc));
      await expect(worth.first()).toHaveText('≈ $1,250');
      await readBack(page, requests.approval);
      await expect(page.locator('[data-stake] [data-worth]')).toHaveText('≈ $5,000');
    });

    await test.step('a look-alike never has one', async () => {
      const before = priced;
      await readBack(page, requests.transfer(lookAlike));
      await expect(page.getByText('−1,253.7').first()).toBeVisible();
      await expect(worth).toHaveCount(0);
      expect(priced).toBe(before);
    });

    await test.step('a sum in dollars is worked out into an amount, a press away, with the age of its price', async () => {
      await page.goto('/#/');
      await page.getByRole('textbox').first().fill(`send $30 worth of ETH on Ethereum to ${friend}`);
      await page.keyboard.press('Enter');
      await expect(form(page)).toContainText(/\$30.* at the price .*ago/);
      await form(page).getByRole('button', { name: 'Use 0.01 ETH' }).click();
      await expect(form(page).getByLabel('Amount', { exact: true })).toHaveValue('0.01');
      await page.keyboard.press('Escape');
    });

    await test.step('a feed that stands still says nothing', async () => {
      await node.ask('anvil_setCode', ['0x8fFfFfd4AfB6115b954Bd326cbe7B4BA576818f6', '0x']);
      await readBack(page, requests.transfer(usdc, 7_000_000n));
      await expect(page.getByText('−7').first()).toBeVisible();
      await expect(worth).toHaveCount(0);
    });
  } finally {
    await node.stop();
  }
});

test('a host that the user adds says what the chain does not, beside its name and age, and learns tokens alone', async ({
  page,
  watch,
  baseURL,
}) => {
  test.slow();
  const { info } = await setting(page);
  const [mine, friend] = info.accounts.map(({ address }) => address);
  if (mine === undefined || friend === undefined) throw new Error('The practice chain has no accounts.');
  const node = await startDollarNode(page, baseURL ?? '', mine);
  const host = 'prices.example';
  watch.expectHost(new URL(node.url).host);
  watch.expectHost(host);
  const requests = dollarRequests(mine, friend);
  const key = `ethereum:${usdc.toLowerCase()}`;
  const worth = page.locator('[data-worth]');
  const asked: string[] = [];
  let price: unknown = 0.5;
  await page.route(`https://${host}/**`, (route) => {
    asked.push(route.request().url());
    const coins = { [key]: { price, timestamp: Math.floor(Date.now() / 1_000) - 210 } };
    return route.fulfill({ json: { coins }, headers: { 'access-control-allow-origin': '*' } });
  });
  try {
    await asksOnly(page, node.url);

    await test.step('Settings asks which host, and says what it will learn', async () => {
      await page.goto('/#/settings?section=sources');
      const source = page.getByRole('region', { name: 'Your own price host' });
      await expect(source).toContainText('no host added');
      await source.getByText('What this source learns').click();
      await expect(source).toContainText('It learns no amounts and none of your accounts.');
      await source.getByRole('switch').check();
      await source.getByLabel('Host URL').fill(`https://${host}`);
      await source.getByRole('button', { name: 'Use this host' }).click();
      await source.getByRole('button', { name: 'Reload page' }).click();
      await expect(source.getByRole('button', { name: 'Reload page' })).toHaveCount(0);
      expect(asked).toEqual([]);
    });

    let calm = '';
    await test.step('the value stands beside the amount with the host and the age of its price', async () => {
      await readBack(page, requests.transfer(usdc));
      calm = await verdict(page).innerText();
      await expect(worth.first()).toHaveText(/^≈ \$627\s*prices\.example, 3 minutes ago$/);
      expect(asked).toEqual([`https://${host}/prices/current/${key}`]);
      await worth.first().getByRole('button').click();
      await expect(page.getByRole('dialog', { name: 'Value in dollars' })).toContainText(
        'Only this host says so. Readback cannot check the price.',
      );
      await page.keyboard.press('Escape');
    });

    await test.step('what it was told is in the list of what left this device', async () => {
      await page
        .getByRole('button', { name: /^Data sent to/ })
        .first()
        .click();
      const its = page.getByRole('dialog').getByRole('region', { name: host });
      await expect(its).toContainText('1 query');
      await expect(its.getByRole('list').last().getByRole('listitem')).toHaveText([
        'the address 0xA0b8…eB48',
      ]);
      await its.getByRole('button', { name: `Show the query to ${host}` }).click();
      await expect(its).toContainText('Prices of tokens');
      await page.keyboard.press('Escape');
    });

    await test.step('where it lies there is no value, and the verdict is the same', async () => {
      price = '<b>9</b>';
      await page.reload();
      await readBack(page, requests.transfer(usdc, 7_000_000n));
      await expect(page.getByText('−7').first()).toBeVisible();
      await expect.poll(() => asked.length).toBe(2);
      await expect(worth).toHaveCount(0);
      await expect(verdict(page)).toHaveText(calm);
    });

    await test.step('a token that the chain has a price for is not asked about', async () => {
      await page.goto('/#/settings?section=sources');
      await page.getByRole('region', { name: 'Value in dollars', exact: true }).getByRole('switch').check();
      await readBack(page, requests.transfer(usdc, 8_000_000n));
      await expect(worth.first()).toHaveText('≈ $8');
      expect(asked).toHaveLength(2);
    });
  } finally {
    await node.stop();
  }
});
