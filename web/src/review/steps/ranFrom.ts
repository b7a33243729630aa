import type { Effects } from '@readback/core/model/effects.ts';
import type { Provenance } from '@readback/core/model/fact.ts';
import { toldAtPin } from '@readback/core/world/provenance.ts';

/** Where what was seen in a run comes from: the node that ran it, on the block that it was pinned to. */
export function ranFrom({ block, engines }: Effects): readonly Provenance[] {
  return [toldAtPin(block, block.endpoint, ...engines.map(({ name }) => name))];
}
