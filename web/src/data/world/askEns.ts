import * as words from '@readback/phrases/words/web/data/world.ts';
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import { ethereumNames } from '@readback/core/names/service.ts';
import type { NameService, Questions } from '@readback/core/world/world.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { loadConfig, networkOf } from '../networks/config.ts';
import { practiceInfo } from '../practiceInfo.ts';
import { isOn } from '../sources/sources.ts';
import { noteAsked } from '../sources/sourceUse.ts';
import { wasUsed } from '../own/usedNetworks.ts';

/**
 * Which name service answers for a chain: the practice chain's for the practice chains, Ethereum's for all others.
 * Its node must be enabled here, and in use, unless the user typed the name that is looked up.
 */
export async function askEns({ chainId, typed }: Questions['ens']['ask']): Promise<Known<NameService>> {
  if (!isOn('ens')) return unknown('switchedOff', 'ENS');
  await loadConfig();
  const practice = networkOf(chainId)?.practice === true;
  const network = networkOf(practice ? practiceMarker.chainId : ethereumNames.chainId);
  if (!network) return unknown('notAsked', practice ? words.practiceNetwork : 'Ethereum');
  const inUse = wasUsed(network.chainId) || (practice && wasUsed(chainId));
  if (!typed && !inUse) return unknown('notAsked', network.name);
  noteAsked('ens');
  if (!practice) return known(ethereumNames);
  const info = await practiceInfo();
  return info
    ? known({ chainId: network.chainId, universalResolver: info.addresses.ensUniversalResolver })
    : unknown('offline', network.name);
}
