/** The things by their key, in the order in which they come: at least one by each. */
export function groupBy<Thing, Key extends string | number>(
  things: Iterable<Thing>,
  keyOf: (thing: Thing) => Key,
): ReadonlyMap<Key, readonly [Thing, ...Thing[]]> {
  const groups = new Map<Key, [Thing, ...Thing[]]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const there = groups.get(key);
    if (there === undefined) groups.set(key, [thing]);
    else there.push(thing);
  }
  return groups;
}

/** The first of the things by each key, in the order in which they come. */
export function firstByKey<Thing>(
  things: Iterable<Thing>,
  keyOf: (thing: Thing) => string,
): readonly Thing[] {
  return [...groupBy(things, keyOf).values()].map(([first]) => first);
}
