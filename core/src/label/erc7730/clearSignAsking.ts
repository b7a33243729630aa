import { type Known, pending, unknown } from '../../model/known.ts';
import { type Answers, askKey, type Data } from './paths/data.ts';
import type { DescriptorQuestion } from '../../model/clearSigned.ts';

/** Answers one question, in its own time. It must not reject: what cannot be found out is `unknown`. */
export type AsyncData = <K extends DescriptorQuestion['kind']>(
  ask: Extract<DescriptorQuestion, { kind: K }>,
) => Promise<Known<Answers[K]>>;

/** How often new questions may come out of answers: a descriptor, its token, the call inside it. */
const maxRounds = 24;

/**
 * Runs something that asks `Data`, fetching what it asks until it asks nothing new. All questions of a round are asked
 * at once, each only once.
 *
 * @example
 * const said = await clearSignAsking((data) => clearSign(subject, data), ask);
 */
export async function clearSignAsking<T>(run: (data: Data) => T, ask: AsyncData): Promise<T> {
  const answers = new Map<string, Known<unknown>>();
  for (let round = 0; round < maxRounds; round += 1) {
    const wanted = new Map<string, DescriptorQuestion>();
    const data = ((question: DescriptorQuestion) => {
      const key = askKey(question);
      const answer = answers.get(key);
      if (answer === undefined) wanted.set(key, question);
      return answer ?? pending;
    }) as Data;
    const made = run(data);
    if (wanted.size === 0) return made;
    await Promise.all(
      [...wanted].map(async ([key, question]) => {
        answers.set(key, await ask(question as never));
      }),
    );
  }
  return run(
    ((question: DescriptorQuestion) => answers.get(askKey(question)) ?? unknown('notAsked')) as Data,
  );
}
