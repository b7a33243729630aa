import type { Incoming, TypedName } from '@readback/core/model/request.ts';
import type { Need, PastedReading, Seems, SeemsParts, TookFor } from '@readback/core/request/parse/parsed.ts';
import type { ReadbackError } from '@readback/core/text/errors.ts';
import type { Address } from 'viem';

/**
 * What the text itself does not say. `names` are whom the names in it give, as they are written there; `typed` are
 * those of them that were looked up, as they are looked up. `open`: whoever pasted it does not know the rest either.
 */
export type PasteDetails = Readonly<{
  chainId?: number;
  to?: Address;
  from?: Address;
  open?: true;
  names?: readonly TypedName[];
  typed?: readonly TypedName[];
}>;

export type Paste =
  | Readonly<{ kind: 'ready'; incoming: Incoming; took: TookFor }>
  /** A part of the page that reads did not come: nothing is known of the text. */
  | Readonly<{ kind: 'notLoaded' }>
  /** It can be read in more ways than one, and only the user knows which is meant. */
  | Readonly<{ kind: 'choose'; readings: readonly PastedReading[] }>
  /** No request that is known, and no likely message: it is read as one only if the user says so. */
  | Readonly<{ kind: 'unsure'; readings: readonly PastedReading[] }>
  /** Words that say what someone wants to do: a message only if the user says so. */
  | Readonly<{ kind: 'wish'; readings: readonly PastedReading[] }>
  /** It can be read once the rest is known; `readings` are ways to read it as it is. */
  | Readonly<{
      kind: 'needs';
      needs: readonly Need[];
      /** What was said already: that is not asked again. */
      said: PasteDetails;
      /** The same without what it needs: it can be read, and never signed. */
      open?: PastedReading | undefined;
      names?: readonly string[] | undefined;
      /** The network that the names are for, where it is known. */
      chainId?: number | undefined;
      readings: readonly PastedReading[];
    }>
  /** It cannot be read as what it looks like; `readings` are ways to read it as something else. */
  | Readonly<{
      kind: 'refused';
      error: ReadbackError;
      seems?: Seems | undefined;
      parts?: SeemsParts | undefined;
      readings: readonly PastedReading[];
    }>;
