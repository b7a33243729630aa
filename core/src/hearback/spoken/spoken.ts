import { factOfToken, factMined } from '../../model/factIds.ts';
import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { sameAsset } from '../../ledger/asset.ts';
import { type Address, size } from 'viem';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { isUnlimited } from '../../actions/approvals/unlimited.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { decode } from '../../decode/decode.ts';
import type { Asset, Fact, FactId, FactValue, Facts } from '../../model/fact.ts';
import type { Hearback } from '../../model/hearback.ts';
import { known, valueOf } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import type { Call } from '../../model/request.ts';
import { freeze } from '../../request/frozen/freeze.ts';

/** What a call is, where it is nothing else than that: its four parts give every byte of the call. */
export type SpokenAct = Readonly<{
  kind: 'pays' | 'allows';
  /** Who is paid, or who may spend. */
  to: Address;
  /** In the smallest unit. */
  amount: bigint;
  asset: Asset;
}>;

export type SpokenRow = Readonly<{
  what: 'to' | 'spender' | 'amount' | 'token';
  readBack: FactId;
  happened: FactId;
  same: boolean;
}>;

/**
 * How the transaction that a wallet sent differs from the one that was read back, said of what both do and not of their
 * bytes. `headline`: what went elsewhere; absent where another field differs too, or another request took the place.
 * `done`: what was read on chain before and after its block agrees, as opposed to what was only signed.
 */
export type SpokenDifference = Readonly<{
  kind: SpokenAct['kind'];
  rows: readonly SpokenRow[];
  facts: Facts;
  headline?: Readonly<{ differs: 'to' | 'amount' | 'both'; done: boolean }>;
}>;

/**
 * Says in decoded values how a transaction differs from the request that was read back. Only where both are one plain
 * payment or both are one allowance, of the chain's own currency or of tokens whose decimals the readback knows, and
 * where the decoded values differ: undefined otherwise. Reads no call of more than 68 bytes.
 */
export function spokenDifference(readback: Readback, hearback: Hearback): SpokenDifference | undefined {
  if (hearback.verdict !== 'different') return undefined;
  const wanted = actOf(callOf('request', hearback.facts), readback);
  const got = actOf(callOf('mined', hearback.facts), readback);
  if (wanted === undefined || got === undefined || wanted.kind !== got.kind) return undefined;
  const alike = {
    to: same(wanted.to, got.to),
    amount: wanted.amount === got.amount && sameAsset(wanted.asset, got.asset),
    token: sameAsset(wanted.asset, got.asset),
  };
  if (alike.to && alike.amount) return undefined;
  const from = hearback.facts['mined.data']?.from ?? [];
  const facts: Fact[] = [];
  const row = (what: SpokenRow['what'], of: (act: SpokenAct) => FactValue, same: boolean): SpokenRow => {
    const [readBack, happened] = [`spoken.request.${what}`, `spoken.mined.${what}`];
    facts.push(
      { id: readBack, value: known(of(wanted)), from: [{ by: 'request' }] },
      { id: happened, value: known(of(got)), from },
    );
    return { what, readBack, happened, same };
  };
  const rows = [
    row(wanted.kind === 'pays' ? 'to' : 'spender', ({ to }) => ({ kind: 'address', address: to }), alike.to),
    row('amount', amountOf, alike.amount),
    row('token', ({ asset }) => ({ kind: 'asset', asset }), alike.token),
  ];
  const takesBack = wanted.kind === 'allows' && (wanted.amount === 0n || got.amount === 0n);
  const headline =
    isOnlyThat(hearback) && !takesBack
      ? { differs: differsIn(alike), done: isDone(got, hearback) }
      : undefined;
  return {
    kind: wanted.kind,
    rows,
    facts: Object.fromEntries(facts.map((fact) => [fact.id, fact])),
    ...(headline === undefined ? {} : { headline }),
  };
}

type ComparedCall = Readonly<{ call: Call; from: Address; chainId: number }>;

/** A call as the comparison of fields has it. */
function callOf(of: 'request' | 'mined', facts: Facts): ComparedCall | undefined {
  const value = (name: string) => valueOf(facts[`${of}.${name}`]?.value);
  const [from, to, coins, data] = [value('from'), value('to'), value('value'), value('data')];
  if (from?.kind !== 'address' || to?.kind !== 'address') return undefined;
  if (coins?.kind !== 'amount' || data?.kind !== 'bytes' || coins.asset.kind !== 'native') return undefined;
  const call = { to: to.address, value: coins.raw, data: data.hex };
  return { call, from: from.address, chainId: coins.asset.chainId };
}

/** In bytes, a selector and two words: no call of another length is one of those that are spoken. */
const length = 68;

function actOf(compared: ComparedCall | undefined, readback: Readback): SpokenAct | undefined {
  if (compared === undefined) return undefined;
  const { call, from, chainId } = compared;
  if (call.data !== '0x' && size(call.data) !== length) return undefined;
  const body = { kind: 'transaction', chainId, from, call, set: {} } as const;
  const [step, ...more] = decode(freeze(body, ''), {}).steps;
  if (step === undefined || more.length > 0 || step.op !== 'call' || step.steps.length > 0) return undefined;
  if (call.data === '0x') {
    const [payment] = paymentsOf(step);
    if (payment?.what !== 'native') return undefined;
    return { kind: 'pays', to: payment.to, amount: payment.amount, asset: { kind: 'native', chainId } };
  }
  const isPlain = step.reading === 'canonical' && step.oddities.length === 0 && call.value === 0n;
  if (!isPlain || !isKnownAs(step, 'transfer', 'approve') || step.to === null) return undefined;
  const asset: Asset = { kind: 'token', chainId, address: step.to };
  const decimals = readback.facts[factOfToken(step.to, 'decimals')];
  if (valueOf(decimals?.value)?.kind !== 'integer') return undefined;
  const [payment, ...others] = paymentsOf(step);
  if (payment?.what === 'token' && others.length === 0) {
    return { kind: 'pays', to: payment.to, amount: payment.amount, asset };
  }
  const [grant, ...rest] = grantsOf(step);
  if (grant?.amount === undefined || rest.length > 0) return undefined;
  return { kind: 'allows', to: grant.spender, amount: grant.amount.value, asset };
}

function amountOf({ kind, amount: raw, asset }: SpokenAct): FactValue {
  return kind === 'pays'
    ? { kind: 'amount', raw, asset }
    : { kind: 'allowance', raw, asset, unlimited: isUnlimited(raw) };
}

function differsIn(same: Readonly<{ to: boolean; amount: boolean }>): 'to' | 'amount' | 'both' {
  if (same.to) return 'amount';
  return same.amount ? 'to' : 'both';
}

/** The fields that the decoded values represent. */
const stoodFor: ReadonlySet<string> = new Set(['mined.to', 'mined.value', 'mined.data']);

/** Sender, network and authorizations are as they were read back, and no other request took the place of this one. */
function isOnlyThat({ lines, facts, says }: Hearback): boolean {
  const fields = new Set(['from', 'chain', 'authorizations'].map((name) => factMined(name)));
  const others = lines.some(({ happened, same }) => !same && fields.has(happened));
  const named = lines.some(({ happened, same }) => !same && stoodFor.has(happened));
  const replaced = says.some(({ id }) => id.startsWith('hearback.replaced.'));
  return named && !others && !replaced && facts['mined.from'] !== undefined;
}

/** Whether what was read before and after the block says of the account what the call says. */
function isDone(act: SpokenAct, { facts, effects, followed }: Hearback): boolean {
  if (followed?.block === undefined || effects === 'reverted' || effects === 'pending') return false;
  const account = valueOf(facts['mined.from']?.value);
  if (account?.kind !== 'address') return false;
  return Object.keys(facts).some((id) => {
    const [, line] = /^mined\.(effect\.\d+)\.who$/.exec(id) ?? [];
    if (line === undefined) return false;
    const value = (part: string) => valueOf(facts[factMined(`${line}.${part}`)]?.value);
    const [who, asset, other] = [value('who'), value('asset'), value('counterparty')];
    const [delta, after] = [value('delta'), value('after')];
    if (who?.kind !== 'address' || !same(who.address, account.address)) return false;
    if (asset?.kind !== 'asset' || !sameAsset(asset.asset, act.asset)) return false;
    if (act.kind === 'pays') return delta?.kind === 'amount' && delta.raw === -act.amount;
    return (
      after?.kind === 'allowance' &&
      after.raw === act.amount &&
      other?.kind === 'address' &&
      same(other.address, act.to)
    );
  });
}
