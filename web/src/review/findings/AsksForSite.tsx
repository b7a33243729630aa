import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { siteTyped } from '@readback/core/request/wallet/siteTyped.ts';
import * as words from '@readback/phrases/words/web/review/asksForSite.ts';
import { type FormEvent, useContext, useState } from 'react';
import { activity } from '../../data/activity/activity.ts';
import { openReview } from '../../inbox/openReview.ts';
import { Button } from '../../ui/Button.tsx';
import look from '../../ui/look/look.module.css';
import { longestHost } from '../../ui/text/longestHost.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { DoingContext } from '../../readback/doing.ts';
import styles from './AsksForSite.module.css';
import { Detail } from '../../ui/fold/Detail.tsx';
import { wayOf } from '@readback/core/model/ways.ts';

/**
 * Asks which site it is that asks, of a request that is open and logs in somewhere: whoever saw it says so, and the request
 * is read again for that site. A flight is of its own site.
 */
export function AsksForSite({ readback }: { readback: Readback }) {
  const doing = useContext(DoingContext);
  const { incoming } = readback;
  if (doing?.flight !== undefined || !asksForSite(readback)) return null;
  if (doing !== undefined) return <SiteForm id={doing.id} incoming={incoming} />;
  const { site } = incoming.origin;
  return site === undefined ? null : (
    <Detail icon="globe" title={words.title}>
      <p className={look.quiet}>
        <Words of={words.said} values={{ site: <SafeText text={site} max={longestHost} /> }} />
      </p>
    </Detail>
  );
}

function SiteForm({ id, incoming }: { id: string; incoming: Incoming }) {
  const said = incoming.origin.site ?? '';
  const [typed, setTyped] = useState(said);
  const [error, setError] = useState<string>();

  function take(event: FormEvent) {
    event.preventDefault();
    const site = siteTyped(typed);
    if (site === undefined) {
      return setError(words.notASite);
    }
    if (site === said) return;
    openReview({ ...incoming, origin: { ...incoming.origin, site }, receivedAt: Date.now() });
    activity.remove(id);
  }

  return (
    <Detail icon="globe" title={words.title}>
      <form className={styles.asks} onSubmit={take} aria-label={words.form}>
        <TextField
          label={words.site}
          hint={words.hint}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(undefined);
          }}
          error={error}
        />
        <Button type="submit">{words.compare}</Button>
      </form>
    </Detail>
  );
}

/** Rules whose answer depends on which site is asking. */
const rules: ReadonlySet<string> = new Set([
  'messages.otherSite',
  'messages.malformedSignIn',
  'messages.elsewhere',
  'messages.anyUse',
  'messages.unreadable',
  'messages.hash',
  'signatures.logIn',
]);

/** Whether it would help to know which site is asking: something logs in, and it is not a request of this page's own. */
function asksForSite({ incoming, findings }: Pick<Readback, 'incoming' | 'findings'>): boolean {
  const { via, site, verified } = incoming.origin;
  if (verified !== undefined) return false;
  if (site !== undefined) return true;
  if (wayOf(via).isOfPage) return false;
  return findings.some(
    ({ rule, outcome }) => rules.has(rule) && (outcome === 'fired' || outcome === 'unknown'),
  );
}
