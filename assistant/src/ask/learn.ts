/** Which of several answers the features of a text ask for, learned from examples: a linear model. */

export type Example = Readonly<{ features: readonly string[]; is: string }>;

/** How likely each answer is, the likeliest first; all of them add up to one. */
export type Guess = Readonly<{ is: string; chance: number }>;

export type Learned = (features: readonly string[]) => readonly Guess[];

/** How often all examples are gone through, how far a step goes at first, and below which error no step is taken. */
const rounds = 16;
const pace = 0.9;
const fine = 0.01;

/** How much a weight is held back: the more, the less sure what is seen seldom makes it. */
const hold = 0.05;

export function learn(examples: readonly Example[]): Learned {
  const answers = [...new Set(examples.map(({ is }) => is))];
  const places = new Map<string, number>();
  for (const { features } of examples)
    for (const it of features) if (!places.has(it)) places.set(it, places.size);
  const placesOf = (features: readonly string[]) =>
    Int32Array.from(features.flatMap((it) => places.get(it) ?? []));
  const rows = examples.map(({ features, is }) => ({ at: placesOf(features), is: answers.indexOf(is) }));
  const many = answers.length;
  const weights = new Float32Array(places.size * many);
  const chances = new Float64Array(many);
  for (let round = 0; round < rounds; round += 1) {
    const step = pace / (1 + round / 3);
    for (let turn = 0; turn < rows.length; turn += 1) {
      // In one order that is not the list’s own, so that the same phrasings always make the same model.
      const row = rows[(turn * 7919 + round * 131) % rows.length];
      if (row === undefined) continue;
      fill(chances, row.at, weights);
      const size = step / Math.sqrt(row.at.length);
      for (let one = 0; one < many; one += 1) {
        const error = (one === row.is ? 1 : 0) - (chances[one] as number);
        if (error < fine && error > -fine) continue;
        for (let next = 0; next < row.at.length; next += 1) {
          const place = (row.at[next] as number) * many + one;
          const weight = weights[place] as number;
          weights[place] = weight + size * (error - hold * weight);
        }
      }
    }
  }
  return (features) => {
    fill(chances, placesOf(features), weights);
    return answers
      .map((is, one) => ({ is, chance: chances[one] ?? 0 }))
      .toSorted((a, b) => b.chance - a.chance);
  };
}

function fill(chances: Float64Array, at: Int32Array, weights: Float32Array): void {
  const many = chances.length;
  chances.fill(0);
  for (let next = 0; next < at.length; next += 1) {
    const from = (at[next] as number) * many;
    for (let one = 0; one < many; one += 1)
      chances[one] = (chances[one] as number) + (weights[from + one] as number);
  }
  const scale = sharp / Math.sqrt(at.length || 1);
  let most = -Infinity;
  for (let one = 0; one < many; one += 1) most = Math.max(most, chances[one] as number);
  let total = 0;
  for (let one = 0; one < many; one += 1) {
    const it = Math.exp(((chances[one] as number) - most) * scale);
    chances[one] = it;
    total += it;
  }
  for (let one = 0; one < many; one += 1) chances[one] = (chances[one] as number) / total;
}

/** How far apart the chances are: the more, the surer the likeliest. */
const sharp = 3;
