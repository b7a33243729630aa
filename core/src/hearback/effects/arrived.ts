import { same, isAmong } from '../../ledger/account.ts';
import { askedToArrive, paidByCalls, sumOf } from '../../actions/asked/askedBook.ts';
import type { Draft } from '../../effects/draft.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { changeOf, isCounted } from '../../ledger/line.ts';
import { assetKey, heldKey, ledgerKey } from '../../ledger/asset.ts';
import { shiftOf } from '../../ledger/compare.ts';
import { netsOf } from '../../ledger/flow.ts';
import type { Log } from '../../effects/log.ts';
import type { Effects } from '../../model/effects.ts';
import type { Facts } from '../../model/fact.ts';
import { known, valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';
import type { Address } from 'viem';
import type { Compared } from './compareLines.ts';
import { loggedGain, transfersIn } from '../../effects/loggedMoves.ts';

type Mined = Readonly<{
  chainId: number;
  account: Address;
  from: Address;
  receipt: Readonly<{ logs: readonly Log[] }>;
  steps: readonly Step[];
  known: Facts;
}>;

/** A balance of native currency as a transaction left it that does nothing but pay it: that it succeeded proves it. */
export function paidDirectly(line: Draft, { account, from, steps }: Mined): Draft | undefined {
  const [step, ...more] = steps;
  const before = valueOf(line.before);
  if (line.asset?.kind !== 'native' || typeof before !== 'bigint' || step === undefined) return undefined;
  if (more.length > 0 || step.op !== 'call' || step.data !== '0x' || !same(account, from)) return undefined;
  return same(step.to, line.who) && !same(from, line.who)
    ? { ...line, after: known(before + step.value) }
    : undefined;
}

/**
 * What the transaction’s own logs bring a payee of a token that is known, whatever others paid: as much as was read back, or
 * `less`. Undefined of anything else.
 */
export function whatLogsSay({ predicted }: Compared, own: readonly Log[]): 'enough' | 'less' | undefined {
  const asset = predicted?.asset;
  if (predicted === undefined || asset?.kind !== 'token') return undefined;
  if (!isWellKnown(asset.chainId, asset.address)) return undefined;
  return loggedGain(own, asset, predicted.who) < (changeOf(predicted) ?? 0n) ? 'less' : 'enough';
}

/** Whether someone whom the calls send an item gets less of it by the logs than the run that was read back showed. */
export function isItemMissing(
  { moves = [] }: Effects,
  { chainId, steps, receipt: { logs } }: Mined,
): boolean {
  const sent = moves.filter(
    ({ asset, to }) => asset.kind === 'nft' && askedToArrive(steps, to, ledgerKey(asset)).length > 0,
  );
  const [read, mined] = [netsOf(moves), netsOf(transfersIn(logs, chainId))];
  return sent.some(({ asset, to }) => {
    const key = heldKey(to, assetKey(asset));
    return (mined.get(key) ?? 0n) < (read.get(key) ?? 0n);
  });
}

/** Whether one of those who were too many to be inspected gets less of a token than the calls pay, by the logs. */
export function isUnpaid(
  { notLookedAt, arrivals = [] }: Effects,
  { chainId, steps, receipt: { logs } }: Mined,
  accounts: readonly Address[],
): boolean {
  if (!notLookedAt.some(({ is }) => is === 'payees')) return false;
  return [...paidByCalls(steps).values()].some((asks) => {
    const [to, token] = [asks[0]?.to, asks[0]?.token];
    if (to === undefined || token === undefined || isAmong(to, accounts)) return false;
    if (asks.some(({ payment }) => payment?.what !== 'token' || payment.across === true)) return false;
    if (arrivals.some(({ who }) => same(who, to))) return false;
    const came = loggedGain(logs, { kind: 'token', chainId, address: token }, to);
    return came * 100n < sumOf(asks) * 99n;
  });
}

/** Whether events say less of what only events told when it was read. */
export function claimedOtherwise({ lines }: Effects, { receipt: { logs }, known: facts }: Mined): boolean {
  return lines.some((line) => {
    const { asset, who } = line;
    if (line.basis !== 'claimed' || !isCounted(line) || asset === undefined || asset.kind === 'native')
      return false;
    const told = valueOf(facts[effectFact(line, 'delta')]?.value);
    if (told?.kind !== 'amount') return false;
    const shift = shiftOf([told.raw, loggedGain(logs, asset, who)], 'asset', line);
    return shift !== 'same' && shift !== 'better' && shift !== 'short';
  });
}
