import type { Frame, Page } from '@playwright/test';
import { type Address, parseEther, type Hex, verifyMessage, verifyTypedData } from 'viem';
import { type DappSite, openDapp, startDappSite } from './fixture/dappSite.ts';
import { connectOther } from './fixture/handover.ts';
import { installOtherWallet } from './fixture/otherWallet.ts';
import {
  confirm,
  connect,
  hearback,
  holdToSign,
  setting,
  settled,
  signInWallet,
  signs,
  unfold,
  verdict,
} from './fixture/pilot.ts';
import { mail } from './fixture/dapp/mail.ts';
import { expect, test } from './fixture/test.ts';

let site: DappSite;
let framed: DappSite;
let mute: DappSite;

test.beforeAll(async () => {
  site = await startDappSite('safeApp');
  framed = await startDappSite('framed');
  mute = await startDappSite();
});
test.afterAll(() => {
  site.close();
  framed.close();
  mute.close();
});

const came = <T>(frame: Frame, name: string) =>
  frame.evaluate(
    (it) => (globalThis as unknown as { came: Record<string, unknown> }).came[it],
    name,
  ) as Promise<T>;
const run = <T>(frame: Frame, text: string) => frame.evaluate(text) as Promise<T>;

/** Opens the first request of the dapp. */
async function review(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Requests from the dapp' })
    .getByRole('button', { name: 'Review' })
    .click();
  await settled(page);
}

async function back(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Connections' }).first().click();
  await page.getByRole('link', { name: 'Open a dapp' }).click();
  await expect(page.locator('iframe')).toBeVisible();
}

test('a dapp reads, sends, sends a batch, signs, and is told of a rejection; its page stays as it was', async ({
  page,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.expectHost(site.host);
  await page.goto('/');
  const { info } = await setting(page);
  const [account, friend] = info.accounts.map((it) => it.address) as [Address, Address];
  await connect(page);
  const frame = await openDapp(page, site);

  await test.step('it learns the account and the network, and reads', async () => {
    expect(await run(frame, 'dapp.info()')).toEqual({
      safeAddress: account,
      chainId: 31337,
      owners: [account],
      threshold: 1,
      isReadOnly: false,
    });
    expect(await run(frame, 'dapp.chain()')).toMatchObject({ chainId: '31337' });
    expect(BigInt(await run<string>(frame, 'dapp.balance()'))).toBeGreaterThan(parseEther('1'));
    expect(await run(frame, 'dapp.raw()')).toEqual({ offChainSigning: true });
    expect(await watch.signingCalls()).toEqual([]);
  });

  await test.step('a payment waits, is read back with the site that asks, and gives its hash', async () => {
    await run(frame, `dapp.send('pay', [{ to: '${friend}', value: '${parseEther('0.25')}', data: '0x' }])`);
    await review(page);
    await expect(page.locator('iframe')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('0.25 ETH');
    await expect(page.getByText(`The request comes from ${site.host}`)).toBeVisible();
    await signInWallet(page);
    await confirm(page);
    await expect(hearback(page)).toContainText('it matches the readback');
    const { safeTxHash } = await came<{ safeTxHash: string }>(frame, 'pay');
    expect(safeTxHash).toMatch(/^0x[\da-f]{64}$/);
    expect(await run(frame, `dapp.sent('${safeTxHash}')`)).toMatchObject({
      txStatus: 'SUCCESS',
      txHash: safeTxHash,
    });
    await expect(page.getByText('The site received the result.')).toBeVisible();
  });

  await test.step('two are one batch', async () => {
    await back(page);
    const pays = [1, 2].map((it) => `{ to: '${friend}', value: '${parseEther(String(it))}', data: '0x' }`);
    await run(frame, `dapp.send('batch', [${pays.join(',')}])`);
    await review(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('You send 3 ETH');
    const steps = await unfold(page, 'Step by step');
    await expect(steps).toContainText('1 ETH');
    await expect(steps).toContainText('2 ETH');
    await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
    await expect.poll(() => came(frame, 'batch')).toEqual({ error: 'Transaction was rejected' });
  });

  await test.step('a message and typed data give their signatures', async () => {
    await back(page);
    await run(frame, `dapp.message('text', 'Good morning')`);
    await review(page);
    await signInWallet(page);
    await confirm(page);
    await expect.poll(() => came(frame, 'text')).toBeTruthy();
    const { messageHash, signature } = await came<{ messageHash: string; signature: `0x${string}` }>(
      frame,
      'text',
    );
    expect(await verifyMessage({ address: account, message: 'Good morning', signature })).toBe(true);
    expect(await run(frame, `dapp.signature('${messageHash}')`)).toBe(signature);
    await back(page);
    await run(frame, `dapp.typed('mail')`);
    await review(page);
    await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
    await expect.poll(() => came(frame, 'mail')).toEqual({ error: 'Message was rejected' });
  });

  await test.step('closing it ends what waits', async () => {
    await back(page);
    await run(frame, `dapp.message('left', 'Wait for me')`);
    await page.getByRole('button', { name: 'Close dapp' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Requests from the dapp' })).toHaveCount(0);
    await expect(page.getByText('Opened before')).toBeVisible();
  });
  expect(await watch.signingCalls()).toHaveLength(2);
});

test('a wagmi dapp connects, reads, sends and signs through the frame, and hears of what is rejected', async ({
  page,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.expectHost(framed.host);
  await page.goto('/');
  const { info } = await setting(page);
  const [account, friend] = info.accounts.map((it) => it.address) as [Address, Address];
  await connect(page);
  const frame = await openDapp(page, framed);
  expect(await run(frame, 'dapp.connect()')).toBe(account);
  expect(await run(frame, 'dapp.chainId()')).toBe(31337);
  const before = BigInt(await run<string>(frame, `dapp.balance('${friend}')`));
  const pay = (ether: string) => `{ to: '${friend}', value: '${parseEther(ether)}' }`;
  const paid = async () => BigInt(await run<string>(frame, `dapp.balance('${friend}')`)) - before;

  await run(frame, `dapp.send('pay', ${pay('0.25')})`);
  await review(page);
  await signInWallet(page);
  await confirm(page);
  await expect.poll(() => came(frame, 'pay')).toMatch(/^0x[\da-f]{64}$/);
  expect(await run(frame, `dapp.mined(came.pay)`)).toBe('success');
  expect(await paid()).toBe(parseEther('0.25'));

  await back(page);
  await run(frame, `dapp.batch('batch', [${pay('1')}, ${pay('2')}])`);
  await review(page);
  // The practice wallet takes no batches: it is read back, and can be rejected.
  await expect(verdict(page)).toHaveText('Read back');
  await expect(page.getByText('The practice wallet does not accept batches')).toBeVisible();
  await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
  await expect.poll(() => came(frame, 'batch')).toHaveProperty('error');

  await back(page);
  await run(frame, `dapp.message('text', 'Good morning')`);
  await review(page);
  await signInWallet(page);
  await confirm(page);
  await expect.poll(() => came(frame, 'text')).toBeTruthy();
  const text = { address: account, message: 'Good morning', signature: await came<Hex>(frame, 'text') };
  expect(await verifyMessage(text)).toBe(true);

  await back(page);
  await run(frame, `dapp.typed('mail')`);
  await review(page);
  await holdToSign(page);
  await confirm(page);
  await expect.poll(() => came(frame, 'mail')).toBeTruthy();
  const typed = { address: account, ...mail, signature: await came<Hex>(frame, 'mail') };
  expect(await verifyTypedData(typed)).toBe(true);

  await back(page);
  await run(frame, `dapp.send('no', ${pay('5')})`);
  await review(page);
  await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
  await expect.poll(() => came(frame, 'no')).toHaveProperty('error');
  expect(await paid()).toBe(parseEther('0.25'));
  expect(await watch.signingCalls()).toHaveLength(3);
});

test('a batch of a wagmi dapp goes to a wallet that takes batches, whole', async ({
  page,
  context,
  watch,
}) => {
  watch.expectHost(framed.host);
  const wallet = await installOtherWallet(context);
  await page.goto('/');
  const { info } = await setting(page);
  await connectOther(page);
  const frame = await openDapp(page, framed);
  await run(frame, 'dapp.connect()');
  const pays = ['7', '8'].map((value) => `{ to: '${info.accounts[1]?.address}', value: '${value}' }`);
  await run(frame, `dapp.batch('batch', [${pays.join(',')}])`);
  await review(page);
  await page.getByRole('button', { name: signs }).first().click();
  await expect.poll(() => came(frame, 'batch')).toMatchObject({ id: 'batch 0x7' });
  expect(wallet.asked).toEqual(['0x7']);
  expect(await run(frame, 'dapp.status(came.batch.id)')).toBe('pending');
});

test('a request of a dapp whose page was closed with ours waits no longer, and is sent nowhere', async ({
  page,
  watch,
}) => {
  watch.expectHost(site.host);
  await page.goto('/');
  await connect(page);
  const frame = await openDapp(page, site);
  await run(frame, `dapp.message('left', 'Wait for me')`);
  await review(page);
  await page.reload();
  await page.goto('/#/waiting');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(0);
  expect(await watch.signingCalls()).toEqual([]);
});

test('a link shows the site and loads nothing before a press', async ({ page }) => {
  await page.goto('/');
  await connect(page);
  await page.goto(`/#/dapp?url=${encodeURIComponent(`https://app.example/#${'x'.repeat(20)}`)}`);
  await expect(page.getByText('A link filled in this URL')).toBeVisible();
  await expect(page.getByText('Opens app.example.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByLabel('URL of the dapp').fill('http://app.example');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('This URL is not encrypted')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a hostile dapp: floods, huge and odd messages, other windows, and a log-in for another site', async ({
  page,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.expectHost(site.host);
  await page.goto('/');
  await connect(page);
  const frame = await openDapp(page, site);

  await test.step('a log-in for another site is a Stop', async () => {
    const { safeAddress } = await run<{ safeAddress: string }>(frame, 'dapp.info()');
    const text = [
      'bank.example wants you to sign in with your Ethereum account:',
      safeAddress,
      '',
      'URI: https://bank.example/',
      'Version: 1',
      'Chain ID: 31337',
      'Nonce: abcdefgh1',
      `Issued At: ${new Date().toISOString()}`,
    ].join('\n');
    await run(frame, `dapp.message('login', ${JSON.stringify(text)})`);
    await review(page);
    await expect(verdict(page)).toHaveText('Stop');
    await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
    await back(page);
  });

  await test.step('another window is not heard, nor is what is odd or too large', async () => {
    await run(
      frame,
      `(() => {
        const env = { sdkVersion: '9.1.0' };
        const of = { txs: [{ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: '1', data: '0x' }] };
        const inner = document.createElement('iframe');
        inner.srcdoc = '<script>top.postMessage(' + JSON.stringify({ id: 'in', method: 'sendTransactions', params: of, env }) + ', "*")</scr' + 'ipt>';
        document.body.append(inner);
        for (const it of [null, 7, 'x', [], { id: {} }, { id: 'v', method: 'sendTransactions', params: of, env: { sdkVersion: '0.1' } },
          { id: 'big', method: 'signMessage', params: { message: 'x'.repeat(10_000_000) }, env }])
          parent.postMessage(it, '*');
        focus();
      })()`,
    );
    expect(await run(frame, 'dapp.info()')).toMatchObject({ chainId: 31337 });
    await expect(page.getByRole('region', { name: 'Requests from the dapp' })).toHaveCount(0);
  });

  await test.step('of ten thousand requests a hundred wait, and the page still works', async () => {
    await run(
      frame,
      `(() => {
        const params = { txs: [{ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: '1', data: '0x' }] };
        for (let at = 0; at < 10_000; at++)
          parent.postMessage({ id: at, method: 'sendTransactions', params, env: { sdkVersion: '9.1.0' } }, '*');
      })()`,
    );
    await expect(page.getByRole('link', { name: '97 more requests' })).toBeVisible();
    await page.getByRole('button', { name: 'Close dapp' }).click();
    await expect(page.getByRole('region', { name: 'Requests from the dapp' })).toHaveCount(0);
  });
  expect(await watch.signingCalls()).toEqual([]);
});

test('a dapp that leaves for another site is closed, and nobody waits for its requests', async ({
  page,
  watch,
}) => {
  for (const it of [site, mute]) watch.expectHost(it.host);
  watch.expectErrors(/frame-src|Content Security Policy|ERR_BLOCKED_BY_CSP/i);
  watch.expectViolation(/frame-src/);
  await page.goto('/');
  await connect(page);
  const frame = await openDapp(page, site);
  await run(frame, `dapp.message('left', 'Wait for me')`);
  await expect(page.getByRole('button', { name: 'Review' })).toBeVisible();
  await run(frame, `void setTimeout(() => (location.href = '${mute.url}'))`);
  await expect(page.getByText('The dapp tried to open another site')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(0);
});

test('a dapp that says nothing may not allow frames: what to do instead is said', async ({ page, watch }) => {
  watch.expectHost(mute.host);
  await page.goto('/');
  await connect(page);
  await openDapp(page, mute);
  await expect(page.getByText('The dapp has sent nothing so far')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('link', { name: 'Open in its own tab' })).toHaveAttribute('href', mute.url);
});
