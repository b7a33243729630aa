import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { TookFor } from '@readback/core/request/parse/parsed.ts';
import type { HostRecord } from '../world/host.ts';

/** What stands on one page of text: the readback, its facts, and what else the text says. */
export type Page = Readonly<{ readback: Readback; facts: FindFact; context: PageContext }>;

/** What the text says besides the readback: what the input was taken for, and whom was asked. */
export type PageContext = Readonly<{
  took: TookFor;
  others: readonly TookFor[];
  file?: string;
  own: ReadonlySet<string>;
  asked: readonly HostRecord[];
  hasNode: boolean;
  hasRegistry: boolean;
  offline: boolean;
}>;
