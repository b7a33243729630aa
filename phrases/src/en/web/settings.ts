export const title = 'Settings';
export const lead =
  'Settings stay in this browser. Links and requests cannot change them. <rules>Rules</rules> lists what each request is checked for.';
export const opening = 'Opening {section}';

export const sections = {
  networks: 'Networks',
  sources: 'Sources',
  checks: 'Checks',
  assistant: 'Assistant',
  appearance: 'Appearance',
  data: 'Data',
} as const;
