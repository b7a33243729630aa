import * as words from '@readback/phrases/words/extension.ts';
import type { ToExtension } from '../relay/toExtension.ts';
import {
  after,
  create,
  forJson,
  freeze,
  isArray,
  keys,
  makePromise,
  parse,
  plainProperty,
  sliceOf,
  stringify,
} from './natives.ts';
import { type Met, type Raw, rpcError } from './wrapProvider.ts';

/** The names that lead into a message to its JSON-RPC object. */
export type Path = readonly string[];

/** A call that waits, as it was found in a message of the page. */
type Found = Extract<ToExtension, { does: 'ask' }>;

/** The way to a wallet's extension: sends a message, and gives the JSON-RPC object that answers the id in it. */
export type Send = (message: unknown, path: Path, id: number) => Promise<unknown>;

/** The wallet of an extension, as a provider that a Review can ask. `text` is the message in which the page asked it. */
export type WalletBehind = (extension: string, found: Found, text: string, send: Send) => Raw;

type Way = Readonly<{ found: Found; text: string; send: Send }>;

/** Extensions by their ids in a browser's store, which no other extension can have. */
const names = create(null) as Record<string, string | undefined>;
names['nkbihfbeogaeaoehlefnkodbefgpgknn'] = 'MetaMask';
names['ejbalbakoplchlghecdalmeeeajnimhm'] = 'MetaMask';
names['ljfoeinjpaedjfecbmggjgodbgkmjkjk'] = 'MetaMask Flask';

const unsupported = 4200;
const internalError = -32_603;

/** What Readback asks itself has ids to which no page counts. */
let lastId = 0x1ead_0000_0000;

/** The wallets behind extensions: one for each extension and scope. `met` is told of each once. */
export function walletsBehind(met: Met): WalletBehind {
  const all = create(null) as Record<string, { raw: Raw; way: Way } | undefined>;
  return (extension, found, text, send) => {
    const way = { found, text, send };
    const name = `${extension} ${found.scope ?? ''}`;
    const before = all[name];
    if (before) {
      // A page that connected again asks by its newest port.
      before.way = way;
      return before.raw;
    }
    const raw = create(null) as Record<string, unknown>;
    const kept = { raw: raw as Raw, way };
    plainProperty(raw, 'request', (asked: Asked) => requestOf(kept.way, asked));
    plainProperty(raw, 'chainId', found.chainId);
    all[name] = kept;
    met(raw, freeze({ uuid: '', name: names[extension] ?? '', rdns: '', icon: '' }));
    return raw;
  };
}

type Asked = Readonly<{ method: string; params?: unknown }>;

/** In a session (CAIP-25), the network and the accounts are those of the scope. */
function requestOf(way: Way, { method, params }: Asked): Promise<unknown> {
  const { scope, chainId } = way.found;
  if (scope === undefined) return ask(way, method, params);
  if (method === 'eth_chainId') {
    return new makePromise((resolve, reject) =>
      chainId === undefined ? reject(rpcError(unsupported, words.noNetwork)) : resolve(chainId),
    );
  }
  if (method === 'eth_accounts') {
    return after(ask(way, 'wallet_getSession', undefined), (it) => accountsIn(it, scope), rethrow);
  }
  const invoked = create(null) as Record<string, unknown>;
  invoked['scope'] = scope;
  invoked['request'] = params === undefined ? { method } : { method, params };
  return ask(way, 'wallet_invokeMethod', invoked);
}

function ask({ found: { path }, text, send }: Way, method: string, params: unknown): Promise<unknown> {
  lastId += 1;
  const id = lastId;
  const rpc = create(null) as Record<string, unknown>;
  rpc['jsonrpc'] = '2.0';
  rpc['id'] = id;
  rpc['method'] = method;
  if (params !== undefined) rpc['params'] = params;
  return after(send(forJson(replaced(text, path, copied(rpc))), path, id), resultOf, rethrow);
}

function rethrow(error: unknown): never {
  throw error;
}

function copied(it: unknown): unknown {
  return parse(stringify(it));
}

function resultOf(answer: unknown): unknown {
  const { result, error } = inside(answer, []);
  if (error === undefined || error === null) return result;
  const { code, message, data } = inside(error, []);
  throw rpcError(
    typeof code === 'number' ? code : internalError,
    typeof message === 'string' ? message : '',
    data,
  );
}

/** The accounts that a session lets the page use on a scope; for the wallet as such, on any network (CAIP-10). */
function accountsIn(session: unknown, scope: string): readonly string[] {
  const scopes = inside(session, ['sessionScopes']);
  const all: string[] = [];
  const known = create(null) as Record<string, true | undefined>;
  const isOne = sliceOf(scope, 0, 7) === 'eip155:';
  const of = keys(scopes);
  for (let at = 0; at < of.length; at += 1) {
    const name = of[at] ?? '';
    if (isOne ? name !== scope : sliceOf(name, 0, 6) !== 'eip155') continue;
    const { accounts } = inside(scopes, [name]);
    if (!isArray(accounts)) continue;
    for (let n = 0; n < accounts.length; n += 1) {
      const it: unknown = accounts[n];
      if (typeof it !== 'string') continue;
      const account = sliceOf(it, -42);
      if (known[account] === true) continue;
      known[account] = true;
      plainProperty(all, all.length, account);
    }
  }
  return all;
}

/** A message, written again, with another object in the place to which `path` leads. */
export function replaced(text: string, path: Path, by: unknown): unknown {
  const message = parse(text) as Record<string, unknown>;
  if (path.length === 0) return by;
  let owner = message;
  for (let at = 0; at < path.length - 1; at += 1)
    owner = owner[path[at] as string] as Record<string, unknown>;
  plainProperty(owner, path[path.length - 1] as string, by);
  return message;
}

/** The object to which `path` leads; an empty one where there is none. */
export function inside(message: unknown, path: Path): Record<string, unknown> {
  let it = message;
  for (let at = 0; at < path.length && typeof it === 'object' && it !== null; at += 1) {
    it = (it as Record<string, unknown>)[path[at] as string];
  }
  return (typeof it === 'object' && it !== null ? it : create(null)) as Record<string, unknown>;
}
