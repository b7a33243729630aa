import { type Known, unknown } from '@readback/core/model/known.ts';
import type { AskService } from '@readback/core/safe/service/readService.ts';
import { serviceAddressOn } from '@readback/core/safe/service/serviceAddress.ts';
import { host } from '../world/host.ts';

/** What one answer takes at most: twenty seconds, two megabytes. */
const bounds = { deadline: 20_000, maxBytes: 2_000_000 };

/** A transaction service for one network: asked, or told what is posted to it. What it answers is a claim. */
export type SafeService = Readonly<{
  name: string;
  ask: AskService;
  /** Known once it took what it was sent. */
  post: (path: string, body: string) => Promise<Known<string>>;
}>;

/**
 * The service below an address, with the key that its host wants, if any. Undefined for a network that it does not serve.
 */
export function serviceAt(url: URL, chainId: number, key?: string): SafeService | undefined {
  const address = serviceAddressOn(url.href, chainId);
  if (address === undefined) return undefined;
  const its = host(url.host, bounds.deadline);
  const headers = {
    accept: 'application/json',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  const send = (path: string, init: RequestInit): Promise<Known<string>> =>
    URL.canParse(`${address}/${path}`)
      ? its.fetchText(`${address}/${path}`, init, { ...bounds, signal: new AbortController().signal })
      : Promise.resolve(unknown('malformed', its.name));
  return {
    name: its.name,
    ask: (path) => send(path, { headers }),
    post: (path, body) =>
      send(path, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }),
  };
}
