import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import { unknown } from '../../model/known.ts';
import type { ReadPair } from '../../effects/draft.ts';
import type { Read } from '../../effects/read.ts';
import { type Operation, operationsOf } from '../carried/events.ts';
import type { Receipt } from '../transaction/mined.ts';

/**
 * The user operation by which an account pays for itself (ERC-4337): it sends wei to the entry point, which keeps
 * what is too much. Undefined where a paymaster pays, and where there is none, or more than one.
 */
export function selfPaid({ logs }: Receipt, account: Address): Operation | undefined {
  const [operation, ...more] = operationsOf(logs, account);
  return operation === undefined || more.length > 0 || operation.paymaster ? undefined : operation;
}

/** What the account has with the entry point, read like a balance in a token. */
export function depositRead({ entryPoint }: Operation, account: Address): Read {
  return { kind: 'balance', token: entryPoint, account };
}

/**
 * The readings without the deposit, and what the account sent to the entry point, in wei: what the operation cost,
 * and by how much the deposit grew. Where that is not known, neither is the account's balance after it.
 */
export function withoutPrefund(
  readings: readonly ReadPair[],
  operation: Operation | undefined,
  account: Address,
): Readonly<{ readings: readonly ReadPair[]; sent: bigint }> {
  if (operation === undefined) return { readings, sent: 0n };
  const isDeposit = ({ read }: ReadPair) =>
    read.kind === 'balance' && same(read.token, operation.entryPoint) && same(read.account, account);
  const deposit = readings.find(isDeposit);
  const rest = readings.filter((reading) => !isDeposit(reading));
  if (deposit?.before.s === 'known' && deposit.after.s === 'known') {
    return { readings: rest, sent: deposit.after.v - deposit.before.v + operation.cost };
  }
  const blind = rest.map((reading) =>
    reading.read.kind === 'native' && same(reading.read.account, account)
      ? { ...reading, after: unknown('refused') }
      : reading,
  );
  return { readings: blind, sent: 0n };
}
