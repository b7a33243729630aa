import type { Tape } from './tape.ts';

/** What a tape and a later recording of the same tests do not have in common, in words; empty where it is all the same. */
export function differences(tape: Tape, now: Tape): readonly string[] {
  const found: string[] = [];
  for (const [key, { what, answer }] of now) {
    const before = tape.get(key);
    if (before === undefined) found.push(`${what} is not on it`);
    else if (before.answer !== answer)
      found.push(`${what} is answered ${clipped(answer)}, and was ${clipped(before.answer)}`);
  }
  return found;
}

function clipped(answer: string): string {
  return answer.length > 120 ? `${answer.slice(0, 120)}…` : answer;
}
