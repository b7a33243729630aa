import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, setting } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

/** A site of a thief, under names that lead to this machine: a browser takes each for another site. */
async function startThief() {
  const server = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Thief</title><h1>Thief</h1><iframe name="hidden"></iframe>'),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => void server.close() };
}

/** Every way in which a page can send something; each tells what it could read. Runs in the thief's page. */
async function attack({
  endpoint,
  body,
}: {
  endpoint: string;
  body: string;
}): Promise<Record<string, string>> {
  const own = new URL(endpoint);
  const socketAt = (path: string) => `ws://${own.host}${path}`;
  const within = <T>(it: Promise<T>) =>
    Promise.race([it, new Promise<string>((resolve) => setTimeout(() => resolve('nothing'), 3_000))]);
  const fetched = (url: string, init: RequestInit) => () => fetch(url, init).then((it) => it.text());
  const json = { 'content-type': 'application/json' };
  const heard = (socket: WebSocket) =>
    new Promise<string>((resolve, reject) => {
      socket.onmessage = ({ data }) => resolve(String(data));
      socket.onerror = () => reject(new Error('closed'));
    });
  const framed = (attributes: Record<string, string>) => {
    const frame = document.createElement('iframe');
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
    document.body.append(frame);
    return new Promise<string>((resolve, reject) => {
      addEventListener('message', ({ data, source }) => {
        if (source === frame.contentWindow) resolve(String(data));
      });
      frame.onload = () => {
        try {
          if (attributes['src']) resolve(frame.contentDocument?.body.textContent ?? '');
        } catch (error) {
          reject(error as Error);
        }
      };
    });
  };
  const inFrame = `<script>fetch(${JSON.stringify(endpoint)}, { method: 'POST', headers: ${JSON.stringify(json)}, body: ${JSON.stringify(body)} }).then((it) => it.text()).then((it) => parent.postMessage(it, '*'), () => parent.postMessage('', '*'))</scr${''}ipt>`;
  const post = (fields: Record<string, string>) => {
    const form = document.createElement('form');
    Object.assign(form, { action: endpoint, method: 'POST', target: 'hidden', ...fields });
    const field = document.createElement('input');
    // As text/plain it makes the JSON whole.
    field.name = `${body.slice(0, -1)},"x":"`;
    field.value = '"}';
    form.append(field);
    document.body.append(form);
    form.submit();
    return Promise.resolve('');
  };
  const loads = (name: 'script' | 'img' | 'link') => () =>
    new Promise<string>((resolve, reject) => {
      const it = document.createElement(name);
      it.onload = () => resolve('loaded');
      it.onerror = () => reject(new Error('refused'));
      if ('rel' in it && name === 'link') it.rel = 'stylesheet';
      it.setAttribute(name === 'link' ? 'href' : 'src', endpoint);
      document.head.append(it);
    });
  const localhost = endpoint.replace(own.hostname, 'localhost');
  const rebound = endpoint.replace(own.hostname, location.hostname);
  const ways: Record<string, () => Promise<unknown>> = {
    'fetch, as JSON': fetched(endpoint, { method: 'POST', headers: json, body }),
    'fetch, as text': fetched(endpoint, { method: 'POST', body }),
    'fetch, without answer': fetched(endpoint, { method: 'POST', mode: 'no-cors', body }),
    'fetch, no-cors, a blob of JSON': fetched(endpoint, {
      method: 'POST',
      mode: 'no-cors',
      body: new Blob([body], { type: 'application/json' }),
    }),
    'fetch, with cookies, no referrer': fetched(endpoint, {
      method: 'POST',
      headers: json,
      body,
      credentials: 'include',
      referrerPolicy: 'no-referrer',
    }),
    'fetch, kept alive': fetched(endpoint, { method: 'POST', mode: 'no-cors', keepalive: true, body }),
    'fetch, GET': fetched(endpoint, {}),
    'fetch, by localhost': fetched(localhost, { method: 'POST', headers: json, body }),
    'fetch, by a name that leads here': fetched(rebound, { method: 'POST', headers: json, body }),
    'the configuration': fetched(`${own.origin}/config.json`, {}),
    'the practice chain': fetched(`${own.origin}/practice/rpc`, { method: 'POST', headers: json, body }),
    XMLHttpRequest: () =>
      new Promise((resolve, reject) => {
        const it = new XMLHttpRequest();
        it.open('POST', endpoint);
        it.setRequestHeader('content-type', 'application/json');
        it.onload = () => resolve(it.responseText);
        it.onerror = () => reject(new Error('refused'));
        it.send(body);
      }),
    beacon: () => Promise.resolve(navigator.sendBeacon(endpoint, new Blob([body])) ? '' : ''),
    'a form': () => post({}),
    'a form of plain text': () => post({ enctype: 'text/plain' }),
    'a form of parts': () => post({ enctype: 'multipart/form-data' }),
    'a script': loads('script'),
    'a picture': loads('img'),
    'a style sheet': loads('link'),
    events: () =>
      new Promise((resolve, reject) => {
        const it = new EventSource(endpoint);
        it.onmessage = ({ data }) => resolve(String(data));
        it.onerror = () => reject(new Error('refused'));
      }),
    'the socket of pages': () => heard(new WebSocket(socketAt('/scripts/page'))),
    'the socket of pages, by localhost': () =>
      heard(new WebSocket(`ws://localhost:${own.port}/scripts/page`)),
    'the socket of pages, by a name that leads here': () =>
      heard(new WebSocket(`ws://${location.hostname}:${own.port}/scripts/page`)),
    'a socket at the endpoint': () => heard(new WebSocket(socketAt(own.pathname))),
    'a frame': () => framed({ src: endpoint }),
    'a frame of the page': () => framed({ src: `${own.origin}/` }),
    'a sandboxed frame': () => framed({ sandbox: 'allow-scripts', srcdoc: inFrame }),
    'a frame of this origin': () => framed({ srcdoc: inFrame }),
    'a worker': () =>
      new Promise((resolve, reject) => {
        const code = `fetch(${JSON.stringify(endpoint)}, { method: 'POST', headers: ${JSON.stringify(json)}, body: ${JSON.stringify(body)} }).then((it) => it.text()).then(postMessage, () => postMessage(''))`;
        const it = new Worker(URL.createObjectURL(new Blob([code])));
        it.onmessage = ({ data }) => resolve(String(data));
        it.onerror = () => reject(new Error('refused'));
      }),
  };
  const read: Record<string, string> = {};
  for (const [name, way] of Object.entries(ways)) {
    const came = await within(way().catch(() => ''));
    read[name] = typeof came === 'string' ? came : '';
  }
  return read;
}

test('no other site reaches the endpoint for scripts, not even with its address', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(180_000);
  const thief = await startThief();
  await page.goto('/');
  const { info } = await setting(page);
  const [account, friend] = info.accounts.map((it) => it.address);
  await connect(page);
  await page.goto('/#/connections');
  const shown = page.getByText(/^http:\/\/127\.0\.0\.1:\d+\/scripts\/[\w-]+$/).first();
  const endpoint = (await shown.textContent()) ?? '';
  await page.goto('/#/waiting');
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_sendTransaction',
    params: [{ from: account, to: friend, value: '0x1' }],
  });

  for (const name of ['127.0.0.1', 'localhost', 'readback.localhost']) {
    await test.step(name, async () => {
      const other = await context.newPage();
      await other.goto(`http://${name}:${thief.port}/`);
      const read = await other.evaluate(attack, { endpoint, body });
      expect(Object.keys(read).length).toBeGreaterThan(25);
      for (const [way, text] of Object.entries(read)) expect(text, way).toMatch(/^(nothing)?$/);
      await other.close();
    });
  }
  await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(0);

  await test.step('the same request of a program waits', async () => {
    const headers = { 'content-type': 'application/json' };
    const asked = fetch(endpoint, { method: 'POST', headers, body }).then((it) => it.json());
    await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    expect(await asked).toMatchObject({ error: { code: 4001 } });
  });
  expect(await watch.signingCalls()).toEqual([]);
  thief.close();
});
