import type {
  Actor,
  Arg,
  ArgValue,
  CouldBe,
  Meaning,
  Oddity,
  Step,
  StepFunction,
} from '@readback/core/model/step.ts';
import * as descriptions from '@readback/phrases/words/cli/schema.ts';
import { address, count, hex, integer, range, said, text, yesNo } from './basic.ts';
import { assetRef, provenanceRef } from './factShapes.ts';
import { list, maybe, nullable, object, ref, type Shape, tagged, words } from './shape.ts';

const stepRef: Shape<Step> = ref('step');
const argRef: Shape<Arg> = ref('arg');

const couldBe: Shape<CouldBe> = object<CouldBe>({ name: text, signature: text, args: list(argRef) });

const argValue: Shape<ArgValue> = tagged<'kind', ArgValue>('kind', {
  integer: { value: integer },
  bool: { value: yesNo },
  address: { address },
  bytes: { hex, parts: maybe(list(argRef)), couldBe: maybe(couldBe) },
  text: { text },
  array: { items: list(argRef) },
  tuple: { fields: list(argRef) },
});

const meaning: Shape<Meaning> = tagged<'as', Meaning>('as', {
  amount: { asset: assetRef },
  allowance: { asset: assetRef },
  item: { asset: assetRef },
  deadline: { shift: maybe(count) },
  operation: {},
  nested: {},
  addressIn: {},
  stands: { for: words({ caller: true, router: true, wholeBalance: true, due: true }) },
});

export const arg: Shape<Arg> = object<Arg>({
  name: text,
  type: text,
  value: argValue,
  bytes: range,
  meaning: maybe(meaning),
});

const stepFunction: Shape<StepFunction> = object<StepFunction>({
  name: text,
  signature: text,
  selector: hex,
  from: list(provenanceRef),
});

const oddity: Shape<Oddity> = object<Oddity>({
  at: count,
  what: words<Oddity['what']>({
    dirtyBits: true,
    boolNotOne: true,
    sharedOffset: true,
    backwardOffset: true,
    overrun: true,
    cutShort: true,
    trailingBytes: true,
    appendedSender: true,
    invalidText: true,
    dirtyPadding: true,
    gap: true,
    unknownOperation: true,
    otherFunction: true,
    budget: true,
  }),
});

const actor: Shape<Actor> = said(descriptions.actor, text as Shape<Actor>);

export const step: Shape<Step> = object<Step>({
  id: text,
  op: words({ call: true, delegatecall: true, create: true, permission: true }),
  actor,
  to: nullable(address),
  value: said(descriptions.wei, integer),
  data: hex,
  bytes: range,
  runs: words({ always: true, mayFail: true, later: true }),
  failsAlone: maybe({ json: { const: true } }),
  reading: words({ canonical: true, lenient: true, unread: true }),
  oddities: list(oddity),
  fn: maybe(stepFunction),
  commandByte: maybe(hex),
  caller: maybe(actor),
  args: list(argRef),
  steps: list(stepRef),
});
