import type { Address, Hex } from 'viem';
import type { Authorization } from '../../model/request.ts';
import { type CurrencyMove, spoken } from '../../effects/currencyLogs.ts';
import { type Log, logOf } from '../../effects/log.ts';
import { address, type Check, hash32, hexBytes, isRecord, quantity } from '../../world/schema.ts';

/** A transaction as the network has it. Amounts in wei, gas in units, fees in wei per gas. */
export type SentTransaction = Readonly<{
  hash: Hex;
  from: Address;
  to: Address | null;
  value: bigint;
  data: Hex;
  nonce: bigint;
  gas: bigint;
  /** Absent in transactions from before EIP-155. */
  chainId?: bigint;
  gasPrice?: bigint;
  maxFeePerGas?: bigint;
  maxPriorityFeePerGas?: bigint;
  /** How many EIP-7702 authorizations it carries. */
  authorizations: number;
  /** The same one by one, where they were read from what was signed. */
  authorizationList?: readonly Authorization[];
  /** The hashes of the blobs that it carries (EIP-4844). */
  blobs: readonly Hex[];
  /** Its type (EIP-2718), where the node names one. */
  type?: bigint;
}>;

export type Receipt = Readonly<{
  hash?: Hex;
  ok: boolean;
  blockHash: Hex;
  blockNumber: bigint;
  /** Its place in the block. */
  index?: bigint;
  gasUsed: bigint;
  /** What a unit of gas cost, in wei. */
  gasPrice: bigint;
  /** What was paid, in wei: gas, blobs, and on some networks the charge for the data. */
  fee: bigint;
  /** What contracts logged. */
  logs: readonly Log[];
  /** What the network itself logged of its currency; absent where it logged nothing of it. */
  currency?: readonly CurrencyMove[];
  /** Whether there were more logs than are kept, or some that are not. */
  cut?: true;
}>;

/** A transaction as `eth_getTransactionByHash` gives it. */
export const sentTransaction: Check<SentTransaction> = (it) => {
  if (!isRecord(it)) return undefined;
  const hash = hash32(it.hash);
  const from = address(it.from);
  const to = it.to === null || it.to === undefined ? null : address(it.to);
  const [value, nonce, gas] = [quantity(it.value), quantity(it.nonce), quantity(it.gas)];
  const data = hexBytes(it.input);
  if (hash === undefined || from === undefined || to === undefined || data === undefined) return undefined;
  if (value === undefined || nonce === undefined || gas === undefined) return undefined;
  const authorizations = Array.isArray(it.authorizationList) ? it.authorizationList.length : 0;
  const hashes: readonly unknown[] = Array.isArray(it.blobVersionedHashes) ? it.blobVersionedHashes : [];
  const blobs = hashes.map(hash32).filter((blob) => blob !== undefined);
  if (blobs.length < hashes.length) return undefined;
  const plain = { hash, from, to, value, data, nonce, gas, authorizations, blobs };
  const dynamic = quantity(it.maxFeePerGas);
  const tip = quantity(it.maxPriorityFeePerGas);
  const price = dynamic === undefined ? quantity(it.gasPrice) : undefined;
  const chainId = quantity(it.chainId);
  const type = quantity(it.type);
  return {
    ...plain,
    ...(type === undefined ? {} : { type }),
    ...(chainId === undefined ? {} : { chainId }),
    ...(price === undefined ? {} : { gasPrice: price }),
    ...(dynamic === undefined ? {} : { maxFeePerGas: dynamic }),
    ...(tip === undefined ? {} : { maxPriorityFeePerGas: tip }),
  };
};

const maxLogs = 1_000;

/** A receipt as `eth_getTransactionReceipt` gives it. */
export const receipt: Check<Receipt> = (it) => {
  if (!isRecord(it)) return undefined;
  const [status, gasUsed, price] = [
    quantity(it.status),
    quantity(it.gasUsed),
    quantity(it.effectiveGasPrice),
  ];
  const [blockHash, blockNumber] = [hash32(it.blockHash), quantity(it.blockNumber)];
  if (status === undefined || gasUsed === undefined || price === undefined) return undefined;
  if (blockHash === undefined || blockNumber === undefined || !Array.isArray(it.logs)) return undefined;
  const all = it.logs.map(logOf);
  const { logs, ...more } = spoken(all.filter((log) => log !== undefined));
  const forData = quantity(it.l1Fee) ?? 0n;
  const forBlobs = (quantity(it.blobGasUsed) ?? 0n) * (quantity(it.blobGasPrice) ?? 0n);
  const hash = hash32(it.transactionHash);
  const index = quantity(it.transactionIndex);
  return {
    ...(hash === undefined ? {} : { hash }),
    ...(index === undefined ? {} : { index }),
    ok: status === 1n,
    blockHash,
    blockNumber,
    gasUsed,
    gasPrice: price,
    fee: gasUsed * price + forBlobs + forData,
    logs: logs.slice(0, maxLogs),
    ...more,
    ...(logs.length > maxLogs || all.includes(undefined) ? { cut: true } : {}),
  };
};
