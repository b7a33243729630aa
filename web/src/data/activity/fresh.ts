import type { SigningRequest } from '@readback/core/model/request.ts';

const fresh = new WeakSet<SigningRequest>();
const kept = new WeakSet<SigningRequest>();

/** Notes that a request was frozen while this page is open, and has not been on the disk since. */
export function noteFresh(request: SigningRequest): void {
  if (!kept.has(request) && Object.isFrozen(request) && Object.isFrozen(request.body)) fresh.add(request);
}

/** Notes that a request comes from the disk or a file: whatever is done with it, it is never taken for fresh. */
export function noteKept(request: SigningRequest): void {
  kept.add(request);
}

/** Whether this very object was frozen here: only what comes from the disk can have been damaged there. */
export function isFresh(request: SigningRequest): boolean {
  return fresh.has(request);
}
