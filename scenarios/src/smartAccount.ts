import { concat, encodeFunctionData, erc20Abi, type Hex, pad, parseAbi, parseUnits, toHex } from 'viem';
import { account } from './account.ts';
import { askTypedData } from './ask.ts';
import { practiceMarker } from './practiceMarker.ts';
import type { Scenario, Setting } from './scenario.ts';
import { domainType } from './typedTypes.ts';

/** What the owner of the smart account signs; anyone may then carry it to the entry point. */
export const payBySmartAccount: Scenario = {
  id: 'smart-account-pays',
  kind: 'honest',
  request: (setting) => askTypedData(account(setting, 0), paymentOperation(setting)),
  expected: 'read',
  fires: [],
  subject: 'accounts',
  effects: (setting) => [
    {
      who: setting.info.addresses.smartAccount,
      what: 'balance',
      asset: setting.info.addresses.practiceDollar,
      change: -parseUnits('250', 6),
    },
  ],
};

/** The typed data of that operation (entry point 0.8). The account has carried out one before, that made it. */
export function paymentOperation(setting: Setting) {
  const { smartAccount, practiceDollar, entryPoint } = setting.info.addresses;
  const paid = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [account(setting, 4), parseUnits('250', 6)],
  });
  return {
    types: {
      EIP712Domain: domainType,
      PackedUserOperation: [
        { name: 'sender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'initCode', type: 'bytes' },
        { name: 'callData', type: 'bytes' },
        { name: 'accountGasLimits', type: 'bytes32' },
        { name: 'preVerificationGas', type: 'uint256' },
        { name: 'gasFees', type: 'bytes32' },
        { name: 'paymasterAndData', type: 'bytes' },
      ],
    },
    primaryType: 'PackedUserOperation',
    domain: {
      name: 'ERC4337',
      version: '1',
      chainId: practiceMarker.chainId,
      verifyingContract: entryPoint,
    },
    message: {
      sender: smartAccount,
      nonce: 1n,
      initCode: '0x',
      callData: encodeFunctionData({
        abi: accountAbi,
        functionName: 'execute',
        args: [practiceDollar, 0n, paid],
      }),
      accountGasLimits: packed(200_000n, 200_000n),
      preVerificationGas: 60_000n,
      gasFees: packed(10n ** 9n, 3n * 10n ** 9n),
      paymasterAndData: '0x',
    },
  } as const;
}

/** Two numbers of 128 bits in one word, the first one high. */
function packed(high: bigint, low: bigint): Hex {
  return concat([pad(toHex(high), { size: 16 }), pad(toHex(low), { size: 16 })]);
}

export const borrowPublishedCode: Scenario = {
  id: 'delegate-published',
  kind: 'honest',
  request: (setting) => authorization(setting.info.addresses.simple7702Account),
  expected: 'caution',
  fires: ['power.authorization'],
  subject: 'accounts',
  noticedBy: ['power.authorization'],
  effects: (setting) => [{ who: account(setting, 0), what: 'control' }],
};

export const borrowSweeper: Scenario = {
  id: 'delegate-sweeper',
  kind: 'attack',
  request: (setting) => authorization(setting.info.addresses.sweeper),
  expected: 'stop',
  fires: ['power.authorization'],
  subject: 'accounts',
  noticedBy: ['power.authorization', 'identity.unpublished'],
  effects: (setting) => [{ who: account(setting, 0), what: 'control' }],
  // Anybody may send it: what the account then runs does the rest.
  aftermath: (setting) => {
    const { practiceDollar, practiceToken, stranger } = setting.info.addresses;
    const data = encodeFunctionData({ abi: sweeperAbi, args: [[practiceDollar, practiceToken]] });
    return [{ from: stranger, to: account(setting, 0), data }];
  },
};

function authorization(address: Hex): string {
  return JSON.stringify({ chainId: practiceMarker.chainId, address, nonce: 0 });
}

const accountAbi = parseAbi(['function execute(address target, uint256 value, bytes data)']);

const sweeperAbi = parseAbi(['function sweep(address[] tokens)']);
