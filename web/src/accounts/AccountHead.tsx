import { forgotten as forgottenWords } from '@readback/phrases/words/web/ui/undo.ts';
import { canUndo } from '../ui/undo/undo.ts';
import { shortAddress } from '../ui/text/address.ts';
import * as words from '@readback/phrases/words/web/accounts.ts';
import { tag as language } from '@readback/phrases/words/language.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { navigate } from '../router/here.ts';
import { Link } from '../router/Link.tsx';
import { useState } from 'react';
import type { Address as Bytes } from 'viem';
import { type BookRow, book } from '../data/own/book.ts';
import { keepInDraft } from '../forms/drafts.ts';
import { AskForPicture } from '../names/avatar/AskForPicture.tsx';
import { Picture } from '../names/avatar/Picture.tsx';
import { useName } from '../names/useName.ts';
import { Address } from '../ui/said/Address.tsx';
import { Button } from '../ui/Button.tsx';
import button from '../ui/Button.module.css';
import { SafeText } from '../ui/text/SafeText.tsx';
import { walletStore } from '../wallet/base/store.ts';
import { unwatch, watch } from '../wallet/kept/watched.ts';
import { type AccountKind, accountNote, isSame } from '../names/accountKinds.ts';
import { NetworkName } from '../ui/marks/NetworkName.tsx';
import look from '../ui/look/look.module.css';
import styles from './look/Accounts.module.css';
import { NameDialog } from './NameDialog.tsx';
import { useConnected } from './useConnected.ts';
import { Words } from '../ui/text/Words.tsx';
import { KnowDialog } from '../names/KnowDialog.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';

/** Who the account is, whole, and what the user can do with its entry in the book. */
export function AccountHead({
  address,
  row,
  kind,
}: {
  address: Bytes;
  row: BookRow | undefined;
  kind: AccountKind;
}) {
  const { name, avatar } = useName(address);
  const connected = isSame(address, useConnected());
  const [open, setOpen] = useState<'name' | 'remove'>();
  const note = accountNote(kind, connected, row?.blocked, row?.imported);
  return (
    <>
      <p className={styles.back}>
        <Link to="/accounts">{words.title}</Link>
      </p>
      <div className={`${styles.head} ${styles.headOf}`}>
        <h1 className={look.wrap}>
          {name ? <SafeText text={name.name} max={80} cut="mark" /> : words.nameless}
        </h1>
        <div className={styles.actions}>
          <Send address={address} kind={row?.imported && !row.own ? 'stranger' : kind} />
          {kind === 'stranger' ? <Button onClick={() => book.watch(address)}>{words.watchIt}</Button> : null}
          <Button onClick={() => setOpen('name')}>{row?.name ? words.rename : words.addName}</Button>
          {kind === 'stranger' || connected ? null : (
            <Button onClick={() => setOpen('remove')}>
              {kind === 'watched' ? words.stopWatching : words.remove}
            </Button>
          )}
        </div>
      </div>
      <Address
        address={address}
        form="whole"
        unnamed={`${note.charAt(0).toLocaleUpperCase(language)}${note.slice(1)}`}
        picture={<Picture address={address} avatar={avatar} size={32} />}
        more={<AskForPicture avatar={avatar} />}
      />
      {kind === 'yours' ? null : <KnownOn address={address} chains={row?.knownOn ?? []} />}
      <NameDialog
        open={open === 'name'}
        onClose={() => setOpen(undefined)}
        address={address}
        now={row?.name ?? ''}
      />
      <RemoveDialog
        open={open === 'remove'}
        onClose={() => setOpen(undefined)}
        kind={kind}
        onRemove={() => {
          const watched = isSame(walletStore.get().watched, address);
          canUndo({
            says: forgottenWords.account,
            what: name ? <SafeText text={name.name} max={80} cut="mark" /> : shortAddress(address),
            back: () => {
              if (watched) watch(address);
              if (row) book.put(row);
            },
          });
          book.forget(address);
          if (watched) unwatch();
          navigate({ to: '/accounts' });
        }}
      />
    </>
  );
}

/** From an account of the user's, or to one that they know. Whoever came here by a link has vouched for nobody. */
function Send({ address, kind }: { address: Bytes; kind: AccountKind }) {
  if (kind === 'stranger') return null;
  const to = kind === 'yours' ? undefined : checksummed(address);
  return (
    <Link
      // Of a watched account other things are done than paying it: of a Safe, its transactions are made.
      className={kind === 'watched' ? button.button : `${button.button} ${button.primary}`}
      to="/compose"
      search={{ kind: 'send' }}
      onClick={() => to !== undefined && keepInDraft('send', { to })}
    >
      {to === undefined ? words.send : words.sendTo}
    </Link>
  );
}

/** On which networks the user said that they know an account, and how to say it, or to take it back. */
function KnownOn({ address, chains }: { address: Bytes; chains: readonly number[] }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.known} aria-label={words.known}>
      {chains.length > 0 ? (
        <ul className={styles.knownList}>
          {chains.map((chainId) => (
            <li key={chainId}>
              <span>
                <Words of={words.knownOn} values={{ network: <NetworkName chainId={chainId} /> }} />
              </span>
              <Button onClick={() => book.unknow(address, chainId)}>{words.unknow}</Button>
            </li>
          ))}
        </ul>
      ) : null}
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {chains.length > 0 ? words.knowElsewhere : words.know}
      </Button>
      <KnowDialog open={open} onClose={() => setOpen(false)} address={address} />
    </section>
  );
}

/** Asks before an address leaves the book. */
function RemoveDialog({
  open,
  onClose,
  kind,
  onRemove,
}: {
  open: boolean;
  onClose: () => void;
  kind: AccountKind;
  onRemove: () => void;
}) {
  const { title, says } = words.removing[kind === 'stranger' ? 'saved' : kind];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      description={says}
    >
      <DialogActions>
        <Button onClick={onClose}>{words.keep}</Button>
        <Button
          tone="primary"
          onClick={() => {
            onClose();
            onRemove();
          }}
        >
          {kind === 'watched' ? words.stopWatching : words.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
