import * as descriptions from '@readback/phrases/words/cli/schema.ts';

const text = { type: 'string' };
const time = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+Z$' };
const hex = { type: 'string', pattern: '^0x([0-9a-fA-F]{2})*$' };
const hash = { type: 'string', pattern: '^0x[0-9a-f]{64}$' };
const address = { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' };
const or = (it: object) => ({ anyOf: [it, { type: 'null' }] });
const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The record of a signature, as JSON schema (draft 2020-12). `docs/record.schema.json` is this, written out. */
export function recordSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'record.schema.json',
    title: descriptions.record.title,
    description: descriptions.record.about,
    ...object({
      format: { const: 'readback.record' },
      version: { const: 1 },
      madeAt: time,
      by: object({ version: text, release: or(text) }),
      request: object({
        digest: hash,
        chainId: or({ type: 'integer' }),
        version: or(text),
        via: text,
        receivedAt: time,
        text: or(text),
      }),
      said: { type: 'array', items: text },
      readback: { $ref: 'readback.schema.json' },
      device: or(text),
      answer: object({
        state: text,
        at: or(time),
        signature: or(hex),
        signer: or(address),
        hash: or(hash),
        safeTxHash: or(hash),
      }),
      hearback: or({ type: 'object' }),
      digests: { type: 'object', additionalProperties: hash },
      seal: hash,
    }),
  };
}
