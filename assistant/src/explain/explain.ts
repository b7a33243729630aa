import { AiError } from '../aiError.ts';
import type { AiPort, Usage } from '../port.ts';
import { closedPart, validate } from './answer.ts';
import { type Arranged, arrange } from './arrange.ts';
import { type Asked, briefOf } from './brief.ts';
import { promptOf } from './prompt.ts';
import type { Subject } from './statement.ts';
import { statementsOf } from './statements.ts';

export type Explanation = Readonly<{ arranged: Arranged; done: boolean; usage?: Usage }>;

/**
 * Asks a model in which order to read a readback, and yields what is certain of its answer as it comes. Throws
 * `AiError`; an answer that names none of the facts is one of kind `shape`.
 */
export async function* explain(
  subject: Subject,
  port: AiPort,
  signal: AbortSignal,
): AsyncGenerator<Explanation> {
  yield* explainAsked(briefOf(subject, statementsOf(subject)), port, signal);
}

/** The same for a brief that is made already. */
export async function* explainAsked(
  asked: Asked,
  port: AiPort,
  signal: AbortSignal,
): AsyncGenerator<Explanation> {
  let usage: Usage | undefined;
  let before = 0;
  for await (const event of port.ask({ ...promptOf(asked.brief), signal })) {
    if (event.t === 'usage') usage = event.usage;
    if (event.t === 'partial') {
      const arranged = arrange(asked.all, validate(closedPart(event.json), asked));
      if (arranged.mentioned > before) yield { arranged, done: false };
      before = arranged.mentioned;
    }
    if (event.t === 'done') {
      const arranged = arrange(asked.all, validate(event.json, asked));
      if (arranged.mentioned === 0) throw new AiError('shape', { details: 'It names none of the facts.' });
      yield { arranged, done: true, ...(usage ? { usage } : {}) };
    }
  }
}
