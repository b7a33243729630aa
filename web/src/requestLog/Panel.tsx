import * as words from '@readback/phrases/words/web/requestLog.ts';
import { useMemo } from 'react';
import { useBook } from '../data/own/book.ts';
import { useChanging } from '../data/base/changing.ts';
import { told } from '../data/asking/told.ts';
import { useUnits } from '../data/units.ts';
import { Link } from '../router/Link.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { Words } from '../ui/text/Words.tsx';
import { walletStore } from '../wallet/base/store.ts';
import { pairOf } from './countHosts.ts';
import { duringWords } from './during.ts';
import { Host } from './Host.tsx';
import { hostsTold } from './hostsTold.ts';
import type { Whose } from './learned.ts';
import { toldShown } from './shown.ts';
import styles from './RequestLog.module.css';
import { onlyHereWords, pageWords } from './toldWords.ts';

/** Every question that left this page since it was opened, by host. Nothing is asked to show it. */
export function Panel() {
  const now = useChanging(told);
  const { during } = useChanging(toldShown);
  const { times } = useUnits();
  const whose = useWhose();
  const hosts = useMemo(() => hostsTold(now, whose, during), [now, whose, during]);
  const asked = [...new Set([...now.pairs.keys()].map((it) => pairOf(it).during).toReversed())];
  const options = (during === undefined || asked.includes(during) ? asked : [during, ...asked]).map((it) => ({
    value: it,
    label: duringWords(it, times),
  }));
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : close())}
      title={words.title}
      description={words.lead}
    >
      {options.length > 0 ? (
        <Select
          label={words.filter}
          value={during ?? all}
          options={[{ value: all, label: words.everything }, ...options]}
          onChange={(next) => toldShown.set(next === all ? { open: true } : { open: true, during: next })}
        />
      ) : null}
      {hosts.length > 0 && hosts.every(({ isHere }) => isHere) ? (
        <p className={styles.onlyHere}>{onlyHereWords(hosts)}</p>
      ) : null}
      {hosts.length > 0 ? (
        <div className={styles.hosts}>
          {hosts.map((it) => (
            <Host key={it.host} of={it} showsFor={during === undefined} />
          ))}
        </div>
      ) : during === undefined ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <EmptyState title={words.emptyFor} />
      )}
      <div className={styles.notes}>
        <p>{pageWords(location.host)}</p>
        <p>{words.walletAlso}</p>
        <p>
          <Words
            of={words.settings}
            values={{
              link: (inner) => (
                <Link to="/settings" search={{ section: 'sources' }} onClick={close}>
                  {inner}
                </Link>
              ),
            }}
          />
        </p>
      </div>
    </Dialog>
  );
}

/** No path is that. */
const all = '*';

function close(): void {
  toldShown.set({ open: false });
}

/** The user's own addresses, the connected and the watched ones among them, and those that the user named. */
function useWhose(): Whose {
  const book = useBook();
  return useMemo(() => {
    const { accounts, watched } = walletStore.get();
    const own = [
      ...book.filter((it) => it.own).map((it) => it.address),
      ...accounts,
      ...(watched ? [watched] : []),
    ];
    const saved = book.filter((it) => it.name && !it.own).map((it) => it.address);
    const lower = (them: readonly string[]) => new Set(them.map((it) => it.toLowerCase()));
    const connected = lower(accounts);
    const onlyWatched = [
      ...book.filter((it) => it.own && it.watched).map((it) => it.address),
      ...(watched ? [watched] : []),
    ].filter((it) => !connected.has(it.toLowerCase()));
    return { own: lower(own), watched: lower(onlyWatched), saved: lower(saved) };
  }, [book]);
}
