import * as words from '@readback/phrases/words/web/settings/sources.ts';
import { sources } from '../../data/sources/sources.ts';
import look from '../../ui/look/look.module.css';
import { SourceRow } from './SourceRow.tsx';
import styles from './Sources.module.css';
import { Link } from '../../router/Link.tsx';
import { rpcUrl, useNetworks } from '../../data/networks/config.ts';
import { hostOf } from '../../data/base/nodeUrl.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';

/** Every host that the page may ask, with what it learns, and the switch for it. */
export function SourcesSection() {
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <ul className={`${look.panel} ${styles.list}`}>
        {sources.map((source) => (
          <li key={source.id}>
            <SourceRow source={source} />
          </li>
        ))}
      </ul>
      <NodeHosts />
    </>
  );
}

/** The nodes of the networks, as hosts: where each is set is another section. */
function NodeHosts() {
  const networks = useNetworks();
  return (
    <>
      <h2>{words.nodes}</h2>
      <p className={styles.lead}>
        <Words
          of={words.nodesLead}
          values={{
            networks: (inner) => (
              <Link to="/settings" search={{ section: 'networks' }}>
                {inner}
              </Link>
            ),
          }}
        />
      </p>
      {networks.length === 0 ? (
        <p className={styles.lead}>{words.nodesNone}</p>
      ) : (
        <ul className={`${look.panel} ${styles.nodes}`}>
          {networks.map((network) => (
            <li key={network.chainId}>
              <SafeText text={network.name} max={80} />
              <bdi className={styles.host}>{hostOf(rpcUrl(network))}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
