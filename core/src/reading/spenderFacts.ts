import type { Address } from 'viem';
import { permissionListOf, type PermissionList, permissionLists, spenderFact } from '../intent/spenders.ts';
import type { PinnedBlock } from '../model/effects.ts';
import type { Asset, Fact, Facts, FactValue, Provenance } from '../model/fact.ts';
import { type Known, known, unknown } from '../model/known.ts';
import { tokenFacts } from '../label/tokens/tokenFacts.ts';
import { wellKnownTokens } from '../shipped/wellKnownTokens.ts';
import { developmentChains } from '../world/developmentChains.ts';
import { toldAtPin } from '../world/provenance.ts';
import { ofTheUser } from '../world/rpc.ts';
import type { PermittedAsset, World } from '../world/world.ts';
import { readStanding } from './standing.ts';

/** So many tokens are asked what they call themselves. */
const mostNamed = 16;

/** What one spender may take of an account at the pinned block, as facts (`spender.0x….…`). */
export async function spenderFacts(
  { owner, spender, block }: Readonly<{ owner: Address; spender: Address; block: Known<PinnedBlock> }>,
  world: World,
  signal: AbortSignal,
): Promise<Facts> {
  const id = (part: PermissionList | 'whole') => spenderFact(spender, part);
  if (block.s !== 'known') {
    const value = block.s === 'pending' ? unknown('notAsked') : block;
    return byPart(([...permissionLists, 'whole'] as const).map((it) => ({ id: id(it), value, from: [] })));
  }
  const { chainId } = block.v;
  const permitted = await world.ask('permitted', { chainId, account: owner, spender }, ofTheUser(signal));
  // The same address is another contract on each development chain.
  const shipped = developmentChains.has(chainId) ? [] : wellKnownTokens(chainId);
  const given: readonly PermittedAsset[] = [
    ...shipped.map((address) => ({ kind: 'token', address }) as const),
    ...(permitted.s === 'known' ? permitted.v : []),
  ];
  const { standing, whole, endpoint } = await readStanding(
    world,
    { owner, spender, block: block.v, given },
    signal,
  );
  const from = [toldAtPin(block.v, endpoint, 'eth_getLogs', 'eth_call')];
  // Of what the user keeps on this device nothing may be missing either.
  const all = permitted.s === 'known' ? whole : permitted;
  const tokens = [
    ...new Set(standing.flatMap(({ asset }) => (asset && asset.kind !== 'native' ? [asset.address] : []))),
  ];
  const named = await Promise.all(
    tokens.slice(0, mostNamed).map((it) => tokenFacts({ world, block: block.v, signal }, it)),
  );
  return byPart([
    ...permissionLists.flatMap((part) =>
      factsOfList(
        id(part),
        standing.filter((it) => permissionListOf(it) === part).flatMap(({ asset }) => asset ?? []),
        from,
      ),
    ),
    { id: id('whole'), value: all.s === 'known' ? known({ kind: 'bool', value: true }) : all, from },
    ...named.flatMap(({ facts }) => facts),
  ]);
}

/** A list, and each of its items separately, to be spoken of. */
function factsOfList(id: string, assets: readonly Asset[], from: readonly Provenance[]): readonly Fact[] {
  const items = assets.map((asset): FactValue => ({ kind: 'asset', asset }));
  return [
    { id, value: known({ kind: 'list', items }), from },
    ...items.map((value, n) => ({ id: `${id}.${n}`, value: known(value), from })),
  ];
}

function byPart(facts: readonly Fact[]): Facts {
  return Object.fromEntries(facts.map((it) => [it.id, it]));
}
