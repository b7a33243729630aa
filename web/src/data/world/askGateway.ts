import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { Questions } from '@readback/core/world/world.ts';
import { isReachable } from '../sources/hosts.ts';
import { isHex, isRecord } from '../base/shapes.ts';
import { isOn } from '../sources/sources.ts';
import { noteAsked } from '../sources/sourceUse.ts';
import type { Asking } from '../asking/told.ts';
import { fetchWithin } from '../asking/fetchWithin.ts';
import { readJson } from '../asking/readJson.ts';

/**
 * Puts one question to a gateway that a contract names (ERC-3668): a GET where its address has a place for the data,
 * else a POST. Only over https, without cookies or a referrer, never repeated, never redirected. `switchedOff` when
 * the user switched gateways off, `notAsked` when this page may not reach the host before it is opened again.
 */
export async function askGateway(
  { url, sender, data }: Questions['gateway']['ask'],
  bounds: Asking,
): Promise<Known<Questions['gateway']['answer']>> {
  const address = gatewayUrl({ url, sender, data });
  if (address === undefined) return unknown('malformed', 'a gateway');
  const { host } = address;
  if (!isOn('ensGateways')) return unknown('switchedOff', host);
  if (!isReachable(address.href)) return unknown('notAsked', host);
  noteAsked('ensGateways');
  return fetchWithin(
    {
      url: address.href,
      init: requestFor({ url, sender, data }),
      source: host,
      telling: { to: { source: 'ensGateways' }, what: JSON.stringify({ sender, data }) },
    },
    bounds,
    async (response) => {
      if (!response.ok) return unknown('refused', host);
      const json = await readJson(response, bounds.maxBytes);
      if (json.s !== 'known') return unknown(json.why, host);
      const answer = isRecord(json.v) ? json.v.data : undefined;
      return isHex(answer) ? known({ data: answer }) : unknown('malformed', host);
    },
  );
}

/** A template without a place for the data wants it posted. */
function requestFor({ url, sender, data }: Questions['gateway']['ask']): RequestInit {
  if (url.includes('{data}')) return { cache: 'no-store' };
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data, sender: sender.toLowerCase() }),
    cache: 'no-store',
  };
}

/** The address that is asked, filled in; undefined when it is not one, or not https. */
export function gatewayUrl({ url, sender, data }: Questions['gateway']['ask']): URL | undefined {
  const filled = url.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data);
  if (url.length > 2_000 || !URL.canParse(filled)) return undefined;
  const address = new URL(filled);
  return address.protocol === 'https:' && address.username === '' && address.password === ''
    ? address
    : undefined;
}
