import { errorText } from '@readback/phrases/problemText.ts';
import { slowAfter } from './deadline.ts';
import type { Ended, WalletState } from './store.ts';

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
  return {
    kind: 'requestPending',
    word: 'Waiting for wallet',
    says: asked
      ? 'Your wallet has a request open.'
      : `Your wallet was asked to switch the network${slow ? ', and has not switched yet' : ''}.`,
    todo: !slow
      ? 'Answer it in the wallet.'
      : asked
        ? `No answer for ${slowAfter / 1_000} seconds. Open the wallet and answer there. Readback does not send the request again.`
        : 'Answer in the wallet, or switch there yourself.',
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
    const needed = nameOf(wanted) ?? `chain ${wanted}`;
    return {
      kind: 'wrongNetwork',
      word: 'Wrong network',
      says: `Your wallet is on ${name ?? `chain ${chainId}`}; this needs ${needed}.`,
      todo: `Switch to ${needed}.`,
    };
  }
  if (name !== undefined) return undefined;
  return {
    kind: 'unsupportedNetwork',
    word: 'Network not enabled',
    says: `Your wallet is on chain ${chainId}, and this page has no node for it.`,
    todo: 'Switch to a network that is enabled here. Until then, anything that needs a node stays unknown.',
  };
}

function problemOf({ problem }: Seen): Trouble | undefined {
  if (!problem || problem.kind === 'cancelled') return undefined;
  const details = problem.details === '' ? {} : { details: problem.details };
  const says = errorText(problem);
  switch (problem.kind) {
    case 'rejected':
      return { kind: 'rejected', word: 'Rejected', says, todo: 'Try again when you are ready.', ...details };
    case 'pending':
      return { kind: 'requestPending', word: 'Wallet is busy', says, todo: 'Then try again.', ...details };
    case 'unauthorised':
      return { kind: 'locked', word: 'Locked', says, todo: 'Unlock the wallet, then connect.', ...details };
    case 'gone':
      return {
        kind: 'gone',
        word: 'Wallet disconnected',
        says,
        todo: 'If that does not help, reload the page.',
        ...details,
      };
    default:
      return { kind: 'problem', word: 'Wallet problem', says, todo: 'Try again.', ...details };
  }
}

function endedOf({ status, ended }: Seen): Trouble | undefined {
  if (!ended || status === 'connected') return undefined;
  return endings[ended.why];
}

const endings: Readonly<Record<Ended['why'], Trouble>> = {
  noAccount: {
    kind: 'locked',
    word: 'Locked',
    says: 'Your wallet no longer shares an account: it was locked, or this page’s permission was removed.',
    todo: 'Unlock it, then connect again.',
  },
  gone: {
    kind: 'gone',
    word: 'Wallet disconnected',
    says: 'Your wallet ended the connection.',
    todo: 'Check the wallet, then connect again.',
  },
  absent: {
    kind: 'gone',
    word: 'Wallet disconnected',
    says: 'The wallet that was connected here is no longer in this browser.',
    todo: 'Enable its extension and reload the page, or connect another wallet.',
  },
  twins: {
    kind: 'gone',
    word: 'Two wallets, one name',
    says: 'Two wallets in this browser now claim to be the one connected here.',
    todo: 'Connect again and choose the one you trust. One of them is lying.',
  },
  silent: {
    kind: 'locked',
    word: 'Locked',
    says: 'The wallet that was connected here shared no account: it may be locked.',
    todo: 'Unlock it, then connect again.',
  },
};
