import { lazyPart } from '../ui/late/lazyPart.tsx';
import { WithWalletLater } from '../connect/WithWallet.tsx';

const Count = lazyPart(async () => (await import('./Line.tsx')).Count);

/** How many hosts were told something for the Review that is shown. */
export function RequestLogCount() {
  return (
    <WithWalletLater fallback="…">
      <Count />
    </WithWalletLater>
  );
}
