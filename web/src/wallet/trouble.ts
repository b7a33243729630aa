import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/troubles.ts';
import { errorText } from '@readback/phrases/problemText.ts';
import { slowAfter } from './base/deadline.ts';
import type { Ended, WalletState } from './base/store.ts';

export type TroubleKind =
  | 'wrongNetwork'
  | 'unsupportedNetwork'
  | 'requestPending'
  | 'rejected'
  | 'locked'
  | 'gone'
  | 'problem';

/**
 * Something that stands between the user and a signature, beside the status of the connection. `word` for a chip,
 * `says` what is the matter, `todo` what to do. `details` quotes the wallet: foreign text.
 */
export type Trouble = Readonly<{
  kind: TroubleKind;
  word: string;
  says: string;
  todo: string;
  details?: string;
  /** Nothing is wrong: the page only waits. */
  calm?: boolean;
}>;

type Seen = Pick<WalletState, 'status' | 'chainId' | 'asked' | 'switching' | 'problem' | 'ended'>;

/**
 * Everything that is the matter with the wallet, the most pressing first.
 *
 * @param wanted the chain that is needed now, if one is
 * @param nameOf the name of an enabled network; undefined for any other
 */
export function troubles(
  state: Seen,
  { wanted, nameOf }: { wanted?: number | undefined; nameOf: (chainId: number) => string | undefined },
): readonly Trouble[] {
  return [pendingOf(state), networkOf(state, wanted, nameOf), problemOf(state), endedOf(state)].filter(
    (it) => it !== undefined,
  );
}

function pendingOf({ asked, switching }: Seen): Trouble | undefined {
  if (!asked && !switching) return undefined;
  const slow = asked?.slow || switching?.slow;
  const { word, open, switching: begun, notSwitched, answer, slowSwitch } = words.waiting;
  return {
    kind: 'requestPending',
    word,
    says: asked ? open : slow ? notSwitched : begun,
    todo: !slow ? answer : asked ? fill(words.waiting.slow, { seconds: slowAfter / 1_000 }) : slowSwitch,
    calm: !slow,
  };
}

function networkOf(
  { status, chainId }: Seen,
  wanted: number | undefined,
  nameOf: (chainId: number) => string | undefined,
): Trouble | undefined {
  if (status !== 'connected' || chainId === undefined) return undefined;
  const name = nameOf(chainId);
  if (wanted !== undefined && wanted !== chainId) {
    const network = name ?? chainWords(chainId);
    const needed = nameOf(wanted) ?? chainWords(wanted);
    const { word, says, todo } = words.wrongNetwork;
    return {
      kind: 'wrongNetwork',
      word,
      says: fill(says, { network, needed }),
      todo: fill(todo, { needed }),
    };
  }
  if (name !== undefined) return undefined;
  const { word, says, todo } = words.notEnabled;
  return { kind: 'unsupportedNetwork', word, says: fill(says, { id: String(chainId) }), todo };
}

function chainWords(chainId: number): string {
  return fill(words.chain, { id: String(chainId) });
}

function problemOf({ problem }: Seen): Trouble | undefined {
  if (!problem || problem.kind === 'cancelled') return undefined;
  const details = problem.details === '' ? {} : { details: problem.details };
  const says = errorText(problem);
  switch (problem.kind) {
    case 'rejected':
      return { kind: 'rejected', ...words.problems.rejected, says, ...details };
    case 'pending':
      return { kind: 'requestPending', ...words.problems.pending, says, ...details };
    case 'unauthorised':
      return { kind: 'locked', ...words.problems.unauthorised, says, ...details };
    case 'gone':
      return { kind: 'gone', ...words.problems.gone, says, ...details };
    default:
      return { kind: 'problem', ...words.problems.other, says, ...details };
  }
}

function endedOf({ status, ended }: Seen): Trouble | undefined {
  if (!ended || status === 'connected') return undefined;
  return { kind: endings[ended.why], ...words.endings[ended.why] };
}

const endings: Readonly<Record<Ended['why'], TroubleKind>> = {
  noAccount: 'locked',
  gone: 'gone',
  absent: 'gone',
  twins: 'gone',
  silent: 'locked',
};
