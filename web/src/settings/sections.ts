/** What Settings has, in the order of its tabs. Each section is fetched when it is first opened. */
import * as words from '@readback/phrases/words/web/settings.ts';
import type { ComponentType } from 'react';
import type { SettingsSection } from '../app/settingsSection.ts';
import { lazyPart } from '../app/lazyPart.tsx';

export type Section = Readonly<{ id: SettingsSection; title: string; Section: ComponentType }>;

export const sections: readonly Section[] = [
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
