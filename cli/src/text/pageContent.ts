import type { DollarPrices } from '@readback/core/money/prices.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { TookFor } from '@readback/core/request/parse/parsed.ts';
import type { HostRecord } from '../world/host.ts';

/** What one page of text shows: the readback, its facts, and the context. */
export type Page = Readonly<{ readback: Readback; facts: FindFact; context: PageContext }>;

/** What the page says besides the readback: what the input was read as, and which hosts were asked. */
export type PageContext = Readonly<{
  took: TookFor;
  others: readonly TookFor[];
  file?: string;
  own: ReadonlySet<string>;
  asked: readonly HostRecord[];
  hasNode: boolean;
  hasRegistry: boolean;
  offline: boolean;
  /** Only where the user asked for values. */
  money?: DollarPrices;
}>;
