import { NotRead } from '../data/notRead.ts';
import { reloadToReach } from '../data/hosts.ts';
import type { Network } from '../data/parseConfig.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { failureWords } from '../ui/failureWords.ts';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { Fetching } from './useAbi.ts';

/** Why there is no ABI, and how to get one. */
export function AbsentAbi({ fetching, network }: { fetching: Fetching; network: Network }) {
  switch (fetching.state) {
    case 'fetching':
      return <Skeleton says="Asking Sourcify for the ABI" lines={2} />;
    case 'notNeeded':
      return null;
    case 'local':
      return (
        <Notice title="No ABI is kept of this contract.">
          Sourcify is not asked about {network.name}: it knows public networks only. Paste the ABI, or drop
          the file that the compiler made.
        </Notice>
      );
    case 'off':
      return (
        <Notice
          title="No ABI is kept of this contract, and Sourcify is switched off."
          actions={
            <Link to="/settings" search={{ section: 'sources' }}>
              Sources in Settings
            </Link>
          }
        >
          Switched on, it would learn the chain and the address of the contract. Or paste the ABI below.
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice
          title="Sourcify is switched on, but was not when this page was opened."
          actions={
            <Button onClick={() => reloadToReach(fetching.url, `contracts ${location.hash}`)}>
              Open the page anew to reach it
            </Button>
          }
        >
          It learns the chain and the address of the contract. Or paste the ABI below.
        </Notice>
      );
    case 'forgotten':
      return (
        <Notice
          title="The ABI that Sourcify has of this contract was forgotten here."
          actions={<Button onClick={fetching.retry}>Ask Sourcify again</Button>}
        >
          Or paste the ABI below.
        </Notice>
      );
    case 'failed': {
      const missing = fetching.error instanceof NotRead && fetching.error.unknown.why === 'notFound';
      return (
        <Notice
          tone="unknown"
          tag="Unknown"
          live="status"
          title={
            missing
              ? 'This contract is not verified: Sourcify has no source code for it.'
              : `Sourcify could not be asked: ${failureWords(fetching.error)}.`
          }
          actions={<Button onClick={fetching.retry}>{missing ? 'Ask again' : 'Retry'}</Button>}
        >
          Its functions are not guessed. Paste the ABI if you have it from its author, write the one function
          that you need, or drop the file that the compiler made.
        </Notice>
      );
    }
  }
}
