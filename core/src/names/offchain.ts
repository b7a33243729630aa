/** Records that live off the chain: ERC-3668 (CCIP-Read), and its batches (ENSIP-21). */
import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionResult,
  type Hex,
  parseAbi,
} from 'viem';
import { offchainLookup } from '../world/selectors.ts';
import { solidity } from '../world/solidity.ts';
import { type Known, known, unknown } from '../model/known.ts';
import type { World } from '../world/world.ts';
import { ownBatchGateway } from './universalResolver.ts';

/** What a contract says instead of an answer: ask these, then call me back. */
export type Lookup = Readonly<{
  sender: Address;
  urls: readonly string[];
  callData: Hex;
  callback: Hex;
  extraData: Hex;
}>;

const batchAbi = parseAbi([
  'struct Request { address sender; string[] urls; bytes data; }',
  solidity.query,
  'error Error(string reason)',
]);

/** How many gateways one question may go to, batches counted out, and how many addresses of each are tried. */
const most = { requests: 8, urls: 4 };

/** Of what one gateway answers. */
const maxBytes = 65_536;

/** Reads the error `OffchainLookup`; undefined when the revert is another, or damaged. */
export function lookupIn(revert: Hex): Lookup | undefined {
  if (!revert.startsWith(offchainLookup)) return undefined;
  try {
    const [sender, urls, callData, callback, extraData] = decodeAbiParameters(
      [{ type: 'address' }, { type: 'string[]' }, { type: 'bytes' }, { type: 'bytes4' }, { type: 'bytes' }],
      `0x${revert.slice(10)}`,
    );
    return { sender, urls, callData, callback, extraData };
  } catch {
    return undefined;
  }
}

type Request = Readonly<{ sender: Address; urls: readonly string[]; data: Hex }>;

/** Every question that a lookup puts to gateways, taken out of its batch; undefined when it is damaged or too large. */
export function requestsOf({ sender, urls, callData }: Lookup): readonly Request[] | undefined {
  if (!urls.includes(ownBatchGateway)) return [{ sender, urls, data: callData }];
  try {
    const { args } = decodeFunctionData({ abi: batchAbi, data: callData });
    const [requests] = args as readonly [readonly Request[]];
    return requests.length <= most.requests ? requests : undefined;
  } catch {
    return undefined;
  }
}

/** The host of the first gateway that a lookup names, for the sentence on the page: foreign text. */
export function gatewayHost(lookup: Lookup): string {
  const url = requestsOf(lookup)?.[0]?.urls[0] ?? '';
  return URL.canParse(url.replace(/\{(sender|data)\}/g, '0'))
    ? new URL(url.replace(/\{(sender|data)\}/g, '0')).host
    : 'a gateway';
}

/**
 * Asks the gateways of a lookup, each question of a batch at the same time, and gives what its contract takes back.
 * Of the addresses of one gateway the next is asked only when the one before gave no answer.
 */
export async function askGateways(lookup: Lookup, world: World, signal: AbortSignal): Promise<Known<Hex>> {
  const requests = requestsOf(lookup);
  if (requests === undefined) return unknown('malformed', gatewayHost(lookup));
  const answers = await Promise.all(requests.map((it) => askOne(it, world, signal)));
  const [first] = answers;
  if (!lookup.urls.includes(ownBatchGateway)) return first ?? unknown('malformed');
  // With nothing answered at all, the reason is worth more than what the contract makes of it.
  if (answers.every((it) => it.s !== 'known')) return first ?? unknown('malformed');
  const result = [
    answers.map((it) => it.s !== 'known'),
    answers.map((it) => (it.s === 'known' ? it.v : noAnswer)),
  ] as const;
  return known(encodeFunctionResult({ abi: batchAbi, functionName: 'query', result }));
}

const noAnswer = encodeErrorResult({ abi: batchAbi, errorName: 'Error', args: ['no answer'] });

async function askOne(
  { sender, urls, data }: Request,
  world: World,
  signal: AbortSignal,
): Promise<Known<Hex>> {
  // A batch inside of a batch is nothing that ENS makes.
  let last: Known<Hex> = unknown('malformed', 'a gateway');
  for (const url of urls.slice(0, most.urls)) {
    const it = await world.ask('gateway', { url, sender, data }, { signal, deadline: 8_000, maxBytes });
    if (it.s === 'known') return known(it.v.data);
    last = it;
  }
  return last;
}

/** For tests: the error as a contract throws it. */
export function encodeLookup({ sender, urls, callData, callback, extraData }: Lookup): Hex {
  const args = encodeAbiParameters(
    [{ type: 'address' }, { type: 'string[]' }, { type: 'bytes' }, { type: 'bytes4' }, { type: 'bytes' }],
    [sender, [...urls], callData, callback, extraData],
  );
  return `${offchainLookup}${args.slice(2)}`;
}
