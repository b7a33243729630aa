import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';

export type HearbackPanelProps = {
  readback: Readback;
  hearback: Hearback | undefined;
  hash?: Hex | undefined;
  signature?: Hex | undefined;
  /** In milliseconds since the epoch: when it was opened, and when the wallet answered. */
  openedAt: number;
  answeredAt?: number | undefined;
  /** Whether something can be done about a difference: not about what a file tells. */
  acts?: boolean;
  /** It has just happened: a difference fills the window, and what came of it is the title of the screen. */
  fills?: boolean;
  /** Of its entry, to go on from here. */
  id?: string | undefined;
  /** What else is folded below. */
  children?: ReactNode;
};
