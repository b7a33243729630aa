import * as words from '@readback/phrases/words/web/wallet/walletconnect/session.ts';
import { WalletError, walletError } from '../base/problem.ts';

/** What WalletConnect threw, in the words of this page. Its own codes 5000 to 5002 say that the user refused. */
export function walletConnectError(thrown: unknown): WalletError {
  if (thrown instanceof WalletError) return thrown;
  const code = read(thrown, 'code');
  if (code === 5000 || code === 5001 || code === 5002) {
    return new WalletError('rejected', words.rejected, { code });
  }
  if (isExpired(thrown)) {
    return new WalletError('other', words.noAnswer);
  }
  return walletError(thrown);
}

/** Whether time ran out, which the library says in words only. */
export function isExpired(thrown: unknown): boolean {
  return /expired/i.test(String(read(thrown, 'message')));
}

function read(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[key] : undefined;
}
