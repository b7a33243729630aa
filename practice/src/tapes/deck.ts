import {
  type Answer,
  beginning,
  changesChain,
  historyAfter,
  keyOf,
  named,
  type Question,
} from './question.ts';
import type { Line, Tape } from './tape.ts';

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
      let history = beginning(...of);
      return (question) => {
        const key = keyOf(history, question);
        asked.add(key);
        if (changesChain(question)) history = historyAfter(history, question);
        const answer =
          program === undefined ? played(() => fromTape(key, question)) : fromProgram(key, question, program);
        open.add(answer);
        const closed = () => open.delete(answer);
        answer.then(closed, closed);
        return answer;
      };
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
