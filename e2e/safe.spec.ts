import { safeTransactionHashes } from '@readback/core/request/safe/safeTransactionHashes.ts';
import { plainMessage } from '@readback/scenarios/messages.ts';
import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import type { Address, Hex } from 'viem';
import { setting } from './fixture/pilot.ts';
import { expect, test, type Watch } from './fixture/test.ts';

type Asked = Readonly<{ method: string; params: unknown }>;
type Answer = (asked: Asked) => unknown;

const zero = '0x0000000000000000000000000000000000000000';

/** A page at `host` that frames the app and answers it by the protocol of Safe apps. */
async function serveAround(context: BrowserContext, host: string, app: string): Promise<void> {
  const body = `<!doctype html><title>Around</title><body>
<iframe id="app" src="${app}" width="1200" height="900" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms"></iframe>
<script>
  addEventListener('message', async ({ source, data }) => {
    if (source !== document.getElementById('app').contentWindow || !data.env.sdkVersion) return;
    const answer = await answerAsSafe({ method: data.method, params: data.params });
    if (answer !== null) source.postMessage({ id: data.id, version: '9.1.0', ...answer }, '*');
  });
</script>`;
  await context.route(`${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
}

async function openIn(
  page: Page,
  watch: Watch,
  host: string,
  app: string,
  answer: Answer,
): Promise<FrameLocator> {
  watch.expectHost(new URL(host).host);
  // The app runs on this machine, and browsers ask before a page of the internet frames that.
  await page.context().grantPermissions(['local-network-access'], { origin: host });
  await page.exposeFunction('answerAsSafe', (asked: Asked) => answer(asked));
  await serveAround(page.context(), host, app);
  await page.goto(`${host}/`);
  return page.frameLocator('#app');
}

async function paste(frame: FrameLocator, text: string): Promise<void> {
  await frame.getByRole('textbox').first().fill(text);
  await frame.getByRole('button', { name: 'Read back', exact: true }).first().click();
  await expect(frame.locator('main [data-verdict]').first()).toHaveText(
    /^(Read back|Caution|Stop|Not fully read)$/,
  );
}

const safe = 'https://app.safe.global';

test.describe('inside Safe', () => {
  test('the Safe is connected, what is sent becomes a proposal, and Safe says how far it is', async ({
    page,
    watch,
    app: { url: baseURL },
  }) => {
    const { info } = await setting(page);
    const address = info.addresses.safe;
    const asked: Asked[] = [];
    const to = info.accounts[5]?.address ?? zero;
    const tx = { to, value: 1_000n, data: '0x' as Hex, operation: 0, safeTxGas: 0n, baseGas: 0n } as const;
    const rest = { gasPrice: 0n, gasToken: zero as Address, refundReceiver: zero as Address, nonce: 0n };
    const { digest } = safeTransactionHashes({
      kind: 'safeTransaction',
      chainId: 31337,
      safe: address,
      version: '1.4.1',
      tx: { ...tx, ...rest },
    });
    const frame = await openIn(page, watch, safe, baseURL, (it) => {
      asked.push(it);
      switch (it.method) {
        case 'getSafeInfo':
          return {
            success: true,
            data: safeInfo(info.accounts, address, info.addresses.safeFallbackHandler),
          };
        case 'sendTransactions':
          return { success: true, data: { safeTxHash: digest } };
        case 'getTxBySafeTxHash':
          return {
            success: true,
            data: {
              txStatus: 'AWAITING_CONFIRMATIONS',
              txHash: null,
              txData: { to: { value: to }, value: '1000', hexData: null, operation: 0 },
              detailedExecutionInfo: {
                nonce: 0,
                safeTxGas: '0',
                baseGas: '0',
                gasPrice: '0',
                gasToken: zero,
                refundReceiver: { value: zero },
                confirmations: [{}],
                confirmationsRequired: 2,
              },
            },
          };
        default:
          return { success: false, error: 'unknown' };
      }
    });
    await expect(frame.getByTestId('wallet')).toHaveAttribute('data-status', 'connected');
    await expect(frame.getByTestId('wallet')).toContainText('Safe');

    await paste(frame, JSON.stringify({ chainId: '0x7a69', from: address, to, value: '0x3e8' }));
    const sign = frame.getByRole('button', { name: /^(Sign in wallet|Sign, with|Hold to sign)/ });
    await expect(sign).toBeEnabled();
    await press(page, frame);
    await expect(frame.getByRole('region', { name: 'Proposal' })).toContainText('owners must confirm');
    await expect(frame.getByRole('main')).toContainText('Nothing has happened yet');
    expect(asked.filter(({ method }) => method === 'sendTransactions')).toEqual([
      { method: 'sendTransactions', params: { txs: [{ to, value: '1000', data: '0x' }] } },
    ]);

    await frame.getByRole('button', { name: 'Ask Safe for status' }).click();
    await expect(frame.getByRole('region', { name: 'Proposal' })).toContainText('1 of 2 confirmations');
    await expect(frame.getByRole('region', { name: 'Proposal' })).toContainText(
      'exactly the call that was read back',
    );
  });

  test('a page that only looks like Safe, because it never answers, connects nothing', async ({
    page,
    watch,
    app: { url: baseURL },
  }) => {
    const frame = await openIn(page, watch, safe, baseURL, () => null);
    await page.waitForTimeout(2_500);
    await expect(frame.getByTestId('wallet')).toHaveAttribute('data-status', 'disconnected');
  });
});

test('Safe adds the app by its address: it reads the name, the words and an icon from its own origin', async ({
  page,
  watch,
  app: { url: baseURL },
}) => {
  watch.expectHost(new URL(safe).host);
  // The page itself is nobody else's to read.
  watch.expectErrors(/CORS policy|ERR_FAILED/);
  await page.context().grantPermissions(['local-network-access'], { origin: safe });
  await page
    .context()
    .route(`${safe}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`${safe}/`);
  // As Safe's app does it: the manifest beside the address, then the icon that scales best.
  const added = await page.evaluate(async (url) => {
    const { name, description, icons } = await (await fetch(`${url}/manifest.json`)).json();
    const { src } = icons.find((it: { sizes: string }) => it.sizes === 'any');
    const picture = new Image();
    picture.src = `${url}/${src}`;
    await picture.decode();
    const other = await fetch(`${url}/`).then(
      () => 'read',
      () => 'refused',
    );
    return { name, description, width: picture.naturalWidth > 0, other };
  }, baseURL);
  expect(added).toEqual({
    name: 'Readback',
    description: expect.stringContaining('before you sign'),
    width: true,
    other: 'refused',
  });
});

test.describe('inside another page', () => {
  const hostile = 'https://evil.example';

  test('the browser refuses to show the app there', async ({ page, watch, app: { url: baseURL } }) => {
    watch.expectErrors(/frame-ancestors|Framing/);
    const frame = await openIn(page, watch, hostile, baseURL, () => null);
    await page.waitForTimeout(500);
    await expect(frame.getByRole('button', { name: 'Connect wallet' })).toHaveCount(0);
  });

  for (const [name, between] of [
    ['a stranger', undefined],
    ['a stranger with Safe between', safe],
  ] as const) {
    test(`served without headers, inside ${name}, it has no sign control and one line`, async ({
      page,
      watch,
      app: { url: baseURL },
    }) => {
      // A host that serves the page as plain files sends no policy of who may frame it.
      await page.route(`${baseURL}/**`, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers() };
        delete headers['content-security-policy'];
        await route.fulfill({ response, headers });
      });
      const { info } = await setting(page);
      const answer: Answer = ({ method }) =>
        method === 'getSafeInfo'
          ? {
              success: true,
              data: safeInfo(info.accounts, info.addresses.safe, info.addresses.safeFallbackHandler),
            }
          : { success: false, error: 'no' };
      if (between) {
        watch.expectHost(new URL(between).host);
        await serveAround(page.context(), between, baseURL);
      }
      const outer = await openIn(page, watch, hostile, between ? `${between}/` : baseURL, answer);
      const frame = between ? outer.frameLocator('#app') : outer;
      await expect(frame.getByText('Another page has embedded this one.')).toBeVisible();
      await paste(frame, plainMessage.request({ info, now: 0n }));
      await expect(
        frame.getByRole('button', { name: /^(Sign in wallet|Sign, with|Hold to sign)/ }),
      ).toHaveCount(0);
      await expect(frame.getByTestId('wallet')).toHaveAttribute('data-status', 'disconnected');
      const link = frame.getByRole('link', { name: 'Open Readback in its own tab' }).first();
      // A framed page has a storage of its own, so that the request itself goes along.
      await expect(link).toHaveAttribute('href', /#\/check\?r=/);
      const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await expect(tab.getByRole('main')).toContainText('I am learning to read before I sign.');
      // What the frame still fetches must not outlive the test.
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

/**
 * Presses the sign control as a person does who was at Safe's own page before: it takes a moment, and brings the focus into
 * the frame. It is held where it wants to be held.
 */
async function press(page: Page, frame: FrameLocator): Promise<void> {
  const button = frame.getByRole('button', { name: /^(Sign in wallet|Sign, with|Hold to sign)/ });
  await page.waitForTimeout(700);
  // Waits until it stands still: what is still being looked up moves it.
  await button.hover();
  await page.evaluate(() => document.getElementById('app')?.blur());
  const isHeld = (await button.textContent())?.startsWith('Hold');
  await page.mouse.down();
  await page.waitForTimeout(isHeld ? 2_000 : 150);
  await page.mouse.up();
}

function safeInfo(accounts: readonly { address: Address }[], safeAddress: Address, fallbackHandler: Address) {
  return {
    safeAddress,
    chainId: 31337,
    threshold: 2,
    owners: accounts.slice(1, 4).map(({ address }) => address),
    isReadOnly: false,
    nonce: 0,
    implementation: zero,
    modules: null,
    fallbackHandler,
    guard: null,
    version: '1.4.1',
  };
}
