import type { Address } from 'viem';
import { compareIntent, isReadWhole } from '../../intent/compareIntent.ts';
import type { Hearback } from '../../model/hearback.ts';
import { known } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Readback } from '../../model/readback.ts';
import type { World } from '../../world/world.ts';
import { asHeard } from './asHeard.ts';

/**
 * What was heard of a signature, with how what it signs compares with what the user said; as it is where nothing was said. A
 * signature over exactly what was read back is of that. Of any other nobody knows what it signs.
 */
export async function signedSaid(
  readback: Readback,
  { hearback, account }: Readonly<{ hearback: Hearback; account: Address }>,
  world: World,
  signal: AbortSignal,
): Promise<Hearback> {
  if (readback.incoming.intent === undefined) return hearback;
  const view = await asHeard(readback, account, world, signal);
  const compared = hearback.verdict === 'same' ? compareIntent(view) : undefined;
  const differences = (compared?.differences ?? []).map(({ says }) => ofSigner(says));
  const isAsSaid = compared?.state === 'asSaid' && isReadWhole(view);
  const state = differences.length > 0 ? 'differs' : isAsSaid ? 'asSaid' : 'cannotCompare';
  const says: Phrase = { id: `hearback.said.${state}`, args: { what: 'signed' } };
  const asked = {
    id: accountFact,
    value: known({ kind: 'address', address: account } as const),
    from: [{ by: 'request' } as const],
  };
  return {
    ...hearback,
    facts: { ...hearback.facts, [asked.id]: asked },
    says: [...hearback.says, says],
    said: { state, differences },
  };
}

const accountFact = 'signature.account';

/** Where the request names nobody, it is of whoever was asked. */
function ofSigner(says: Phrase): Phrase {
  const args = Object.entries(says.args).map(([name, it]) => [
    name,
    it === 'session.account' ? accountFact : it,
  ]);
  return { ...says, args: Object.fromEntries(args) } as Phrase;
}
