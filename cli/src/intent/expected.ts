import { controlParts } from '@readback/core/intent/readIntent.ts';
import * as words from '@readback/phrases/words/cli/intent.ts';
import { fill } from '@readback/phrases/fill.ts';
import { isRecord } from '@readback/core/world/schema.ts';
import { foreign } from '../text/foreign.ts';

/** What an intent file has at a place, and what was expected there. */
export function problemAt(json: unknown, where: string): string {
  const [parent, value, name] = valueAt(json, where);
  const expected = expectedAt(parent, name, where);
  const found = value === undefined ? words.missing : foreign(JSON.stringify(value), mostShown);
  return fill(words.wrongAt, { where: foreign(where, 120), found, expected });
}

const mostShown = 60;

/** What holds a place, what is there, and the name of the place in it. */
function valueAt(json: unknown, where: string): readonly [unknown, unknown, string] {
  const path = where.match(/[^.[\]]+/g) ?? [];
  let [parent, value]: [unknown, unknown] = [undefined, json];
  for (const name of path) {
    parent = value;
    if (Array.isArray(value)) value = value[Number(name)];
    else value = isRecord(value) ? value[name] : undefined;
  }
  return [parent, value, path.at(-1) ?? ''];
}

function expectedAt(parent: unknown, name: string, where: string): string {
  if (/^\d+$/.test(name)) return fill(words.clauseExpected, { kinds: clauseKinds.join(', ') });
  if (name === 'kind') {
    const kinds = where.endsWith('.asset.kind') ? assetKinds : clauseKinds;
    return fill(words.oneOf, { all: kinds.join(', ') });
  }
  if (name === 'how') return fill(words.oneOf, { all: ['exactly', 'atMost', 'all'].join(', ') });
  if (name === 'part') return fill(words.oneOf, { all: controlParts.join(', ') });
  if (name === 'amount') return words.decimalsExpected;
  if (Object.hasOwn(examples, name)) {
    const like = name as keyof typeof examples;
    return fill(words.expectedLike[like], { example: JSON.stringify(examples[like]) });
  }
  if (Object.hasOwn(words.expected, name)) return words.expected[name as keyof typeof words.expected];
  const allowed = isRecord(parent) && typeof parent.kind === 'string' ? fieldsOf[parent.kind] : undefined;
  return fill(words.noField, { allowed: (allowed ?? topFields).join(', ') });
}

const amount = { amount: '120' };
const examples = {
  sum: { how: 'exactly', ...amount },
  raw: amount,
  atLeast: amount,
  upTo: amount,
  feeMost: { amount: '0.01' },
} as const;

const topFields = ['account', 'chainId', 'said', 'clauses', 'feeMost'] as const;

const assetKinds = ['native', 'token', 'nft', 'collection'] as const;

const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  pay: ['asset', 'sum', 'to'],
  get: ['asset', 'atLeast', 'out'],
  allow: ['spender', 'asset', 'upTo', 'until'],
  revoke: ['spender', 'asset'],
  change: ['part', 'of', 'becomes', 'replaces'],
  signIn: ['site'],
  say: ['text'],
  cancel: ['kind', 'all'],
  nothing: ['kind'],
  native: ['kind', 'chainId'],
  token: ['kind', 'chainId', 'address', 'decimals'],
  nft: ['kind', 'chainId', 'address', 'id'],
  collection: ['kind', 'chainId', 'address'],
};

const clauseKinds = [
  'pay',
  'get',
  'allow',
  'revoke',
  'change',
  'signIn',
  'say',
  'cancel',
  'nothing',
] as const;
