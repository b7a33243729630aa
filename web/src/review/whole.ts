import type { SigningRequest } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/freeze.ts';

/**
 * Whether a request is still what it was when it was frozen: its body gives its digest. What was kept on the disk
 * may have been damaged there, and a damaged request is neither read nor signed.
 */
export function isWhole({ body, raw, digest }: SigningRequest): boolean {
  try {
    return freeze(body, raw).digest === digest;
  } catch {
    return false;
  }
}
