/** In which units the page shows times and gas fees. What is exact stays exact: only the unit changes. */
import * as v from 'valibot';
import { openSetting, useSetting } from './setting.ts';

const schema = v.object({
  /** `local`: the time of this device, with its distance from UTC. */
  times: v.picklist(['local', 'utc']),
  /** `gwei`: a billionth of the network's coin. */
  fees: v.picklist(['coin', 'gwei']),
});

export type Units = v.InferOutput<typeof schema>;

export const units = openSetting<Units>({
  name: 'units',
  schema,
  standard: { times: 'local', fees: 'coin' },
});

export function useUnits(): Units {
  return useSetting(units);
}
