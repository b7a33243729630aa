import { lazyPart } from '../app/lazyPart.tsx';
import { WithWalletLater } from '../app/WithWallet.tsx';

const Count = lazyPart(async () => (await import('./Line.tsx')).Count);

/** How many hosts were told something for the Review that is shown. */
export function ToldCount() {
  return (
    <WithWalletLater fallback="…">
      <Count />
    </WithWalletLater>
  );
}
