/** The sections of Settings, in the order of their tabs. */
export const settingsSections = ['networks', 'sources', 'checks', 'assistant', 'appearance', 'data'] as const;

export type SettingsSection = (typeof settingsSections)[number];

/** The section that an address names; what comes in an address is not trusted, so that anything else is not one. */
export function settingsSection(named: unknown): SettingsSection | undefined {
  return settingsSections.find((section) => section === named);
}
