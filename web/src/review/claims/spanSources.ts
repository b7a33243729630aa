import { factOfAccount, factOfToken } from '@readback/core/model/factIds.ts';
import type { Span, SpanSource } from '@readback/core/model/clearSigned.ts';
import type { DescriptionSource } from '@readback/core/model/description.ts';
import type { Provenance } from '@readback/core/model/fact.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/claims.ts';

/** Where a piece of a description comes from: the request for values, facts for what they mean, else its author. */
export function spanSources({ from }: Span, source: DescriptionSource): readonly Provenance[] {
  return from.flatMap((it) => provenanceOf(it, source));
}

function provenanceOf(it: SpanSource, source: DescriptionSource): readonly Provenance[] {
  switch (it.by) {
    case 'argument':
      return [
        it.bytes === undefined || it.bytes[1] <= it.bytes[0] ? request : { by: 'request', bytes: it.bytes },
      ];
    case 'container':
      return [request];
    case 'descriptor':
      return [descriptorSource(source)];
    case 'answer':
      return factOf(it.ask);
    case 'engine':
      return [];
  }
}

/** A descriptor as a source: its place in the registry, the day it was fetched, and its digest. */
export function descriptorSource({ host, place, fetchedAt, digest }: DescriptionSource): Provenance {
  return {
    by: 'source',
    name: host === undefined ? place : fill(words.fileOf, { file: place, host }),
    ...(fetchedAt === undefined ? {} : { asOf: new Date(fetchedAt).toISOString().slice(0, 10) }),
    ...(digest === undefined ? {} : { subject: digest }),
  };
}

const request: Provenance = { by: 'request' };

function factOf(ask: Extract<SpanSource, { by: 'answer' }>['ask']): readonly Provenance[] {
  switch (ask.kind) {
    case 'token':
      return [{ by: 'derived', from: [factOfToken(ask.address, 'symbol')] }];
    case 'name':
      return [{ by: 'derived', from: [factOfAccount(ask.address, 'name')] }];
    case 'chain':
      return [{ by: 'source', name: 'Readback' }];
    default:
      return [];
  }
}
