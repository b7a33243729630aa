import { safeString } from '@readback/core/text/safeString.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts/batch.ts';
import { useChanging } from '../../data/base/changing.ts';
import { useNetworks } from '../../data/networks/config.ts';
import { openReview } from '../../inbox/openReview.ts';
import { NamedAddress } from '../../names/NamedAddress.tsx';
import { Button } from '../../ui/Button.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Batch.module.css';
import { batched, type BatchedCall, batchesOf, batchIncoming } from './callBatch.ts';
import { useSender } from './useSender.ts';

/** The calls that wait to be sent together, at the foot of the window: nothing that is filled in moves when one is added. */
export function BatchPanel() {
  const all = useChanging(batched);
  const networks = useNetworks();
  const { from } = useSender();
  return batchesOf(all).map((calls) => {
    const [first, ...others] = calls;
    const network = networks.find(({ chainId }) => chainId === first?.chainId);
    if (!first || !network) return null;
    const keep = (kept: (it: BatchedCall) => boolean) => batched.set(all.filter(kept));
    return (
      <section
        key={first.chainId}
        className={styles.panel}
        aria-label={fill(words.count, { count: calls.length, network: network.name })}
      >
        <details className={styles.calls}>
          <summary>{fill(words.count, { count: calls.length, network: network.name })}</summary>
          <ol aria-label={words.calls} className={styles.list}>
            {calls.map((it) => (
              <li key={it.id}>
                <span className={look.wrap}>
                  <Words
                    of={words.callOn}
                    values={{
                      name: (
                        <b>
                          <SafeText text={it.name} max={120} cut="mark" />
                        </b>
                      ),
                      contract: <NamedAddress address={it.call.to} chainId={it.chainId} />,
                    }}
                  />{' '}
                  {it.call.value === 0n ? null : (
                    <Words
                      of={words.withValue}
                      values={{ amount: <SafeText text={it.typedValue} max={80} />, symbol: network.symbol }}
                    />
                  )}
                </span>
                <Button
                  tone="quiet"
                  aria-label={fill(words.remove, { name: safeString(it.name, { max: 80 }) })}
                  onClick={() => keep(({ id }) => id !== it.id)}
                >
                  <span aria-hidden>×</span>
                </Button>
              </li>
            ))}
          </ol>
        </details>
        <div className={styles.acts}>
          <Button tone="primary" onClick={() => openReview(batchIncoming([first, ...others], from))}>
            {words.read}
          </Button>
          <Button tone="quiet" onClick={() => keep((it) => it.chainId !== first.chainId)}>
            {words.clear}
          </Button>
        </div>
      </section>
    );
  });
}
