import { type Hex, keccak256, parseTransaction, type TransactionSerializable } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

/** A signed transaction, and how a node tells of it. */
export type SignedRecord = Readonly<{ hash: Hex; json: Readonly<Record<string, unknown>> }>;

const hex = (it: bigint | number | undefined): Hex => `0x${(it ?? 0).toString(16)}`;

/** A transaction of any type, signed by a key, as a node gives it while it waits. */
export async function signedBy(
  signer: Pick<PrivateKeyAccount, 'address' | 'signTransaction'>,
  fields: TransactionSerializable,
): Promise<SignedRecord> {
  const raw = await signer.signTransaction(fields);
  const hash = keccak256(raw);
  const it = parseTransaction(raw);
  const json = {
    hash,
    from: signer.address.toLowerCase(),
    to: it.to ?? null,
    value: hex(it.value),
    input: it.data ?? '0x',
    nonce: hex(it.nonce),
    gas: hex(it.gas),
    chainId: hex(it.chainId),
    type: hex({ legacy: 0, eip2930: 1, eip1559: 2, eip4844: 3, eip7702: 4 }[it.type as 'legacy']),
    r: it.r,
    s: it.s,
    v: it.type === 'legacy' ? hex(it.v) : hex(it.yParity),
    blockHash: null,
    ...(it.type === 'legacy' ? {} : { yParity: hex(it.yParity), accessList: it.accessList ?? [] }),
    ...('gasPrice' in it ? { gasPrice: hex(it.gasPrice) } : {}),
    ...('maxFeePerGas' in it ? { maxFeePerGas: hex(it.maxFeePerGas) } : {}),
    ...('maxPriorityFeePerGas' in it ? { maxPriorityFeePerGas: hex(it.maxPriorityFeePerGas) } : {}),
    ...('maxFeePerBlobGas' in it ? { maxFeePerBlobGas: hex(it.maxFeePerBlobGas) } : {}),
    ...('blobVersionedHashes' in it ? { blobVersionedHashes: it.blobVersionedHashes } : {}),
    ...(it.type === 'eip7702'
      ? {
          authorizationList: (it.authorizationList ?? []).map((one) => ({
            chainId: hex(one.chainId),
            address: one.address,
            nonce: hex(one.nonce),
            yParity: hex(one.yParity),
            r: one.r,
            s: one.s,
          })),
        }
      : {}),
  };
  return { hash, json };
}
