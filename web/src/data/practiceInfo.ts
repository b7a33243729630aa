/** What the host of this page says of the practice chain that it serves: accounts, names, addresses. */
import * as words from '@readback/phrases/words/web/data/world.ts';
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { ContractRecord, Label } from '@readback/core/world/world.ts';
import type { PracticeAddresses, PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import type { Address } from 'viem';
import { loadConfig } from './networks/config.ts';
import { isAddress, isRecord, listOfAll, recordOf } from './base/shapes.ts';
import { noteTold } from './asking/told.ts';

/** In characters: how long a name may be. */
const mostName = 80;

/** What was answered, as far as it makes sense. Which names of addresses there are, the page and its host agree on: they are built together. */
function read(it: unknown): PracticeInfo | undefined {
  if (!isRecord(it)) return undefined;
  const accounts = listOfAll(it.accounts, namedIn);
  const labels = listOfAll(it.labels, labelIn);
  const records = listOfAll(it.records, recordIn);
  const addresses = recordOf(it.addresses, isAddress);
  return accounts && labels && records && addresses
    ? { accounts, labels, records, addresses: addresses as PracticeAddresses }
    : undefined;
}

function namedIn(it: unknown): PracticeInfo['accounts'][number] | undefined {
  if (!isRecord(it)) return undefined;
  const { address, name } = it;
  return isAddress(address) && typeof name === 'string' && name.length <= mostName
    ? { address, name }
    : undefined;
}

function labelIn(it: unknown): PracticeInfo['labels'][number] | undefined {
  const named = namedIn(it);
  if (!named || !isRecord(it)) return undefined;
  const { chainId, symbol } = it;
  if (typeof chainId !== 'number' || (symbol !== undefined && typeof symbol !== 'string')) return undefined;
  return { chainId, ...named, ...(symbol === undefined ? {} : { symbol }) };
}

function recordIn(it: unknown): PracticeInfo['records'][number] | undefined {
  if (!isRecord(it)) return undefined;
  const { address, verified, createdAt } = it;
  const fits = isAddress(address) && typeof verified === 'boolean' && typeof createdAt === 'number';
  return fits ? { address, verified, createdAt } : undefined;
}

let loading: Promise<PracticeInfo | undefined> | undefined;

/** Asked until it is answered once, and only when this page's host serves a practice chain. Never rejects. */
export function practiceInfo(): Promise<PracticeInfo | undefined> {
  const asking = (loading ??= ask());
  void asking.then((info) => {
    if (info === undefined && loading === asking) loading = undefined;
  });
  return asking;
}

/** Forgets the answer, after the practice chain was reset. */
export function forgetPracticeInfo(): void {
  loading = undefined;
}

/** The name of an address on the practice chain. */
export async function labelOnPracticeChain(chainId: number, address: Address): Promise<Label | undefined> {
  const { networks } = await loadConfig();
  if (!networks.some((network) => network.practice && network.chainId === chainId)) return undefined;
  const info = await practiceInfo();
  const wanted = address.toLowerCase();
  const label = info?.labels.find((it) => it.chainId === chainId && it.address.toLowerCase() === wanted);
  return label ? { name: label.name, source: words.practiceChain } : undefined;
}

/** What is on record of a contract of the practice chain; undefined on other chains. */
export async function recordOnPracticeChain(
  chainId: number,
  address: Address,
): Promise<Known<ContractRecord> | undefined> {
  const { networks } = await loadConfig();
  if (!networks.some((network) => network.practice && network.chainId === chainId)) return undefined;
  const info = await practiceInfo();
  if (info === undefined) return unknown('offline', words.practiceChain);
  const record = info.records.find((it) => it.address.toLowerCase() === address.toLowerCase());
  const from = { by: 'source', name: words.practiceChain } as const;
  if (record === undefined) return known({ verified: false, from });
  return known({ verified: record.verified, createdAt: BigInt(record.createdAt), from });
}

async function ask(): Promise<PracticeInfo | undefined> {
  const { practice } = await loadConfig();
  if (!practice) return undefined;
  const url = new URL('practice/info.json', document.baseURI);
  const ended = noteTold(url.href, { to: 'page', what: '' });
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(8_000),
    });
    ended(response.status);
    return response.ok ? read(await response.json()) : undefined;
  } catch {
    ended(0);
    return undefined;
  }
}
