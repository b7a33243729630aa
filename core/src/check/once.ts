/**
 * The same answer for the same thing, worked out once. Views and steps never change, and many rules ask the same of
 * each of ten thousand steps, on every revision.
 */
export function once<Thing extends object, Answer>(
  answer: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const before = new WeakMap<Thing, { answer: Answer }>();
  return (thing) => {
    const found = before.get(thing);
    if (found) return found.answer;
    const made = answer(thing);
    before.set(thing, { answer: made });
    return made;
  };
}
