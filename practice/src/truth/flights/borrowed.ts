import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { type Address, type Hex, parseEther, toHex } from 'viem';
import { rpc } from '../../rpc.ts';
import { mine } from '../node.ts';
import { call, type Flight, pilot, type Route } from '../sky.ts';

/** An account borrows code (EIP-7702), and someone else sends the authorization. */
export const borrow: Route = async (sky) => {
  const { at, url, random } = sky;
  const signer = pilot(7);
  const nonce = Number(await rpc<Hex>(url, 'eth_getTransactionCount', [signer.address, 'latest']));
  const address: Address = random.pick([at.simple7702Account, at.sweeper]);
  const chainId = practiceMarker.chainId;
  return {
    request: JSON.stringify({ chainId, address, nonce }),
    whose: [signer.address],
    carryOut: async () => {
      const list = [await authorized(signer, { chainId, address, nonce })];
      return mine(url, { from: pilot(5).address, to: at.stranger, authorizationList: list });
    },
  };
};

/** An account hands in its own authorization and uses the code at once. */
export const borrowAndBatch: Route = async (sky): Promise<Flight> => {
  const { at, url, random } = sky;
  const from = pilot(0);
  const nonce = Number(await rpc<Hex>(url, 'eth_getTransactionCount', [from.address, 'latest']));
  const chainId = practiceMarker.chainId;
  const list = [await authorized(from, { chainId, address: at.simple7702Account, nonce: nonce + 1 })];
  const value = random.amount(10n ** 8n);
  const many = [
    {
      target: at.practiceDollar,
      value: 0n,
      data: call('function transfer(address, uint256)', at.stranger, value),
    },
    { target: at.stranger, value: random.amount(parseEther('0.01')), data: '0x' },
  ];
  const data = call('function executeBatch((address target, uint256 value, bytes data)[] calls)', many);
  const sent = { from: from.address, to: from.address, data, authorizationList: list };
  const params = [{ chainId: toHex(chainId), ...sent, type: '0x4' }];
  return {
    request: JSON.stringify({ method: 'eth_sendTransaction', params }),
    whose: [from.address],
    carryOut: () => mine(url, sent),
  };
};

/** An authorization as nodes take it. */
export async function authorized(
  signer: ReturnType<typeof pilot>,
  it: Readonly<{ chainId: number; address: Address; nonce: number }>,
) {
  if (!signer.signAuthorization) throw new Error('This account signs no authorizations.');
  const { r, s, yParity = 0 } = await signer.signAuthorization(it);
  return {
    chainId: toHex(it.chainId),
    address: it.address,
    nonce: toHex(it.nonce),
    yParity: toHex(yParity),
    r,
    s,
  };
}
