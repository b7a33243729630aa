import type { Effects, TracedCall } from '@readback/core/model/effects.ts';
import { valueOf } from '@readback/core/model/known.ts';

/** The call in which it begins to fail, where that is one inside another. */
export function innerFailing({ revert, calls }: Effects): TracedCall | undefined {
  const at = valueOf(calls)?.find(({ id }) => id === revert?.at);
  return at?.to && at.id.includes('.') ? at : undefined;
}

/** Whether anything is known of why it fails: what would let it pass, what the contract says, or where it begins. */
export function saysWhyItFails(effects: Effects): boolean {
  const { status, revert } = effects;
  if (status === 'success') return false;
  return (
    revert?.remedy !== undefined ||
    revert?.reason !== undefined ||
    revert?.data === '0x' ||
    innerFailing(effects) !== undefined
  );
}
