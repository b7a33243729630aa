import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import { NotRead } from '../data/base/notRead.ts';
import { NoAbi } from '../data/abis/verifiedAbi.ts';
import { listed } from '@readback/phrases/listed.ts';
import { reloadToReach } from '../data/sources/hosts.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { failureWords } from '../ui/said/failureWords.ts';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { Fetching } from './useAbi.ts';

/** Why there is no ABI, and how to get one. */
export function AbsentAbi({ fetching, network }: { fetching: Fetching; network: Network }) {
  switch (fetching.state) {
    case 'fetching':
      return <Skeleton says={fill(words.fetchingAbi, { sources: listed(fetching.names) })} lines={2} />;
    case 'notNeeded':
      return null;
    case 'local':
      return <Notice title={words.noAbi}>{fill(words.noAbiLocal, { network: network.name })}</Notice>;
    case 'off':
      return (
        <Notice
          title={words.sourcesOff}
          actions={
            <Link to="/settings" search={{ section: 'sources' }}>
              {words.toSources}
            </Link>
          }
        >
          {words.sourcesOffHint}
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice
          title={fill(words.sourceLate, { source: fetching.name })}
          actions={
            <Button onClick={() => reloadToReach(fetching.url, `contracts ${location.hash}`)}>
              {words.reload}
            </Button>
          }
        >
          {words.sourceLateHint}
        </Notice>
      );
    case 'forgotten':
      return (
        <Notice
          title={fill(words.forgotten, { source: fetching.name })}
          actions={
            <Button onClick={fetching.retry}>{fill(words.askSourceAgain, { source: fetching.name })}</Button>
          }
        >
          {words.forgottenHint}
        </Notice>
      );
    case 'failed': {
      const { missing, says } = failed(fetching.error);
      return (
        <Notice
          tone="unknown"
          tag={words.unknown}
          live="status"
          title={says}
          actions={<Button onClick={fetching.retry}>{missing ? words.askAgain : words.retry}</Button>}
        >
          {words.noGuess}
        </Notice>
      );
    }
  }
}

/** `missing`: whoever was asked has no source code of it. */
function failed(error: unknown): { missing: boolean; says: string } {
  const asked = error instanceof NoAbi ? error.of : [];
  if (asked.length === 0) {
    const why = error instanceof NoAbi ? undefined : failureWords(error);
    return { missing: false, says: why === undefined ? words.noSource : fill(words.notFetched, { why }) };
  }
  const without = asked.filter(({ said }) => said.why === 'notFound').map(({ name }) => name);
  const silent = asked.filter(({ said }) => said.why !== 'notFound');
  const those = { sources: listed(without), count: without.length };
  if (silent.length === 0) return { missing: true, says: fill(words.notVerified, those) };
  const refused = silent.map(({ name, said }) =>
    fill(words.notAsked, { source: name, why: failureWords(new NotRead(said)) }),
  );
  const says = [...refused, ...(without.length > 0 ? [fill(words.noneHas, those)] : [])].join(' ');
  return { missing: false, says };
}
