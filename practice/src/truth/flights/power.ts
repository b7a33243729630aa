import { type Address, zeroAddress, zeroHash } from 'viem';
import { rpc } from '../../rpc.ts';
import { call, flown, numberAt, pilot, type Route, type Sky } from '../sky.ts';
import { role } from '../universe.ts';
import { slots } from '../slots.ts';

/** Code behind a proxy, by its owner, who is the user all along. */
export const upgrade: Route = async (sky) => {
  const { at, url, random } = sky;
  const now = await rpc<`0x${string}`>(url, 'eth_getStorageAt', [
    at.changingToken,
    slots.implementation,
    'latest',
  ]);
  const next = BigInt(now) === BigInt(at.changingTokenCode) ? at.changedTokenCode : at.changingTokenCode;
  const data = call('function upgradeToAndCall(address, bytes)', next, '0x');
  // The trader is not an owner.
  return flown(sky, { from: pilot(random.below(4) === 0 ? 8 : 0).address, to: at.changingToken, data });
};

/** Roles of the vault, and its owner in two steps. */
export const handOver: Route = async (sky) => {
  const { at, random } = sky;
  const owner = await ownerOf(sky, at.practiceVault);
  const pending = await addressAt(sky, at.practiceVault, 'pendingOwner');
  if (pending === pilot(8).address || (pending === pilot(0).address && random.below(2) === 0)) {
    return flown(sky, { from: pending, to: at.practiceVault, data: call('function acceptOwnership()') });
  }
  const account = random.pick([pilot(1).address, at.stranger]);
  const which = random.pick([zeroHash, role]);
  const [from, data] = random.pick([
    [owner, call('function transferOwnership(address)', random.pick([pilot(0).address, pilot(8).address]))],
    [pilot(0).address, call('function grantRole(bytes32, address)', which, account)],
    [pilot(0).address, call('function revokeRole(bytes32, address)', which, account)],
  ] as const);
  return flown(sky, { from, to: at.practiceVault, data });
};

function ownerOf(sky: Sky, contract: Address): Promise<Address> {
  return addressAt(sky, contract, 'owner');
}

async function addressAt(sky: Sky, contract: Address, what: string): Promise<Address> {
  const found = await numberAt(sky, contract, call(`function ${what}()`));
  const known = [pilot(0).address, pilot(8).address].find((it) => BigInt(it) === found);
  return known ?? zeroAddress;
}
