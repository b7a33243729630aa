import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  getCreate2Address,
  type Hex,
  keccak256,
  pad,
  parseAbi,
  zeroAddress,
} from 'viem';
import { rpc } from '../rpc.ts';
import { artefact } from './artefact.ts';
import type { Chain } from './chain.ts';

export type SafeContracts = Readonly<{
  safeSingleton: Address;
  safeProxyFactory: Address;
  safeFallbackHandler: Address;
  multiSend: Address;
  multiSendCallOnly: Address;
}>;

/** Creates a contract by CREATE2 from the creation code it is sent. Safe's own, the same on every chain. */
const safeSingletonFactory: Address = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7';

/** The deployer of this kind that Anvil comes with, of the same code. */
const anvilDeployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

const noSalt = pad('0x0', { size: 32 });
const contracts = '@safe-global/safe-contracts/build/artifacts/contracts';
const abi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
]);

/** Safe 1.4.1, deployed as its authors do, so that each contract gets the address it has on every other chain. */
export async function deploySafeContracts(chain: Chain): Promise<SafeContracts> {
  await chain.setCode(
    safeSingletonFactory,
    await rpc<Hex>(chain.url, 'eth_getCode', [anvilDeployer, 'latest']),
  );
  const create = async (path: string): Promise<Address> => {
    const { bytecode } = artefact(`${contracts}/${path}.json`);
    await chain.send({ to: safeSingletonFactory, data: concat([noSalt, bytecode]) });
    return getCreate2Address({ from: safeSingletonFactory, salt: noSalt, bytecode });
  };
  return {
    safeSingleton: await create('Safe.sol/Safe'),
    safeProxyFactory: await create('proxies/SafeProxyFactory.sol/SafeProxyFactory'),
    safeFallbackHandler: await create(
      'handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler',
    ),
    multiSend: await create('libraries/MultiSend.sol/MultiSend'),
    multiSendCallOnly: await create('libraries/MultiSendCallOnly.sol/MultiSendCallOnly'),
  };
}

/** A Safe that any two of its owners can move, or as many as `threshold` says. */
export async function createSafe(
  chain: Chain,
  { safeSingleton, safeProxyFactory, safeFallbackHandler }: SafeContracts,
  owners: readonly Address[],
  threshold = 2n,
): Promise<Address> {
  const initializer = encodeFunctionData({
    abi,
    functionName: 'setup',
    args: [owners, threshold, zeroAddress, '0x', safeFallbackHandler, zeroAddress, 0n, zeroAddress],
  });
  await chain.send({
    to: safeProxyFactory,
    data: encodeFunctionData({
      abi,
      functionName: 'createProxyWithNonce',
      args: [safeSingleton, initializer, 0n],
    }),
  });
  return getCreate2Address({
    from: safeProxyFactory,
    salt: keccak256(encodePacked(['bytes32', 'uint256'], [keccak256(initializer), 0n])),
    bytecode: concat([
      artefact(`${contracts}/proxies/SafeProxy.sol/SafeProxy.json`).bytecode,
      encodeAbiParameters([{ type: 'address' }], [safeSingleton]),
    ]),
  });
}
