import type { EffectLine, Effects, EffectValue, PinnedBlock, Revert } from '@readback/core/model/effects.ts';
import { address, count, hex, integer, said, text, yesNo } from './basic.ts';
import { assetRef } from './factShapes.ts';
import { knownOf } from './known.ts';
import { phraseRef } from './phraseShape.ts';
import { list, maybe, nullable, object, ref, type Shape, words } from './shape.ts';

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

const value: Shape<EffectValue> = said('An integer, a yes or no, or hex.', {
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
  before: knownOf(value),
  after: knownOf(value),
  basis: words({ read: true, claimed: true }),
  most: maybe(integer),
  until: maybe(integer),
  cause: list(text),
});

export const effects: Shape<Effects> = object<Effects>({
  block,
  status: words({ success: true, partial: true, revert: true }),
  revert: maybe(object<Revert>({ data: hex, reason: maybe(text) })),
  gasUsed: integer,
  lines: list(lineRef),
  arrivals: maybe(list(lineRef)),
  engines: list(object<Effects['engines'][number]>({ name: text, agrees: nullable(yesNo) })),
  notLookedAt: list(phraseRef),
  assumed: list(phraseRef),
});
