export const title = 'Settings';
export const lead =
  'Settings stay in this browser. Links and requests cannot change them. What each request is checked for is listed in <rules>Rules</rules>.';
export const opening = 'Opening {section}';

export const sections = {
  networks: 'Networks',
  sources: 'Sources',
  checks: 'Checks',
  assistant: 'Assistant',
  appearance: 'Appearance',
  data: 'Data',
} as const;
