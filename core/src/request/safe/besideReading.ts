import type { Problem } from '../../text/problem.ts';
import type { Hex } from 'viem';
import type { Body, SigningRequest } from '../../model/request.ts';
import { chainOf } from '../frozen/chainOf.ts';
import { freeze } from '../frozen/freeze.ts';
import { agreeable } from './agreeable.ts';
import { asSafeMessage } from './safeMessage.ts';
import type { JsonNode } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import type { ParseContext, Parsed, Parsing, Unfinished } from '../parse/parsed.ts';
import { judgedMethods } from '../wallet/methods.ts';
import { readJsons } from '../../text/json/readJson.ts';
import { signedHash } from '../frozen/signedHash.ts';

/** How many texts may be pasted together. */
const most = 8;

/**
 * The texts of several JSON objects that stand one after the other, or in one list, where one of them may name a hash;
 * undefined for anything else.
 */
export function textsIn(text: string): readonly string[] | undefined {
  if (!hashNamed.test(text)) return undefined;
  const [first, ...rest] = nodesIn(text);
  const all =
    rest.length === 0 && first?.kind === 'array' ? first.items : [...(first ? [first] : []), ...rest];
  if (all.length < 2 || all.length > most || all.some(({ kind }) => kind !== 'object')) return undefined;
  return all.map(({ at, end }) => text.slice(at, end));
}

function nodesIn(text: string): readonly JsonNode[] {
  try {
    return readJsons(text);
  } catch {
    return [];
  }
}

/**
 * A request that approves or signs a bare hash, with what it may be the hash of beside it. What is beside changes
 * nothing about what is signed. `read` reads one of the texts; `error` is why they are nothing else.
 */
export function besideReading(
  texts: readonly string[],
  { raw, error }: Readonly<{ raw: string; error: unknown }>,
  context: ParseContext,
  read: (text: string, context: ParseContext) => Parsing,
): Unfinished {
  const whole = (text: string, known: ParseContext) => finished(read(text, known));
  const finish = async (): Promise<Parsed> => {
    const all = await Promise.all(texts.map((text) => whole(text, context)));
    const at = asking(all, texts);
    const asked = at === undefined ? undefined : all[at];
    if (asked?.ok !== true) {
      const needing = all.find((it) => !it.ok && it.needs !== undefined);
      if (needing === undefined) throw error;
      return { ...needing, others: [] };
    }
    const chainId = chainOf(asked.request.body) ?? context.chainId;
    const known = chainId === undefined ? context : { ...context, chainId };
    const others = await Promise.all(texts.filter((_, n) => n !== at).map((text) => whole(text, known)));
    const failed = others.find((it) => !it.ok);
    if (failed?.ok === false && failed.needs !== undefined) return { ...failed, others: [] };
    if (failed?.ok === false) {
      const problem: Problem = { id: 'request.beside', args: { problem: failed.error.problem } };
      throw new ParseError(problem, { details: failed.error.details });
    }
    const beside = others.flatMap((it) =>
      it.ok ? [it, ...it.others].map(({ request }) => request.body) : [],
    );
    const withBeside = ({ body }: SigningRequest) => freeze(body, raw, beside);
    return {
      ...asked,
      request: withBeside(asked.request),
      others: asked.others.map((it) => ({ ...it, request: withBeside(it.request) })),
    };
  };
  return { finish, others: [] };
}

async function finished(it: Parsing): Promise<Parsed> {
  return 'finish' in it ? it.finish() : it;
}

/** Which of them is what is asked for: it names a hash, and no other names its own. */
function asking(all: readonly Parsed[], texts: readonly string[]): number | undefined {
  const found = all.flatMap((it, n) => (it.ok && namesHash(it.request.body) ? [n] : []));
  const isNamed = (n: number): boolean => {
    const it = all[n];
    const own = it?.ok === true ? [it, ...it.others].flatMap(({ request }) => namesOf(request.body)) : [];
    return found.some((other) => other !== n && own.some((name) => mentions(texts[other] ?? '', name)));
  };
  return found.find((n) => !isNamed(n)) ?? found[0];
}

/** By what another text can name it: its hash, and the bytes that are hashed. */
function namesOf(body: Body): readonly Hex[] {
  const it = agreeable(body);
  const hash = signedHash(body);
  return [...(hash === undefined ? [] : [hash]), ...(it === undefined ? [] : [it.bytes])];
}

function mentions(text: string, hash: Hex): boolean {
  return text.toLowerCase().includes(hash.slice(2));
}

/** `approveHash(bytes32)`, wherever it is in what is called. */
const approveHash = 'd4d9bdcd';

const hashNamed = new RegExp(`${approveHash}|${judgedMethods.blind}"|"SafeMessage"`, 'i');

function namesHash(body: Body): boolean {
  if (body.kind === 'message') return body.blind === true && body.bytes.length === 66;
  if (body.kind === 'typedData' && asSafeMessage(body.typed) !== undefined) return true;
  return dataOf(body).some((data) => data.toLowerCase().includes(approveHash));
}

function dataOf(body: Body): readonly string[] {
  switch (body.kind) {
    case 'transaction':
      return [body.call.data];
    case 'calldata':
      return [body.data];
    case 'calls':
      return body.calls.map(({ data }) => data);
    case 'safeTransaction':
      return [body.tx.data];
    case 'typedData':
      return [body.json];
    case 'userOperation':
      return [body.op.callData];
    default:
      return [];
  }
}
