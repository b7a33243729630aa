import type { Address, Hex } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { ReadbackError } from '../../../text/errors.ts';
import type { ClearSigned, Warning, WarningCode } from '../../../model/clearSigned.ts';
import type { Data } from './data.ts';
import type { Descriptor } from '../document/descriptor.ts';

/** What wraps the data that is signed (`@.` paths). A value that is not known is absent. */
export type Container = Readonly<{ from?: Address; to?: Address; value?: bigint; chainId?: number }>;

/** What may still be made, over all inner calls together. */
export type Room = { fields: number; nodes: number; bytes: number };

/** One descriptor at work on one request. */
export type Scope = Readonly<{
  descriptor: Descriptor;
  args: readonly Arg[];
  container: Container;
  data: Data;
  room: Room;
  /** Reads a call inside this one, by the same rules. */
  inner: (call: DescribedCall) => ClearSigned;
}>;

/** A call that lies in the data of another. `from` and `value` only if the descriptor says what they are. */
export type DescribedCall = Readonly<{
  chainId: number;
  to: Address;
  data: Hex;
  from?: Address;
  value?: bigint;
}>;

/** How many fields one readback may show, inner calls included. */
export const maxShownFields = 2_000;

/** How deep calls may lie in calls. */
export const maxInnerDepth = 12;

/** The descriptor cannot be used for this request, and why. Caught where a descriptor is applied. */
export class Unfit extends ReadbackError {
  override name = 'Unfit';
  readonly warning: Warning;

  constructor(code: WarningCode, at?: string, detail?: string) {
    super({ id: 'descriptor.unfit' }, { details: [code, at, detail].join(' ') });
    this.warning = {
      code,
      ...(at === undefined ? {} : { at }),
      ...(detail === undefined ? {} : { detail: detail.slice(0, 500) }),
    };
  }
}
