import * as words from '@readback/phrases/words/web/waiting/apps.ts';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { useChanging } from '../../data/base/changing.ts';
import { openApps } from '../../inbox/apps/open.ts';
import { takeLink } from '../../inbox/apps/pairDraft.ts';
import { readLink } from '../../inbox/apps/readLink.ts';
import { apps } from '../../inbox/apps/state.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import pick from '../../ui/fields/FilePick.module.css';
import { readPicture } from './readPicture.ts';
import shared from '../../ui/look/look.module.css';
import styles from './Apps.module.css';

/** In milliseconds: an app that is there sends its proposal at once. */
const patience = 30_000;

const wrongs = { odd: words.oddLink, old: words.oldLink, expired: words.expiredLink } as const;

/** Takes the link of an app, and follows it. `canReach`: whether the page may reach the relay without being reloaded. */
export function PairForm({
  resumed,
  canReach,
  onReload,
}: {
  resumed: string | undefined;
  canReach: () => boolean;
  onReload: (uri: string) => void;
}) {
  const [link, setLink] = useState(() => takeLink() || (resumed ?? ''));
  const pictureId = useId();
  const [wrong, setWrong] = useState<string>();
  const [state, setState] = useState<'pairing' | 'noProposal' | 'noRelay'>();
  const { proposals } = useChanging(apps);
  const [seen, setSeen] = useState(proposals.length);

  // The proposal came: it is what is to be inspected now.
  if (proposals.length !== seen) {
    setSeen(proposals.length);
    if (proposals.length > seen) {
      setState(undefined);
      setLink('');
    }
  }

  useEffect(() => {
    if (state !== 'pairing') return;
    const timer = setTimeout(() => setState('noProposal'), patience);
    return () => clearTimeout(timer);
  }, [state]);

  /** The code in a picture is only put in the field: following it is another press. */
  async function look(picture: Blob) {
    setWrong(undefined);
    const text = await readPicture(picture);
    if (text === undefined) return setWrong(words.noCode);
    setLink(text);
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const read = readLink(link, Date.now());
    if ('wrong' in read) return setWrong(wrongs[read.wrong]);
    if (!canReach()) return onReload(read.uri);
    setState('pairing');
    const paired = await openApps()
      .then((it) => it?.pair(read.uri).then(() => true))
      .catch(() => undefined);
    if (!paired && apps.get().status !== 'elsewhere') setState('noRelay');
  }

  return (
    <form
      className={styles.pair}
      onSubmit={(event) => void submit(event)}
      onPaste={({ clipboardData }) => {
        const picture = [...clipboardData.files].find(({ type }) => type.startsWith('image/'));
        if (picture) void look(picture);
      }}
      noValidate
    >
      <TextField
        label={words.link}
        hint={words.linkHint}
        mono
        value={link}
        onChange={(next) => {
          setLink(next);
          setWrong(undefined);
        }}
        error={wrong}
      />
      <div className={styles.ways}>
        <Button tone="primary" type="submit" busy={state === 'pairing'}>
          {words.pair}
        </Button>
        <label className={pick.file} htmlFor={pictureId}>
          {words.picture}
        </label>
        <input
          className={pick.fileInput}
          id={pictureId}
          type="file"
          accept="image/*"
          aria-describedby={`${pictureId}-hint`}
          onChange={(event) => {
            const picture = event.currentTarget.files?.[0];
            // The same picture can be chosen again.
            event.currentTarget.value = '';
            if (picture) void look(picture);
          }}
        />
      </div>
      <p className={shared.quietBlock} id={`${pictureId}-hint`}>
        {words.pictureHint}
      </p>
      {state === 'pairing' ? <output className={shared.quietBlock}>{words.pairing}</output> : null}
      {state === 'noProposal' || state === 'noRelay' ? (
        <Notice tone="caution" title={state === 'noRelay' ? words.noRelay : words.noProposal} live="status">
          {state === 'noRelay' ? words.noRelayHint : words.noProposalHint}
        </Notice>
      ) : null}
    </form>
  );
}
