import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/practice/refusals.ts';
import { type Address, type Hex, isHex } from 'viem';
import { addressIn } from './addressIn.ts';
import { isTyped } from './errors.ts';
import type { Filled } from './misbehave.ts';
import type { Node } from './node.ts';
import { invalid } from './refusals.ts';

/** A transaction as `eth_sendTransaction` gives it, after checks: what is absent is the wallet's to fill in. */
export type Asked = Readonly<{
  from: Address;
  to: Address | null;
  value: bigint;
  data: Hex;
  chainId?: number;
  type?: (typeof types)[number];
  nonce?: bigint;
  gas?: bigint;
  gasPrice?: bigint;
  maxFeePerGas?: bigint;
  maxPriorityFeePerGas?: bigint;
  accessList?: readonly Readonly<{ address: Address; storageKeys: readonly Hex[] }>[];
}>;

const types = ['0x0', '0x1', '0x2'] as const;

/** Gas for a call whose need could not be estimated, because it fails. */
const gasWhenUnknown = 2_000_000n;

/** @throws {PracticeError} -32602 if it is not a transaction that this wallet can send */
export function askedTransaction(param: unknown): Asked {
  if (!isTyped(param)) throw invalid(words.params.noTransaction);
  const { from, to, data, input, chainId, type, accessList } = param;
  const bytes = data ?? input ?? '0x';
  if (!isHex(bytes) || bytes.length % 2 !== 0) throw invalid(words.params.notHex);
  const kind = types.find((it) => it === type);
  if (type !== undefined && !kind) throw invalid(words.params.oddType);
  if (accessList !== undefined && !Array.isArray(accessList)) throw invalid(words.params.noList);
  const chain = field(chainId, 'chainId');
  return {
    from: addressIn(from, fill(words.params.noAddress, { field: 'from' })),
    to: to === undefined || to === null ? null : addressIn(to, fill(words.params.noAddress, { field: 'to' })),
    value: field(param['value'], 'value') ?? 0n,
    data: bytes,
    ...(chain === undefined ? {} : { chainId: Number(chain) }),
    ...(kind === undefined ? {} : { type: kind }),
    ...(accessList === undefined ? {} : { accessList }),
    ...quantities(param),
  };
}

/** Fills in what the page left to the wallet, as wallets do: the next nonce, gas with a reserve, fees of today. */
export async function filled(tx: Asked, node: Node): Promise<Filled> {
  const [nonce, gas, fees] = await Promise.all([
    tx.nonce ?? node('eth_getTransactionCount', [tx.from, 'pending']).then(number),
    tx.gas ?? estimate(tx, node),
    feesOf(tx, node),
  ]);
  return { to: tx.to, value: tx.value, data: tx.data, nonce: Number(nonce), gas, fees };
}

async function estimate(tx: Asked, node: Node): Promise<bigint> {
  const call = { from: tx.from, to: tx.to ?? undefined, value: hex(tx.value), data: tx.data };
  try {
    return (number(await node('eth_estimateGas', [call])) * 12n) / 10n;
  } catch {
    return gasWhenUnknown;
  }
}

async function feesOf(tx: Asked, node: Node): Promise<Filled['fees']> {
  if (tx.gasPrice !== undefined) return { gasPrice: tx.gasPrice };
  const block = await node('eth_getBlockByNumber', ['latest', false]);
  const base = isTyped(block) ? number(block['baseFeePerGas'] ?? '0x0') : 0n;
  if (tx.type === '0x0' || tx.type === '0x1') return { gasPrice: base * 2n + 1_000_000_000n };
  const most = tx.maxFeePerGas;
  const tip =
    tx.maxPriorityFeePerGas ?? (most !== undefined && most < 1_000_000_000n ? most : 1_000_000_000n);
  return { maxFeePerGas: most ?? base * 2n + tip, maxPriorityFeePerGas: tip };
}

function quantities(param: Record<string, unknown>): Pick<Asked, QuantityName> {
  const found: Partial<Record<QuantityName, bigint>> = {};
  for (const name of quantityNames) {
    const value = field(param[name], name);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

const quantityNames = ['nonce', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const;
type QuantityName = (typeof quantityNames)[number];

function field(it: unknown, name: string): bigint | undefined {
  return quantity(it, fill(words.params.noQuantity, { field: name }));
}

function quantity(it: unknown, wrong: string): bigint | undefined {
  if (it === undefined || it === null) return undefined;
  if (typeof it !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(it)) throw invalid(wrong);
  return BigInt(it);
}

function number(it: unknown): bigint {
  return quantity(it, words.params.oddAnswer) ?? 0n;
}

function hex(it: bigint): Hex {
  return `0x${it.toString(16)}`;
}
