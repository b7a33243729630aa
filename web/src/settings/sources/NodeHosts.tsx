import { Link } from '../../router/Link.tsx';
import { rpcUrl, useNetworks } from '../../data/config.ts';
import { hostOf } from '../../data/networks/nodeUrl.ts';
import panel from '../../ui/Panel.module.css';
import { SafeText } from '../../ui/SafeText.tsx';
import styles from './Sources.module.css';

/** The nodes of the networks, as hosts: where each is set is another section. */
export function NodeHosts() {
  const networks = useNetworks();
  return (
    <>
      <h2>Nodes of the networks</h2>
      <p className={styles.lead}>
        A node learns which accounts and contracts are read, and what is simulated. It is asked only after you
        use its network. Choose nodes in{' '}
        <Link to="/settings" search={{ section: 'networks' }}>
          Networks
        </Link>
        .
      </p>
      {networks.length === 0 ? (
        <p className={styles.lead}>No network is enabled: no node is asked.</p>
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
