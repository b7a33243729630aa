import type { RefObject } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { WithWalletLater } from '../connect/WithWallet.tsx';

const Line = lazyPart(async () => (await import('./Line.tsx')).Line);

/** In a popover, `list` is what closes when it is pressed. */
export type LineProps = { list?: RefObject<HTMLElement | null> };

/** How many hosts were told something since the page was opened: fetched late, and noted all the while. */
export function ToldLine(props: LineProps) {
  return (
    <WithWalletLater>
      <Line {...props} />
    </WithWalletLater>
  );
}
