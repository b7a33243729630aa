/** What Settings has, in the order of its tabs. Each section is fetched when it is first opened. */
import type { ComponentType } from 'react';
import type { SettingsSection } from '../app/settingsSection.ts';
import { lazyPart } from '../app/lazyPart.tsx';

export type Section = Readonly<{ id: SettingsSection; title: string; Section: ComponentType }>;

export const sections: readonly Section[] = [
  {
    id: 'networks',
    title: 'Networks',
    Section: lazyPart(async () => (await import('./networks/NetworksSection.tsx')).NetworksSection),
  },
  {
    id: 'sources',
    title: 'Sources',
    Section: lazyPart(async () => (await import('./sources/SourcesSection.tsx')).SourcesSection),
  },
  {
    id: 'checks',
    title: 'Checks',
    Section: lazyPart(async () => (await import('./checks/ChecksSection.tsx')).ChecksSection),
  },
  {
    id: 'assistant',
    title: 'Assistant',
    Section: lazyPart(async () => (await import('./assistant/AssistantSection.tsx')).AssistantSection),
  },
  {
    id: 'appearance',
    title: 'Appearance',
    Section: lazyPart(async () => (await import('./appearance/AppearanceSection.tsx')).AppearanceSection),
  },
  {
    id: 'data',
    title: 'Data',
    Section: lazyPart(async () => (await import('./data/DataSection.tsx')).DataSection),
  },
];
