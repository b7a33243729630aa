import { bringsWallet } from '@readback/core/model/ways.ts';
import * as words from '@readback/phrases/words/web/inbox/extension.ts';
import type { Announced } from '../../wallet/base/discover.ts';
import type { Provider } from '../../wallet/base/provider.ts';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import { activityTable } from '../../data/activity/activity.ts';
import { noteOfPage } from './boundWallets.ts';
import { tellHub } from './hubPort.ts';
import { frameOf, type TabAnswer, type TabWallet } from './messages.ts';

type Listener = (...args: readonly unknown[]) => void;

type Kept = Readonly<{ announced: Announced; listeners: Map<string, Set<Listener>> }>;

const kept = new Map<string, Kept>();

/** By question: which wallet was asked, and how it is answered. */
const questions = new Map<string, Readonly<{ wallet: string; answer: (it: TabAnswer) => void }>>();

/** The wallet of a page as this page can connect it: what it is asked goes to the wallet in that page, as it is. */
export function tabWallet({ wallet, name, rdns, icon }: TabWallet): Announced {
  const before = kept.get(wallet);
  if (before) return before.announced;
  const listeners = new Map<string, Set<Listener>>();
  const provider: Provider = {
    request: ({ method, params }) => askTab(wallet, params === undefined ? { method } : { method, params }),
    on: (event, listener) => {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
    },
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
  };
  noteOfPage(provider);
  const picture = /^data:image\//i.test(icon.trim());
  const announced = {
    key: wallet,
    name: name.trim() === '' ? words.unnamedWallet : name,
    rdns: rdns.trim() === '' ? wallet : rdns,
    provider,
    ofSite: true as const,
    ...(picture ? { icon: icon.trim() } : {}),
  };
  kept.set(wallet, { announced, listeners });
  return announced;
}

/** Asks the wallet of a page. */
export function askTab(
  wallet: string,
  asked: { method: string; params?: readonly unknown[] },
): Promise<unknown> {
  const question = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    questions.set(question, {
      wallet,
      answer: (it) => {
        if ('result' in it) resolve(it.result);
        else reject(Object.assign(new Error(it.error.message), { code: it.error.code }));
      },
    });
    const call = JSON.stringify(asked);
    const of = isSigningMethod(asked.method) ? callHanded(call) : undefined;
    tellHub({ is: 'question', question, wallet, call, ...(of === undefined ? {} : { of }) });
  });
}

/** The call of a site whose request is with its wallet in this form: it was noted just before. */
function callHanded(text: string): string | undefined {
  let found: { at: number; asker: string } | undefined;
  for (const { state, call, incoming, openedAt } of activityTable.rows().values()) {
    const { asker } = incoming.origin;
    if (state !== 'asked' || !bringsWallet(incoming) || asker === undefined || !call) continue;
    const { method, params } = call;
    if (JSON.stringify({ method, params }) === text && (!found || openedAt > found.at)) {
      found = { at: openedAt, asker };
    }
  }
  return found?.asker;
}

/** A wallet answered a question. Gives whether this page asked it. */
export function answered(question: string, it: TabAnswer): boolean {
  const asked = questions.get(question);
  questions.delete(question);
  asked?.answer(it);
  return asked !== undefined;
}

/** A wallet says that something changed. */
export function changed(wallet: string, event: string, args: readonly unknown[]): void {
  for (const listener of kept.get(wallet)?.listeners.get(event) ?? []) listener(...args);
}

/** A page is gone, and its wallets with it: what they were asked stays unanswered, so that nothing counts as refused. */
export function gone(frame: string): readonly Announced[] {
  const ended: Announced[] = [];
  for (const [wallet, { announced, listeners }] of kept) {
    if (frameOf(wallet) !== frame) continue;
    kept.delete(wallet);
    ended.push(announced);
    for (const listener of listeners.get('accountsChanged') ?? []) listener([]);
  }
  return ended;
}
