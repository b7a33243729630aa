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

/** Whether foreign data is an object whose fields can be inspected. */
export function isTyped(it: unknown): it is Record<string, unknown> {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}
