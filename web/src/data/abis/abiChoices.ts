import * as words from '@readback/phrases/words/web/data/abiSources.ts';
import { type AbiSourceId, abiSourceIds } from '@readback/core/model/abi.ts';
import { isReachable } from '../sources/hosts.ts';
import { isOnlyHere } from './practiceOnly.ts';
import { isOn, sourceChoices, urlOf } from '../sources/sources.ts';

/** A source of ABIs as the user chose it: whether it is asked of a chain, and where. */
export type AbiChoice = Readonly<{
  source: AbiSourceId;
  name: string;
  base: string;
  /** `local`: it knows public networks only. `unreachable`: the page has to be opened again to reach it. */
  state: 'asked' | 'off' | 'local' | 'unreachable';
}>;

const names: Readonly<Record<AbiSourceId, string>> = {
  sourcify: words.sourcify,
  blockscout: words.blockscout,
  etherscan: words.etherscan,
};

/** How it stands with each source of ABIs, in the order in which they are asked. */
export function abiChoices(chainId: number, choices = sourceChoices.get()): readonly AbiChoice[] {
  return abiSourceIds.map((source) => abiChoice(source, chainId, choices));
}

/** How it stands with one of them. */
export function abiChoice(source: AbiSourceId, chainId: number, choices = sourceChoices.get()): AbiChoice {
  const base = urlOf(source, choices);
  return { source, name: names[source], base, state: stateOf() };

  function stateOf(): AbiChoice['state'] {
    if (!isOn(source, choices)) return 'off';
    if (isOnlyHere(chainId, source)) return 'local';
    return isReachable(base) ? 'asked' : 'unreachable';
  }
}
