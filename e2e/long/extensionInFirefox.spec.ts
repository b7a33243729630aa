import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { startApp } from '../fixture/app.ts';
import { startSite, unpack, type Wallets } from '../fixture/extension.ts';
import { firefox, noFirefox } from '../fixture/firefox.ts';

test('in Firefox, what a site asks is read back, with its site, before the wallet hears of it', async () => {
  test.skip(firefox === undefined, noFirefox);
  test.setTimeout(180_000);
  const app = await startApp();
  const info = JSON.parse(await (await fetch(`${app.url}/practice/info.json`)).text()) as PracticeInfo;
  const wallets: Wallets = { asked: [], rejects: false, until: undefined };
  const { dapp, server } = await startSite(app.url, wallets);
  const folder = mkdtempSync(join(tmpdir(), 'readback-firefox-'));
  const { readback, wallet } = unpack(folder, dapp, 'dist-firefox');
  const manifest = join(wallet, 'manifest.json');
  const written = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>;
  writeFileSync(
    manifest,
    JSON.stringify({
      ...written,
      background: { scripts: ['background.js'] },
      browser_specific_settings: { gecko: { id: 'wallets@readback.invalid' } },
    }),
  );
  let browser: Browser | undefined;
  try {
    browser = await puppeteer.launch({
      browser: 'firefox',
      ...(firefox ? { executablePath: firefox } : {}),
      headless: true,
      // Nobody can press what gives an extension its sites.
      extraPrefsFirefox: { 'extensions.originControls.grantByDefault': true },
    });
    await browser.installExtension(wallet);
    await browser.installExtension(readback);
    const page = await browser.newPage();
    await page.goto(dapp);
    const [account, friend] = info.accounts.map((it) => it.address);
    const ask = (method: string, params: readonly unknown[]) =>
      page.evaluate(
        (it) => (globalThis as unknown as { ask: (...all: unknown[]) => Promise<Answer> }).ask(...it),
        [method, params] as const,
      );
    expect(await ask('eth_requestAccounts', [])).toEqual({ result: [account] });

    // It is never answered: the browser is closed.
    ask('eth_sendTransaction', [{ from: account, to: friend, value: '0x3782dace9d90000' }]).catch(
      () => undefined,
    );
    const review = await reviewIn(browser);
    await says(review, 'main h1', '0.25 ETH');
    await says(review, 'aside', new URL(dapp).host);
    expect(wallets.asked.filter((it) => isSigningMethod(it.method))).toEqual([]);
  } finally {
    await browser?.close();
    server.close();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A window that is behind another one draws no frames: it is inspected by time. */
const patience = { timeout: 60_000, polling: 100 } as const;

type Answer = { result?: unknown; error?: { code: number } };

async function reviewIn(browser: Browser): Promise<Page> {
  const target = await browser.waitForTarget((it) => it.url().startsWith('moz-extension://'), {
    timeout: 60_000,
  });
  const page = await target.page();
  if (!page) throw new Error('The Review has no page.');
  return page;
}

async function says(page: Page, place: string, text: string): Promise<void> {
  await page.waitForFunction(
    (at, it) => document.querySelector(at)?.textContent?.includes(it),
    patience,
    place,
    text,
  );
}
