import type { Readback } from '@readback/core/model/readback.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import { siteTyped } from '@readback/core/request/wallet/siteTyped.ts';
import { type FormEvent, useContext, useState } from 'react';
import { activity } from '../data/activity.ts';
import { openReview } from '../data/openReview.ts';
import { Button } from '../ui/Button.tsx';
import panel from '../ui/Panel.module.css';
import { SafeText } from '../ui/SafeText.tsx';
import { TextField } from '../ui/TextField.tsx';
import { asksForSite } from './asksForSite.ts';
import { DoingContext } from './findings/doing.ts';
import styles from './Review.module.css';
import { Section } from './Section.tsx';

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
    <Section title="Which site is asking?">
      <p className={panel.sub}>
        <SafeText text={site} max={80} />, as you said.
      </p>
    </Section>
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
      return setError(
        'This is not the address of a site. Write it as your browser shows it: app.example.org',
      );
    }
    if (site === said) return;
    openReview({ ...incoming, origin: { ...incoming.origin, site }, receivedAt: Date.now() });
    activity.remove(id);
  }

  return (
    <Section title="Which site is asking?">
      <form className={`${panel.panel} ${styles.asks}`} onSubmit={take} aria-label="Which site is asking">
        <TextField
          label="Requesting site"
          hint="Copy it from the address bar of the requesting tab, not from the message."
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(undefined);
          }}
          error={error}
        />
        <Button type="submit">Compare with this site</Button>
      </form>
    </Section>
  );
}
