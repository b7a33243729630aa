import { fill } from '@readback/phrases/fill.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import * as words from '@readback/phrases/words/web/desk.ts';
import { mergedProposals } from '@readback/core/safe/queue.ts';
import type { SafeAccount } from '@readback/core/safe/safeAccount.ts';
import { serviceStops } from '@readback/core/safe/service/serviceStops.ts';
import { ReadbackError } from '@readback/core/text/errors.ts';
import { useMemo, useState } from 'react';
import { useActivity } from '../data/activity/activity.ts';
import { NotRead } from '../data/base/notRead.ts';
import { useNetworks } from '../data/networks/config.ts';
import { useBook } from '../data/own/book.ts';
import { noteUsed } from '../data/own/usedNetworks.ts';
import { accountKind, isSame } from '../names/accountKinds.ts';
import { Picture } from '../names/avatar/Picture.tsx';
import { useName } from '../names/useName.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NetworkName } from '../ui/marks/NetworkName.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Address } from '../ui/said/Address.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import look from '../ui/look/look.module.css';
import { AddProposals } from './AddProposals.tsx';
import type { DeskOf } from './deskId.ts';
import { deskNamed, type Kept, keptFor } from './deskOf.ts';
import { OwnersPanel } from './OwnersPanel.tsx';
import { QueueList } from './QueueList.tsx';
import { ServicePanel } from './ServicePanel.tsx';
import { useQueue, useSafeAccount } from './useDesk.ts';
import { useService } from './useService.ts';
import styles from './Desk.module.css';

/** A Safe: who owns it, what waits for it and what that does, and who has signed. */
export function DeskScreen({ id }: { id: string }) {
  const of = deskNamed(id);
  const isSetUp = useNetworks().some(({ chainId }) => chainId === of?.chainId);
  if (of === undefined || !isSetUp) {
    return (
      <section className={styles.screen}>
        <h1>{words.badPlace}</h1>
        <p className={look.lead}>{words.badPlaceWhy}</p>
      </section>
    );
  }
  return <Desk of={of} />;
}

function Desk({ of }: { of: DeskOf }) {
  const row = useBook().find(({ address }) => isSame(address, of.safe));
  // Anybody can make a link to a Safe: a stranger's is read only where the user presses.
  const [pressed, setPressed] = useState(false);
  const isKnown = accountKind(row) !== 'stranger' && row?.imported !== true;
  const asks = isKnown || pressed;
  const { data, error, isFetching, refetch } = useSafeAccount(of, asks);
  return (
    <article className={styles.screen}>
      <DeskHead of={of} account={data} />
      {asks ? null : (
        <EmptyState
          title={words.askFirst}
          action={
            <Button
              tone="primary"
              onClick={() => {
                noteUsed(of.chainId);
                setPressed(true);
              }}
            >
              {words.readIt}
            </Button>
          }
        >
          <Words of={words.askFirstWhy} values={{ network: <NetworkName chainId={of.chainId} /> }} />
        </EmptyState>
      )}
      {asks && data === undefined && error === null ? <Skeleton says={words.reading} lines={4} /> : null}
      {error !== null && data === undefined ? (
        <NoSafe of={of} error={error} busy={isFetching} onAgain={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <Waiting of={of} account={data} />}
    </article>
  );
}

function DeskHead({ of: { safe, chainId }, account }: { of: DeskOf; account: SafeAccount | undefined }) {
  const { name, avatar } = useName(safe, chainId);
  return (
    <header className={styles.head}>
      <p className={styles.back}>
        <Link to="/accounts/$address" params={{ address: safe }}>
          {words.account}
        </Link>
      </p>
      <h1 className={look.wrap}>
        {name ? <SafeText text={name.name} max={80} cut="mark" /> : words.nameless}
      </h1>
      <Address
        address={safe}
        form="whole"
        unnamed={account === undefined ? words.title : ownersWords(account)}
        picture={<Picture address={safe} avatar={avatar} size={32} />}
      />
      {account === undefined ? null : (
        <p className={look.quiet}>
          <Words
            of={words.state}
            values={{
              version: <SafeText text={account.version} max={20} cut="mark" />,
              network: <NetworkName chainId={chainId} />,
              nonce: <SafeText text={String(account.nonce)} />,
            }}
          />
        </p>
      )}
    </header>
  );
}

function ownersWords({ threshold, owners }: SafeAccount): string {
  return fill(words.mustSign, { threshold: String(threshold), owners: owners.length });
}

function NoSafe({
  of: { chainId },
  error,
  busy,
  onAgain,
}: {
  of: DeskOf;
  error: Error;
  busy: boolean;
  onAgain: () => void;
}) {
  const why = error instanceof NotRead ? error.unknown.why : 'timeout';
  return (
    <Notice
      tone="unknown"
      live="status"
      title={<Words of={words.notSafe} values={{ network: <NetworkName chainId={chainId} /> }} />}
      actions={
        <Button busy={busy} onClick={onAgain}>
          {words.again}
        </Button>
      }
    >
      {fill(words.notSafeWhy, { why, said: whyWords[why] })}
    </Notice>
  );
}

const nothing: Kept = { proposals: [], entries: new Map(), bodies: [] };

function Waiting({ of, account }: { of: DeskOf; account: SafeAccount }) {
  const activity = useActivity();
  const kept = useMemo(() => {
    try {
      return keptFor(of, account.version, activity);
    } catch (error) {
      // A version that nobody knows how to hash for.
      if (error instanceof ReadbackError) return undefined;
      throw error;
    }
  }, [of, account.version, activity]);
  const here = (kept ?? nothing).proposals;
  const service = useService(account, here);
  const listed = service.is === 'known' ? service.queue : undefined;
  const all = useMemo(
    () => mergedProposals([...here, ...(listed?.entries ?? []).map(({ proposal }) => proposal)]),
    [here, listed],
  );
  const { data: desk } = useQueue(account, all);
  const stops = desk && listed && serviceStops(listed, desk.account, desk.queue);
  return (
    <div className={styles.sides}>
      <section aria-labelledby="desk-queue">
        <h2 id="desk-queue">{words.queue}</h2>
        {kept === undefined ? (
          <Notice tone="unknown" title={words.unknownVersion} />
        ) : (
          <>
            <ServicePanel state={service} stops={stops} chainId={of.chainId} />
            {desk === undefined ? (
              <Skeleton says={words.reading} lines={3} />
            ) : (
              <QueueList desk={desk} kept={kept} service={service} stops={stops} />
            )}
            <AddProposals of={of} kept={kept} />
          </>
        )}
      </section>
      <OwnersPanel account={account} queue={desk?.queue} />
    </div>
  );
}
