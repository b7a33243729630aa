import { useEffect } from 'react';
import { useSetting } from '../data/base/setting.ts';
import { useIsOn } from '../data/sources/sources.ts';
import { assistantChoice, canReach } from './choice.ts';
import { recallKey, useHeldKey } from '../data/sources/key.ts';
import { presets } from './presets.ts';

/** Whether the assistant can be asked: it is off, its host cannot be reached before a reload, or its key is missing. */
export type Readiness = 'off' | 'host' | 'key' | 'ready';

/** How it stands now. A key that was remembered is taken up, so that what is said is true. */
export function useReadiness(): Readiness {
  const on = useIsOn('assistant');
  const choice = useSetting(assistantChoice);
  const held = useHeldKey();
  const baseUrl = on ? choice?.baseUrl : undefined;

  useEffect(() => {
    if (baseUrl) void recallKey(baseUrl);
  }, [baseUrl]);

  if (!on || choice === null) return 'off';
  if (!canReach(choice)) return 'host';
  return presets[choice.preset].key === 'needed' && held?.baseUrl !== choice.baseUrl ? 'key' : 'ready';
}
