import { askMessage, askTypedData } from '@readback/scenarios/ask.ts';
import type { Address } from 'viem';
import { pilot, signTyped } from '../truth/sky.ts';
import type { Hostile } from './hostile.ts';
import { choiceOf, named, type Recipe } from './recipe.ts';
import type { Stage } from './stage.ts';
import { askedBy, whoBy } from './ways.ts';

/** The request that a recipe represents, the same each time on the same stage. */
export async function made(recipe: Recipe, stage: Stage): Promise<Hostile> {
  const trick = named(recipe.trick);
  const choice = choiceOf(recipe);
  switch (trick.kind) {
    case 'calls': {
      const maker = whoBy(recipe.way, stage);
      const { calls, after = [], placed = {}, gas, harm } = await trick.play(stage, maker, choice);
      const request = await askedBy(recipe.way, stage, calls);
      if (harm !== undefined) return { request, placed, proof: { by: 'construction', why: harm } };
      const its = gas === undefined ? {} : { gas };
      return { request, placed, proof: { by: 'calls', maker, calls, after, ...its } };
    }
    case 'typed': {
      const { typed, signer = 0, maker, placed = {}, harm } = trick.sign(stage, choice);
      const key = pilot(signer);
      const request = askTypedData(key.address, typed);
      if (typeof harm === 'string') return { request, placed, proof: { by: 'construction', why: harm } };
      const whose: Address = maker ?? key.address;
      return {
        request,
        placed,
        proof: { by: 'signature', maker: whose, sign: () => signTyped(key, typed), after: harm },
      };
    }
    case 'text': {
      const { text, why } = trick.say(stage, choice);
      return { request: askMessage(pilot(0).address, text), proof: { by: 'construction', why } };
    }
    case 'light': {
      const { why, ...view } = trick.view(choice);
      return { ...view, proof: { by: 'construction', why } };
    }
  }
}
