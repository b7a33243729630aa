import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { type Address, encodeFunctionData, type Hex, parseAbi, toHex, type TypedDataDefinition } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { rpc } from '../rpc.ts';
import { mine, must, type Receipt, type Sent } from './node.ts';
import type { Random } from './random.ts';

/** Where flights take place, and what they are flown with. */
export type Sky = Readonly<{
  url: string;
  info: PracticeInfo;
  at: PracticeInfo['addresses'];
  random: Random;
  /** Methods that the node does not have when a request is read back and heard. */
  without?: readonly string[];
}>;

/**
 * A request, and how it is carried out for real. `whose` are the accounts whose changes have to be told: they sign,
 * or are a Safe or an account that the request is for.
 */
export type Flight = Readonly<{
  request: string;
  whose: readonly Address[];
  /** What happens is drawn by lot when it is mined. */
  drawn?: boolean;
  carryOut: () => Promise<Receipt>;
}>;

export type Route = (sky: Sky) => Promise<Flight> | Flight;

type Pilot = ReturnType<typeof mnemonicToAccount>;

/** The account of a place, 0 to 9, with its key. */
export function pilot(at: number): Pilot {
  return (pilots[at] ??= mnemonicToAccount(`${'test '.repeat(11)}junk`, { addressIndex: at }));
}

const pilots: Pilot[] = [];

/** Data of a call by its signature, as people write it: `call('function transfer(address,uint256)', to, value)`. */
export function call(signature: string, ...args: readonly unknown[]): Hex {
  const abi = parseAbi([signature] as readonly string[]);
  return encodeFunctionData({ abi, args } as Parameters<typeof encodeFunctionData>[0]);
}

/** A transaction, which whoever asks for it also sends. */
export function flown(
  { url }: Sky,
  { from, to, data = '0x', value = 0n }: Readonly<{ from: Address; to: Address; data?: Hex; value?: bigint }>,
): Flight {
  const sent: Sent = { from, to, data, value: toHex(value) };
  const chainId = toHex(practiceMarker.chainId);
  return {
    request: JSON.stringify({ method: 'eth_sendTransaction', params: [{ chainId, ...sent }] }),
    whose: [from],
    carryOut: () => mine(url, sent),
  };
}

/** Typed data that is signed, and what someone else then sends with the signature. */
export function signed(
  sky: Sky,
  {
    signer,
    typed,
    whose,
    carry,
  }: Readonly<{
    signer: Pilot;
    typed: object;
    whose: readonly Address[];
    carry: (signature: Hex) => Promise<Sent> | Sent;
  }>,
): Flight {
  const json = jsonOf(typed);
  return {
    request: JSON.stringify({ method: 'eth_signTypedData_v4', params: [signer.address, json] }),
    whose,
    carryOut: async () => {
      const signature = await signTyped(signer, typed);
      return mine(sky.url, await carry(signature));
    },
  };
}

export function signTyped(signer: Pilot, typed: object): Promise<Hex> {
  return signer.signTypedData(typed as TypedDataDefinition);
}

export function jsonOf(typed: object): string {
  return JSON.stringify(typed, (_, it: unknown) => (typeof it === 'bigint' ? String(it) : it));
}

/** What has to be so before. */
export function prepared({ url }: Sky, from: Address, to: Address, data: Hex): Promise<void> {
  return must(url, { from, to, data });
}

export async function numberAt({ url }: Sky, to: Address, data: Hex): Promise<bigint> {
  const answer = await rpc<Hex>(url, 'eth_call', [{ to, data }, 'latest']);
  return BigInt(answer.length > 66 ? answer.slice(0, 66) : answer);
}

/** The time of the last block, in seconds. */
export async function timeOf({ url }: Sky): Promise<bigint> {
  const { timestamp } = await rpc<{ timestamp: Hex }>(url, 'eth_getBlockByNumber', ['latest', false]);
  return BigInt(timestamp);
}
