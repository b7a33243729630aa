/** In which units the page shows times and gas fees. What is exact stays exact: only the unit changes. */
import { openSetting, useSetting } from './base/setting.ts';
import { isRecord } from './base/shapes.ts';

export type Units = Readonly<{
  /** `local`: the time of this device, with its distance from UTC. */
  times: 'local' | 'utc';
  /** `gwei`: a billionth of the network's coin. */
  fees: 'coin' | 'gwei';
}>;

export const units = openSetting<Units>({
  name: 'units',
  schema: (it) => {
    if (!isRecord(it)) return undefined;
    const { times, fees } = it;
    return (times === 'local' || times === 'utc') && (fees === 'coin' || fees === 'gwei')
      ? { times, fees }
      : undefined;
  },
  standard: { times: 'local', fees: 'coin' },
});

export function useUnits(): Units {
  return useSetting(units);
}
