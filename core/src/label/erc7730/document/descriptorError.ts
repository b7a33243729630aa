import { ReadbackError } from '../../../text/errors.ts';

/** A descriptor that cannot be read, or that two readers could read differently: it is not used at all. */
export class DescriptorError extends ReadbackError {
  override name = 'DescriptorError';
}
