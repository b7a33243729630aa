/** What the page and the engine's worker say to each other. */
import type { Known } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { AmendAct } from '@readback/core/amend/amendTarget.ts';
import type { Body, Incoming } from '@readback/core/model/request.ts';
import type { ParseContext } from '@readback/core/request/parse/parsed.ts';
import type { QuestionKind, Questions } from '@readback/core/world/world.ts';
import { isRecord } from '../base/shapes.ts';
import type { Draft } from './draft.ts';
import type { Piece, Rest } from './pieces.ts';
import type { WireParsed } from './wireParsed.ts';

export type ToWorker =
  /** `onlyLast`: nobody looks at what is found on the way. */
  | Readonly<{ type: 'read'; incoming: Incoming; onlyLast: boolean }>
  | Readonly<{ type: 'parse'; id: number; text: string; context: ParseContext }>
  /** The same, before anybody waits for it; then it is also read back, asking nobody, and what it says is told. */
  | Readonly<{ type: 'warm'; id: number; text: string; context: ParseContext }>
  /** One argument of what was read set to another value. */
  | Readonly<{ type: 'amend'; id: number; act: AmendAct } & Pick<Readback, 'incoming' | 'steps'>>
  | Readonly<{ type: 'answer'; id: number; answer: Known<unknown> }>
  | Readonly<{ type: 'ping' }>;

export type ToPage =
  /** Part of the next revision. */
  | Readonly<{ type: 'piece'; piece: Piece }>
  /** The end of a revision: everything of it is there. */
  | Readonly<{ type: 'readback'; rest: Rest }>
  | Readonly<{ type: 'ask'; id: number; deadline: number; maxBytes: number } & Question>
  | Readonly<{ type: 'cancel'; id: number }>
  | Readonly<{ type: 'parsed'; id: number; parsed: WireParsed }>
  | Readonly<{ type: 'drafted'; id: number; draft?: Draft }>
  | Readonly<{ type: 'amended'; id: number; body?: Body }>
  | Readonly<{ type: 'pong' }>
  | Readonly<{ type: 'done' }>
  | Readonly<{ type: 'failed' }>;

export type Question = {
  [K in QuestionKind]: Readonly<{ kind: K; question: Questions[K]['ask'] }>;
}[QuestionKind];

/** The part of a MessagePort that both sides use. */
export type Port = Pick<MessagePort, 'postMessage' | 'close'> & {
  onmessage: ((event: MessageEvent) => void) | null;
};

/** Every kind of question, by name: one that is missing here does not compile. */
const everyKind: Readonly<Record<QuestionKind, true>> = {
  rpc: true,
  label: true,
  ens: true,
  gateway: true,
  abi: true,
  verified: true,
  signatures: true,
  descriptor: true,
  waiting: true,
  permitted: true,
  contract: true,
  revoked: true,
  listed: true,
  preferences: true,
  book: true,
  session: true,
  heads: true,
  time: true,
};
const kinds: ReadonlySet<unknown> = new Set(Object.keys(everyKind));

/**
 * A message from the worker, checked as far as the page relies on it. The worker has read hostile input, so that
 * its word is taken for what it found, never for what the page may do.
 */
export function toPage(data: unknown): ToPage | undefined {
  if (!isRecord(data)) return undefined;
  switch (data.type) {
    case 'pong':
    case 'done':
    case 'failed':
      return { type: data.type };
    case 'parsed':
    case 'drafted':
    case 'amended':
      // What was read before this reading began: whoever wanted it has gone.
      return { type: 'pong' };
    case 'cancel':
      return typeof data.id === 'number' ? { type: 'cancel', id: data.id } : undefined;
    case 'ask':
      return isAsk(data) ? (data as ToPage) : undefined;
    case 'piece':
      return isPiece(data.piece) ? { type: 'piece', piece: data.piece } : undefined;
    case 'readback':
      return isRecord(data.rest) ? { type: 'readback', rest: data.rest as Rest } : undefined;
    default:
      return undefined;
  }
}

function isPiece(it: unknown): it is Piece {
  if (!isRecord(it)) return false;
  if (it.part === 'facts')
    return Array.isArray(it.facts) && it.facts.every(isRecord) && Array.isArray(it.gone);
  const { part, at, nodes, inner } = it;
  return (
    part === 'steps' &&
    Number.isSafeInteger(at) &&
    Number(at) >= 0 &&
    Array.isArray(nodes) &&
    nodes.every((node) => isRecord(node) && Array.isArray(node.steps) && node.steps.length === 0) &&
    Array.isArray(inner)
  );
}

function isAsk(data: Record<string, unknown>): boolean {
  const numbers = [data.id, data.deadline, data.maxBytes];
  return numbers.every(Number.isFinite) && kinds.has(data.kind) && isRecord(data.question);
}
