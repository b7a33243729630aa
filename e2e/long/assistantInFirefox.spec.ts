import { expect, test } from '@playwright/test';
import { answerTo, fakeProvider } from '@readback/assistant/testing/fakeProvider.ts';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { startApp } from '../fixture/app.ts';
import { firefox, noFirefox } from '../fixture/firefox.ts';

// Firefox sends headers ahead for leave that Chromium drops, so that only it shows whether a provider lets us ask.
const key = 'sk-test-key';

for (const preset of ['other', 'anthropic', 'google'] as const) {
  test(`a model reads a question in Firefox, by the protocol of ${preset}`, async () => {
    test.skip(firefox === undefined, noFirefox);
    test.setTimeout(180_000);
    const app = await startApp();
    const fake = await fakeProvider({ key, origin: app.url });
    fake.behave((request) => ({ as: 'answer', json: answerTo(request) }));
    let browser: Browser | undefined;
    try {
      browser = await puppeteer.launch({
        browser: 'firefox',
        ...(firefox ? { executablePath: firefox } : {}),
        headless: true,
      });
      const page = await browser.newPage();
      await page.goto(`${app.url}/#/settings?section=assistant`);
      await setUp(page, preset, fake.url);
      await page.goto(`${app.url}/#/`);
      await fill(page, 'main textarea', 'Hello, this is only a text to sign.');
      await press(page, 'Read back');
      await open(page, 'Questions');
      await fill(page, 'form textarea', 'Wie mag bij mijn Zxcanary 4711?');
      await press(page, 'Ask the model');
      await press(page, 'Send');
      await page.waitForFunction(
        () =>
          document.querySelector('main')?.textContent?.includes('Not all of your question was understood'),
        { timeout: 60_000 },
      );
      await press(page, 'Answer the question below');
      await page.waitForFunction(
        () =>
          document.querySelector('main')?.textContent?.includes('The model chose this question from a list.'),
        { timeout: 60_000 },
      );
      expect(fake.asked).toHaveLength(1);
      expect(fake.asked[0]?.headers['user-agent']).toContain('Firefox');
      expect(fake.asked[0]?.body).not.toMatch(/only a text|Zxcanary|4711/);
    } finally {
      await browser?.close();
      await fake.close();
      await app.close();
    }
  });
}

async function setUp(page: Page, preset: string, url: string): Promise<void> {
  await page.waitForSelector('form[aria-label="Assistant"]', { timeout: 60_000 });
  await page.select('form[aria-label="Assistant"] select', preset);
  const [address, model] = await page.$$('form[aria-label="Assistant"] input:not([type=checkbox])');
  await address?.click({ count: 3 });
  await address?.type(url);
  await model?.type(preset === 'anthropic' ? 'claude-sonnet-4-5' : 'some-model');
  await press(page, 'Turn on');
  await fill(page, 'form[aria-label="Key"] input[type=password]', key);
  await press(page, 'Use this key');
  await page.waitForFunction(() => document.body.textContent?.includes('kept in memory until'), {
    timeout: 30_000,
  });
}

async function fill(page: Page, selector: string, text: string): Promise<void> {
  const field = await page.waitForSelector(selector, { visible: true, timeout: 60_000 });
  await field?.type(text);
}

async function press(page: Page, name: string): Promise<void> {
  const button = await page.waitForSelector(`::-p-xpath(//button[normalize-space()="${name}"])`, {
    visible: true,
    timeout: 60_000,
  });
  await button?.click();
}

/** Unfolds a part of the Review by its heading. */
async function open(page: Page, name: string): Promise<void> {
  const heading = await page.waitForSelector(`::-p-xpath(//summary[.//*[normalize-space()="${name}"]])`, {
    visible: true,
    timeout: 60_000,
  });
  await heading?.click();
}
