import { Suspense } from 'react';
import type { SettingsSection } from '../app/settingsSection.ts';
import { Link } from '../router/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import styles from './SettingsScreen.module.css';
import { sections } from './sections.ts';

export type SettingsScreenProps = {
  /** The section that the address names; the first one where it names none. */
  section: SettingsSection | undefined;
  onSection: (section: SettingsSection) => void;
};

/** What the user sets about this page. Everything here stays in this browser. */
export function SettingsScreen({ section, onSection }: SettingsScreenProps) {
  const shown = sections.find(({ id }) => id === section) ?? sections[0];
  const tabs = sections.map(({ id, title, Section }) => ({
    value: id,
    label: title,
    content: (
      <Suspense fallback={<Skeleton says={`Opening ${title}`} lines={4} />}>
        <Section />
      </Suspense>
    ),
  }));
  return (
    <section className={styles.screen}>
      <h1>Settings</h1>
      <p className={styles.lead}>
        Settings stay in this browser. Links and requests cannot change them. What each request is checked for
        is listed in <Link to="/rules">Rules</Link>.
      </p>
      {shown ? <Tabs label="Settings" tabs={tabs} value={shown.id} onChange={onSection} /> : null}
    </section>
  );
}
