/**
 * How a page speaks to Safe's app around it: the protocol of Safe apps, over `postMessage`. Written here and not taken
 * from the kit for it, which posts to whoever frames the page, takes answers without end, and brings a second viem.
 */
import * as words from '@readback/phrases/words/web/wallet/safe.ts';
import { WalletError } from '../base/problem.ts';
import { safeOrigin } from '../base/origin.ts';

export type SafeMethod =
  | 'getSafeInfo'
  | 'sendTransactions'
  | 'signMessage'
  | 'signTypedMessage'
  | 'getTxBySafeTxHash';

/** The version of the protocol that is spoken. Safe signs messages off the chain from 7.11.0 on. */
const version = '9.1.0';

/** The windows and origins around, as a browser has them; replaced in tests. */
export type Around = Readonly<{
  parent: Pick<Window, 'postMessage'>;
  own: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}>;

/**
 * Asks Safe. Only Safe hears it: the browser drops the question when the page around is another. An answer counts
 * only from the window around, with Safe's origin and the question's own number.
 *
 * @param deadline in milliseconds; without one, owners may take as long as they need
 * @throws {WalletError} `rejected` when it was closed in Safe, `gone` after the deadline
 */
export function askSafe(
  method: SafeMethod,
  params: unknown,
  { deadline, around = { parent: window.parent, own: window } }: { deadline?: number; around?: Around } = {},
): Promise<unknown> {
  const { parent, own } = around;
  const id = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      own.removeEventListener('message', hear);
    };
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== parent || origin !== safeOrigin || !isAnswer(data) || data.id !== id) return;
      end();
      if (data.success) resolve(data.data);
      else reject(refused(data.error));
    };
    own.addEventListener('message', hear);
    if (deadline !== undefined) {
      timer = setTimeout(() => {
        end();
        reject(new WalletError('gone', words.noAnswer));
      }, deadline);
    }
    parent.postMessage({ id, method, params, env: { sdkVersion: version } }, safeOrigin);
  });
}

type Answer = Readonly<{ id: string; success: boolean; data?: unknown; error?: unknown }>;

function isAnswer(it: unknown): it is Answer {
  return (
    typeof it === 'object' &&
    it !== null &&
    'id' in it &&
    typeof it.id === 'string' &&
    'success' in it &&
    typeof it.success === 'boolean'
  );
}

/** Safe says in these words that its window was closed. Others, of a relayer or a node, say nothing of what was proposed. */
function refused(error: unknown): WalletError {
  const details = String(error).slice(0, 400);
  if (/^(?:Error: )?(?:(?:Transaction|Message) was|User) rejected(?: the request)?\.?$/i.test(details)) {
    return new WalletError('rejected', words.closed, {
      code: 4001,
      details,
    });
  }
  return new WalletError('other', words.failed, {
    details,
  });
}
