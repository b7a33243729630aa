/** What the practice wallet rejects with (EIP-1193, EIP-1474). */
export class PracticeError extends Error {
  override name = 'PracticeError';
  readonly code: number;
  readonly data?: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    if (data !== undefined) this.data = data;
  }
}

export const rejected = () => new PracticeError(4001, 'The user rejected the request.');
export const unauthorised = (why: string) => new PracticeError(4100, why);
export const unsupported = (method: string) =>
  new PracticeError(4200, `The practice wallet does not support ${method}.`);
export const notFound = (method: string) =>
  new PracticeError(-32601, `There is no method ${method.slice(0, 60)}.`);
export const invalid = (what: string) => new PracticeError(-32602, `Invalid params: ${what}.`);

/** Whether foreign data is an object whose fields can be looked at. */
export function isTyped(it: unknown): it is Record<string, unknown> {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}
