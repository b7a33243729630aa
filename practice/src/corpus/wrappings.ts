import { paymentOperation } from '@readback/scenarios/smartAccount.ts';
import { askTransaction, askTypedData } from '@readback/scenarios/ask.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { type Address, concat, encodePacked, type Hex, parseEther, size, toHex, zeroAddress } from 'viem';
import { call, pilot, signTyped } from '../truth/sky.ts';
import type { Call, Ground } from './ground.ts';

const user = pilot(0).address;

/** A way to ask for calls: `who` makes them, `request` is what is asked. */
export type Wrapping = Readonly<{
  id: string;
  who: 'user' | 'safe' | 'smartAccount';
  request: (ground: Ground, calls: readonly Call[]) => string | Promise<string>;
}>;

/** What an account does before and after, in those that make several calls. */
export type Beside = (ground: Ground) => readonly Call[];

/** Something that an account may well do beside it. */
const paysFriend: Beside = ({ friend }) => [{ to: friend, data: '0x', value: parseEther('0.001') }];

export const wrappings: readonly Wrapping[] = wrappingsBeside(paysFriend);

/** The same with other company, or with none. */
export function wrappingsBeside(harmless: Beside): readonly Wrapping[] {
  return [
    {
      id: 'plain',
      who: 'user',
      request: (_, [first]) => {
        if (first === undefined) throw new RangeError('There is nothing to ask for.');
        return askTransaction(user, first);
      },
    },
    {
      id: 'batch',
      who: 'user',
      request: (ground, calls) => {
        const all = [...harmless(ground), ...calls, ...harmless(ground)];
        const asked = all.map(({ to, data, value }) => ({ to, data, value: toHex(value) }));
        const chainId = toHex(practiceMarker.chainId);
        const params = [{ version: '2.0.0', chainId, from: user, atomicRequired: true, calls: asked }];
        return JSON.stringify({ method: 'wallet_sendCalls', params });
      },
    },
    {
      id: 'account-execute',
      who: 'smartAccount',
      request: (ground, calls) => askTransaction(user, { to: ground.at.smartAccount, data: executed(calls) }),
    },
    {
      id: 'account-batch',
      who: 'smartAccount',
      request: (ground, calls) =>
        askTransaction(user, { to: ground.at.smartAccount, data: executed([...harmless(ground), ...calls]) }),
    },
    { id: 'operation', who: 'smartAccount', request: (ground, calls) => operation(ground, calls) },
    {
      id: 'operation-batch',
      who: 'smartAccount',
      request: (ground, calls) => operation(ground, [...calls, ...harmless(ground)]),
    },
    { id: 'safe', who: 'safe', request: (ground, calls) => safeAsks(ground, inSafe(ground, calls)) },
    {
      id: 'safe-batch',
      who: 'safe',
      request: (ground, calls) => safeAsks(ground, multiSend(ground, [...harmless(ground), ...calls])),
    },
    {
      id: 'safe-batch-in-a-batch',
      who: 'safe',
      request: (ground, calls) => {
        const inner = multiSend(ground, calls);
        return safeAsks(ground, multiSend(ground, [...harmless(ground), inner]));
      },
    },
    {
      id: 'safe-carried-out',
      who: 'safe',
      request: async (ground, calls) => {
        const it = safeTx({ ...inSafe(ground, calls), nonce: 0n });
        const typed = safeTypedData(ground.at.safe, it);
        const signers = [pilot(1), pilot(2)].toSorted((a, b) =>
          BigInt(a.address) < BigInt(b.address) ? -1 : 1,
        );
        const signatures = concat(await Promise.all(signers.map((signer) => signTyped(signer, typed))));
        const data = call(
          'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
          it.to,
          it.value,
          it.data,
          it.operation,
          0n,
          0n,
          0n,
          zeroAddress,
          zeroAddress,
          signatures,
        );
        return askTransaction(pilot(1).address, { to: ground.at.safe, data });
      },
    },
  ];
}

/** One call as it is; more of them go through MultiSend. */
function inSafe(ground: Ground, calls: readonly Call[]): Call {
  const [first, ...rest] = calls;
  return first !== undefined && rest.length === 0 ? first : multiSend(ground, calls);
}

function multiSend({ at }: Ground, calls: readonly Call[]): Call {
  const packed = calls.map(({ to, value, data, operation = 0 }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [operation, to, value, BigInt(size(data)), data],
    ),
  );
  const data = call('function multiSend(bytes transactions)', concat(packed));
  return { to: at.multiSend, data, value: 0n, operation: 1 };
}

function safeAsks({ at }: Ground, payment: Call): string {
  return askTypedData(pilot(1).address, safeTypedData(at.safe, safeTx({ ...payment, nonce: 0n })));
}

function executed(calls: readonly Call[]): Hex {
  const [first, ...rest] = calls;
  if (first !== undefined && rest.length === 0)
    return call(
      'function execute(address target, uint256 value, bytes data)',
      first.to,
      first.value,
      first.data,
    );
  const many = calls.map(({ to: target, value, data }) => ({ target, value, data }));
  return call('function executeBatch((address target, uint256 value, bytes data)[] calls)', many);
}

function operation(ground: Ground, calls: readonly Call[]): string {
  const typed = paymentOperation({ info: ground.info, now: ground.now });
  return askTypedData(user, { ...typed, message: { ...typed.message, callData: executed(calls) } });
}

/** Who makes the calls of a wrapping. */
export function makerOf({ who }: Wrapping, { at }: Ground): Address {
  return who === 'user' ? user : at[who];
}
