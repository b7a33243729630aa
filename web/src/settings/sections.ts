/** What Settings has, in the order of its tabs. Each section is fetched when it is first opened. */
import { type ComponentType, lazy } from 'react';
import type { SettingsSection } from '../app/settingsSection.ts';

export type Section = Readonly<{ id: SettingsSection; title: string; Section: ComponentType }>;

export const sections: readonly Section[] = [
  {
    id: 'networks',
    title: 'Networks',
    Section: lazy(async () => ({
      default: (await import('./networks/NetworksSection.tsx')).NetworksSection,
    })),
  },
  {
    id: 'sources',
    title: 'Sources',
    Section: lazy(async () => ({ default: (await import('./sources/SourcesSection.tsx')).SourcesSection })),
  },
  {
    id: 'checks',
    title: 'Checks',
    Section: lazy(async () => ({ default: (await import('./checks/ChecksSection.tsx')).ChecksSection })),
  },
  {
    id: 'assistant',
    title: 'Assistant',
    Section: lazy(async () => ({
      default: (await import('./assistant/AssistantSection.tsx')).AssistantSection,
    })),
  },
  {
    id: 'appearance',
    title: 'Appearance',
    Section: lazy(async () => ({
      default: (await import('./appearance/AppearanceSection.tsx')).AppearanceSection,
    })),
  },
  {
    id: 'data',
    title: 'Data',
    Section: lazy(async () => ({ default: (await import('./data/DataSection.tsx')).DataSection })),
  },
];
