import type { Phrase } from '@readback/core/model/phrase.ts';
import * as descriptions from '@readback/phrases/words/cli/schema.ts';
import { said } from './basic.ts';
import { ref, type Shape } from './shape.ts';

export const phraseRef: Shape<Phrase> = ref('phrase');

/** A sentence by its id. Which ids there are and what they take is in `core/src/model/phrases.ts`. */
export const phrase: Shape<Phrase> = said(descriptions.phrase, {
  json: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      args: {
        type: 'object',
        additionalProperties: {
          anyOf: [{ type: 'string' }, { type: 'number' }, { $ref: '#/$defs/phrase' }],
        },
      },
    },
    required: ['id', 'args'],
    additionalProperties: false,
  },
});
