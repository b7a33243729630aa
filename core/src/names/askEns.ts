import type { Hex } from 'viem';
import { same } from '../ledger/account.ts';
import { type Known, known, unknown } from '../model/known.ts';
import { revertData } from '../world/revert.ts';
import { ordinary, refusedBy } from '../world/rpc.ts';
import { hexBytes } from '../world/schema.ts';
import type { NameService, World } from '../world/world.ts';
import { askGateways, gatewayHost, lookupIn } from './offchain.ts';
import { callbackData, isNothing } from './universalResolver.ts';

/** Where and how a name service is asked. */
export type AskAt = Readonly<{
  service: NameService;
  /** The block whose state counts; the latest where none is said. */
  block?: Hex | undefined;
  /** Whether gateways may be asked for what lies off the chain (ERC-3668). */
  gateways?: boolean | undefined;
}>;

/** What the service answered, and the node that said so. */
export type EnsAnswer = Readonly<{ answer: Hex; endpoint: string }>;

/** How often an answer may send us on to gateways. */
const mostLookups = 4;

/**
 * One question to the universal resolver. `notFound` when it says that there is nothing, `notAsked` (with the host)
 * when the answer lies behind a gateway that may not be asked, `refused` when it fails in another way.
 */
export async function askEns(
  data: Hex,
  { service, block, gateways }: AskAt,
  world: World,
  signal: AbortSignal,
): Promise<Known<EnsAnswer>> {
  const { chainId, universalResolver: to } = service;
  const at = block === undefined ? 'latest' : { blockHash: block };
  let question = data;
  for (let lookups = 0; lookups <= mostLookups; lookups += 1) {
    const params = [{ to, data: question }, at];
    const said = await world.ask('rpc', { chainId, method: 'eth_call', params }, ordinary(signal));
    if (said.s !== 'known') return said;
    const { endpoint } = said.v;
    if (!('error' in said.v)) {
      const answer = hexBytes(said.v.result);
      if (answer === undefined) return unknown('malformed', endpoint);
      // No code at that address: this chain has no such service.
      return answer === '0x' ? unknown('unsupported', endpoint) : known({ answer, endpoint });
    }
    const revert = revertData(said.v.error);
    if (revert === undefined || revert.length < 10) return refusedBy(said.v.error, endpoint);
    if (isNothing(revert)) return unknown('notFound', endpoint);
    const lookup = lookupIn(revert);
    // A lookup of another contract would make the gateway's answer run there (ERC-3668, "sender").
    if (lookup === undefined || !same(lookup.sender, to)) return unknown('refused', endpoint);
    if (!gateways) return unknown('notAsked', gatewayHost(lookup));
    const response = await askGateways(lookup, world, signal);
    if (response.s !== 'known') return response;
    question = callbackData(lookup.callback, response.v, lookup.extraData);
  }
  return unknown('tooLarge');
}
