import { NotRead } from '../data/notRead.ts';
import { NoAbi } from '../data/verifiedAbi.ts';
import { listed } from '@readback/phrases/listed.ts';
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
      return <Skeleton says={`Asking ${listed(fetching.names)} for the ABI`} lines={2} />;
    case 'notNeeded':
      return null;
    case 'local':
      return (
        <Notice title="No ABI is saved for this contract.">
          No source is asked about {network.name}: sources know only public networks. Paste the ABI, or drop
          the compiler’s output file.
        </Notice>
      );
    case 'off':
      return (
        <Notice
          title="No ABI is saved for this contract, and the sources of ABIs are off."
          actions={
            <Link to="/settings" search={{ section: 'sources' }}>
              Sources in Settings
            </Link>
          }
        >
          If you enable Sourcify, it learns the chain and address of the contract. Or paste the ABI below.
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice
          title={`${fetching.name} is on now, but was off when this page was opened.`}
          actions={
            <Button onClick={() => reloadToReach(fetching.url, `contracts ${location.hash}`)}>
              Reload page to reach it
            </Button>
          }
        >
          It learns the chain and the address of the contract. Or paste the ABI below.
        </Notice>
      );
    case 'forgotten':
      return (
        <Notice
          title={`The ABI from ${fetching.name} was forgotten here.`}
          actions={<Button onClick={fetching.retry}>{`Ask ${fetching.name} again`}</Button>}
        >
          Or paste the ABI below.
        </Notice>
      );
    case 'failed': {
      const { missing, says } = failed(fetching.error);
      return (
        <Notice
          tone="unknown"
          tag="Unknown"
          live="status"
          title={says}
          actions={<Button onClick={fetching.retry}>{missing ? 'Ask again' : 'Retry'}</Button>}
        >
          Readback does not guess its functions. Paste the ABI if its author gave it to you, write the one
          function you need, or drop the compiler’s output file.
        </Notice>
      );
    }
  }
}

/** `missing`: whoever was asked has no source code of it. */
function failed(error: unknown): { missing: boolean; says: string } {
  const asked = error instanceof NoAbi ? error.of : [];
  if (asked.length === 0) {
    const why = error instanceof NoAbi ? 'no source could be asked' : failureWords(error);
    return { missing: false, says: `The ABI could not be fetched: ${why}.` };
  }
  const without = asked.filter(({ said }) => said.why === 'notFound').map(({ name }) => name);
  const silent = asked.filter(({ said }) => said.why !== 'notFound');
  const have = without.length === 1 ? 'has' : 'have';
  const nobody = `${listed(without)} ${have} no source code for it`;
  if (silent.length === 0) return { missing: true, says: `This contract is not verified: ${nobody}.` };
  const refused = silent.map(
    ({ name, said }) => `${name} could not be asked: ${failureWords(new NotRead(said))}`,
  );
  return { missing: false, says: `${[...refused, ...(without.length > 0 ? [nobody] : [])].join('; ')}.` };
}
