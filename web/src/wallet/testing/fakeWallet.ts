import { vi } from 'vitest';
import type { Provider } from '../base/provider.ts';

/** A value, or a function of the parameters that makes one. */
type Answer = unknown;

/** A wallet for tests: answers by method, throws what is an Error, and keeps every call that it got. */
export type FakeWallet = Required<Provider> & {
  calls: { method: string; params: readonly unknown[] | undefined }[];
  /** Replaces answers from now on. */
  answer: (answers: Readonly<Record<string, Answer>>) => void;
  emit: (event: string, ...values: readonly unknown[]) => void;
  /** Methods that it was asked, in order. */
  asked: () => readonly string[];
  listeners: () => number;
};

/** An address of the well-known test accounts. */
export const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** Never answers. */
export const silence = () => new Promise(() => {});

/** An error as wallets throw it: a bare object with a code. */
export function coded(code: unknown, message = 'no'): Answer {
  return () => Promise.reject(Object.assign(new Error(message), { code }));
}

export function fakeWallet(answers: Readonly<Record<string, Answer>> = {}): FakeWallet {
  const heard = new Map<string, Set<(...args: readonly unknown[]) => void>>();
  let table: Readonly<Record<string, Answer>> = {
    eth_accounts: [alice],
    eth_requestAccounts: [alice],
    eth_chainId: '0x1',
    wallet_requestPermissions: [{ parentCapability: 'eth_accounts' }],
    wallet_revokePermissions: null,
    ...answers,
  };
  const wallet: FakeWallet = {
    calls: [],
    request: vi.fn(async ({ method, params }) => {
      wallet.calls.push({ method, params });
      if (!Object.hasOwn(table, method)) throw Object.assign(new Error('no such method'), { code: -32601 });
      const answer = table[method];
      return typeof answer === 'function' ? answer(params ?? []) : answer;
    }),
    on: (event, listener) => heard.set(event, (heard.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => heard.get(event)?.delete(listener),
    answer: (more) => {
      table = { ...table, ...more };
    },
    emit: (event, ...values) => {
      for (const listener of heard.get(event) ?? []) listener(...values);
    },
    asked: () => wallet.calls.map((it) => it.method),
    listeners: () => [...heard.values()].reduce((sum, it) => sum + it.size, 0),
  };
  return wallet;
}
