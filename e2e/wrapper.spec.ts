import { test as base, expect } from '@playwright/test';
import { bundled } from './fixture/bundle.ts';
import { installLibraries } from './fixture/clients.ts';
import { waits } from './fixture/test.ts';
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

const tx = `{ from: '${account}', to: '${account}', value: '0x1' }`;
const evil = JSON.stringify(
  JSON.stringify({
    is: 'question',
    question: 'q',
    wallet: 0,
    text: JSON.stringify({ method: 'personal_sign', params: ['0x00', account] }),
  }),
);
/** Has the wallet Gamma do something, as its extension would by a message. */
const gamma = (what: string) => `postMessage({ target: 'test-wallet-page', wallet: 'Gamma', ${what} }, '*');`;
const listens = `addEventListener('eip6963:announceProvider', (e) => { if (e.detail?.provider?.isGamma) { raw.push(e.detail.provider); e.detail.provider.on('trap', function (...a) { raw.push(this, ...a, a[0]?.provider); }); e.detail.provider.on('tell', function () { raw.push(this); }); } });`;

/** What a page can try against wallets of other kinds, and against the script itself. */
const moreFights: Readonly<Record<string, string>> = {
  'reads what Review says to the page, and says something else': `
    Object.defineProperty(MessageEvent.prototype, 'data', { configurable: true, get() { return ${evil}; } });
    void ethereum.request(${sign}).catch(() => {});`,
  'finds the port of the script by its events, and speaks into it': `
    const was = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get;
    Object.defineProperty(MessageEvent.prototype, 'data', { configurable: true, get() {
      if (this.target instanceof MessagePort) { const port = this.target; if (!globalThis.done) { globalThis.done = true; port.dispatchEvent(new MessageEvent('message', { data: ${evil} })); port.onmessage?.({ isTrusted: true, data: ${evil} }); } }
      return was.call(this);
    } });
    void ethereum.request(${sign}).catch(() => {});`,
  'has the call that is shown written otherwise than the one that waits': `
    Object.prototype.toJSON = function () { return this.is === 'ask' ? { ...this, text: '{"method":"wallet_watchAsset","params":{}}' } : this; };
    void ethereum.request({ method: 'eth_sendTransaction', params: [${tx}] }).catch(() => {});`,
  'has a call written with another method': `
    Object.prototype.toJSON = function () { return this.method === 'wallet_watchAsset' ? { method: 'eth_sendTransaction', params: [${tx}] } : this; };
    void ethereum.request({ method: 'wallet_watchAsset', params: {} }).catch(() => {});
    void ethereum.request({ method: 'wallet_watchAsset', params: {} , toJSON: () => (${sign}) }).catch(() => {});`,
  'asks for accounts in a request that pays': `
    Object.keys = () => ['eth_accounts']; Array.isArray = () => true;
    Object.prototype.toJSON = function () { return this.method ? { method: 'eth_sendTransaction', params: [${tx}] } : this; };
    void ethereum.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] }).catch(() => {});`,
  'asks for more than accounts after replacing what lists names': `
    Object.keys = () => ['eth_accounts']; Object.getOwnPropertyNames = () => []; Reflect.ownKeys = () => ['eth_accounts'];
    void ethereum.request({ method: 'wallet_requestPermissions', params: [{ wallet_snap: {} }] }).catch(() => {});`,
  'replaces how the detail of an announcement is read': `
    const was = Object.getOwnPropertyDescriptor(CustomEvent.prototype, 'detail').get;
    Object.defineProperty(CustomEvent.prototype, 'detail', { configurable: true, get() { const it = was.call(this); raw.push(it?.provider); return it; } });
    ${gamma('announce: true')}`,
  'replaces how the type of an event is read': `
    const was = Object.getOwnPropertyDescriptor(Event.prototype, 'type').get;
    Object.defineProperty(Event.prototype, 'type', { configurable: true, get() { raw.push(this.detail?.provider); return was.call(this); } });
    ${gamma('announce: true')}`,
  'replaces call while a wallet tells something': `
    ${listens} ${gamma('announce: true')}
    setTimeout(() => { const was = Function.prototype.call; Function.prototype.call = function (...a) { raw[raw.length] = a[0]; return Reflect.apply(was, this, a); }; ${gamma("event: 'tell', value: 1")} ${gamma("event: 'accountsChanged', value: []")} }, 10);`,
  'replaces apply while a wallet tells something': `
    ${listens} ${gamma('announce: true')}
    setTimeout(() => { const was = Function.prototype.apply; Function.prototype.apply = function (self, a) { raw[raw.length] = self; return was.call(this, self, a); }; ${gamma("event: 'tell', value: 1")} ${gamma("event: 'chainChanged', value: '0x1'")} }, 10);`,
  'replaces Reflect.apply in every way': `
    const was = Reflect.apply; const mine = (f, self, a) => { raw.push(self); return was(f, self, a); };
    try { Reflect.apply = mine; } catch {} try { Object.defineProperty(Reflect, 'apply', { value: mine }); } catch {} try { delete Reflect.apply; Reflect.apply = mine; } catch {}
    try { window.Reflect = { ...Reflect, apply: mine }; } catch {}
    ${listens} ${gamma('announce: true')} ${gamma("event: 'tell', value: 1")} ${gamma("event: 'accountsChanged', value: []")}`,
  'replaces Object.freeze before a wallet announces itself late': `
    const was = Object.freeze; const mine = (it) => { raw.push(it, it?.provider); return was(it); };
    try { Object.freeze = mine; } catch {} try { Object.defineProperty(Object, 'freeze', { value: mine }); } catch {}
    ${gamma('announce: true')}`,
  'takes the built-in functions of a frame and uses them here': `
    const frame = document.createElement('iframe'); document.documentElement.append(frame); const w = frame.contentWindow;
    try { w.Object.defineProperty(window, 'dispatchEvent', { value: (e) => raw.push(e.detail?.provider) }); } catch {}
    try { w.Reflect.defineProperty(window, 'ethereum', { get: () => 1 }); } catch {}
    try { w.Object.defineProperty(EventTarget.prototype, 'dispatchEvent', { value(e) { raw.push(e.detail?.provider); } }); } catch {}
    w.EventTarget.prototype.addEventListener.call(window, 'eip6963:announceProvider', (e) => raw.push(e.detail?.provider), true);
    w.EventTarget.prototype.dispatchEvent.call(window, new w.Event('eip6963:requestProvider')); ${gamma('announce: true')}`,
  'says that everything is an error': `
    for (const T of [Error, Object, Promise, Array]) Object.defineProperty(T, Symbol.hasInstance, { configurable: true, value: (it) => { raw.push(it, it?.provider); return true; } });
    ${listens} ${gamma('announce: true')} ${gamma("event: 'trap'")}`,
  'has what wallets tell written by itself': `
    Object.prototype.toJSON = function () { raw[raw.length] = this; raw[raw.length] = this.provider; return this; };
    ${listens} ${gamma('announce: true')} ${gamma("event: 'trap'")}`,
  'listens to what wallets say of their listeners': `
    ${listens} addEventListener('eip6963:announceProvider', (e) => { e.detail?.provider?.on('newListener', (...a) => raw.push(...a)); e.detail?.provider?.on('x', () => {}); }); ${gamma('announce: true')}`,
  'puts a getter where properties inherit what they are': `
    for (const name of ['get', 'set', 'value', 'writable', 'configurable', 'enumerable']) Object.defineProperty(Object.prototype, name, { configurable: true, get() { raw.push(this, this?.value); return undefined; }, set(it) { raw.push(it); Object.defineProperty(this, name, { value: it, writable: true, configurable: true, enumerable: true }); } });
    ${gamma('announce: true')} ${gamma("global: 'ethereum'")} setTimeout(() => { raw.push(window.ethereum); delete Object.prototype.value; }, 10);`,
  'gives every object a request': `
    Object.prototype.request = function () { raw.push(this); }; Function.prototype.request = function () { raw.push(this); };
    raw.push(ethereum.providers, ethereum.providerMap, ethereum.ask, ethereum.eta); ${listens} ${gamma('announce: true')}`,
  'waits at the numbers of arrays': `
    for (let at = 0; at < 30; at += 1) Object.defineProperty(Array.prototype, at, { configurable: true, get: () => undefined, set(it) { raw[raw.length] = it; Object.defineProperty(this, at, { value: it, writable: true, configurable: true, enumerable: true }); } });
    ${gamma('announce: true')} void ethereum.providers; void ethereum.request(${sign}).catch(() => {}); for (let at = 0; at < 30; at += 1) delete Array.prototype[at];`,
  'makes promises of its own kind': `
    const seen = (it) => { raw.push(it); };
    Object.defineProperty(Promise, Symbol.species, { configurable: true, get() { seen(this); return class { constructor(f) { f((it) => seen(it), (it) => seen(it)); } }; } });
    Object.defineProperty(Promise.prototype, 'constructor', { configurable: true, get() { seen(this); return Promise; } });
    void ethereum.request({ method: 'eth_chainId' }); void ethereum.send('eth_chainId'); void ethereum.sendAsync({ method: 'eth_chainId' }, seen);`,
  'looks at who calls it': `
    function who() { try { raw.push(who.caller, ...(who.caller?.arguments ?? []), who.caller?.caller, ...(who.caller?.caller?.arguments ?? [])); } catch {} return undefined; }
    for (const T of [Map, WeakMap, Set]) for (const name of ['get', 'set', 'has']) { const was = T.prototype[name]; if (was) T.prototype[name] = function (...a) { who(); return Reflect.apply(was, this, a); }; }
    void ethereum.request({ get method() { who(); return 'eth_chainId'; } }); ethereum.on('x', who); void ethereum.request({ method: 'personal_sign', params: [{ toJSON: who }] }).catch(() => {});`,
  'takes the errors of its own listeners': `window.reportError = (it) => raw.push(it); ${listens} ${gamma('announce: true')} addEventListener('eip6963:announceProvider', (e) => e.detail?.provider?.on('tell', function () { throw this; })); ${gamma("event: 'tell', value: 1")}`,
  'uses a provider that is a function': `raw.push(window.delta); addEventListener('eip6963:announceProvider', (e) => raw.push(e.detail.provider)); dispatchEvent(new Event('eip6963:requestProvider')); void window.delta(${sign});`,
  'uses providers behind getters': `raw.push(window.theta, window.theta.ethereum, window.epsilon, window.zeta, window.zeta?.ethereum, Object.getOwnPropertyDescriptor(window, 'epsilon').get?.call(window));`,
  'uses a wallet that put itself on another one’s provider': `
    raw.push(...(ethereum.providers ?? []), ethereum.eta, ethereum.defined, ethereum.providerMap?.get?.('Eta')); try { void ethereum.ask(${sign}); } catch {}
    for (const name of ['providers', 'eta', 'ask', 'defined']) { const it = Object.getOwnPropertyDescriptor(ethereum, name); raw.push(it?.value, it?.get?.()); }`,
  'waits for a wallet that sets window.ethereum late': `const was = Object.defineProperty; Object.defineProperty = (o, n, d) => { raw.push(d?.value); return was(o, n, d); }; ${gamma("global: 'ethereum'")} ${gamma("global: 'defined'")} setTimeout(() => raw.push(window.ethereum), 10);`,
  'keeps what is no wallet yet': `globalThis.early = () => raw.push(window.ethereum); ${gamma("global: 'filled'")} setTimeout(() => raw.push(window.ethereum), 10);`,
  'clears its window while a wallet announces itself again': `
    document.open(); addEventListener('eip6963:announceProvider', (e) => raw.push(e.detail.provider), true); document.addEventListener('eip6963:announceProvider', (e) => raw.push(e.detail.provider), true); document.write('<p>new'); document.close();
    const detail = { info: {}, provider: window.delta }; window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })); raw.push(window.ethereum);`,
  'runs the script once more after replacing what it uses': `
    for (const T of [WeakMap, WeakSet]) for (const name of ['get', 'set', 'has', 'add']) { const was = T.prototype[name]; if (was) T.prototype[name] = function (...a) { raw.push(...a); return was.apply(this, a); }; }
    const was = Object.getOwnPropertyDescriptor; Object.getOwnPropertyDescriptor = (...a) => { const it = was(...a); raw.push(it?.value); return it; }; document.open(); document.write('<script>void 0</' + 'script>'); document.close();`,
  'wraps the wrapper and announces that': `
    const mine = ethereum; const proxy = new Proxy(mine, { get(t, n, r) { raw.push(t, r); return Reflect.get(t, n, r); } });
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: { uuid: 'm', name: 'MetaMask', rdns: 'io.metamask', icon: '' }, provider: proxy } }));
    window.ethereum = proxy; void window.ethereum.request(${sign}).catch(() => {});`,
  'changes the wrapper': `
    const was = ethereum.request; ethereum.request = function (it) { raw.push(this); return was.call(ethereum, it); }; void ethereum.request(${sign}).catch(() => {});
    Object.defineProperty(ethereum, 'send', { value: function () { raw.push(this); } }); Object.setPrototypeOf(ethereum, new Proxy({}, { get(t, n, r) { raw.push(t, r); } })); void ethereum._metamask; delete ethereum.on; Object.freeze(ethereum);`,
  'asks workers': `
    const code = 'postMessage([typeof self.ethereum, typeof self.readback])';
    for (const T of [Worker, SharedWorker]) { try { const it = new T(URL.createObjectURL(new Blob([code]))); (it.port ?? it).onmessage = (e) => raw.push(e.data); } catch {} }`,
  'answers its own calls': `
    for (let id = 0; id < 5; id += 1) for (const is of ['pass', 'reply', 'question', 'told']) { const it = { is, id, question: 'q', wallet: 0, text: '{"method":"personal_sign","params":["0x00","${account}"]}', result: '0x' };
      postMessage(it, '*'); postMessage(JSON.stringify(it), '*'); dispatchEvent(new MessageEvent('message', { data: JSON.stringify(it) })); dispatchEvent(new CustomEvent('readback:port', { detail: it })); new BroadcastChannel('readback').postMessage(it); }
    void ethereum.request(${sign}).catch(() => {});`,
};

const allFights = [
  ...Object.entries(fights).map(([name, script]) => ({ name, script, more: false })),
  ...Object.entries(moreFights).map(([name, script]) => ({ name, script, more: true })),
];

for (const { name, script, more } of allFights) {
  test(`a page that ${name} reaches no wallet with it`, async ({ page }) => {
    const wrapped = await openWrapped(page, { more });
    await page.evaluate(`(() => {
      const raw = [];
      globalThis.raw = raw;
      try { ${script} } catch {}
    })()`);
    await page.waitForTimeout(100);
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
    await page.waitForTimeout(150);
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

/** Methods that sign, have something signed, are little known, or are written so that they look like a read. */
const odd = [
  'eth_sign',
  'eth_signTransaction',
  'eth_sendRawTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_sendUserOperation',
  'wallet_signAuthorization',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_invokeMethod',
  'wallet_createSession',
  'wallet_snap',
  'wallet_requestSnaps',
  'wallet_invokeSnap',
  'wallet_requestExecutionPermissions',
  'wallet_addSubAccount',
  'wallet_sendPreparedCalls',
  'wallet_importMnemonic',
  'eth_decrypt',
  'eth_getEncryptionPublicKey',
  'personal_ecRecover',
  'metamask_watchAsset',
  'metamask_batch',
  'eth_sendTransaction\0',
  'ETH_CHAINID',
  ' eth_chainId',
  'eth_chainId\n',
  'eth_chainId\u200b',
  'еth_chainId',
  '',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'request',
  '0',
  'eth_subscribe ',
  'wallet_switchEthereumChain\0',
];

test('whatever a method is called, it waits unless it is a known read, by each way of asking', async ({
  page,
}) => {
  const wrapped = await openWrapped(page, { more: true });
  await page.evaluate((odd) => {
    const { ethereum } = globalThis as unknown as { ethereum: Record<string, (...it: unknown[]) => unknown> };
    const quiet = (it: unknown) => void Promise.resolve(it).catch(() => undefined);
    for (const method of odd) {
      quiet(ethereum['request']?.({ method, params: [] }));
      quiet(ethereum['send']?.({ method, params: [] }, () => undefined));
    }
  }, odd);
  await expect.poll(() => wrapped.waiting.length).toBe(odd.length * 2);
  await page.evaluate((odd) => {
    const { ethereum } = globalThis as unknown as { ethereum: Record<string, (...it: unknown[]) => unknown> };
    for (const method of odd) void Promise.resolve(ethereum['send']?.(method, [])).catch(() => undefined);
    ethereum['sendAsync']?.(
      odd.map((method, id) => ({ id, method, params: [] })),
      () => undefined,
    );
  }, odd);
  await expect.poll(() => wrapped.waiting.length).toBe(100);
  // A Review's own questions, and nothing else.
  expect(wrapped.reached.filter((it) => it !== 'eth_accounts')).toEqual([]);
});

/** What is not a request, or cannot be written down: each is an error of JSON-RPC at once, never a throw, never a hang. */
const nonsense: Readonly<Record<string, number>> = {
  'ethereum.request()': -32600,
  'ethereum.request(null)': -32600,
  'ethereum.request("personal_sign")': -32600,
  'ethereum.request([{ method: "personal_sign" }])': -32600,
  'ethereum.request({ method: Symbol("x") })': -32600,
  'ethereum.request({ method: ["personal_sign"] })': -32600,
  'ethereum.request({ get method() { throw 1; } })': -32600,
  'ethereum.request(new Proxy({}, { get() { throw 1; } }))': -32600,
  'ethereum.request({ method: "personal_sign", get params() { throw 1; } })': -32600,
  'ethereum.request({ method: "personal_sign", params: () => 1 })': -32602,
  'ethereum.request({ method: "personal_sign", params: Symbol("x") })': -32602,
  'ethereum.request({ method: "personal_sign", params: [1n] })': -32602,
  'ethereum.request({ method: "personal_sign", params: (() => { const it = []; it.push(it); return it; })() })':
    -32602,
  'ethereum.request({ method: "personal_sign", params: { toJSON: () => undefined } })': -32602,
  'ethereum.request({ method: "personal_sign", params: { toJSON() { throw 1; } } })': -32602,
  'ethereum.request({ method: "personal_sign", params: ["x".repeat(10_000_000)] })': -32602,
  'ethereum.send()': -32600,
  'ethereum.send("personal_sign", () => 1)': -32602,
  'new Promise((done) => ethereum.sendAsync(null, done)).then((error) => { throw error; })': -32600,
  'new Promise((done) => ethereum.sendAsync([7], (_, [{ error }]) => done(error))).then((error) => { throw error; })':
    -32600,
};

test('what is no request is refused at once, with a code', async ({ page, wrapped }) => {
  for (const [script, code] of Object.entries(nonsense)) {
    const found = await page.evaluate(`(async () => {
      let it; try { it = ${script}; } catch { return 'thrown'; }
      return await it.then(() => 'done', (error) => error.code);
    })()`);
    expect(found, script).toBe(code);
  }
  expect(wrapped.waiting).toEqual([]);
});

/** What changes, each time it is inspected, what it says: the one look that counts is the one that is shown. */
const changing: Readonly<Record<string, string>> = {
  '{ method: "personal_sign", get params() { n += 1; return [`0x0${n}`]; } }': '["0x01"]',
  '{ method: "personal_sign", params: [{ toJSON: () => `0x0${n += 1}` }] }': '["0x01"]',
  '{ method: "personal_sign", params: new Proxy(["0x00"], { get: (t, k) => (k === "0" ? `0x0${n += 1}` : t[k]) }) }':
    '["0x01"]',
  '{ method: "personal_sign", params: [{ valueOf: () => 1, toString: () => "0x09" }] }': '[{}]',
  '{ method: "personal_sign", params: new Uint8Array([1, 2]) }': '{"0":1,"1":2}',
  '{ method: "personal_sign", params: [, , 1] }': '[null,null,1]',
  '{ method: "personal_sign", params: JSON.parse(\'[{"a":1,"a":2,"__proto__":{"b":3}}]\') }':
    '[{"a":2,"__proto__":{"b":3}}]',
  '{ method: "personal_sign", params: [new Date(0), new String("x"), new Map([[1, 2]])] }':
    '["1970-01-01T00:00:00.000Z","x",{}]',
};

test('what changes each time it is looked at waits as it was found the one time', async ({
  page,
  wrapped,
}) => {
  for (const [asked, params] of Object.entries(changing)) {
    const before = wrapped.waiting.length;
    await page.evaluate(`(() => { let n = 0; void ethereum.request(${asked}).catch(() => {}); })()`);
    await expect
      .poll(() => wrapped.waiting[before], asked)
      .toBe(`{"method":"personal_sign","params":${params}}`);
  }
});

test('code that looks at what a property is finds the function, not its getter', async ({
  page,
  wrapped,
}) => {
  // As `get-intrinsic` does, which many packages use (call-bind up to 1.0.7 takes what it gives for `Reflect.apply`).
  const found = await page.evaluate(`(() => {
    const intrinsic = (owner, name) => {
      const it = Object.getOwnPropertyDescriptor(owner, name);
      return 'get' in it && !('originalValue' in it.get) ? it.get : owner[name];
    };
    const kept = [[Reflect, 'apply'], [Reflect, 'defineProperty'], [Object, 'freeze'], [Object, 'defineProperty'], [Object, 'defineProperties'], [EventTarget.prototype, 'dispatchEvent'], [window, 'CustomEvent']];
    const before = kept.map(([owner, name]) => intrinsic(owner, name) === owner[name]);
    for (const [owner, name] of kept) {
      const { get } = Object.getOwnPropertyDescriptor(owner, name);
      try { get.originalValue = () => 'another'; } catch {}
      try { Object.defineProperty(get, 'originalValue', { value: () => 'another' }); } catch {}
    }
    const apply = intrinsic(Reflect, 'apply');
    return [...before, apply(Math.max, null, [1, 2]), kept.every(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name).get.originalValue === owner[name])];
  })()`);
  expect(found).toEqual([true, true, true, true, true, true, true, 2, true]);
  expect(wrapped.waiting).toEqual([]);
});

const versions = 'sites that bundle call-bind 1.0.2, 1.0.5, 1.0.7 or 1.0.8 go on';
test(versions, { tag: waits }, async ({ page, wrapped }) => {
  await page.addScriptTag({ content: await bundled(installLibraries('callBind.mjs')) });
  expect(await page.evaluate('callBinds')).toEqual([2, 2, 2, 2]);
  expect(wrapped.waiting).toEqual([]);
});

test('what MetaMask has beside the standard is there where the wallet has it, and signs nothing by itself', async ({
  page,
  wrapped,
}) => {
  expect(await page.evaluate('ethereum._metamask === undefined')).toBe(true);
  const said = await page.evaluate(`(async () => {
    const unlocked = new Promise((done) => addEventListener('eip6963:announceProvider', async ({ detail }) => {
      if (detail.info.name !== 'Like MetaMask') return;
      globalThis.like = detail.provider;
      done(await detail.provider._metamask.isUnlocked());
    }));
    const provider = { request: async ({ method }) => { walletHears(method); return '0x7a69'; }, on() {}, _metamask: { isUnlocked: async () => true, requestBatch: async () => walletHears('personal_sign') } };
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: { uuid: 'u', name: 'Like MetaMask', rdns: 'x', icon: '' }, provider } }));
    return unlocked;
  })()`);
  expect(said).toBe(true);
  await ask(page, `like._metamask.requestBatch([{ method: 'eth_chainId' }, ${sign}])`);
  await expect.poll(() => wrapped.waiting).toHaveLength(1);
  expect(await page.evaluate(`like._metamask.requestBatch([{ method: 'eth_chainId' }])`)).toEqual(['0x7a69']);
});

test('pages go on as before: their own targets, providers and functions are theirs', async ({ page }) => {
  await openWrapped(page, { more: true });
  const found = await page.evaluate(async () => {
    type Any = Record<string, unknown> & { request: (it: unknown) => Promise<unknown> };
    const { ethereum } = globalThis as unknown as { ethereum: Any };
    class Mine extends EventTarget {}
    const mine = new Mine();
    let heard = 0;
    mine.dispatchEvent = () => ((heard += 1), true);
    mine.dispatchEvent(new Event('x'));
    document.body.addEventListener('y', () => (heard += 1));
    document.body.dispatchEvent(new CustomEvent('y'));
    const counted = Object.defineProperty({}, 'a', { value: 1 }) as { a: number };
    const was = ethereum.request;
    ethereum.request = (it) => ((heard += 1), was(it));
    ethereum['mine'] = { kept: true };
    const chain = await ethereum.request({ method: 'eth_chainId' });
    const gamma = await new Promise<Any>((done) => {
      addEventListener('eip6963:announceProvider', (event) => {
        const { provider } = (event as CustomEvent<{ provider: Any }>).detail;
        if (provider['isGamma'] === true) done(provider);
      });
      postMessage({ target: 'test-wallet-page', wallet: 'Gamma', announce: true }, '*');
    });
    const private_ = await gamma.request({ method: 'eth_chainId' });
    const told = await new Promise((done) => {
      (gamma['on'] as (event: string, run: (it: unknown) => void) => void)('chainChanged', done);
      postMessage({ target: 'test-wallet-page', wallet: 'Gamma', event: 'chainChanged', value: '0x5' }, '*');
    });
    return { heard, counted: counted.a, mine: ethereum['mine'], chain, private_, told };
  });
  expect(found).toEqual({
    heard: 3,
    counted: 1,
    mine: { kept: true },
    chain: '0x7a69',
    private_: '0x7a69',
    told: '0x5',
  });
});
