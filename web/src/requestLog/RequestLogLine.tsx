import { lazyPart } from '../ui/late/lazyPart.tsx';
import type { LineProps } from './lineProps.ts';
import { WithWalletLater } from '../connect/WithWallet.tsx';

const Line = lazyPart(async () => (await import('./Line.tsx')).Line);

/** How many hosts were told something since the page was opened: fetched late, and noted all the while. */
export function RequestLogLine(props: LineProps) {
  return (
    <WithWalletLater>
      <Line {...props} />
    </WithWalletLater>
  );
}
