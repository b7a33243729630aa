import * as words from '@readback/phrases/words/web/settings/sources.ts';
import { Link } from '../../router/Link.tsx';
import { rpcUrl, useNetworks } from '../../data/config.ts';
import { hostOf } from '../../data/networks/nodeUrl.ts';
import panel from '../../ui/Panel.module.css';
import { SafeText } from '../../ui/SafeText.tsx';
import { Words } from '../../ui/Words.tsx';
import styles from './Sources.module.css';

/** The nodes of the networks, as hosts: where each is set is another section. */
export function NodeHosts() {
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
        <ul className={`${panel.panel} ${styles.nodes}`}>
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
