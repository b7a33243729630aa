import type { Hearback } from '@readback/core/model/hearback.ts';

export type HearbackWords = Readonly<{
  title: string;
  /** `loud`: something else happened than was approved. `failed`: it was done, and did not succeed. */
  tone: 'ok' | 'loud' | 'failed' | 'open';
}>;

/** What the hearback says in one line. Only what differs from what was approved is loud; a failure is an alarm of its own. */
export function hearbackWords({ verdict, effects, says }: Hearback): HearbackWords {
  if (verdict === 'different') return { title: 'Different from what was read back', tone: 'loud' };
  if (effects === 'different' && says.some(({ id }) => id === 'hearback.effects.farLess'))
    return { title: 'Less arrived than was read back', tone: 'loud' };
  if (effects === 'different') return { title: 'Effects differ from the readback', tone: 'loud' };
  if (effects === 'reverted') {
    const left = verdict === 'carried' ? 'nothing of it happened' : 'only the fee was paid';
    return { title: `It failed on chain: ${left}`, tone: 'failed' };
  }
  switch (verdict) {
    case 'same':
    case 'carried':
    case 'feeOrNonce':
      return {
        title: `${bytes[verdict]}${outcome[effects]}`,
        tone: effects === 'cannotTell' ? 'open' : 'ok',
      };
    default:
      return { title: open[verdict], tone: 'open' };
  }
}

/** What another transaction than the wallet named is to this one: its hash stands beside it. */
export function followedWords({ verdict, says }: Hearback): string {
  if (verdict === 'carried') return 'hash of the transaction that carried it';
  const replaced = says.some(({ id }) => id.startsWith('hearback.replaced.')) || verdict === 'replaced';
  return replaced ? 'hash of the transaction that replaced it' : 'hash of the transaction that was mined';
}

/** "8 values compared: all agree". */
export function comparedWords(all: number, differ: number): string {
  const compared = `${all} ${all === 1 ? 'value' : 'values'} compared`;
  return differ === 0 ? `${compared}: all agree` : `${compared}: ${all - differ} agree, ${differ} different`;
}

const bytes = {
  same: 'Heard back: it matches what was read',
  carried: 'Heard back: exactly what was read, carried out by another transaction',
  feeOrNonce: 'Heard back: the same call, with a different fee or nonce',
} as const;

const outcome: Readonly<Record<Hearback['effects'], string>> = {
  asRead: ', with the same effects',
  less: ', but a little less arrived',
  different: '',
  reverted: '',
  pending: '; its effects are being compared',
  cannotTell: '; its effects could not be compared',
  notApplicable: '',
};

const open = {
  replaced: 'Another transaction replaced it',
  dropped: 'The network dropped it: nothing happened',
  waiting: 'Sent, and pending on the network',
  stuck: 'Still pending: its fee may be too low',
  reorganised: 'The chain reverted its block, and it is pending again',
  cannotTell: 'It could not be compared with what was read',
} as const;
