import { type Attack, attacks, safeAttacks } from './attacks.ts';
import type { Ground } from './ground.ts';
import { signatureVariants } from './signatures.ts';
import type { Variant } from './variant.ts';
import { makerOf, type Wrapping, wrappings } from './wrappings.ts';

/** Every attack in every wrapping that can carry it, and every form of signature. The same each time. */
export async function variants(ground: Ground): Promise<readonly Variant[]> {
  const wrapped = await Promise.all([
    ...pairs(attacks, wrappings).map((it) => wrap(ground, it)),
    ...pairs(
      safeAttacks,
      wrappings.filter(({ who }) => who === 'safe'),
    ).map((it) => wrap(ground, it)),
  ]);
  return [...wrapped, ...signatureVariants(ground)];
}

type Pair = readonly [Attack, Wrapping];

function pairs(those: readonly Attack[], ways: readonly Wrapping[]): readonly Pair[] {
  return those.flatMap((attack) => ways.map((way) => [attack, way] as const));
}

async function wrap(ground: Ground, [attack, way]: Pair): Promise<Variant> {
  const calls = attack.calls(ground, makerOf(way, ground));
  return {
    id: `${attack.id} in ${way.id}`,
    expected: attack.expected,
    request: await way.request(ground, calls),
  };
}
