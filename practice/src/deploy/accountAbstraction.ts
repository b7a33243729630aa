import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import {
  type Address,
  concat,
  encodeFunctionData,
  getAddress,
  type Hex,
  pad,
  parseAbi,
  parseEther,
  toHex,
} from 'viem';
import { rpc } from '../rpc.ts';
import { artefact } from './artefact.ts';
import type { Chain } from './chain.ts';
import { create2 } from './create2.ts';
import { domainType } from '@readback/scenarios/typedTypes.ts';

export type AccountAbstraction = Readonly<{
  entryPoint: Address;
  simpleAccountFactory: Address;
  simple7702Account: Address;
}>;

const artefacts = '@account-abstraction/contracts/artifacts';

/** The salt with which its authors deployed entry point 0.8 everywhere. */
const entryPointSalt = '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9';

const abi = parseAbi([
  'struct PackedUserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'function handleOps(PackedUserOperation[] ops, address beneficiary)',
  'function depositTo(address account) payable',
  'function createAccount(address owner, uint256 salt) returns (address)',
  'function getAddress(address owner, uint256 salt) view returns (address)',
]);

/** ERC-4337 with entry point 0.8, its sample account, and its code for accounts to borrow (EIP-7702): all where they are elsewhere. */
export async function deployAccountAbstraction(chain: Chain): Promise<AccountAbstraction> {
  const entryPoint = await create2(chain, artefact(`${artefacts}/EntryPoint.json`).bytecode, entryPointSalt);
  return {
    entryPoint,
    simpleAccountFactory: await chain.create({
      ...artefact(`${artefacts}/SimpleAccountFactory.json`),
      args: [entryPoint],
    }),
    simple7702Account: await create2(chain, artefact(`${artefacts}/Simple7702Account.json`).bytecode),
  };
}

/**
 * The smart account of an owner whose key Anvil holds: made by its first user operation, which the owner signs and
 * the deployer carries, with one ETH deposited at the entry point for the fees of those to come.
 */
export async function createSmartAccount(
  chain: Chain,
  { entryPoint, simpleAccountFactory }: AccountAbstraction,
  owner: Address,
): Promise<Address> {
  const salted = { abi, args: [owner, 0n] } as const;
  const asked = encodeFunctionData({ ...salted, functionName: 'getAddress' });
  const answer = await chain.read({ to: simpleAccountFactory, data: asked });
  const sender = getAddress(`0x${answer.slice(-40)}`);
  await chain.send({
    to: entryPoint,
    value: parseEther('1'),
    data: encodeFunctionData({ abi, functionName: 'depositTo', args: [sender] }),
  });
  const unsigned = {
    sender,
    nonce: 0n,
    initCode: concat([
      simpleAccountFactory,
      encodeFunctionData({ ...salted, functionName: 'createAccount' }),
    ]),
    callData: '0x',
    accountGasLimits: packed(1_000_000n, 100_000n),
    preVerificationGas: 60_000n,
    gasFees: packed(10n ** 9n, 2n * 10n ** 9n),
    paymasterAndData: '0x',
  } as const;
  const signature = await rpc<Hex>(chain.url, 'eth_signTypedData_v4', [
    owner,
    typedData(entryPoint, unsigned),
  ]);
  const operations = [{ ...unsigned, signature }];
  await chain.send({
    to: entryPoint,
    data: encodeFunctionData({ abi, functionName: 'handleOps', args: [operations, chain.account] }),
  });
  return sender;
}

function typedData(entryPoint: Address, message: object): unknown {
  const fields = {
    sender: 'address',
    nonce: 'uint256',
    initCode: 'bytes',
    callData: 'bytes',
    accountGasLimits: 'bytes32',
    preVerificationGas: 'uint256',
    gasFees: 'bytes32',
    paymasterAndData: 'bytes',
  };
  const data = {
    types: {
      EIP712Domain: domainType,
      PackedUserOperation: Object.entries(fields).map(([name, type]) => ({ name, type })),
    },
    primaryType: 'PackedUserOperation',
    domain: {
      name: 'ERC4337',
      version: '1',
      chainId: practiceMarker.chainId,
      verifyingContract: entryPoint,
    },
    message,
  };
  return JSON.parse(JSON.stringify(data, (_, it: unknown) => (typeof it === 'bigint' ? toHex(it) : it)));
}

/** Two numbers of 128 bits in one word, the first one high. */
function packed(high: bigint, low: bigint): Hex {
  return concat([pad(toHex(high), { size: 16 }), pad(toHex(low), { size: 16 })]);
}
