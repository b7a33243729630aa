import type { Network } from './networks.ts';

export type Headers = Readonly<Record<string, string>>;

const powersNotUsed = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const shared: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The page listens while someone holds its button, and nobody whom it frames does.
  'permissions-policy': [...powersNotUsed.map((it) => `${it}=()`), 'microphone=(self)'].join(', '),
};

/**
 * Headers of every answer. The content policy lets the page run only its own code, speak to this server, to hosts that
 * encrypt and to this device, and be framed only by itself and by Safe's app; under it no text becomes a script, but
 * for the worker's address, which the policy `readback` checks. Which hosts the user enabled is not known here: the
 * page narrows the policy to them before it asks any (`web/src/data/sources/hosts.ts`), and to the one dapp that the user opens
 * in a frame, if any. `networks` may name nodes that do not
 * encrypt; they are let through one by one. The opener policy has no effect inside Safe's frame.
 */
export function pageHeaders(networks: readonly Network[]): Headers {
  return {
    ...shared,
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      ["img-src 'self' data: blob: https:", ...thisDevice].join(' '),
      "font-src 'self'",
      ["connect-src 'self' https: wss:", ...thisDevice, ...ownRelays, ...plainNodes(networks)].join(' '),
      ['frame-src https:', ...thisDevice].join(' '),
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self' https://app.safe.global",
      "require-trusted-types-for 'script'",
      'trusted-types readback',
    ].join('; '),
  };
}

/**
 * A worker obeys the policy of its own answer. The engine's loads code of this server and fetches nothing. It may
 * compile WebAssembly, which finds the functions in a contract's code; the page itself may not.
 */
export const workerHeaders: Headers = {
  ...shared,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
};

/**
 * What says what this page is called and how it looks, to anybody: Safe's app reads `manifest.json` from its own origin
 * before it shows a Safe app, and draws the icon that it names. It tells nothing of who uses the page.
 */
export const shownElsewhere: ReadonlySet<string> = new Set([
  '/manifest.json',
  '/icon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
]);

export const elsewhereHeaders: Headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** What keeps the page for when this server is gone fetches the page's own files, and nothing else. */
export const keeperHeaders: Headers = {
  ...shared,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
};

/** Nodes, gateways and models of the user's own, on any port. */
const thisDevice = ['http://localhost:*', 'http://127.0.0.1:*'];

/** A relay of WalletConnect of the user's own. A policy that names `http:` lets no `ws:` through. */
const ownRelays = ['ws://localhost:*', 'ws://127.0.0.1:*'];

function plainNodes(networks: readonly Network[]): ReadonlySet<string> {
  const urls = networks.filter((it) => URL.canParse(it.rpc)).map((it) => new URL(it.rpc));
  return new Set(urls.filter((it) => it.protocol === 'http:').map((it) => it.origin));
}
