import type { Address } from 'viem';
import type { Read } from '../read.ts';

/**
 * What a contract says in a log that a read will give after that. It may lie: the read decides. `whose`: whose
 * assets a permission is over; absent where it is about who decides over a contract. `orElse`: other places that may
 * hold it.
 */
export type Announced = Readonly<{
  read: Read;
  is: bigint;
  whose?: Address;
  orElse?: readonly Read[];
}>;
