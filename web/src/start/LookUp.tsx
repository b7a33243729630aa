import { errorText } from '@readback/phrases/problemText.ts';
import { chainName } from '@readback/phrases/chains.ts';
import type { ReadbackError } from '@readback/core/text/errors.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/start/pasteOutcome.ts';
import { useState } from 'react';
import type { Hex } from 'viem';
import type { Incoming } from '@readback/core/model/request.ts';
import { networkOf, useNetworks } from '../data/networks/config.ts';
import { lookUpTransaction } from '../inbox/lookUp.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { Words } from '../ui/text/Words.tsx';
import styles from './PasteOutcome.module.css';

/**
 * Offers to ask a node for a transaction whose hash was pasted: that of the network which a link names, else of the
 * one that the user chooses. Only enabled networks, and only when the button is pressed.
 */
export function LookUp({
  hash,
  chainId,
  onFound,
}: {
  hash: Hex;
  chainId?: number | undefined;
  onFound: (incoming: Incoming) => void;
}) {
  const networks = useNetworks();
  const [chosen, setChosen] = useState(networks.length === 1 ? String(networks[0]?.chainId) : '');
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<ReadbackError>();
  const named = chainId === undefined ? undefined : networkOf(chainId);
  if (chainId !== undefined && named === undefined) {
    return (
      <p>
        {fill(words.networkOff, { network: chainName(chainId) })}{' '}
        <Link to="/settings" search={{ section: 'networks' }}>
          {words.enableNetworks}
        </Link>
      </p>
    );
  }
  const network = named ?? networkOf(Number(chosen));

  async function ask() {
    if (!network || asking) return;
    setAsking(true);
    setProblem(undefined);
    const found = await lookUpTransaction(hash, network.chainId);
    setAsking(false);
    if (found.ok) onFound(found.value);
    else setProblem(found.error);
  }

  return (
    <div className={styles.missing}>
      {named ? null : (
        <div className={styles.fields}>
          <Select
            label={words.network}
            value={chosen}
            placeholder={networks.length > 0 ? words.chooseNetwork : words.noNetwork}
            options={networks.map((it) => ({ value: String(it.chainId), label: it.name }))}
            onChange={setChosen}
          />
        </div>
      )}
      <div>
        <Button
          tone="primary"
          busy={asking}
          aria-disabled={network === undefined}
          onClick={network ? () => void ask() : undefined}
        >
          <span>
            {network ? (
              <Words
                of={words.askNode}
                values={{ network: <SafeText text={network.name} max={60} cut="mark" /> }}
              />
            ) : (
              words.askAnyNode
            )}
          </span>
        </Button>
      </div>
      {problem ? (
        <p role="alert">
          <b>
            <SafeText text={errorText(problem)} max={600} />
          </b>
        </p>
      ) : null}
    </div>
  );
}
