import { randomInt } from 'node:crypto';

/** Where something listens: an address of this machine, and a port. */
export type Place = Readonly<{ host: string; port: number }>;

/**
 * A place at this machine that no browser connects to, whatever a website asks of it: the Fetch standard blocks these
 * ports, for WebSockets too. On Linux and Windows all of 127.0.0.0/8 is this machine, so that each place is one of
 * millions; macOS has one address each of IPv4 and IPv6.
 */
export function unbrowsable(platform: string = process.platform): Place {
  const port = blocked[randomInt(blocked.length)] ?? 6000;
  if (platform === 'darwin') return { host: randomInt(2) === 0 ? '127.0.0.1' : '::1', port };
  return { host: `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`, port };
}

/** Of the standard's "bad ports" those that need no special right to listen at. */
export const blocked: readonly number[] = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
];
