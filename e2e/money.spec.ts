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
    await page.addInitScript(
      ({ nodeUrl }) => {
        if (location.protocol === 'about:') return;
        const set = (name: string, value: unknown) => {
          const key = `readback.setting.${name}`;
          if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
        };
        set('networks', { own: [], nodes: { 1: nodeUrl }, off: [] });
        set('usedNetworks', [1]);
        set('sources', {
          on: { descriptors: false, sourcify: false, signatures: false, ens: false },
          urls: {},
        });
      },
      { nodeUrl: new URL(node.url).href },
    );

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
      const source = page.getByRole('region', { name: 'Value in dollars' });
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
