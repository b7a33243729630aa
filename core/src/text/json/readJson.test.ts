import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonNode } from './jsonNode.ts';
import { JsonError, mostDepth, readJson } from './readJson.ts';

function plain(node: JsonNode): unknown {
  switch (node.kind) {
    case 'null':
      return null;
    case 'number':
      return Number(node.text);
    case 'bool':
    case 'string':
      return node.value;
    case 'array':
      return node.items.map(plain);
    case 'object':
      return Object.fromEntries([...node.entries].map(([key, item]) => [key, plain(item)]));
  }
}

function failure(text: string): JsonError {
  try {
    readJson(text);
  } catch (error) {
    if (error instanceof JsonError) return error;
    throw error;
  }
  throw new Error(`accepted: ${text}`);
}

test('valid JSON means what JSON.parse says it means', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'grapheme' }), fc.constantFrom(0, 2), (json, indent) => {
      if (json.includes('"__proto__"')) return;
      const text = JSON.stringify(JSON.parse(json), null, indent);
      expect(plain(readJson(text))).toEqual(JSON.parse(text));
    }),
  );
});

test('what JSON.parse refuses is refused, whatever was damaged', () => {
  const base = '{"a": [1, -2.5e3, "x\\u0041\\n"], "b": {"c": null, "d": true}}';
  fc.assert(
    fc.property(
      fc.nat(base.length - 1),
      fc.constantFrom('', ',', '"', '}', '0', '\\', '\n', 'e', '.'),
      (at, put) => {
        const text = base.slice(0, at) + put + base.slice(at + 1);
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        if (!valid) expect(failure(text).at).toBeLessThanOrEqual(text.length);
      },
    ),
  );
});

test('every value knows its place in the text', () => {
  const text = ' {"a": [12, "é"]} ';
  const node = readJson(text);
  if (node.kind !== 'object') throw new Error('no object');
  expect(text.slice(node.at, node.end)).toBe('{"a": [12, "é"]}');
  const list = node.entries.get('a');
  expect(text.slice(list?.at, list?.end)).toBe('[12, "é"]');
});

test('a number keeps its text, also one that JavaScript would round', () => {
  expect(readJson('9007199254740993')).toMatchObject({ kind: 'number', text: '9007199254740993' });
  expect(readJson('1e21')).toMatchObject({ text: '1e21' });
});

test('what two readers could read differently is refused with its position', () => {
  expect(failure('{"a": 1, "a": 2}')).toMatchObject({
    at: 9,
    message: expect.stringContaining('at {"problem":{"id":"json.keyTwice"},"line":1,"column":10}'),
  });
  expect(failure('{"a": 1, "\\u0061": 2}').message).toContain(
    'at {"problem":{"id":"json.keyTwice"},"line":1,"column":10}',
  );
  expect(failure('{"__proto__": {}}')).toMatchObject({ at: 1 });
  expect(failure('{"\\u005f_proto__": {}}')).toMatchObject({ at: 1 });
  expect(failure('"\\ud800"').message).toContain('json.halfCharacter');
  expect(failure('\ufeff{}')).toMatchObject({ at: 0 });
  expect(failure('{} {}')).toMatchObject({ at: 3 });
  expect(failure("{'a': 1}").message).toBe(
    'at {"problem":{"id":"json.noKey"},"line":1,"column":2} (position 1)',
  );
  expect(failure('[\n  01\n]').message).toContain(
    'at {"problem":{"id":"json.leadingZero"},"line":2,"column":3}',
  );
  for (const text of [
    '',
    ' ',
    '{',
    '[1,]',
    '{"a":1,}',
    'nul',
    '+1',
    '.5',
    '1.',
    '- 1',
    '"\t"',
    '"\\x"',
    '"\\u12"',
    '\u00a0{}',
  ]) {
    expect(failure(text).message, text).not.toBe('');
  }
});

test('deep nesting ends at the limit, not in a crash', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  expect(readJson(nested(mostDepth)).kind).toBe('array');
  expect(failure(nested(mostDepth + 1)).message).toContain(
    'at {"problem":{"id":"json.tooDeep","args":{"most":64}},"line":1,"column":',
  );
  expect(failure(nested(10_000)).at).toBe(mostDepth);
  expect(failure('{"a":'.repeat(10_000)).message).toContain(
    'at {"problem":{"id":"json.tooDeep","args":{"most":64}},"line":1,"column":',
  );
});

test('a list of a million values ends at the limit', () => {
  expect(failure(`[${'0,'.repeat(1_000_000)}0]`).message).toContain(
    'at {"problem":{"id":"json.tooMany"},"line":1,"column":200000}',
  );
});
