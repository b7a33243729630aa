import { parseIndex } from '@readback/core/label/erc7730/conformance/registryIndex.ts';
import type { AsyncData } from '@readback/core/label/erc7730/clearSignAsking.ts';
import type { Ask } from '@readback/core/label/erc7730/data.ts';
import type { Descriptor } from '@readback/core/label/erc7730/descriptor.ts';
import { loadDescriptor } from '@readback/core/label/erc7730/includes.ts';
import type { FactValue } from '@readback/core/model/fact.ts';
import { type Known, known, unknown, valueOf } from '@readback/core/model/known.ts';
import { chainInfo, nativeDecimals } from '@readback/core/world/chains.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { Address } from 'viem';
import type { Registry } from './registry.ts';
import { parseTypedIndex } from './typedIndex.ts';

/**
 * Answers what descriptors ask: descriptors from the registry by its indexes, and all else from the facts of the
 * readback, so that nothing is said of a token that the readback does not know. Never rejects.
 */
export function descriptorAnswers(registry: Registry, facts: FindFact): AsyncData {
  const files = new Map<string, Promise<Descriptor | undefined>>();
  const descriptor = (place: string): Promise<Descriptor | undefined> => {
    const loading = files.get(place) ?? loadDescriptor(place, registry.load).catch(() => undefined);
    files.set(place, loading);
    return loading;
  };
  const all = async (places: readonly string[]): Promise<readonly Descriptor[]> =>
    (await Promise.all(places.slice(0, most).map(descriptor))).filter((it) => it !== undefined);
  const index = once(async () => parseIndex(await registry.load('index.calldata.json')));
  const typedIndex = once(async () => parseTypedIndex(await registry.load('index.eip712.json')));

  const answer = async (ask: Ask): Promise<Known<unknown>> => {
    switch (ask.kind) {
      case 'callDescriptors': {
        const place = (await index()).get(keyOf(ask.chainId, ask.address));
        return known(await all(place === undefined ? [] : [place]));
      }
      case 'typedDescriptors': {
        if (ask.chainId === undefined || ask.address === undefined) return known([]);
        return known(await all((await typedIndex()).get(keyOf(ask.chainId, ask.address)) ?? []));
      }
      default:
        return ofFacts(ask, facts);
    }
  };
  const asking = async (ask: Ask): Promise<Known<unknown>> => {
    try {
      return await answer(ask);
    } catch {
      return unknown('notFound', registry.name);
    }
  };
  return asking as AsyncData;
}

/** How many descriptors of one contract are looked at. */
const most = 16;

function keyOf(chainId: number, address: Address): string {
  return `eip155:${chainId}:${address.toLowerCase()}`;
}

function ofFacts(ask: Ask, facts: FindFact): Known<unknown> {
  const value = (id: string): FactValue | undefined => valueOf(facts(id)?.value);
  switch (ask.kind) {
    case 'token': {
      const symbol = value(`token.${ask.address.toLowerCase()}.symbol`);
      const decimals = value(`token.${ask.address.toLowerCase()}.decimals`);
      return symbol?.kind === 'text' && decimals?.kind === 'integer'
        ? known({ symbol: symbol.text, decimals: Number(decimals.value) })
        : unknown('notFound');
    }
    case 'name': {
      const name = ask.source === 'ens' ? value(`account.${ask.address.toLowerCase()}.name`) : undefined;
      return name?.kind === 'text' ? known(name.text) : unknown('notFound');
    }
    case 'chain': {
      const chain = chainInfo(ask.chainId);
      return chain === undefined ? unknown('notFound') : known({ ...chain, decimals: nativeDecimals });
    }
    case 'implementation': {
      const at = value(`account.${ask.address.toLowerCase()}.implementation`);
      const found = at?.kind === 'list' ? at.items : at === undefined ? [] : [at];
      return known(found.flatMap((it) => (it.kind === 'address' ? [it.address] : [])));
    }
    default:
      return unknown('notAsked');
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
