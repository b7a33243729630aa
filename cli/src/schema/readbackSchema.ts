import type { Finding, RemedyAct } from '@readback/core/model/finding.ts';
import type { Fingerprint } from '@readback/core/model/fingerprint.ts';
import type { Printed, SaidPart } from '../said.ts';
import type {
  Control,
  Party,
  Readback,
  SaidBound,
  StationState,
  Unread,
} from '@readback/core/model/readback.ts';
import * as descriptions from '@readback/phrases/words/cli/schema.ts';
import { address, always, count, hex, integer, said, text, yesNo } from './basic.ts';
import { describedField, description } from './descriptionShapes.ts';
import { effectLine, effects, effectsRef } from './effectShapes.ts';
import { asset, assetRef, fact, factValue, provenance } from './factShapes.ts';
import { knownOf, why } from './known.ts';
import { phrase, phraseRef } from './phraseShape.ts';
import { incoming } from './requestShapes.ts';
import {
  type Fields,
  type JsonSchema,
  list,
  maybe,
  object,
  record,
  ref,
  type Shape,
  tagged,
  words,
} from './shape.ts';
import { arg, step } from './stepShapes.ts';

/** What `--json` prints, as JSON schema (draft 2020-12). `docs/readback.schema.json` is this, written out. */
export function readbackSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'readback.schema.json',
    title: descriptions.title,
    description: descriptions.about,
    ...readback.json,
    $defs: Object.fromEntries(Object.entries(parts).map(([name, { json }]) => [name, json])),
  };
}

const state: Shape<StationState> = words({
  pending: true,
  done: true,
  partial: true,
  failed: true,
  skipped: true,
});

type Fired = Extract<Finding, { outcome: 'fired' }>;
type Common = Pick<Finding, 'rule' | 'step' | 'facts' | 'missing'>;

const common: Fields<Common> = { rule: text, step: maybe(text), facts: list(text), missing: list(text) };
type Quiet = Exclude<Finding['outcome'], 'fired'>;
/** The findings, each outcome separately. */
type Each = Fired | { [O in Quiet]: Common & Readonly<{ outcome: O }> }[Quiet];

const act: Shape<RemedyAct> = tagged<'kind', RemedyAct>('kind', {
  reject: {},
  switchNetwork: { chainId: count },
  setInteger: { fact: text, value: integer },
  setAddress: { fact: text, address },
});

const finding: Shape<Finding> = tagged<'outcome', Each>('outcome', {
  fired: {
    ...common,
    severity: words({ stop: true, caution: true, note: true }),
    says: phraseRef,
    why: phraseRef,
    remedy: maybe(phraseRef),
    act: maybe(act),
    about: maybe(address),
    muted: maybe(always(true)),
    unlessKnown: maybe(address),
  },
  clear: common,
  pending: common,
  unknown: common,
  notApplicable: common,
});

const unread: Shape<Unread> = object<Unread>({
  id: text,
  gap: words({ bytes: true, fact: true }),
  says: phraseRef,
  why: phraseRef,
  retry: yesNo,
});

const fingerprint: Shape<Fingerprint> = object<Fingerprint>({
  kind: words<Fingerprint['kind']>({
    calldata: true,
    eip712Digest: true,
    domainHash: true,
    messageHash: true,
    safeTxHash: true,
    eip191Digest: true,
    messageSha256: true,
  }),
  hex,
  step: maybe(text),
});

const party: Shape<Party> = object<Party>({
  role: words<Party['role']>({
    from: true,
    signer: true,
    to: true,
    with: true,
    contract: true,
    token: true,
    spender: true,
    operator: true,
    receiver: true,
    named: true,
    safe: true,
    site: true,
  }),
  address,
});

const control: Shape<Control> = tagged<'kind', Control>('kind', {
  wait: {},
  press: {},
  hold: {},
  none: { why: phraseRef },
});

const saidPart: Shape<SaidPart> = object<SaidPart>({
  rule: words({
    'intent.scope': true,
    'intent.pays': true,
    'intent.gets': true,
    'intent.allows': true,
    'intent.controls': true,
    'intent.signs': true,
    'intent.happens': true,
  }),
  state: words({ asSaid: true, differs: true, notCompared: true }),
  missing: list(object<SaidPart['missing'][number]>({ fact: text, why: maybe(why) })),
});

const bound = object<SaidBound>({
  step: text,
  way: words({ most: true, least: true }),
  amount: text,
  raw: integer,
  asset: assetRef,
  token: maybe(text),
  to: maybe(address),
  exact: maybe(always(true)),
  wrapped: maybe(always(true)),
});

const readback: Shape<Printed> = object<Printed>({
  schema: always(1),
  incoming,
  revision: count,
  stations: object<Readback['stations']>({
    request: state,
    fingerprint: state,
    decode: state,
    label: state,
    simulate: state,
    check: state,
    narrate: state,
  }),
  facts: said(descriptions.facts, record(fact)),
  steps: list(ref('step')),
  effects: knownOf(effectsRef),
  findings: list(finding),
  unread: list(unread),
  fingerprints: list(fingerprint),
  parties: list(party),
  sentence: list(phraseRef),
  bounds: maybe(list(bound)),
  descriptions: maybe(list(description)),
  verdict: words({ pending: true, stop: true, caution: true, notFullyRead: true, read: true }),
  control,
  changesAt: maybe(said(descriptions.until, integer)),
  said: maybe(said(descriptions.said, list(saidPart))),
});

const parts: Readonly<Record<string, Readonly<{ json: JsonSchema }>>> = {
  asset,
  factValue,
  provenance,
  phrase,
  arg,
  step,
  effectLine,
  effects,
  describedField,
};
