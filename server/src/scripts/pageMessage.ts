import type { JsonNode, JsonObject } from '@readback/core/text/json/jsonNode.ts';
import { readJson } from '@readback/core/text/json/readJson.ts';
import { errorText, type Outcome, resultText } from './outcome.ts';

/** What a page is connected to. `node` is a path of the practice chain or an absolute http(s) address. */
export type PageState = Readonly<{ accounts: readonly string[]; chainId?: number; node?: string }>;

/** What a page says. */
export type PageMessage =
  | Readonly<{ is: 'state'; state: PageState }>
  | Readonly<{ is: 'reply'; id: string; outcome: Outcome }>;

const mostAccounts = 1_000;
const practicePaths: readonly (string | undefined)[] = ['/practice/rpc', '/practice/other/rpc'];

/** Reads what a page says, or throws one short sentence that says what is wrong with it. */
export function pageMessage(text: string): PageMessage {
  const json = objectIn(text);
  const is = stringIn(json, 'is');
  if (is === 'state') return { is, state: stateIn(json) };
  if (is === 'reply') return { is, id: replyId(json), outcome: outcomeIn(json, text) };
  throw new Error('A message is a state or a reply.');
}

function objectIn(text: string): JsonObject {
  let json: JsonNode | undefined;
  try {
    json = readJson(text);
  } catch {
    // Said below.
  }
  if (json?.kind !== 'object') throw new Error('A message is a JSON object.');
  return json;
}

function stateIn(json: JsonObject): PageState {
  const accounts = json.entries.get('accounts');
  if (accounts?.kind !== 'array' || accounts.items.length > mostAccounts || !accounts.items.every(isAddress))
    throw new Error('accounts is a list of addresses.');
  const chainId = json.entries.get('chainId');
  const id = chainId?.kind === 'number' && /^[1-9]\d*$/.test(chainId.text) ? Number(chainId.text) : undefined;
  if (chainId && !Number.isSafeInteger(id)) throw new Error('chainId is a whole number above 0.');
  const node = stringIn(json, 'node');
  if (json.entries.has('node') && !isNode(node))
    throw new Error('node is a path of the practice chain or an http address.');
  return {
    accounts: accounts.items.map((it) => it.value),
    ...(id !== undefined && { chainId: id }),
    ...(node !== undefined && { node }),
  };
}

function isAddress(node: JsonNode): node is Extract<JsonNode, { kind: 'string' }> {
  return node.kind === 'string' && /^0x[0-9a-f]{40}$/i.test(node.value);
}

function isNode(it: string | undefined): boolean {
  if (it === undefined || it.length > 2_048) return false;
  return practicePaths.includes(it) || (URL.canParse(it) && /^https?:$/.test(new URL(it).protocol));
}

function replyId(json: JsonObject): string {
  const id = stringIn(json, 'id');
  if (id === undefined) throw new Error('A reply has an id.');
  return id;
}

function outcomeIn(json: JsonObject, text: string): Outcome {
  const result = json.entries.get('result');
  const error = json.entries.get('error');
  if (result && !error) return resultText(text.slice(result.at, result.end));
  if (result || error?.kind !== 'object') throw new Error('A reply has either a result or an error.');
  const code = error.entries.get('code');
  const message = error.entries.get('message');
  if (code?.kind !== 'number' || !/^-?\d{1,9}$/.test(code.text) || message?.kind !== 'string')
    throw new Error('An error has a code and a message.');
  const members = [...error.entries].filter(([name]) => ['code', 'message', 'data'].includes(name));
  return errorText(`{${members.map(([name, it]) => `"${name}":${text.slice(it.at, it.end)}`).join(',')}}`);
}

function stringIn(json: JsonObject, name: string): string | undefined {
  const it = json.entries.get(name);
  return it?.kind === 'string' ? it.value : undefined;
}
