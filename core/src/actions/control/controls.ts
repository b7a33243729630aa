import type { PowerChange } from '../../decode/abis/functionModel.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import type { Step } from '../../model/step.ts';

/** What a call does to power. `handover`: whoever calls it gives away what they have at the contract. */
export type ControlKind = PowerChange | 'handover';

/** What a call does to power; undefined where that is nothing that is known here. */
export function controlKindOf({ fn }: Step): ControlKind | undefined {
  return rowSays(fn?.signature, 'hands') === undefined ? rowSays(fn?.signature, 'changes') : 'handover';
}
