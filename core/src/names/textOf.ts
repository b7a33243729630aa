import type { Hex } from 'viem';
import { type Known, known, unknown } from '../model/known.ts';
import type { NameService, World } from '../world/world.ts';
import { askEns } from './askEns.ts';
import { recordIn, resolvedText, textQuestion } from './universalResolver.ts';

export type TextOfInput = Readonly<{
  /** Normal after ENSIP-15, as `nameOf` and `resolveName` give it. */
  name: string;
  key: string;
  service: NameService;
  block?: Hex | undefined;
  gateways?: boolean | undefined;
}>;

/** A text record of a name (ENSIP-5): foreign text of up to 256 kB. `notFound` when it has none. */
export async function textOf(
  { name, key, ...at }: TextOfInput,
  world: World,
  signal: AbortSignal,
): Promise<Known<string>> {
  const answer = await askEns(textQuestion(name, key), at, world, signal);
  if (answer.s !== 'known') return answer;
  try {
    const text = resolvedText(recordIn(answer.v.answer).record);
    return text === undefined ? unknown('notFound', answer.v.endpoint) : known(text);
  } catch {
    return unknown('malformed', answer.v.endpoint);
  }
}
