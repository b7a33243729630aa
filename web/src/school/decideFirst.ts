import { openSetting } from '../data/base/setting.ts';

/** Whether what was found in a flight is shown only once it is decided. */
export const decideFirst = openSetting<boolean>({
  name: 'decideFirst',
  schema: (it) => (typeof it === 'boolean' ? it : undefined),
  standard: false,
});
