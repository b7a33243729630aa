/** Pairs a wallet with this page: shows a code, and waits until a wallet has scanned it and its user has answered. */

import * as words from '@readback/phrases/words/web/wallet/walletconnect/session.ts';
import type { Pairing } from '../base/store.ts';
import { WalletError } from '../base/problem.ts';
import type { Client, Session } from './client.ts';
import { isExpired, walletConnectError } from './errors.ts';
import { accountsIn, chainsIn, proposal } from './session.ts';

/** Told of each code, and of its end: undefined when there is nothing to show any more. */
export type PairingNews = (pairing: Pairing | undefined) => void;

/** Milliseconds for which a code is good. The wallet is told the same. */
const lasts = 5 * 60_000;

/** Milliseconds within which the relay must have taken the code. */
const reachable = 20_000;

/** @throws {WalletError} when it is rejected, expires, is left, or the relay is out of reach */
export async function pair({
  client,
  chains,
  onPairing,
  signal,
}: {
  client: Client;
  chains: readonly number[];
  onPairing: PairingNews;
  signal: AbortSignal;
}): Promise<Session> {
  onPairing({ kind: 'loading' });
  const end = ended(signal);
  try {
    const asked = client.connect({ optionalNamespaces: proposal(chains) });
    // Whatever comes of it once nobody waits here: a session that nobody wanted is ended.
    void asked
      .then(({ approval }) => approval())
      .then(
        (late) => (signal.aborted ? client.disconnect({ topic: late.topic, reason: unwanted }) : undefined),
        () => undefined,
      )
      .catch(() => undefined);
    const { uri, approval } = await Promise.race([asked, end, tooLate()]);
    if (uri) onPairing({ kind: 'code', uri, expiresAt: Date.now() + lasts });
    const session = await Promise.race([approval(), end]);
    if (accountsIn(session).length === 0 || chainsIn(session).length === 0) {
      void client.disconnect({ topic: session.topic, reason: unwanted }).catch(() => undefined);
      throw new WalletError('other', words.noAccount);
    }
    onPairing(undefined);
    return session;
  } catch (thrown) {
    const expired = isExpired(thrown);
    onPairing(expired ? { kind: 'expired' } : undefined);
    if (expired) throw new WalletError('cancelled', words.expired);
    throw walletConnectError(thrown);
  }
}

const unwanted = { code: 6000, message: words.unwanted };

function ended(signal: AbortSignal): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    const leave = () => reject(new WalletError('cancelled', words.nothingConnected));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
  });
  end.catch(() => undefined);
  return end;
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new WalletError('other', words.noRelay)), reachable);
  });
}
