import type { World } from '@readback/core/world/world.ts';

/** A world that counts how many questions to the node had to wait for an answer to another, one after the other. */
export function roundTrips(world: World): World & Readonly<{ trips: () => number; questions: () => number }> {
  let done = 0;
  let longest = 0;
  let questions = 0;
  return {
    trips: () => longest,
    questions: () => questions,
    ask: async (kind, question, bounds) => {
      if (kind !== 'rpc') return world.ask(kind, question, bounds);
      questions += 1;
      const trip = done + 1;
      longest = Math.max(longest, trip);
      const answer = await world.ask(kind, question, bounds);
      done = Math.max(done, trip);
      return answer;
    },
  };
}
