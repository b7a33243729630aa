import type { SigningRequest } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { readTypedData } from '@readback/core/request/typedData/readTypedData.ts';

/**
 * Whether a request is still what it was when it was frozen: its body gives its digest. What was kept on the disk
 * may have been damaged there, or comes from someone's file, and a damaged request is neither read nor signed. Of
 * typed data the wallet gets the text and the page shows what was read of it: the two must be the same.
 */
export function isWhole({ body, raw, digest }: SigningRequest): boolean {
  try {
    if (freeze(body, raw).digest !== digest) return false;
    if (body.kind !== 'typedData') return true;
    return freeze({ ...body, typed: readTypedData(body.json).typed }, raw).digest === digest;
  } catch {
    return false;
  }
}
