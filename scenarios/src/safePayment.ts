import type { SafeTx } from '@readback/core/model/request.ts';
import {
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  erc20Abi,
  type Hex,
  parseAbi,
  parseEther,
  parseUnits,
  size,
} from 'viem';
import { account } from './account.ts';
import { askTransaction, askTypedData } from './ask.ts';
import { safeTx, safeTypedData } from './safeTx.ts';
import type { Scenario, Setting } from './scenario.ts';

/** A signature by an owner of the Safe over its typed data. */
export type OwnerSignature = Readonly<{ owner: Address; signature: Hex }>;

/** The first (1) or second (2) owner agrees to the Safe's payment: no transaction, only a signature. */
export function signSafePayment(owner: 1 | 2 | 3): Scenario {
  return {
    id: `sign-safe-payment-${owner}`,
    kind: 'honest',
    request: (setting) =>
      askTypedData(account(setting, owner), safeTypedData(setting.info.addresses.safe, payment(setting))),
    expected: 'read',
    fires: [],
    subject: 'safe',
    effects: (setting) => [
      {
        who: setting.info.addresses.safe,
        what: 'balance',
        asset: setting.info.addresses.practiceDollar,
        change: -parseUnits('1000', 6),
      },
    ],
  };
}

/** Whoever holds two signatures may have the Safe pay. They are sorted here as the Safe wants them. */
export function executeSafePayment(signatures: readonly OwnerSignature[]): Scenario {
  return {
    id: 'execute-safe-payment',
    kind: 'honest',
    request: (setting) => {
      const it = payment(setting);
      const data = encodeFunctionData({
        abi: safeAbi,
        functionName: 'execTransaction',
        args: [
          it.to,
          it.value,
          it.data,
          it.operation,
          it.safeTxGas,
          it.baseGas,
          it.gasPrice,
          it.gasToken,
          it.refundReceiver,
          inOrder(signatures),
        ],
      });
      return askTransaction(account(setting, 0), { to: setting.info.addresses.safe, data });
    },
    expected: 'read',
    fires: [],
    subject: 'safe',
    effects: (setting) => [
      {
        who: setting.info.addresses.safe,
        what: 'balance',
        asset: setting.info.addresses.practiceDollar,
        change: -parseUnits('1000', 6),
      },
    ],
  };
}

export const signSafeBatch: Scenario = {
  id: 'sign-safe-batch',
  kind: 'honest',
  request: (setting) => {
    const { safe, multiSendCallOnly, practiceToken } = setting.info.addresses;
    const receiver = account(setting, 4);
    const calls = [
      { to: receiver, value: parseEther('1'), data: '0x' },
      { to: practiceToken, value: 0n, data: transfer(receiver, parseEther('100')) },
    ] as const;
    const data = encodeFunctionData({
      abi: safeAbi,
      functionName: 'multiSend',
      args: [concat(calls.map((it) => packed(it)))],
    });
    const message = safeTx({ to: multiSendCallOnly, data, operation: 1, nonce: setting.safeNonce ?? 0n });
    return askTypedData(account(setting, 1), safeTypedData(safe, message));
  },
  expected: 'read',
  fires: [],
  subject: 'safe',
  effects: (setting) => [
    { who: setting.info.addresses.safe, what: 'balance', change: -parseEther('1') },
    {
      who: setting.info.addresses.safe,
      what: 'balance',
      asset: setting.info.addresses.practiceToken,
      change: -parseEther('100'),
    },
  ],
};

function payment(setting: Setting): SafeTx {
  const data = transfer(account(setting, 4), parseUnits('1000', 6));
  return safeTx({ to: setting.info.addresses.practiceDollar, data, nonce: setting.safeNonce ?? 0n });
}

function transfer(to: Address, amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
}

/** MultiSend's own packing: operation, to, value, length of data, data. */
function packed(it: Readonly<{ to: Address; value: bigint; data: Hex }>): Hex {
  return encodePacked(
    ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
    [0, it.to, it.value, BigInt(size(it.data)), it.data],
  );
}

/** The Safe reads signatures in the order of their owners' addresses. */
function inOrder(signatures: readonly OwnerSignature[]): Hex {
  const sorted = signatures.toSorted((a, b) => (BigInt(a.owner) < BigInt(b.owner) ? -1 : 1));
  return concat(sorted.map((it) => it.signature));
}

const safeAbi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
  'function multiSend(bytes transactions) payable',
]);
