import { test as base, expect } from '@playwright/test';
import { openWrapped, type Wrapped } from './fixture/wrapper.ts';

const test = base.extend<{ wrapped: Wrapped }>({
  wrapped: async ({ page }, use) => {
    const wrapped = await openWrapped(page);
    await use(wrapped);
    expect(wrapped.signed(), 'no signing method reached a wallet').toEqual([]);
  },
});

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

test('reads and questions go to the wallet at once, and what signs waits as it was asked', async ({
  page,
  wrapped,
}) => {
  const answers = await page.evaluate(async () => {
    const { ethereum } = globalThis as unknown as { ethereum: Wallet };
    return [
      await ethereum.request({ method: 'eth_requestAccounts' }),
      await ethereum.request({ method: 'eth_chainId' }),
      await ethereum.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] }),
      ethereum.isMetaMask,
    ];
  });
  expect(answers).toEqual([[account], '0x7a69', '0x7a69', true]);
  await ask(page, `ethereum.request({ method: 'personal_sign', params: ['0x00', '${account}'] })`);
  await expect
    .poll(() => wrapped.waiting)
    .toEqual([`{"method":"personal_sign","params":["0x00","${account}"]}`]);
});

type Wallet = { request: (it: unknown) => Promise<unknown>; isMetaMask?: boolean };

/** Runs a line of a page's script, which may fail. */
async function ask(page: import('@playwright/test').Page, script: string): Promise<void> {
  await page.evaluate(`(() => { try { void Promise.resolve(${script}).catch(() => {}); } catch {} })()`);
}

const sign = `{ method: 'personal_sign', params: ['0x00', '${account}'] }`;

/** What a page can try so that a wallet hears a signing method without a Review. `raw` collects what it got hold of. */
const fights: Readonly<Record<string, string>> = {
  'asks for everything that it finds on the provider': `
    for (let it = ethereum; it; it = Object.getPrototypeOf(it)) for (const name of Reflect.ownKeys(it)) { try { raw.push(it[name]); } catch {} }`,
  'calls what the provider inherits': `Object.getPrototypeOf(ethereum).request?.call(ethereum, ${sign})`,
  'takes what listeners and chained calls give': `
    raw.push(ethereum.on('accountsChanged', function () { raw.push(this); }), ethereum.once('chainChanged', function () { raw.push(this); }));
    raw.push(ethereum.removeListener('x', () => {}), ethereum.removeAllListeners?.());`,
  'listens to announcements before and after': `
    addEventListener('eip6963:announceProvider', (e) => raw.push(e.detail.provider), true);
    addEventListener('eip6963:announceProvider', (e) => raw.push(e.detail.provider));
    document.addEventListener('eip6963:announceProvider', (e) => raw.push(e.detail.provider), true);
    dispatchEvent(new Event('eip6963:requestProvider'));`,
  'replaces dispatchEvent': `
    for (const owner of [window, EventTarget.prototype]) { const was = owner.dispatchEvent; try { owner.dispatchEvent = function (e) { raw.push(e.detail?.provider); return was.call(this, e); }; } catch {} }
    try { Object.defineProperty(window, 'dispatchEvent', { value: (e) => raw.push(e.detail?.provider) }); } catch {}
    dispatchEvent(new Event('eip6963:requestProvider'));`,
  'replaces CustomEvent': `
    const Was = CustomEvent; try { window.CustomEvent = class extends Was { constructor(a, b) { super(a, b); raw.push(b?.detail?.provider); } }; } catch {}
    dispatchEvent(new Event('eip6963:requestProvider'));`,
  'replaces Object.freeze': `
    const was = Object.freeze; Object.freeze = (it) => { raw.push(it, it?.provider); return was(it); };
    dispatchEvent(new Event('eip6963:requestProvider'));`,
  'replaces what maps and sets do': `
    for (const T of [WeakMap, WeakSet, Map, Set]) for (const name of ['get', 'set', 'has', 'add']) { const was = T.prototype[name]; if (was) T.prototype[name] = function (...a) { raw.push(...a); return was.apply(this, a); }; }
    dispatchEvent(new Event('eip6963:requestProvider')); window.ethereum;`,
  'replaces what functions do': `
    for (const name of ['call', 'apply', 'bind']) { const was = Function.prototype[name]; Function.prototype[name] = function (self, ...a) { raw.push(self); return Reflect.apply(was, this, [self, ...a]); }; }
    const was = Reflect.apply; Reflect.apply = (f, self, a) => { raw.push(self); return was(f, self, a); };
    void ethereum.request({ method: 'eth_chainId' });`,
  'replaces what arrays do': `
    for (const name of ['push', 'slice', 'map', 'find', 'indexOf', 'splice']) { const was = Array.prototype[name]; Array.prototype[name] = function (...a) { if (this !== raw) raw[raw.length] = a[0]; return was.apply(this, a); }; }
    for (let at = 0; at < 9; at += 1) Object.defineProperty(Array.prototype, at + 20, { configurable: true, set(it) { raw[raw.length] = it; } });
    void ethereum.request({ method: 'eth_chainId' }); dispatchEvent(new Event('eip6963:requestProvider'));`,
  'replaces iterators': `
    const was = Array.prototype[Symbol.iterator]; Array.prototype[Symbol.iterator] = function () { if (this !== raw) for (let at = 0; at < this.length; at += 1) raw[raw.length] = this[at]; return was.call(this); };
    void ethereum.request({ method: 'eth_chainId' }); dispatchEvent(new Event('eip6963:requestProvider'));`,
  'replaces promises': `
    const was = Promise.prototype.then; Promise.prototype.then = function (...a) { raw.push(this); return was.apply(this, a); };
    window.Promise = class extends Promise { constructor(f) { super(f); raw.push(this); } };
    void ethereum.request({ method: 'eth_chainId' });`,
  'replaces JSON and String': `
    const was = JSON.stringify; JSON.stringify = (...a) => { raw.push(a[0]); return was({ method: 'eth_chainId' }); };
    JSON.parse = () => ({ method: 'eth_chainId' }); window.String = () => '{"method":"eth_chainId"}';
    void ethereum.request(${sign});`,
  'answers instanceof and conversions itself': `
    for (const T of [Node, EventTarget, Window, Error, Object]) Object.defineProperty(T, Symbol.hasInstance, { configurable: true, value: (it) => { raw.push(it); return true; } });
    window.other = { request() {}, on() {} }; void ethereum.request({ method: 'eth_chainId' });`,
  'names another method each time it is asked': `
    let asked = 0; void ethereum.request({ get method() { asked += 1; return asked === 1 ? 'eth_chainId' : 'personal_sign'; }, params: ['0x00', '${account}'] });
    void ethereum.request({ method: { toString: () => 'eth_chainId' }, params: [] }); void ethereum.request(new Proxy(${sign}, {}));`,
  'writes the method otherwise': `
    for (const method of ['PERSONAL_SIGN', ' personal_sign', 'personal_sign\\u200b', 'personal_sign\\0', ['personal_sign'], new String('personal_sign')]) void ethereum.request({ method, params: ['0x00', '${account}'] }).catch(() => {});`,
  'uses the older ways of asking': `
    void ethereum.send('personal_sign', ['0x00', '${account}']).catch(() => {});
    void ethereum.send({ id: 1, method: 'personal_sign', params: ['0x00', '${account}'] }, () => {});
    ethereum.sendAsync({ id: 2, method: 'eth_sign', params: ['${account}', '0x00'] }, () => {});
    ethereum.sendAsync([{ id: 3, method: 'eth_chainId' }, { id: 4, method: 'personal_sign', params: ['0x00', '${account}'] }], () => {});`,
  'sets window.ethereum itself': `
    const mine = ethereum; try { Object.defineProperty(window, 'ethereum', { value: mine }); } catch {} try { delete window.ethereum; } catch {} try { window.ethereum = mine; } catch {}
    try { Reflect.defineProperty(window, 'ethereum', { get: () => mine }); } catch {} try { Object.defineProperties(window, { ethereum: { value: mine } }); } catch {}
    raw.push(window.ethereum, Object.getOwnPropertyDescriptor(window, 'ethereum').value);`,
  'speaks as if it were Readback': `
    dispatchEvent(new Event('readback:relay')); addEventListener('readback:port', (e) => raw.push(...e.ports), true);
    postMessage({ is: 'question', question: 'q', wallet: 0, text: '${sign.replaceAll("'", '"')}' }, '*');
    const { port1, port2 } = new MessageChannel(); dispatchEvent(new MessageEvent('readback:port', { ports: [port2], cancelable: true }));
    port1.postMessage(JSON.stringify({ is: 'pass', id: 0 })); port1.postMessage(JSON.stringify({ is: 'reply', id: 0, result: '0x' }));`,
  'takes a fresh frame': `
    for (const src of ['', 'about:blank']) { const frame = document.createElement('iframe'); if (src) frame.src = src; document.documentElement.append(frame); raw.push(frame.contentWindow.ethereum); }`,
  'takes a frame with its own document': `
    const frame = document.createElement('iframe'); frame.srcdoc = '<p>x'; frame.onload = () => { void frame.contentWindow.ethereum?.request(${sign}).catch(() => {}); }; document.documentElement.append(frame);`,
  'clears its window with document.open': `document.open(); document.write('<p>new'); document.close(); addEventListener('eip6963:announceProvider', (e) => raw.push(e.detail.provider), true); dispatchEvent(new Event('eip6963:requestProvider')); raw.push(window.ethereum);`,
  'asks inside a class of its own': `class Mine extends EventTarget { request = ethereum.request; } void new Mine().request(${sign}).catch(() => {});`,
};

for (const [name, script] of Object.entries(fights)) {
  test(`a page that ${name} reaches no wallet with it`, async ({ page, wrapped }) => {
    await page.evaluate(`(() => {
      const raw = [];
      globalThis.raw = raw;
      try { ${script} } catch {}
    })()`);
    await page.waitForTimeout(50);
    // Whatever the page got hold of is asked to sign, and called as if it did.
    await page.evaluate(`(() => {
      const seen = new Set();
      const use = (it, depth) => {
        if (depth > 2 || it === null || (typeof it !== 'object' && typeof it !== 'function') || seen.has(it) || seen.size > 3000) return;
        seen.add(it);
        for (const name of ['request', 'send', 'sendAsync', '_rpcRequest']) {
          try { const done = it[name]; if (typeof done === 'function' && it !== globalThis) Promise.resolve(done.call(it, ${sign}, () => {})).catch(() => {}); } catch {}
        }
        try { for (const key of Object.keys(it)) if (it !== globalThis) use(it[key], depth + 1); } catch {}
      };
      for (let at = 0; at < globalThis.raw.length; at += 1) use(globalThis.raw[at], 0);
    })()`);
    await page.waitForTimeout(200);
    expect(wrapped.signed()).toEqual([]);
  });
}

test('without the script of the extension, the same attempts reach the wallet', async ({ page }) => {
  const bare = await openWrapped(page, { wrapped: false });
  await page.evaluate(`void ethereum.request(${sign}).catch(() => {})`);
  await expect.poll(bare.signed).toEqual(['personal_sign']);
});

test('what a page changes after it asked does not change what waits', async ({ page, wrapped }) => {
  await page.evaluate(
    `(() => { const params = ['0x00', '${account}']; void ethereum.request({ method: 'personal_sign', params }).catch(() => {}); params[0] = '0xff'; })()`,
  );
  await expect
    .poll(() => wrapped.waiting)
    .toEqual([`{"method":"personal_sign","params":["0x00","${account}"]}`]);
});

test('a flood is refused after a hundred, and what is too large or no JSON at once', async ({
  page,
  wrapped,
}) => {
  const errors = await page.evaluate(`(async () => {
    const codes = [];
    const ask = (params) => ethereum.request({ method: 'personal_sign', params }).catch(({ code }) => codes.push(code));
    for (let at = 0; at < 150; at += 1) void ask(['0x00', String(at)]);
    await Promise.all([ask([1n]), ask(['x'.repeat(1_100_000)])]);
    await new Promise((done) => setTimeout(done, 100));
    return codes;
  })()`);
  expect(errors).toEqual(expect.arrayContaining([-32602, -32005]));
  expect((errors as number[]).filter((it) => it === -32005)).toHaveLength(50);
  await expect.poll(() => wrapped.waiting.length).toBe(100);
});
