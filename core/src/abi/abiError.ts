import { ReadbackError } from '../text/errors.ts';

/** A text that is not an ABI, or an ABI that no contract can have. Says what is wrong, and where. */
export class AbiError extends ReadbackError {
  override name = 'AbiError';
}
