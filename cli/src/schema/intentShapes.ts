import type {
  Clause,
  ControlPart,
  Intent,
  NamedAccount,
  Quote,
  PaySum,
} from '@readback/core/model/intent.ts';
import * as descriptions from '@readback/phrases/words/cli/schema.ts';
import { address, always, count, integer, text } from './basic.ts';
import { asset } from './factShapes.ts';
import { type JsonSchema, list, maybe, object, type Shape, tagged, words } from './shape.ts';

const named: Shape<NamedAccount> = object<NamedAccount>({ address, name: maybe(text) });

const sum: Shape<PaySum> = tagged<'how', PaySum>('how', {
  exactly: { raw: integer },
  atMost: { raw: integer },
  all: {},
});

const part: Shape<ControlPart> = words<ControlPart>({
  owner: true,
  threshold: true,
  module: true,
  guard: true,
  handler: true,
  code: true,
  delegation: true,
});

const limit: Shape<bigint | 'noLimit'> = {
  json: { anyOf: [integer.json, { const: 'noLimit' }] },
};

const value: Shape<NamedAccount | bigint> = { json: { anyOf: [named.json, integer.json] } };

const clause: Shape<Clause> = tagged<'kind', Clause>('kind', {
  pay: { asset, sum, to: maybe(named) },
  get: { asset, atLeast: integer, out: maybe(always(true)) },
  allow: { spender: named, asset, upTo: maybe(limit), until: maybe(integer) },
  revoke: { spender: named, asset: maybe(asset) },
  change: { part, of: named, becomes: maybe(value), replaces: maybe(named) },
  signIn: { site: text },
  say: { text },
  cancel: { all: maybe(always(true)) },
  nothing: {},
});

/** What the user said that a request should do, as a readback has it. */
export const intent: Shape<Intent> = object<Intent>({
  account: address,
  chainId: maybe(count),
  said: text,
  quotes: list(object<Quote>({ slot: text, start: count, end: count })),
  clauses: list(clause),
  feeMost: maybe(integer),
  ticked: maybe(count),
  saidAt: count,
});

/** How people write it in the file, besides: the parts of the engine's shapes are told apart by what they hold. */
const written = {
  asset: { anyOf: [text.json, withDecimals(asset.json)] },
  account: { anyOf: [text.json, named.json] },
  amount: { anyOf: [integer.json, object<{ amount: string }>({ amount: text }).json] },
} as const;

const sumInFile: JsonSchema = {
  anyOf: [
    ...(sum.json.anyOf ?? []),
    object<{ how: 'exactly' | 'atMost'; amount: string }>({
      how: words({ exactly: true, atMost: true }),
      amount: text,
    }).json,
  ],
};

const clauseInFile: Shape<Clause> = tagged<'kind', Clause>('kind', {
  pay: { asset: { json: written.asset }, sum: { json: sumInFile }, to: maybe({ json: written.account }) },
  get: { asset: { json: written.asset }, atLeast: { json: written.amount }, out: maybe(always(true)) },
  allow: {
    spender: { json: written.account },
    asset: { json: written.asset },
    upTo: maybe({ json: { anyOf: [written.amount, { const: 'noLimit' }] } }),
    until: maybe({ json: { anyOf: [integer.json, { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }] } }),
  },
  revoke: { spender: { json: written.account }, asset: maybe({ json: written.asset }) },
  change: {
    part,
    of: { json: written.account },
    becomes: maybe({ json: { anyOf: [written.account, integer.json] } }),
    replaces: maybe({ json: written.account }),
  },
  signIn: { site: text },
  say: { text },
  cancel: { all: maybe(always(true)) },
  nothing: {},
});

/** The schema of the file of `--intent`: as the engine has it, or as people write it; in it, an asset need not name its network. */
export function intentSchema(): JsonSchema {
  const file = object<Pick<Intent, 'account' | 'chainId' | 'clauses' | 'feeMost'> & { said?: string }>({
    account: address,
    chainId: maybe({ json: { anyOf: [count.json, text.json] } }),
    said: maybe(text),
    clauses: list(clauseInFile),
    feeMost: maybe({ json: written.amount }),
  });
  return withoutNetworks({ description: descriptions.intentFile, ...file.json });
}

/** Of a token the file may say in how many decimals it counts. */
function withDecimals(it: JsonSchema): JsonSchema {
  const isToken = (one: JsonSchema) => one.properties?.kind?.const === 'token';
  return {
    anyOf: (it.anyOf ?? []).map((one) =>
      isToken(one) ? { ...one, properties: { ...one.properties, decimals: count.json } } : one,
    ),
  };
}

/** Network ids of assets may be left out. */
function withoutNetworks(it: JsonSchema): JsonSchema {
  const whole = JSON.parse(JSON.stringify(it)) as JsonSchema;
  const walk = (at: unknown): void => {
    if (typeof at !== 'object' || at === null) return;
    const { required, properties } = at as { required?: string[]; properties?: Record<string, unknown> };
    if (Array.isArray(required) && properties && 'kind' in properties && required.includes('chainId')) {
      required.splice(required.indexOf('chainId'), 1);
    }
    Object.values(at).forEach(walk);
  };
  walk(whole);
  return whole;
}
