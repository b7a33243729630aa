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
  'microphone',
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
  'permissions-policy': powersNotUsed.map((it) => `${it}=()`).join(', '),
};

/**
 * Headers of every answer. The content policy lets the page run only its own code, speak only to this server and to
 * the nodes of `networks`, and be framed only by itself and by Safe's app; under it no text becomes a script, but for
 * the worker's address, which the policy `readback` checks. The opener policy has no effect inside Safe's frame.
 */
export function pageHeaders(networks: readonly Network[]): Headers {
  return {
    ...shared,
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      ["connect-src 'self'", ...nodeOrigins(networks)].join(' '),
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

/** A worker obeys the policy of its own answer. The engine's loads code of this server and fetches nothing. */
export const workerHeaders: Headers = {
  ...shared,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
};

function nodeOrigins(networks: readonly Network[]): ReadonlySet<string> {
  return new Set(networks.filter((it) => URL.canParse(it.rpc)).map((it) => new URL(it.rpc).origin));
}
