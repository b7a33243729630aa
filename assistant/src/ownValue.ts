/** What an answer holds itself by a name: never what every object has. Undefined of whatever is not an object. */
export function ownValue(it: unknown, name: string): unknown {
  return typeof it === 'object' && it !== null && Object.hasOwn(it, name) ? Reflect.get(it, name) : undefined;
}
