import { createHash } from 'node:crypto';

/**
 * Puts something certain in the place of chance: what is drawn follows from the function that draws, and from how often
 * it drew in the same turn. So a question with an address that nobody can foresee is the same question the next time, in
 * whatever order things happen. Returns what brings chance back.
 */
export function certain(): () => void {
  const inTurn = new Map<string, number>();
  const drawn = <T extends ArrayBufferView>(into: T): T => {
    if (inTurn.size === 0) queueMicrotask(() => inTurn.clear());
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    const from = `${drawer()} ${bytes.length}`;
    const times = inTurn.get(from) ?? 0;
    inTurn.set(from, times + 1);
    for (let at = 0; at < bytes.length; at += 32) {
      const some = createHash('sha256').update(`${from} ${times} ${at}`).digest();
      bytes.set(some.subarray(0, bytes.length - at), at);
    }
    return into;
  };
  Object.defineProperty(crypto, 'getRandomValues', { value: drawn, configurable: true });
  return () => Reflect.deleteProperty(crypto, 'getRandomValues');
}

/** The file and the function of ours that wants something that nobody can foresee, without their lines. */
function drawer(): string {
  const before = { prepareStackTrace: Error.prepareStackTrace?.bind(Error), limit: Error.stackTraceLimit };
  try {
    Error.stackTraceLimit = 30;
    Error.prepareStackTrace = (_, sites) => sites.map((it) => `${it.getFileName()} ${it.getFunctionName()}`);
    const holder: { stack?: unknown } = {};
    Error.captureStackTrace(holder, drawer);
    const sites = holder.stack as readonly string[];
    const ours = sites.filter((it) => ofOurs.test(it) && !passedOn.test(it));
    return (ours[0] ?? '').replace(/^.*\/(?=(?:core|practice|scenarios)\/src\/)/, '');
  } finally {
    Object.assign(Error, { prepareStackTrace: before.prepareStackTrace, stackTraceLimit: before.limit });
  }
}

const ofOurs = /\/(?:core|practice|scenarios)\/src\//;

/** Draws for whoever calls it. */
const passedOn = /\/tapes\/chance\.ts|\/unforeseeable\.ts/;
