/** The things by their key, in the order in which they come. */
export function groupBy<Thing, Key extends string | number>(
  things: Iterable<Thing>,
  keyOf: (thing: Thing) => Key,
): ReadonlyMap<Key, readonly Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const there = groups.get(key);
    if (there === undefined) groups.set(key, [thing]);
    else there.push(thing);
  }
  return groups;
}
