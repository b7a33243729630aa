import { type Abi, type Address, encodeDeployData, getContractAddress, type Hex, toHex } from 'viem';
import { rpc } from '../rpc.ts';

/** Writes to a chain of our own, as one account whose key Anvil holds, one transaction after the other. */
export type Chain = Readonly<{
  url: string;
  account: Address;
  /** Resolves when mined; rejects when it reverts. `value` in wei. */
  send: (it: Readonly<{ to: Address; data?: Hex; value?: bigint }>) => Promise<void>;
  /** What a call answers now, as the node gives it. */
  read: (it: Readonly<{ to: Address; data: Hex }>) => Promise<Hex>;
  create: (it: Readonly<{ bytecode: Hex; abi: Abi; args?: readonly unknown[] }>) => Promise<Address>;
  /** Puts code where no transaction can. */
  setCode: (address: Address, code: Hex) => Promise<void>;
}>;

export async function chainAs(account: Address, url: string): Promise<Chain> {
  let nonce = BigInt(await rpc<Hex>(url, 'eth_getTransactionCount', [account, 'latest']));
  const mine = async (what: string, transaction: object) => {
    const request = { from: account, nonce: toHex(nonce), gas: toHex(12_000_000), ...transaction };
    const hash = await rpc<Hex>(url, 'eth_sendTransaction', [request]);
    nonce += 1n;
    const { status } = await receiptOf(url, hash);
    if (status !== '0x1') throw new Error(`A transaction that sets up the practice chain failed: ${what}.`);
  };
  return {
    url,
    account,
    send: ({ to, data = '0x', value = 0n }) =>
      mine(`${data.slice(0, 10)} to ${to}`, { to, data, value: toHex(value) }),
    read: (call) => rpc(url, 'eth_call', [call, 'latest']),
    create: async ({ bytecode, abi, args = [] }) => {
      const address = getContractAddress({ from: account, nonce });
      await mine(`the creation of ${address}`, { data: encodeDeployData({ abi, bytecode, args }) });
      return address;
    },
    setCode: (address, code) => rpc(url, 'anvil_setCode', [address, code]),
  };
}

/** Anvil answers with the hash before the block is there. */
async function receiptOf(url: string, hash: Hex): Promise<Readonly<{ status: Hex }>> {
  for (let asked = 0; asked < 500; asked++) {
    const receipt = await rpc<Readonly<{ status: Hex }> | null>(url, 'eth_getTransactionReceipt', [hash]);
    if (receipt) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`The practice chain did not mine ${hash}.`);
}
