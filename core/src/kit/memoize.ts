/**
 * The same answer for the same thing, worked out once. Views and steps never change, and many rules ask the same of
 * each of ten thousand steps, on every revision.
 */
export function memoize<Thing extends object, Answer>(
  answer: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const before = new WeakMap<Thing, Answer | typeof nothing>();
  return (thing) => {
    const found = before.get(thing);
    if (found !== undefined) return found === nothing ? (undefined as Answer) : found;
    const made = answer(thing);
    before.set(thing, made === undefined ? nothing : made);
    return made;
  };
}

/** Stands for an answer that is undefined, which a look-up could not tell from no answer. */
const nothing = Symbol('nothing');
