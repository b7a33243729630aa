import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings.ts';
import { Suspense, type ComponentType } from 'react';
import type { SettingsSection } from '../router/settingsSection.ts';
import { Link } from '../router/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Words } from '../ui/text/Words.tsx';
import look from '../ui/look/look.module.css';
import styles from './SettingsScreen.module.css';
import { lazyPart } from '../ui/late/lazyPart.tsx';

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
      <Suspense fallback={<Skeleton says={fill(words.opening, { section: title })} lines={4} />}>
        <Section />
      </Suspense>
    ),
  }));
  return (
    <section className={styles.screen}>
      <h1>{words.title}</h1>
      <p className={look.lead}>
        <Words of={words.lead} values={{ rules: (inner) => <Link to="/rules">{inner}</Link> }} />
      </p>
      {shown ? <Tabs label={words.title} tabs={tabs} value={shown.id} onChange={onSection} /> : null}
    </section>
  );
}

type Section = Readonly<{ id: SettingsSection; title: string; Section: ComponentType }>;

/** What Settings has, in the order of its tabs. Each section is fetched when it is first opened. */
const sections: readonly Section[] = [
  {
    id: 'networks',
    title: words.sections.networks,
    Section: lazyPart(async () => (await import('./networks/NetworksSection.tsx')).NetworksSection),
  },
  {
    id: 'sources',
    title: words.sections.sources,
    Section: lazyPart(async () => (await import('./sources/SourcesSection.tsx')).SourcesSection),
  },
  {
    id: 'checks',
    title: words.sections.checks,
    Section: lazyPart(async () => (await import('./checks/ChecksSection.tsx')).ChecksSection),
  },
  {
    id: 'assistant',
    title: words.sections.assistant,
    Section: lazyPart(async () => (await import('./assistant/AssistantSection.tsx')).AssistantSection),
  },
  {
    id: 'appearance',
    title: words.sections.appearance,
    Section: lazyPart(async () => (await import('./appearance/AppearanceSection.tsx')).AppearanceSection),
  },
  {
    id: 'data',
    title: words.sections.data,
    Section: lazyPart(async () => (await import('./data/DataSection.tsx')).DataSection),
  },
];
