import type {
  EffectLine,
  EffectPart,
  Effects,
  EffectValue,
  Health,
  LoanHealth,
  Move,
  OtherBlock,
  OtherGas,
  PinnedBlock,
  PositionLine,
  Revert,
  StateRecord,
  TracedCall,
} from '@readback/core/model/effects.ts';
import type { Assumption, Limit, NotNow } from '@readback/core/model/limits.ts';
import * as descriptions from '@readback/phrases/words/cli/schema.ts';
import { address, count, hex, integer, said, text, yesNo } from './basic.ts';
import { assetRef } from './factShapes.ts';
import { knownOf, unanswered } from './known.ts';
import { phraseRef } from './phraseShape.ts';
import { list, maybe, nullable, object, ref, type Shape, tagged, words } from './shape.ts';

export const effectsRef: Shape<Effects> = ref('effects');
const lineRef: Shape<EffectLine> = ref('effectLine');

const block: Shape<PinnedBlock> = object<PinnedBlock>({
  chainId: count,
  parentHash: hex,
  parentNumber: integer,
  number: integer,
  timestamp: integer,
  baseFeePerGas: integer,
  gasLimit: integer,
  endpoint: text,
});

const value: Shape<EffectValue> = said(descriptions.effectValue, {
  json: { anyOf: [integer.json, yesNo.json, hex.json] },
});

export const effectLine: Shape<EffectLine> = object<EffectLine>({
  id: text,
  who: address,
  what: words<EffectLine['what']>({
    balance: true,
    nft: true,
    allowance: true,
    operator: true,
    owner: true,
    role: true,
    code: true,
    delegate: true,
    safe: true,
    fee: true,
  }),
  asset: maybe(assetRef),
  counterparty: maybe(address),
  via: maybe(address),
  part: maybe(
    words<EffectPart>({
      owner: true,
      pendingOwner: true,
      granted: true,
      implementation: true,
      admin: true,
      beacon: true,
      contract: true,
      delegation: true,
      owners: true,
      threshold: true,
      module: true,
      guard: true,
      moduleGuard: true,
      fallbackHandler: true,
    }),
  ),
  role: maybe(hex),
  before: knownOf(value),
  after: knownOf(value),
  basis: words({ read: true, claimed: true }),
  most: maybe(integer),
  until: maybe(integer),
  cause: list(text),
});

const status = words<Effects['status']>({ success: true, partial: true, revert: true });

const revert: Shape<Revert> = object<Revert>({
  data: hex,
  reason: maybe(text),
  at: maybe(text),
  remedy: maybe(phraseRef),
});

const tracedCall: Shape<TracedCall> = object<TracedCall>({
  id: text,
  op: words<TracedCall['op']>({
    call: true,
    staticcall: true,
    delegatecall: true,
    callcode: true,
    create: true,
    selfdestruct: true,
  }),
  from: address,
  to: nullable(address),
  value: integer,
  gasUsed: integer,
  selector: hex,
  size: count,
  ok: yesNo,
  revert: maybe(revert),
  step: maybe(text),
});

const move: Shape<Move> = object<Move>({
  from: address,
  to: address,
  asset: assetRef,
  amount: integer,
  basis: words({ read: true, claimed: true }),
  step: maybe(text),
});

const record: Shape<StateRecord> = object<StateRecord>({
  contract: address,
  who: maybe(address),
  slots: count,
});

const health: Shape<Health> = said(descriptions.health, {
  json: { anyOf: [integer.json, { const: 'free' }] },
});

const loanHealth: Shape<LoanHealth> = object<LoanHealth>({
  market: address,
  account: address,
  oracle: maybe(address),
  before: knownOf(health),
  after: knownOf(health),
});

const position: Shape<PositionLine> = object<PositionLine>({
  contract: address,
  account: address,
  data: hex,
  at: count,
  what: words({ owed: true, kept: true }),
  before: knownOf(integer),
  after: knownOf(integer),
});

const otherBlock: Shape<OtherBlock> = tagged<'s', OtherBlock>('s', {
  same: {},
  different: different(),
});

const otherGas: Shape<OtherGas> = tagged<'s', OtherGas>('s', {
  same: {},
  different: { ...different(), gas: integer, suffixed: maybe({ json: { const: true } }) },
});

function different() {
  return {
    lines: list(text),
    status,
    by: maybe(words({ amount: true, effect: true })),
    worse: maybe(yesNo),
    there: maybe(list(lineRef)),
  } as const;
}

const counted = { count } as const;

const limit: Shape<Limit> = tagged<'is', Limit>('is', {
  others: {},
  othersButPayees: {},
  control: {},
  otherControl: {},
  code: {},
  diamond: {},
  logs: {},
  events: {},
  afterwards: {},
  trace: {},
  otherTrace: {},
  dataFee: {},
  paymaster: {},
  comesBack: {},
  borrowed: {},
  contract: {},
  approved: {},
  chosen: {},
  payees: counted,
  controlReads: counted,
  accounts: counted,
  reads: counted,
  waiting: counted,
  calls: counted,
  moves: counted,
  replaced: { how: words({ waits: true, maybe: true }) },
});

const assumption: Shape<Assumption> = tagged<'is', Assumption>('is', {
  operation: {},
  paymaster: {},
  accountCalls: {},
  carried: {},
  created: {},
  standIn: {},
  zone: {},
  priceWorst: {},
  otherTime: {},
  sender: {},
  signatures: {},
  safeNow: {},
  permit: {},
  fees: {},
  noFees: {},
  dependsOnFees: {},
  codeAtSender: {},
  dataFee: {},
  ownBlock: {},
  authorizations: counted,
  authorizationsVoid: counted,
  first: counted,
  firstFails: counted,
  changed: counted,
  byRules: { rules: text },
  feesUnanswered: { why: unanswered },
});

const notNow: Shape<NotNow> = tagged<'is', NotNow>('is', {
  nonce: {},
  later: {},
  expired: {},
  early: {},
  domain: {},
  balance: {},
  allowance: {},
  counter: {},
  cancelled: {},
  filled: {},
  funds: {},
  contract: {},
  gas: {},
  fails: {},
  safeNonce: { next: count, own: count },
});

export const effects: Shape<Effects> = object<Effects>({
  block,
  status,
  revert: maybe(revert),
  gasUsed: integer,
  lines: list(lineRef),
  arrivals: maybe(list(lineRef)),
  engines: list(object<Effects['engines'][number]>({ name: text, agrees: nullable(yesNo) })),
  calls: maybe(knownOf(list(tracedCall))),
  moves: maybe(list(move)),
  health: maybe(list(loanHealth)),
  positions: maybe(list(position)),
  records: maybe(knownOf(list(record))),
  eventless: maybe({ json: { const: true } }),
  bound: maybe(list(object<NonNullable<Effects['bound']>[number]>({ who: address, asset: assetRef }))),
  otherBlock: maybe(knownOf(otherBlock)),
  otherGas: maybe(knownOf(otherGas)),
  notNow: maybe(list(notNow)),
  notLookedAt: list(limit),
  assumed: list(assumption),
});
