/**
 * What this script uses of the page's own world, taken before any script of the page ran: a page that replaces a built-in
 * function afterwards sees nothing that goes through these. Nothing here uses iterators, which a page can replace, too.
 */
const { apply } = Reflect;

type Method<T, A extends readonly unknown[], R> = (self: T, ...args: A) => R;

/** A method as a function of its object. */
export function uncurried<T, A extends readonly unknown[], R>(
  method: (this: T, ...args: A) => R,
): Method<T, A, R> {
  return (self, ...args) => apply(method, self, args as unknown as unknown[]) as R;
}

export const { stringify, parse } = JSON;
export const { defineProperty, freeze, getPrototypeOf, getOwnPropertyDescriptor, getOwnPropertyNames } =
  Object;
export const { isArray } = Array;
export const objectPrototype = Object.prototype;
export const makeEvent = CustomEvent;
export const makePromise = Promise;
export const weakGet = uncurried(WeakMap.prototype.get) as Method<
  WeakMap<object, object>,
  [object],
  object | undefined
>;
export const weakSet = uncurried(WeakMap.prototype.set) as Method<
  WeakMap<object, object>,
  [object, object],
  unknown
>;
export const weakHas = uncurried(WeakSet.prototype.has) as Method<WeakSet<object>, [object], boolean>;
export const weakAdd = uncurried(WeakSet.prototype.add) as Method<WeakSet<object>, [object], unknown>;
export const dispatch = uncurried(EventTarget.prototype.dispatchEvent);
export const stop = uncurried(Event.prototype.stopImmediatePropagation);
export const post = uncurried(
  MessagePort.prototype.postMessage as (this: MessagePort, message: string) => void,
);

const isPrototypeOf = uncurried(Object.prototype.isPrototypeOf);
const platform = [Node.prototype, EventTarget.prototype, Window.prototype] as const;

/** Whether something is an object of the browser itself. `instanceof` would ask a function that a page can replace. */
export function isPlatformObject(it: object): boolean {
  return isPrototypeOf(platform[0], it) || isPrototypeOf(platform[1], it) || isPrototypeOf(platform[2], it);
}

/** What follows a promise. */
export const after = uncurried(Promise.prototype.then) as (
  it: Promise<unknown>,
  done: (value: unknown) => unknown,
  failed: (error: unknown) => unknown,
) => Promise<unknown>;

/** Calls `method` of `self`, whatever the page made of `Function.prototype`. */
export function call(method: unknown, self: unknown, args: unknown[]): unknown {
  return apply(method as () => unknown, self, args);
}
