import type {
  AttestedBy,
  DescribedField,
  Description,
  DescriptionSource,
  Lint,
} from '@readback/core/model/description.ts';
import type { Span, SpanSource, Warning } from '@readback/core/model/clearSigned.ts';
import * as descriptions from '@readback/phrases/words/cli/schema.ts';
import { address, count, hex, integer, said, text } from './basic.ts';
import { why } from './known.ts';
import { list, maybe, object, ref, type Shape, tagged, words } from './shape.ts';

const fieldRef: Shape<DescribedField> = ref('describedField');

/** Where a piece of text comes from, by the descriptor engine. */
const source: Shape<SpanSource> = said(descriptions.source, {
  json: { type: 'object' },
});

const span: Shape<Span> = said('A piece of text and what it is made of; foreign.', {
  json: {
    type: 'object',
    properties: {
      is: { type: 'string' },
      text: { type: 'string' },
      from: list(source).json,
      value: { type: 'object' },
    },
    required: ['is', 'text', 'from'],
    additionalProperties: false,
  },
});

const warning: Shape<Warning> = object<Warning>({
  code: text as Shape<Warning['code']>,
  at: maybe(text),
  detail: maybe(text),
});

const lint: Shape<Lint> = object<Lint>({
  code: text,
  weight: words({ hides: true, contradicts: true, note: true }),
  arg: maybe(text),
  detail: maybe(text),
});

const from: Shape<DescriptionSource> = object<DescriptionSource>({
  place: text,
  host: maybe(text),
  fetchedAt: maybe(said(descriptions.milliseconds, count)),
  digest: maybe(hex),
  attestedBy: maybe(
    list(
      object<AttestedBy>({
        auditor: address,
        name: maybe(text),
        revoked: words({ no: true, unknown: true, yes: true }),
        revokedAt: maybe(said(descriptions.seconds, integer)),
      }),
    ),
  ),
});

export const describedField: Shape<DescribedField> = object<DescribedField>({
  label: text,
  groups: list(text),
  separator: maybe(text),
  value: list(span),
  paths: list(text),
  inner: maybe(object<NonNullable<DescribedField['inner']>>({ intent: text, fields: list(fieldRef) })),
  callee: maybe(address),
  warnings: list(warning),
});

export const description: Shape<Description> = tagged<'kind', Description>('kind', {
  said: {
    step: text,
    intent: list(object<Readonly<{ label?: string; text: string }>>({ label: maybe(text), text })),
    sentence: maybe(list(span)),
    fields: list(fieldRef),
    more: maybe(count),
    warnings: list(warning),
    lint: list(lint),
    binding: words({ deployment: true, proxy: true, factory: true, domain: true, interface: true }),
    owner: maybe(text),
    contractName: maybe(text),
    from,
  },
  none: { step: text, why: list(warning) },
  unknown: { step: text, why, source: maybe(text) },
});
