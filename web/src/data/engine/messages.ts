/** What the page and the engine's worker say to each other. */
import type { Known } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import type { QuestionKind, Questions } from '@readback/core/world/world.ts';
import { isReadback, isRecord } from '../shapes.ts';

export type ToWorker =
  | Readonly<{ type: 'read'; incoming: Incoming }>
  | Readonly<{ type: 'answer'; id: number; answer: Known<unknown> }>
  | Readonly<{ type: 'ping' }>;

export type ToPage =
  | Readonly<{ type: 'readback'; readback: Readback }>
  | Readonly<{ type: 'ask'; id: number; deadline: number; maxBytes: number } & Question>
  | Readonly<{ type: 'cancel'; id: number }>
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

const kinds: ReadonlySet<unknown> = new Set<QuestionKind>(['rpc', 'label', 'book', 'session', 'time']);

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
    case 'cancel':
      return typeof data.id === 'number' ? { type: 'cancel', id: data.id } : undefined;
    case 'ask':
      return isAsk(data) ? (data as ToPage) : undefined;
    case 'readback':
      return isReadback(data.readback) ? { type: 'readback', readback: data.readback } : undefined;
    default:
      return undefined;
  }
}

function isAsk(data: Record<string, unknown>): boolean {
  const numbers = [data.id, data.deadline, data.maxBytes];
  return numbers.every(Number.isFinite) && kinds.has(data.kind) && isRecord(data.question);
}
