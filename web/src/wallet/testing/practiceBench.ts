import { vi } from 'vitest';
import type { TextStore } from '../../data/base/textStore.ts';
import { PracticeError } from '../practice/errors.ts';
import { type Kept, memoryIn, memoryPlace } from '../practice/memory.ts';
import { type Node, nodeAt } from '../practice/node.ts';
import { type PracticeProvider, practiceProvider } from '../practice/provider.ts';
import type { Ask, Question, Reply } from '../practice/question.ts';

/** A practice wallet whose window is answered by the test. `kept` survives into the next one made from it. */
export type PracticeBench = {
  wallet: PracticeProvider;
  /** What its window asked, in order. */
  questions: Question[];
  /** How the window is answered from now on. */
  press: (reply: Reply | (() => Promise<Reply>)) => void;
  tell: (patch: Partial<Kept>) => void;
  events: [event: string, value: unknown][];
  sleep: ReturnType<typeof vi.fn>;
};

export function bench({
  rpc = 'http://127.0.0.1:1/practice/rpc',
  node = nodeAt,
  kept = new Map<string, string>(),
}: {
  rpc?: string;
  node?: (url: string) => Node;
  kept?: Map<string, string>;
} = {}): PracticeBench {
  const storage: TextStore = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  let pressed: Reply | (() => Promise<Reply>) = { confirmed: true };
  const questions: Question[] = [];
  const ask: Ask = async (question) => {
    questions.push(question);
    return typeof pressed === 'function' ? pressed() : pressed;
  };
  const sleep = vi.fn(async () => {});
  const memory = memoryIn(31337, storage);
  const home = { chainId: 31337, name: 'Practice chain', rpc };
  const wallet = practiceProvider({ home, memory, nodeAt: node, ask, sleep });
  const events: [string, unknown][] = [];
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect', 'connect']) {
    wallet.on(event, (value) => events.push([event, value]));
  }
  return {
    wallet,
    questions,
    press: (reply) => {
      pressed = reply;
    },
    tell: (patch) => kept.set(memoryPlace, JSON.stringify({ ...memory.recall(), ...patch })),
    events,
    sleep,
  };
}

/** A node that answers from a table. */
export function tableNode(answers: Readonly<Record<string, unknown>>): (url: string) => Node {
  return () => async (method) => {
    if (!Object.hasOwn(answers, method)) throw new PracticeError(-32601, method);
    return answers[method];
  };
}
