import { forgotten as forgottenWords } from '@readback/phrases/words/web/ui/undo.ts';
import { canUndo } from '../../ui/undo/undo.ts';
import { type FormEvent, useState } from 'react';
import { preferences } from '../../data/preferences.ts';
import { useSetting } from '../../data/base/setting.ts';
import { Button } from '../../ui/Button.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Checks.module.css';
import { siteHost } from './siteHost.ts';
import { safeString } from '@readback/core/text/safeString.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/checks.ts';

/** Sites whose requests are a Stop. */
export function BlockedSites() {
  const { blockedSites } = useSetting(preferences);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  const add = (event: FormEvent) => {
    event.preventDefault();
    const read = siteHost(typed);
    if (!read.ok) return setError(read.error);
    if (blockedSites.includes(read.host)) return setError(words.siteBlocked);
    blockSite(read.host);
    setTyped('');
    setError(undefined);
  };
  const remove = (host: string) => {
    const now = preferences.get();
    canUndo({
      says: forgottenWords.site,
      what: <SafeText text={host} max={253} />,
      back: () => blockSite(host),
    });
    preferences.set({ ...now, blockedSites: now.blockedSites.filter((it) => it !== host) });
  };
  return (
    <section aria-labelledby="blocked-sites">
      <h2 id="blocked-sites">{words.sites}</h2>
      <p className={styles.lead}>{words.sitesLead}</p>
      <form className={styles.add} onSubmit={add} noValidate>
        <TextField
          label={words.site}
          placeholder={words.siteExample}
          inputMode="url"
          maxLength={400}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(undefined);
          }}
          error={error}
        />
        <Button type="submit" aria-label={words.blockSite}>
          {words.block}
        </Button>
      </form>
      {blockedSites.length === 0 ? (
        <p className={look.quiet}>{words.sitesNone}</p>
      ) : (
        <ul className={`${look.panel} ${styles.list}`}>
          {blockedSites.map((host) => (
            <li key={host} className={styles.row}>
              <span className={styles.what}>
                <SafeText text={host} max={253} />
              </span>
              <Button
                tone="quiet"
                onClick={() => remove(host)}
                aria-label={fill(words.removeOf, { what: safeString(host) })}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function blockSite(host: string): void {
  const now = preferences.get();
  preferences.set({ ...now, blockedSites: [...now.blockedSites.filter((it) => it !== host), host] });
}
