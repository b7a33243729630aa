import type { ReadbackError } from './errors.ts';

/** A value read from foreign text, or the reason why there is none. For readers whose input is often wrong. */
export type Result<T> = Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; error: ReadbackError }>;

export function good<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function bad(error: ReadbackError): Result<never> {
  return { ok: false, error };
}
