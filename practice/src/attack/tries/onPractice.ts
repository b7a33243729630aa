import { askTransaction, askTypedData } from '@readback/scenarios/ask.ts';
import { type Address, type Hex, toHex } from 'viem';
import { pilot } from '../../truth/sky.ts';
import type { Stage } from '../stage.ts';
import { fieldsOf } from './signing.ts';
import type { OnPractice } from './table.ts';

export const user = pilot(0).address;

/** What is asked of the practice chain, whose contracts are the true ones. */
type Asked = OnPractice & Readonly<{ request: (stage: Stage) => string | Promise<string> }>;

export function onPractice(
  id: string,
  why: string,
  request: (stage: Stage) => string | Promise<string>,
): Asked {
  return { id, why, chain: 'practice', request };
}

export const bare = [{ name: 'name', type: 'string' }];

export const nv = [...bare, { name: 'version', type: 'string' }];

export const nvc = [...nv, { name: 'chainId', type: 'uint256' }];

export const nvcv = [...nvc, { name: 'verifyingContract', type: 'address' }];

export function typedOnPractice(
  id: string,
  why: string,
  domainType: readonly object[],
  domain: object | ((stage: Stage) => object),
  primaryType: string,
  fields: string,
  message: object | ((stage: Stage) => object),
  more: Readonly<Record<string, string>> = {},
): Asked {
  return onPractice(id, why, (stage) =>
    askTypedData(user, {
      types: {
        EIP712Domain: domainType,
        [primaryType]: fieldsOf(fields),
        ...Object.fromEntries(Object.entries(more).map(([name, its]) => [name, fieldsOf(its)])),
      },
      primaryType,
      domain: typeof domain === 'function' ? domain(stage) : domain,
      message: typeof message === 'function' ? message(stage) : message,
    }),
  );
}

export const tx = (
  id: string,
  why: string,
  make: (stage: Stage) => { to: Address; data?: Hex; value?: bigint },
): OnPractice => onPractice(id, why, (stage) => askTransaction(user, make(stage)));

export const rpcAsk = (method: string, params: readonly unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

export const rawOnPractice = (
  id: string,
  why: string,
  over: (stage: Stage) => object,
  method = 'eth_sendTransaction',
): OnPractice =>
  onPractice(id, why, (stage) =>
    rpcAsk(method, [{ chainId: '0x7a69', from: user, to: stage.friend, value: '0x1', ...over(stage) }]),
  );

export const batch = (
  id: string,
  why: string,
  make: (stage: Stage) => readonly { to: Address; data?: Hex; value?: bigint }[],
  more: object = {},
): OnPractice =>
  onPractice(id, why, (stage) =>
    rpcAsk('wallet_sendCalls', [
      {
        version: '2.0.0',
        chainId: '0x7a69',
        from: user,
        atomicRequired: false,
        calls: make(stage).map((it) => ({ data: '0x', ...it, value: toHex(it.value ?? 0n) })),
        ...more,
      },
    ]),
  );
