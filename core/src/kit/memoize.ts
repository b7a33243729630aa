/**
 * The same answer for the same thing, worked out once. Views and steps never change, and many rules ask the same of
 * each of ten thousand steps, on every revision. Answers are kept with the thing itself, where a copy of it does not have them: a
 * table of weak keys for each question costs several times as much to look up, and to collect. What can get no answers (it
 * is frozen), and questions that are made while others are asked, have such a table.
 */
export const memoize = memoizer();

/**
 * The same for things of one sort, with a table of their own for the answers: of few questions it stays short, however many
 * are asked of other things.
 */
export function memoizer() {
  const answers = Symbol('answers');
  type Answered = { [answers]?: unknown[] };
  let questions = 0;
  let asked = 0;
  const answersOf = (thing: object): unknown[] | undefined => {
    if (!Object.isExtensible(thing)) return undefined;
    const own: unknown[] = [];
    Object.defineProperty(thing, answers, { value: own });
    return own;
  };
  return <Thing extends object, Answer>(answer: (thing: Thing) => Answer): ((thing: Thing) => Answer) => {
    const weakly = inTable(answer);
    if (questions >= mostQuestions) return weakly;
    questions += 1;
    let at = -1;
    return (thing) => {
      const own = (thing as Answered)[answers] ?? answersOf(thing);
      if (own === undefined) return weakly(thing);
      if (at < 0) {
        at = asked;
        asked += 1;
      }
      const found = at < own.length ? own[at] : undefined;
      if (found !== undefined) return found === nothing ? (undefined as Answer) : (found as Answer);
      const made = answer(thing);
      own[at] = made === undefined ? nothing : made;
      return made;
    };
  };
}

function inTable<Thing extends object, Answer>(answer: (thing: Thing) => Answer): (thing: Thing) => Answer {
  const before = new WeakMap<Thing, Answer | typeof nothing>();
  return (thing) => {
    const found = before.get(thing);
    if (found !== undefined) return found === nothing ? (undefined as Answer) : found;
    const made = answer(thing);
    before.set(thing, made === undefined ? nothing : made);
    return made;
  };
}

/** As many as there are when everything is loaded, and more. */
const mostQuestions = 400;

/** Represents an answer that is undefined, which a look-up could not tell from no answer. */
const nothing = Symbol('nothing');
