/** What a thief's site tries against the extension as it is installed, in a browser that runs it beside two wallets. */
import type { Page, Worker } from '@playwright/test';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import { getAddress, type Hex, parseEther, toHex, verifyMessage } from 'viem';
import { expect, fullChromium, signs, test, type Wallets } from './fixture/extension.ts';
import { pressToSign } from './fixture/pilot.ts';

test.skip(fullChromium === undefined, 'needs a browser that runs extensions');

type Answer = { result?: unknown; error?: { code: number; message: string } };

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const sign = `{ method: 'personal_sign', params: ['0x00', '${account}'] }`;
const quoted = JSON.stringify(sign);
const speaks = `{ target: 'test-wallet-content', id: 900, wallet: 'Alpha', data: ${sign} }`;

/** What the scripts below use: asks whatever wallet a window has, and whatever one it hears of. */
const helpers = `
  const quiet = (it) => void Promise.resolve(it).catch(() => {});
  const use = (w) => { try { quiet(w.ethereum?.request(${sign})); quiet(w.ethereum?.providers?.[0]?.request(${sign})); } catch {} };
  const hears = (w) => w.addEventListener('eip6963:announceProvider', (e) => { quiet(e.detail.provider.request(${sign})); }, true);
  const frame = (set) => { const it = document.createElement('iframe'); set?.(it); document.body.append(it); return it; };
  const code = '<script>window.ethereum?.request(' + ${quoted} + ')?.catch(() => {}); addEventListener("eip6963:announceProvider", (e) => e.detail.provider.request(' + ${quoted} + ').catch(() => {})); dispatchEvent(new Event("eip6963:requestProvider"))<' + '/script>';
  const onload = (it) => new Promise((done) => { it.onload = done; setTimeout(done, 600); });`;

/** Ways to another window, and to a wallet in it. None reaches a wallet. */
const windows: Readonly<Record<string, string>> = {
  'an empty frame at once': `use(frame().contentWindow);`,
  'an empty frame in which it listens first': `hears(frame().contentWindow);`,
  'a frame with its own document': `const it = frame((f) => { f.srcdoc = code; }); use(it.contentWindow); await onload(it); use(it.contentWindow);`,
  'a frame of its own site': `const it = frame((f) => { f.src = '/'; }); use(it.contentWindow); await onload(it); use(it.contentWindow);`,
  'a blob in a frame': `const it = frame((f) => { f.src = URL.createObjectURL(new Blob([code], { type: 'text/html' })); }); await onload(it); use(it.contentWindow);`,
  'data in a frame': `await onload(frame((f) => { f.src = 'data:text/html,' + encodeURIComponent(code); }));`,
  'a frame in a sandbox': `await onload(frame((f) => { f.sandbox = 'allow-scripts'; f.srcdoc = code; }));`,
  'a frame of its own site in a sandbox': `await onload(frame((f) => { f.sandbox = 'allow-scripts allow-same-origin'; f.src = '/'; }));`,
  'a frame that a script fills': `const it = frame((f) => { f.src = 'javascript:"<p>x"'; }); use(it.contentWindow); await onload(it); use(it.contentWindow);`,
  'frames in frames': `const it = frame(); const w = it.contentWindow; const inner = w.document.createElement('iframe'); w.document.body.append(inner); use(inner.contentWindow); inner.srcdoc = code; await onload(inner); use(inner.contentWindow);`,
  'a frame that it writes into': `const it = frame(); it.contentDocument.open(); hears(it.contentWindow); it.contentDocument.write(code); it.contentDocument.close(); use(it.contentWindow);`,
  'a frame that it takes out and puts back': `const it = frame((f) => { f.src = '/'; }); await onload(it); it.remove(); document.body.append(it); use(it.contentWindow); await onload(it); use(it.contentWindow); it.remove(); use(it.contentWindow);`,
  'a frame that it takes out and keeps': `const it = frame((f) => { f.src = '/'; }); await onload(it); const kept = it.contentWindow.ethereum; it.remove(); quiet(kept?.request(${sign}));`,
  'an object and an embed': `for (const name of ['object', 'embed']) { const it = document.createElement(name); it[name === 'object' ? 'data' : 'src'] = '/'; document.body.append(it); await onload(it); use(it.contentWindow ?? window[0]); }`,
  'an empty window': `const w = open('about:blank'); use(w); hears(w); await new Promise((done) => setTimeout(done, 300)); use(w); w.close();`,
  'its own document, written again': `document.open(); hears(window); document.write(code); document.close(); dispatchEvent(new Event('eip6963:requestProvider')); use(window);`,
  'the window of its frames’ parent': `await onload(frame((f) => { f.srcdoc = '<script>parent.ethereum.request(' + ${quoted} + ').catch(() => {}); top.ethereum.request(' + ${quoted} + ').catch(() => {})<' + '/script>'; }));`,
  'a fenced frame and a portal': `for (const name of ['fencedframe', 'portal']) { const it = document.createElement(name); it.src = '/'; document.body.append(it); use(it.contentWindow ?? window); }`,
};

test('a site reaches no wallet by way of other windows', async ({
  installed: { context, dapp, wallets },
}) => {
  test.slow();
  for (const [name, script] of Object.entries(windows)) {
    const page = await context.newPage();
    await page.goto(dapp);
    await page.evaluate(`(async () => { ${helpers} ${script} })()`);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(signed(wallets), name).toEqual([]);
    await page.close();
  }
});

/** What cannot be held back, since it does not go through the page's script: it is seen. */
const past: Readonly<Record<string, string>> = {
  'speaks to the wallet’s extension': `postMessage(${speaks}, '*');`,
  'stops what others hear': `addEventListener('message', (e) => e.stopImmediatePropagation(), true); postMessage(${speaks}, '*');`,
  'hides it in a large message': `postMessage({ junk: Array.from({ length: 5_000 }, (_, at) => ({ at })), ...${speaks} }, '*');`,
  'hides it behind bytes': `postMessage({ junk: new Uint8Array(3_000_000), ...${speaks} }, '*');`,
  'asks for it beside something harmless': `postMessage({ first: { method: 'eth_chainId' }, ...${speaks} }, '*');`,
  'speaks from a frame': `const it = document.createElement('iframe'); document.body.append(it); it.contentWindow.parent.postMessage(${speaks}, '*');`,
  'speaks into a frame': `const it = document.createElement('iframe'); document.body.append(it); it.contentWindow.postMessage(${speaks}, '*');`,
  'speaks after it wrote its document again': `document.open(); document.write('<p>x'); document.close(); postMessage(${speaks}, '*');`,
  'changes what the wallet says': `const was = postMessage; window.postMessage = (it, ...rest) => was(it?.target === 'test-wallet-content' ? ${speaks} : it, ...rest); void ethereum.request({ method: 'eth_chainId' });`,
  'speaks and loads itself again': `postMessage(${speaks}, '*'); setTimeout(() => location.reload(), 300);`,
  'speaks and goes elsewhere': `postMessage(${speaks}, '*'); setTimeout(() => { location.href = 'http://localhost:' + location.port + '/'; }, 300);`,
};

test('a site that speaks to a wallet itself is shown on the icon, until the user looks', async ({
  installed: { context, dapp, hub, expectPast },
}) => {
  expectPast();
  test.slow();
  for (const [name, script] of Object.entries(past)) {
    const page = await context.newPage();
    await page.goto(dapp);
    const moves = /location/.test(script);
    const moved = moves ? page.waitForEvent('load') : undefined;
    await page.evaluate(`void (() => { ${script} })()`);
    await moved;
    await page.bringToFront();
    await expect.poll(() => badge(hub), name).toBe('!');
    await page.close();
  }
});

test('a site that listens in a new window before any extension does is held back, or shown on the icon', async ({
  installed: { context, dapp, hub, wallets, expectPast },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  const opened = context.waitForEvent('page');
  expectPast();
  await page.evaluate(`(() => { ${helpers} hears(open('/')); })()`);
  const other = await opened;
  await other.waitForLoadState();
  await other.evaluate(`(() => { ${helpers} use(window); })()`);
  await other.bringToFront();
  // Whose script runs first is the browser's choice.
  await expect.poll(async () => signed(wallets).length === 0 || (await badge(hub)) === '!').toBe(true);
});

test('a message that says something else to each who reads it reaches no extension', async ({
  installed: { context, dapp, hub, wallets, expectPast },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  const changing = (turn: number) =>
    `let n = 0; const data = { target: 'test-wallet-content', id: 901, wallet: 'Alpha', get data() { n += 1; return n === ${turn} ? ${sign} : { method: 'eth_chainId' }; } };`;
  for (const turn of [1, 2, 3]) {
    await page.evaluate(
      `(() => { ${changing(turn)} dispatchEvent(new MessageEvent('message', { data, source: window, origin })); })()`,
    );
  }
  // The page's own listeners get it as it is.
  const own = await page.evaluate(`new Promise((done) => {
    const data = { run: () => 1 };
    addEventListener('message', (e) => done([e.data === data, e instanceof MessageEvent, e.origin, e.source === window, e.isTrusted]), { once: true });
    dispatchEvent(new MessageEvent('message', { data, source: window, origin: 'x' }));
  })`);
  expect(own).toEqual([true, true, 'x', true, false]);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect(signed(wallets)).toEqual([]);
  expect(await badge(hub)).toBe('');
  expectPast();
  // With the function of a frame that no script of an extension has seen yet, it does, and is shown.
  await page.evaluate(`(() => {
    const it = document.createElement('iframe'); it.src = '/'; document.body.append(it);
    ${changing(2)} it.contentWindow.EventTarget.prototype.dispatchEvent.call(window, new MessageEvent('message', { data, source: window }));
  })()`);
  await page.bringToFront();
  await expect.poll(() => badge(hub)).toBe('!');
});

test('each request goes to the wallet in its own page, also when another one was opened meanwhile', async ({
  installed: { context, dapp, review, wallets },
}) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const page of [one, two]) {
    await page.goto(dapp);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      addEventListener('message', ({ data }: MessageEvent<{ target?: string; data: { method: string } }>) => {
        if (data.target === 'test-wallet-content') seen.push(data.data.method);
      });
    });
  }
  const first = ask(one, 'personal_sign', [toHex('From the first'), account]);
  const readback = await review();
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('From the first');
  const opened = readback.url();
  await toWaiting(readback);
  const second = ask(two, 'personal_sign', [toHex('From the second'), account]);
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('From the second');
  await expect(readback.getByRole('button', signs)).toBeEnabled();
  await readback.goto(opened);
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('From the first');
  await pressToSign(readback.getByRole('button', signs));
  const { result } = await first;
  expect(await verifyMessage({ address: account, message: 'From the first', signature: result as Hex })).toBe(
    true,
  );
  const seen = (page: Page) => page.evaluate('globalThis.seen.filter((it) => it === "personal_sign")');
  expect(await seen(one)).toEqual(['personal_sign']);
  expect(await seen(two)).toEqual([]);
  expect(signed(wallets)).toHaveLength(1);
  void second.catch(() => undefined);
});

test('a Review that is loaded again while the wallet is open hears the answer, and so does the site, once', async ({
  installed: { context, dapp, review, wallets },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  const [open, held] = later();
  wallets.until = held;
  const answered = ask(page, 'personal_sign', [toHex('Good evening'), account]);
  const readback = await review();
  await pressToSign(readback.getByRole('button', signs));
  await expect.poll(() => signed(wallets)).toHaveLength(1);
  await readback.reload();
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('Good evening');
  await expect(readback.getByRole('button', signs)).toBeHidden();
  open();
  const signature = (await answered).result as Hex;
  expect(await verifyMessage({ address: account, message: 'Good evening', signature })).toBe(true);
  await expect(readback.getByText(/^(?:Done|Signed), as read back$/).first()).toBeVisible();
  expect(signed(wallets)).toHaveLength(1);
});

test('the background may be ended while the wallet is open: Review and the site hear the answer, once', async ({
  installed: { context, dapp, review, wallets },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  const [open, held] = later();
  wallets.until = held;
  const answered = ask(page, 'personal_sign', [toHex('Good evening'), account]);
  const readback = await review();
  await pressToSign(readback.getByRole('button', signs));
  await expect.poll(() => signed(wallets)).toHaveLength(1);
  const browser = await context.newCDPSession(readback);
  const found = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const ours = versions.find((it) => it.scriptURL.endsWith('/hub.js') && it.runningStatus === 'running');
      if (ours) resolve(ours.versionId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopWorker', { versionId: await found });
  open();
  const signature = (await answered).result as Hex;
  expect(await verifyMessage({ address: account, message: 'Good evening', signature })).toBe(true);
  await expect(readback.getByText(/^(?:Done|Signed), as read back$/).first()).toBeVisible();
  expect(signed(wallets)).toHaveLength(1);
});

test('a press that was meant for another window does not sign', async ({
  installed: { context, dapp, review, wallets },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  void ask(page, 'personal_sign', [toHex('Good evening'), account]).catch(() => undefined);
  const readback = await review();
  const button = readback.getByRole('button', signs);
  await expect(button).toBeEnabled();
  await readback.evaluate(() => {
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(button).toBeDisabled();
  await expect(button).toBeEnabled();
  expect(signed(wallets)).toEqual([]);
});

test('of two requests of a kind, the one that was signed gets the signature, also after the Review was closed', async ({
  installed: { context, dapp, review, wallets },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  const [open, held] = later();
  wallets.until = held;
  let other: Answer | undefined;
  void ask(page, 'personal_sign', [toHex('The first'), account]).then(
    (it) => (other = it),
    () => undefined,
  );
  const readback = await review();
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('The first');
  await toWaiting(readback);
  const answered = ask(page, 'personal_sign', [toHex('The second'), account]);
  await expect(readback.getByRole('heading', { level: 1 })).toContainText('The second');
  await pressToSign(readback.getByRole('button', signs));
  await expect.poll(() => signed(wallets)).toHaveLength(1);
  const opened = readback.url();
  await readback.close();
  open();
  const signature = (await answered).result as Hex;
  expect(await verifyMessage({ address: account, message: 'The second', signature })).toBe(true);
  expect(other).toBeUndefined();
  // A Review that is opened again hears of it, too, and hands nothing over.
  const again = await context.newPage();
  await again.goto(opened);
  await expect(again.getByRole('heading', { level: 1 })).toContainText('The first');
  await again.goto(opened);
  await expect(again.getByText(/^(?:Done|Signed), as read back$/).first()).toBeVisible();
  expect(signed(wallets)).toHaveLength(1);
});

test('a transaction is found on the chain after its page was closed', async ({
  installed: { context, dapp, info, review, wallets },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  const send = { from: account, to: info.accounts[1]?.address, value: toHex(parseEther('0.125')) };
  const sent = ask(page, 'eth_sendTransaction', [send]);
  const readback = await review();
  await pressToSign(readback.getByRole('button', signs));
  await sent;
  await page.close();
  await expect(readback.getByText(/^(?:Done|Signed), as read back$/).first()).toBeVisible();
  expect(signed(wallets)).toHaveLength(1);
});

test('who asks is the document that asked, not the page around it, and its whole host is shown', async ({
  installed: { context, dapp, review },
}) => {
  const { port, host } = new URL(dapp);
  const page = await context.newPage();
  await page.goto(dapp);
  const message = (domain: string) =>
    toHex(
      `${domain} wants you to sign in with your Ethereum account:\n${getAddress(account)}\n\nSign in.\n\nURI: http://${domain}\nVersion: 1\nChain ID: 31337\nNonce: abcdefgh1\nIssued At: ${new Date().toISOString()}`,
    );
  const long = `${host.replaceAll('.', '-').replace(':', '-')}.${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(40)}.localhost:${port}`;
  const asker = await inFrame(page, `http://${long}/`);
  void asker.evaluate(`ask('personal_sign', ['${message(host)}', '${account}'])`).catch(() => undefined);
  const readback = await review();
  await expect(readback.getByText(`but ${long} is asking you to sign it`).first()).toBeVisible();
  await expect(readback.getByText(long, { exact: true }).first()).toBeVisible();
  await readback.getByRole('button', { name: 'Reject', exact: true }).last().click();

  // A document without an origin is of no site, whichever it is in.
  await page.evaluate(`(() => {
    const it = document.createElement('iframe'); it.sandbox = 'allow-scripts';
    it.srcdoc = '<script>window.ethereum.request({ method: "personal_sign", params: ["${message(host)}", "${account}"] }).catch(() => {})<' + '/script>';
    document.body.append(it);
  })()`);
  await expect(readback.getByRole('heading', { level: 1 })).toContainText(host);
  await expect(readback.getByText('Stop').first()).toBeVisible();
  await expect(readback.getByText('Read back', { exact: true })).toBeHidden();
});

test('a site cannot open, frame or load what is the extension’s own', async ({
  installed: { context, dapp, hub },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  const base = hub.url().replace('/hub.js', '');
  const found = await page.evaluate(async (base) => {
    const loads = (path: string) =>
      fetch(base + path).then(
        () => true,
        () => false,
      );
    const image = (path: string) =>
      new Promise((done) => {
        const it = new Image();
        it.onload = () => done(true);
        it.onerror = () => done(false);
        it.src = base + path;
      });
    const frame = document.createElement('iframe');
    frame.src = `${base}/app/index.html#/waiting`;
    document.body.append(frame);
    await new Promise((done) => {
      frame.onload = done;
      setTimeout(done, 1_000);
    });
    open(`${base}/app/index.html#/waiting`);
    // A page has it where any extension lets pages speak to it, as the wallet beside does.
    const { chrome } = globalThis as unknown as {
      chrome: { runtime: { sendMessage: (id: string, message: unknown) => Promise<unknown> } };
    };
    const hears = chrome.runtime.sendMessage(new URL(base).host, { kind: 'hello' }).then(
      () => true,
      () => false,
    );
    return [
      await loads('/manifest.json'),
      await loads('/page.js'),
      await image('/icons/16.png'),
      await hears,
    ];
  }, base);
  expect(found).toEqual([false, false, false, false]);
  for (const it of [...page.frames(), ...context.pages().map((it) => it.mainFrame())]) {
    expect(it.url().startsWith(base)).toBe(false);
  }
});

test('a tab with many frames has a hundred requests at most', async ({
  installed: { context, dapp, hub },
}) => {
  const page = await context.newPage();
  await page.goto(dapp);
  const codes = await page.evaluate(`(async () => {
    const codes = []; const all = [];
    for (let at = 0; at < 3; at += 1) {
      const it = document.createElement('iframe'); it.src = '/'; document.body.append(it);
      await new Promise((done) => { it.onload = done; });
      for (let n = 0; n < 60; n += 1) void it.contentWindow.ethereum.request({ method: 'personal_sign', params: [String(n), '${account}'] }).catch(({ code }) => codes.push(code));
    }
    while (codes.filter((it) => it === -32005).length < 80) await new Promise((done) => setTimeout(done, 20));
    return codes;
  })()`);
  expect((codes as number[]).filter((it) => it === -32005)).toHaveLength(80);
  expect(Number(await badge(hub))).toBeLessThanOrEqual(100);
});

function ask(page: Page, method: string, params: readonly unknown[]): Promise<Answer> {
  return page.evaluate(
    ([method, params]) =>
      (globalThis as unknown as { ask: (...it: unknown[]) => Promise<Answer> }).ask(method, params),
    [method, params] as const,
  );
}

/** Where the user decides on none, the next request opens automatically. */
async function toWaiting(readback: Page): Promise<void> {
  await readback.evaluate(() => {
    location.hash = '#/waiting';
  });
  await expect(readback.getByRole('heading', { level: 1 })).toHaveText('Requests');
}

async function inFrame(page: Page, address: string) {
  await page.evaluate((address) => {
    const it = document.createElement('iframe');
    it.src = address;
    document.body.append(it);
  }, address);
  await expect.poll(() => page.frames().some((it) => it.url() === address)).toBe(true);
  const frame = page.frames().find((it) => it.url() === address);
  await frame?.waitForLoadState();
  if (!frame) throw new Error('no frame');
  return frame;
}

function signed({ asked }: Wallets): readonly string[] {
  return asked.map(({ method }) => method).filter(isSigningMethod);
}

function later(): readonly [() => void, Promise<void>] {
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [open, held];
}

/** What the icon shows on the tab that is in front. */
function badge(hub: Worker): Promise<string> {
  return hub.evaluate(async () => {
    const { chrome } = globalThis as unknown as {
      chrome: {
        tabs: { query: (it: object) => Promise<readonly { id: number; url?: string }[]> };
        action: { getBadgeText: (it: object) => Promise<string> };
      };
    };
    const tabs = await chrome.tabs.query({ active: true });
    const tab = tabs.find(({ url }) => url?.startsWith('http'));
    return chrome.action.getBadgeText({ tabId: tab?.id });
  });
}
