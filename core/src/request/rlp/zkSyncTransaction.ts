import type { Hex } from 'viem';
import type { NetworkFields } from '../../model/request.ts';
import type { ReadTransaction } from '../transaction/readTransaction.ts';
import type { RlpItem } from './readRlp.ts';
import { listIn, rlpAddress, rlpBytes, rlpInteger, wrongField } from './rlpFields.ts';
import { transactionBits } from './transactionLayouts.ts';

/** zkSync's own kind of transaction: the account signs it as typed data, and may be a contract. */
export const zkSyncType = 0x71;

/**
 * The fields of zkSync's own kind of transaction, in the order of its list: those of EIP-1559 without a list of what it
 * reaches, the signature or the network in its place, the network again, the sender, and what only zkSync knows. Who signed it is
 * for the sender's own code to tell: the sender is the one that the bytes state.
 */
export function zkSyncTransactionIn(items: readonly RlpItem[], root: RlpItem): ReadTransaction {
  if (items.length !== 16) throw wrongField({ id: 'rlp.values', args: { found: items.length } }, root);
  const [nonce, priority, fee, gas, to, value, data, , , , chainId, from, pubdata, deps, signature, payer] =
    items;
  const chain = rlpInteger(chainId, 'chainId', 53);
  if (chain === 0n || chain > BigInt(Number.MAX_SAFE_INTEGER)) throw wrongField({ id: 'rlp.chain' }, chainId);
  const integer = (item: RlpItem | undefined, name: keyof typeof transactionBits) =>
    rlpInteger(item, name, transactionBits[name]);
  return {
    chainId: Number(chain),
    from: rlpAddress(from, 'from'),
    to: rlpAddress(to, 'to'),
    value: integer(value, 'value'),
    data: rlpBytes(data, 'data'),
    set: {
      type: '0x71',
      nonce: integer(nonce, 'nonce'),
      gas: integer(gas, 'gas'),
      maxFeePerGas: integer(fee, 'maxFeePerGas'),
      maxPriorityFeePerGas: integer(priority, 'maxPriorityFeePerGas'),
      network: {
        ...payerIn(payer),
        gasPerPubdata: rlpInteger(pubdata, 'gasPerPubdata', 256),
        factoryDeps: listIn(deps, 'factoryDeps').length,
        ...signatureIn(signature),
      },
    },
  };
}

function payerIn(item: RlpItem | undefined): Pick<NetworkFields, 'paymaster' | 'paymasterInput'> {
  if (listIn(item, 'paymasterParams').length === 0) return {};
  const [paymaster, input] = listIn(item, 'paymasterParams', 2);
  return {
    paymaster: rlpAddress(paymaster, 'paymaster'),
    paymasterInput: rlpBytes(input, 'paymasterInput'),
  };
}

function signatureIn(item: RlpItem | undefined): { customSignature?: Hex } {
  const bytes = rlpBytes(item, 'customSignature');
  return bytes === '0x' ? {} : { customSignature: bytes };
}
