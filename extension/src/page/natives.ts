/**
 * What this script uses of the page's own world, taken before any script of the page ran: a page that replaces a built-in
 * function after that sees nothing that goes through these. Nothing here uses iterators, which a page can replace, too, nor
 * descriptors and messages that inherit from `Object.prototype`, on which a page can put what it likes.
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
export const {
  create,
  defineProperty,
  freeze,
  getPrototypeOf,
  getOwnPropertyDescriptor,
  getOwnPropertyNames,
} = Object;
export const { keys } = Object;
export const { isArray } = Array;
export const objectPrototype = Object.prototype;
export const makeEvent = CustomEvent;
export const makePromise = Promise;
export const makeProxy = Proxy;
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
export const sliceOf = uncurried(String.prototype.slice);
export const dispatchNative = EventTarget.prototype.dispatchEvent;
export const dispatch = uncurried(dispatchNative);
export const listen = uncurried(
  EventTarget.prototype.addEventListener as (
    this: EventTarget,
    type: string,
    listener: (event: Event) => unknown,
    capture: boolean,
  ) => void,
);
export const stop = uncurried(Event.prototype.stopImmediatePropagation);
export const post = uncurried(
  MessagePort.prototype.postMessage as (this: MessagePort, message: string) => void,
);

/** A property of events, read by the browser's own getter. */
function getter<T>(owner: object, name: string): (self: Event) => T {
  return uncurried(getOwnPropertyDescriptor(owner, name)?.get as (this: Event) => T) as (self: Event) => T;
}

export const typeOf = getter<string>(Event.prototype, 'type');
export const detailOf = getter<unknown>(CustomEvent.prototype, 'detail');
export const dataOf = getter<unknown>(MessageEvent.prototype, 'data');
const messagePrototype = MessageEvent.prototype;
const { Event: MakeEvent } = window;
const { setPrototypeOf } = Object;
const ofMessages = ['data', 'origin', 'lastEventId', 'source', 'ports'] as const;
const messageGetters = ofMessages.map((name) => getter<unknown>(messagePrototype, name));

/**
 * A message that a script of the page made, for that script's world alone: extensions see an event without data. Theirs
 * would be copied for each of them again, by getters that can say something else each time.
 */
export function forPageAlone(event: Event): Event {
  const it = new MakeEvent('message', { bubbles: event.bubbles, cancelable: event.cancelable });
  for (let at = 0; at < ofMessages.length; at += 1) {
    fixedProperty(it, ofMessages[at] as string, messageGetters[at]?.(event));
  }
  setPrototypeOf(it, messagePrototype);
  return it;
}

export function isMessage(it: object): boolean {
  return isPrototypeOf(messagePrototype, it);
}

const isPrototypeOf = uncurried(Object.prototype.isPrototypeOf);
const platform = [Node.prototype, EventTarget.prototype, Window.prototype] as const;
const errorPrototype = Error.prototype;

/** Whether something is an object of the browser itself. `instanceof` would ask a function that a page can replace. */
export function isPlatformObject(it: object): boolean {
  return isPrototypeOf(platform[0], it) || isPrototypeOf(platform[1], it) || isPrototypeOf(platform[2], it);
}

const sourceOf = uncurried(Function.prototype.toString);

/** Whether the getter of a property is the browser's own. */
export function isNativeGetter(get: () => unknown, name: string): boolean {
  return sourceOf(get) === `function get ${name}() { [native code] }`;
}

/** Whether a value is one of the browser's own functions or classes, of that name. */
export function isNativeValue(it: unknown, name: string): boolean {
  return typeof it === 'function' && sourceOf(it as () => unknown) === `function ${name}() { [native code] }`;
}

export function isError(it: object): boolean {
  return isPrototypeOf(errorPrototype, it);
}

/** What follows a promise. */
export const after = uncurried(Promise.prototype.then) as (
  it: Promise<unknown>,
  done: (value: unknown) => unknown,
  failed: (error: unknown) => unknown,
) => Promise<unknown>;

/** Calls `method` of `self`, whatever the page made of `Function.prototype`. */
export function call(method: unknown, self: unknown, args: readonly unknown[]): unknown {
  return apply(method as () => unknown, self, args as unknown[]);
}

/**
 * A listener that a wallet may call by `call` and `apply`, as emitters do: they are its own, so that what a page puts in
 * their place does not see the wallet pass by.
 */
export function asListener(run: (args: readonly unknown[]) => void): (...args: unknown[]) => void {
  const it = (...args: unknown[]) => run(args);
  fixedProperty(it, 'call', (_: unknown, ...args: unknown[]) => run(args));
  fixedProperty(it, 'apply', (_: unknown, args: readonly unknown[] = []) => run(args));
  return it;
}

/** Gives an object a property of its own that nothing changes any more. */
export function fixedProperty(owner: object, name: string, value: unknown): void {
  const it = create(null) as PropertyDescriptor;
  it.value = value;
  it.writable = false;
  it.configurable = false;
  defineProperty(owner, name, it);
}

/** Gives an object a property that is asked for and set by functions. */
export function accessor(
  owner: object,
  name: PropertyKey,
  {
    get,
    set,
    fixed = false,
  }: { get: () => unknown; set: (this: unknown, it: unknown) => void; fixed?: boolean },
): void {
  const it = create(null) as PropertyDescriptor;
  it.get = get;
  it.set = set;
  it.enumerable = typeof name === 'string';
  it.configurable = !fixed;
  defineProperty(owner, name, it);
}

/** Gives an object a property like any other. */
export function plainProperty(owner: object, name: PropertyKey, value: unknown): void {
  const it = create(null) as PropertyDescriptor;
  it.value = value;
  it.enumerable = true;
  it.configurable = true;
  it.writable = true;
  defineProperty(owner, name, it);
}

/**
 * A property that nothing takes the place of any more. Whoever tries gets no error, since some code assigns without need;
 * what inherits it may have one of its own.
 */
export function keep(owner: object, name: string, value: unknown): void {
  const get = () => value;
  // Libraries that look at a property’s descriptor (`get-intrinsic`) take the getter itself for the function, unless it says
  // so: the convention is that of Secure EcmaScript.
  fixedProperty(get, 'originalValue', value);
  try {
    accessor(owner, name, {
      get,
      set(it) {
        const isObject = (typeof this === 'object' && this !== null) || typeof this === 'function';
        if (isObject && this !== owner) plainProperty(this as object, name, it);
      },
      fixed: true,
    });
  } catch {
    // It is fixed already.
  }
}

/** How deep a value is written. */
const mostDepth = 64;

/**
 * A value as JSON, by its own properties alone: no `toJSON` of the page's is asked, which could have another text written.
 * Undefined for what JSON has no word for.
 */
export function written(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'bigint' ? undefined : stringify(value);
  }
  if (depth > mostDepth) return 'null';
  let text = '';
  if (isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      text += `${at === 0 ? '' : ','}${written(value[at], depth + 1) ?? 'null'}`;
    }
    return `[${text}]`;
  }
  const names = keys(value);
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at];
    if (name === undefined) continue;
    const part = written((value as Record<string, unknown>)[name], depth + 1);
    if (part !== undefined) text += `${text === '' ? '' : ','}${stringify(name)}:${part}`;
  }
  return `{${text}}`;
}

/**
 * What JSON text made, so that the browser writes it again as it is: a `toJSON` that the page put on a prototype is not
 * asked.
 */
export function forJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const names = keys(value);
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at];
    // Its own `toJSON` is text, a number or an object, and asked of nobody.
    if (name !== undefined) forJson((value as Record<string, unknown>)[name]);
  }
  if (getOwnPropertyDescriptor(value, 'toJSON') === undefined) fixedProperty(value, 'toJSON', undefined);
  return value;
}
