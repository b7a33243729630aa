import type { ReactNode } from 'react';

export type DiscloseProps = {
  children: ReactNode;
  /** What opens. */
  content: ReactNode;
  /** Names what opens. */
  title: string;
  /** Opens as soon as the keyboard reaches it. */
  onFocus?: boolean;
  className?: string | undefined;
};
