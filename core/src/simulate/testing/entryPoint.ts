/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
} from 'viem';
import type { UserOp } from '../../model/request.ts';
import { alice, type TestChain } from './chain.ts';

/** The workspace that has the artifacts of ERC-4337. */
const practice = createRequire(new URL('../../../../practice/package.json', import.meta.url));

function creationCode(name: string): Hex {
  const file = practice.resolve(`@account-abstraction/contracts/artifacts/${name}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { bytecode: Hex }).bytecode;
}

const abi = parseAbi([
  'function createAccount(address owner, uint256 salt) returns (address)',
  'function getAddress(address owner, uint256 salt) view returns (address)',
  'function execute(address target, uint256 value, bytes data)',
]);

export type EntryPointKit = Readonly<{
  entryPoint: Address;
  /** Code that accounts can borrow (EIP-7702). */
  delegate: Address;
  /** The address of an account of Alice's, and what creates it. */
  account(salt: bigint): Promise<Readonly<{ address: Address; initCode: Hex }>>;
  create(salt: bigint): Promise<Address>;
}>;

/** The entry point 0.8, its simple account behind a factory, and its account for EIP-7702. */
export async function deployEntryPoint(chain: TestChain): Promise<EntryPointKit> {
  const entryPoint = await chain.deployCode(creationCode('EntryPoint'));
  const arg = encodeAbiParameters([{ type: 'address' }], [entryPoint]);
  const factory = await chain.deployCode(concatHex([creationCode('SimpleAccountFactory'), arg]));
  const delegate = await chain.deployCode(concatHex([creationCode('Simple7702Account'), arg]));
  const account = async (salt: bigint) => {
    const data = encodeFunctionData({ abi, functionName: 'getAddress', args: [alice, salt] });
    const answer = (await chain.ask('eth_call', [{ to: factory, data }, 'latest'])) as Hex;
    const create = encodeFunctionData({ abi, functionName: 'createAccount', args: [alice, salt] });
    return { address: `0x${answer.slice(26)}` as Address, initCode: concatHex([factory, create]) };
  };
  const create = async (salt: bigint): Promise<Address> => {
    const { address, initCode } = await account(salt);
    // Its factory obeys only the contract that the entry point has for this.
    const creator = `0x${((await chain.ask('eth_call', [{ to: entryPoint, data: '0x09ccb880' }, 'latest'])) as Hex).slice(26)}`;
    await chain.ask('anvil_impersonateAccount', [creator]);
    await chain.ask('anvil_setBalance', [creator, '0xde0b6b3a7640000']);
    await chain.receipt(
      await chain.send(creator as Address, { to: factory, data: `0x${initCode.slice(42)}` }),
    );
    return address;
  };
  return { entryPoint, delegate, account, create };
}

export function execute(target: Address, value: bigint, data: Hex): Hex {
  return encodeFunctionData({ abi, functionName: 'execute', args: [target, value, data] });
}

/** An operation with gas to spare, at two gwei, that its sender pays. */
export function userOp(op: Partial<UserOp> & Pick<UserOp, 'sender'>): UserOp {
  const pair = (a: bigint, b: bigint) =>
    concatHex([numberToHex(a, { size: 16 }), numberToHex(b, { size: 16 })]);
  return {
    nonce: 0n,
    initCode: '0x',
    callData: '0x',
    accountGasLimits: pair(600_000n, 300_000n),
    preVerificationGas: 50_000n,
    gasFees: pair(1_000_000_000n, 2_000_000_000n),
    paymasterAndData: '0x',
    signature: '0x',
    ...op,
  };
}
