import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { toHex } from 'viem';
import {
  connectOther,
  delays,
  enter,
  killTab,
  openMessage,
  outcome,
  press,
  pressTogether,
  seeded,
  settleIn,
} from '../fixture/handover.ts';
import { installOtherWallet } from '../fixture/otherWallet.ts';
import { expect, test } from '../fixture/test.ts';
import { killOn, ways } from '../fixture/ways.ts';

// All seeds of what `handover.spec.ts` tries a twentieth of, on a slow processor too, and browsers that are killed.

for (let from = 0; from < 200; from += 25) {
  test(`tabs ${from} to ${from + 24} end between the press and the answer: nothing is lost, nothing is sent twice`, async ({
    browser,
    app,
  }) => {
    test.setTimeout(1_800_000);
    const cockpit = await enter(browser, app.url);
    for (let seed = from; seed < from + 25; seed += 1) await killTab(cockpit, seed);
    await cockpit.context.close();
  });
}

for (const [name, openWay] of ways) {
  test(`${name}: 40 tabs end between the press and the answer: nothing is lost, nothing is sent twice`, async ({
    browser,
    app,
  }) => {
    test.setTimeout(1_800_000);
    const way = await openWay({ browser, url: app.url });
    for (let seed = 0; seed < 40; seed += 1) await killOn(way, seed);
    await way.close();
  });
}

test('40 tabs do so on a processor six times slower', async ({ browser, app }) => {
  test.setTimeout(3_000_000);
  const cockpit = await enter(browser, app.url);
  for (let seed = 1_000; seed < 1_040; seed += 1) await killTab(cockpit, seed, { slower: 6 });
  await cockpit.context.close();
});

for (let from = 0; from < 50; from += 10) {
  test(`two tabs and ten press the same Review at once, schedules ${from} to ${from + 9}: one of them hands it over`, async ({
    browser,
    app,
  }) => {
    test.setTimeout(1_800_000);
    const cockpit = await enter(browser, app.url);
    for (let seed = from; seed < from + 10; seed += 1) {
      const tabs = seed % 10 === 9 ? 10 : 2;
      await pressTogether(cockpit, { seed, tabs, spread: seed % 2 === 0 ? 0 : 700 });
    }
    await cockpit.context.close();
  });
}

test('24 browsers are killed between the press and the answer: nothing is lost, nothing is sent twice', async ({
  app,
}) => {
  test.setTimeout(1_800_000);
  for (let seed = 0; seed < 24; seed += 1) {
    const profile = await mkdtemp(join(tmpdir(), 'readback-killed-'));
    const text = `Killed ${seed}`;
    const next = seeded(seed);
    const first = await start(profile);
    const wallet = await settleIn(first.context, app.url);
    const page = await first.context.newPage();
    // One that was answered a moment before is lost no more than the one that is under way.
    await (await openMessage(page, `Before ${seed}`, app.url)).click();
    await expect(page.getByText('Your wallet returned a signature')).toBeVisible();
    const before = page.url();
    wallet.delay = delays[seed % delays.length] ?? 0;
    await openMessage(page, text, app.url);
    const url = page.url();
    const answered = new Promise<void>((resolve) => {
      wallet.onReceived = resolve;
    });
    press(page);
    // Every fourth is killed as soon as the page has its answer.
    await (seed % 4 === 3 ? answered : new Promise((resolve) => setTimeout(resolve, next() * 250)));
    await first.kill();
    const had = wallet.received.has(toHex(text));

    const second = await start(profile);
    const again = await installOtherWallet(second.context);
    const reopened = await second.context.newPage();
    await reopened.goto(url);
    // That a wallet was connected is on the disk some seconds later.
    await connectAgain(reopened);
    const found = await outcome(reopened);
    const said = `seed ${seed}, ${found}`;
    const times = wallet.asked.filter((it) => it === toHex(text)).length;
    expect(times, said).toBeLessThanOrEqual(1);
    if (times === 1) expect(found, said).not.toBe('offered');
    if (had) expect(found, said).toBe('signed');
    await reopened.goto(before);
    await reopened.reload();
    expect(await outcome(reopened), `${said}: the one before`).toBe('signed');
    expect(again.asked, said).toEqual([]);
    await second.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

async function connectAgain(page: Page): Promise<void> {
  const wallet = page.getByTestId('wallet');
  await expect(wallet).toHaveAttribute('data-status', /^(connected|disconnected)$/);
  if ((await wallet.getAttribute('data-status')) === 'disconnected') await connectOther(page);
}

/** A browser as a process of its own, with a profile that outlives it. */
async function start(profile: string): Promise<Readonly<{ context: BrowserContext; kill(): Promise<void> }>> {
  const path = process.env.READBACK_CHROMIUM ?? chromium.executablePath();
  const child = spawn(
    path,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context = await browser.newContext()] = browser.contexts();
  return {
    context,
    kill: () =>
      new Promise((resolve) => {
        child.on('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`The browser did not start:\n${said}`)));
  });
}
