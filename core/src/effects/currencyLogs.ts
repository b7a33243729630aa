import { type Address, getAddress, hexToBigInt, size, sliceHex, toEventSelector } from 'viem';
import { same } from '../ledger/account.ts';
import type { Log } from './log.ts';

/** Native currency that went from one to another, in wei. */
export type CurrencyMove = Readonly<{ from: Address; to: Address; amount: bigint }>;

/**
 * Whom networks name as the emitter where they log what the native currency does (EIP-7708). No contract is there, and
 * none can log by that name: what is logged is a second witness of native currency, and never of a token.
 */
const system: Address = '0xfffffffffffffffffffffffffffffffffffffffe';

const transfer = toEventSelector('Transfer(address,address,uint256)');

/** Whether a log is the network's own, about its currency. */
export function isCurrencyLog({ address }: Pick<Log, 'address'>): boolean {
  return same(address, system);
}

/** What contracts log, without what the network logs of its currency. */
export function contractLogs(logs: readonly Log[]): readonly Log[] {
  return logs.some(isCurrencyLog) ? logs.filter((log) => !isCurrencyLog(log)) : logs;
}

/** The moves of native currency that the network logs. Empty where nothing moves, and on networks that log none. */
function currencyMoves(logs: readonly Log[]): readonly CurrencyMove[] {
  return logs.flatMap((log): readonly CurrencyMove[] => {
    const [event, from, to] = log.topics;
    if (!isCurrencyLog(log) || event !== transfer || from === undefined || to === undefined) return [];
    if (size(log.data) !== 32) return [];
    const who = (topic: typeof from) => getAddress(sliceHex(topic, 12));
    return [{ from: who(from), to: who(to), amount: hexToBigInt(log.data) }];
  });
}

/** Logs of a call, told apart by who speaks. */
export function spoken(
  logs: readonly Log[],
): Readonly<{ logs: readonly Log[]; currency?: readonly CurrencyMove[] }> {
  const currency = currencyMoves(logs);
  return { logs: contractLogs(logs), ...(currency.length === 0 ? {} : { currency }) };
}
