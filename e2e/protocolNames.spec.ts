import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem';
import { startOpenNode } from './fixture/openNode.ts';
import { openCard, readBack, sentence, setting, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const pool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
const copy = '0x5C7F8A570d578ED84E63fdFA7b1eE72dEae1AE23';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

test('a protocol’s contract has its name where it is deployed; a source with a known name is marked', async ({
  page,
  baseURL,
  watch,
}) => {
  test.slow();
  const node = await startOpenNode(1);
  watch.expectHost(new URL(node.url).host);
  watch.expectErrors(/404/);
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
    // Answers 1 to whatever is asked.
    for (const address of [copy, usdc]) await ask('anvil_setCode', [address, '0x600160005260206000f3']);
    await page.route('**/sourcify/**', (route) => {
      const url = new URL(route.request().url());
      if (!url.pathname.toLowerCase().endsWith(copy.toLowerCase())) return route.fulfill({ status: 404 });
      return route.fulfill({
        json: {
          chainId: '1',
          address: copy,
          match: 'exact_match',
          verifiedAt: '2024-01-02T00:00:00Z',
          compilation: { name: 'UniswapV2Router02' },
          deployment: { blockNumber: '0' },
        },
      });
    });
    await page.addInitScript(
      ({ nodeUrl, host }) => {
        if (location.protocol === 'about:') return;
        const set = (name: string, value: unknown) =>
          localStorage.setItem(`readback.setting.${name}`, JSON.stringify(value));
        set('networks', { own: [], nodes: { 1: nodeUrl }, off: [] });
        set('usedNetworks', [1]);
        set('sources', { on: { descriptors: false }, urls: { sourcify: `${host}/sourcify` } });
      },
      { nodeUrl: new URL(node.url).href, host: baseURL },
    );
    await page.goto('/');
    const { info } = await setting(page);
    const request = (spender: typeof pool | typeof copy) =>
      JSON.stringify({
        chainId: '0x1',
        from: info.accounts[0]?.address,
        to: usdc,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] }),
      });
    const party = (address: string) => page.locator(`[data-place="${address.toLowerCase()}"]`).first();

    await test.step('a name of the shipped list is not a name where there is no contract', async () => {
      await readBack(page, request(pool));
      await expect(party(pool)).toContainText('Aave v3 pool (not checked)');
      await expect(verdict(page)).toHaveText('Stop');
    });

    await test.step('it is one where a contract is deployed, and says whose word it is', async () => {
      await ask('anvil_setCode', [pool, '0x600160005260206000f3']);
      await readBack(page, request(pool));
      await expect(party(pool)).toContainText('Aave v3 pool');
      await expect(party(pool)).not.toContainText('(not checked)');
      await party(pool).getByRole('button', { name: 'Aave v3 pool' }).click();
      await expect(page.getByRole('dialog')).toContainText('Readback');
      await page.keyboard.press('Escape');
    });

    await test.step('what a source calls itself is quoted, and never the name in the sentence', async () => {
      await readBack(page, request(copy));
      await expect(party(copy)).toContainText(
        'According to Sourcify, the contract is named “UniswapV2Router02” in its source code.',
      );
      await expect(party(copy)).toContainText('Look-alike: another contract has this name.');
      await expect(sentence(page)).not.toContainText('Uniswap');
      const another = /The known contract with that name has another address/;
      const finding = page.locator('[data-place]').filter({ hasText: another }).first();
      await openCard(finding);
      await expect(finding.getByText(another).first()).toBeVisible();
      await expect(verdict(page)).toHaveText(/Stop|Caution|Not fully (read|checked)/);
    });
  } finally {
    await node.stop();
  }
});
