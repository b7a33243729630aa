import type { Asset } from '@readback/core/model/fact.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';

export type WorthProps = {
  /** In the smallest unit; its sign does not count. */
  raw: bigint;
  asset: Asset;
  readback: Readback;
  facts: FindFact;
  /** Whether it comes in: a host alone is not believed of what a token is worth that nobody here knows. */
  arrives?: boolean;
};
