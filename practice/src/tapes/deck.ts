import {
  type Answer,
  after,
  beginning,
  changesChain,
  keyOf,
  named,
  type Question,
  snapshotOf,
} from './question.ts';
import type { Line, Tape } from './tape.ts';

/** A snapshot: what the state had been through, and the names that its program gave to it, the last one last. */
type Mark = { readonly history: string; readonly programs: unknown[] };

/** Asks a node that runs. Rejects when there is no answer. */
export type Ask = (question: Question) => Promise<Answer>;

/** A node of a file of tests: it answers by itself or from a tape, whatever the order in which it is asked. */
export type Deck = Readonly<{
  /** A node that begins with `of`: one of the program's, or none where only the tape answers. */
  node: (of: readonly string[], program?: Ask) => Ask;
  /** All that was asked, with what was answered. Resolves when nothing is open any more. */
  recorded: () => Promise<Tape>;
  /** Questions that are not on the tape, and what did not come from a program. */
  missing: () => readonly string[];
  /** What the tape has and nobody asked. */
  unasked: () => readonly string[];
}>;

/**
 * Answers from the tape alone where a node has no program, and else by the program. A question that is not on the
 * tape rejects with `NotOnTape`, and is `missing`: whoever asked may take that for a node's silence, the tests must not.
 */
export function deckOf(tape: Tape): Deck {
  const recorded: Tape = new Map();
  const asked = new Set<string>();
  const missing: string[] = [];
  const open = new Set<Promise<unknown>>();

  const fromTape = (key: string, question: Question): Answer => {
    const line = tape.get(key);
    if (line !== undefined) return JSON.parse(line.answer) as Answer;
    missing.push(named(question));
    throw new NotOnTape(question);
  };
  const fromProgram = async (key: string, question: Question, program: Ask): Promise<Answer> => {
    try {
      const answer = await program(question);
      const line: Line = { what: named(question), answer: JSON.stringify(answer) };
      const before = recorded.get(key);
      if (before !== undefined && before.answer !== line.answer)
        missing.push(`${line.what}: the node answers this in two ways`);
      recorded.set(key, line);
      return answer;
    } catch (error) {
      missing.push(`${named(question)}: ${error instanceof Error ? error.message : 'no answer'}`);
      throw error;
    }
  };
  return {
    node: (of, program) => {
      let past = beginning(...of);
      const marks = new Map<unknown, Mark>();
      return (question) => {
        const marked = atMark(question) ?? atPool(question);
        if (marked !== undefined) return marked;
        const key = keyOf(past, question);
        asked.add(key);
        if (changesChain(question)) past = after(past, question);
        const answer =
          program === undefined ? played(() => fromTape(key, question)) : fromProgram(key, question, program);
        open.add(answer);
        const closed = () => open.delete(answer);
        answer.then(closed, closed);
        return answer;
      };

      /** What waits in the pool is of the moment, and on no tape: nothing waits there. */
      function atPool(question: Question): Promise<Answer> | undefined {
        if (question.method !== 'txpool_status') return undefined;
        return program === undefined
          ? played(() => ({ result: { pending: '0x0', queued: '0x0' } }))
          : program(question);
      }

      /**
       * A chain that is put back to a snapshot has been through what it had then: what was told in between may be left
       * out, or come in another order. The deck gives the snapshot its name, since a program counts them.
       */
      function atMark({ method, params }: Question): Promise<Answer> | undefined {
        if (method === 'evm_snapshot') {
          const name = snapshotOf(past);
          const mark = marks.get(name) ?? { history: past.history, programs: [] };
          marks.set(name, mark);
          return program === undefined
            ? Promise.resolve({ result: name })
            : program({ method, params }).then((it) => {
                if ('error' in it) return it;
                mark.programs.push(it.result);
                return { result: name };
              });
        }
        const mark = method === 'evm_revert' ? marks.get(params[0]) : undefined;
        if (mark === undefined) return undefined;
        past = { ...past, history: mark.history };
        const of = mark.programs.pop();
        return program === undefined ? Promise.resolve({ result: true }) : program({ method, params: [of] });
      }
    },
    recorded: async () => {
      while (open.size > 0) await Promise.allSettled(open);
      return recorded;
    },
    missing: () => missing,
    unasked: () => [...tape].flatMap(([key, { what }]) => (asked.has(key) ? [] : [what])),
  };
}

/** An answer comes later than it was asked for, as from a node. */
function played(answer: () => Answer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    setImmediate(() => {
      try {
        resolve(answer());
      } catch (error) {
        reject(error);
      }
    });
  });
}

export class NotOnTape extends Error {
  override name = 'NotOnTape';
  constructor(question: Question) {
    super(`This is not on the tape: ${named(question)}`);
  }
}
