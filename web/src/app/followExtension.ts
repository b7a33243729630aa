/**
 * Requests of sites, where this page is packed in the extension: its hub brings each call that a site made to a wallet and
 * that waits, and carries what is asked of that wallet.
 */
import { isOver } from '../data/activity/isOver.ts';
import * as words from '@readback/phrases/words/web/inbox/extension.ts';
import { activity, activityTable } from '../data/activity/activity.ts';
import { loadConfig } from '../data/networks/config.ts';
import { accountsOf, chainIdOf } from '../wallet/base/provider.ts';
import { answersBy, endWaiting, entryOfCall } from '../inbox/waiting/answerAskers.ts';
import { openWaiting } from '../inbox/waiting/openWaiting.ts';
import { readCall } from '../inbox/waiting/readCall.ts';
import { invalidParams } from '../inbox/waiting/replyTo.ts';
import { addWaiting, changeWaiting, stillWaiting, type Waiting } from '../inbox/waiting/waiting.ts';
import { followHub, tellHub } from '../inbox/extension/hubPort.ts';
import { frameOf, type TabAnswer, type TabCall, type ToReview } from '../inbox/extension/messages.ts';
import { copiedHere, otherReadbacks } from '../inbox/extension/otherReadback.ts';
import { sitesKnown } from '../inbox/extension/sitesKnown.ts';
import { noteIcon } from '../inbox/extension/noteIcon.ts';
import { readPassing } from '../inbox/extension/readPassing.ts';
import { accountsChanged, forgetWallet, openCall, readyWallet } from '../inbox/extension/readyWallet.ts';
import { answered, askTab, changed, gone } from '../inbox/extension/tabWallets.ts';

const calls = new Map<string, TabCall>();

answersBy('extension', (id, answer) => tellHub({ is: 'reply', id, answer }), makeReady);
void loadConfig();
followHub(hear);
// By whichever way the Review of a call is opened, the wallet of its page is the one that is connected.
addEventListener('hashchange', connectWanted);

function connectWanted(): void {
  const call = openCall();
  if (call) makeReady(call);
}

function hear(it: ToReview): void {
  switch (it.is) {
    case 'ask':
      return ask(it.call, it.site);
    case 'left':
      return changeWaiting(it.id, { ended: it.why });
    case 'told':
      if (!answered(it.question, it.answer) && it.of !== undefined) void takeLate(it.of, it.answer);
      return;
    case 'event':
      changed(it.wallet, it.event, it.args);
      return it.event === 'accountsChanged' ? accountsChanged(it.wallet) : undefined;
    case 'icon':
      return noteIcon(it.site, it.icon);
    case 'ready':
      return sitesKnown.set(true);
    case 'others':
      return otherReadbacks.set(it.others);
    case 'copied':
      copiedHere.set({ from: it.site, text: it.text });
      if (!isBusy()) location.hash = '#/settings?section=data';
      return;
    case 'gone':
      for (const { id } of stillWaiting())
        if (frameOf(id) === it.frame) changeWaiting(id, { ended: 'asker' });
      for (const wallet of gone(it.frame)) forgetWallet(wallet);
  }
}

/** The wallet answered a request that this page handed over before it was loaded again: nobody here waits for it any more. */
async function takeLate(call: string, it: TabAnswer): Promise<void> {
  await activity.ready;
  const [{ takeUpAnswer }, { rawAnswer }] = await Promise.all([
    import('../handing/takeUp.ts'),
    import('../wallet/rawAnswer.ts'),
  ]);
  const entry = entryOfCall(call);
  if (!entry) return;
  takeUpAnswer(entry, 'result' in it ? rawAnswer('returned', it.result) : rawAnswer('threw', it.error));
}

function ask(call: TabCall, site: string | undefined): void {
  calls.set(call.id, call);
  addWaiting({
    id: call.id,
    via: 'extension',
    at: call.at,
    call: call.call,
    ...(site === undefined ? {} : { verified: site }),
  });
  reading = reading.then(() => read(call, site));
}

/** One after the other: a flood of calls starts no flood of workers. */
let reading: Promise<void> = Promise.resolve();

async function read(call: TabCall, verified: string | undefined): Promise<void> {
  const { id, at } = call;
  const known = stillWaiting().find((it) => it.id === id);
  if (!known || known.incoming) return;
  const passing = readPassing(call.call);
  if (passing === 'odd') return unreadable(id, words.oddPassing, invalidParams);
  if (passing) {
    changeWaiting(id, { passing });
    if (!isBusy()) location.hash = '#/waiting';
    return;
  }
  const context = await contextOf(call);
  const found = await readCall(call.call, { via: 'extension', asker: id, at, context, verified });
  if ('problem' in found) return unreadable(id, found.problem, found.code);
  changeWaiting(id, found);
  const waiting = stillWaiting().find((it) => it.id === id);
  await activity.ready;
  if (waiting && !isBusy()) openWaiting(waiting);
  else connectWanted();
}

function unreadable(id: string, problem: string, code: number): void {
  changeWaiting(id, { problem });
  endWaiting(id, 'unreadable', { error: { code, message: problem } });
}

/** The network and the account of a call that names none: those of the wallet that it is for. */
async function contextOf({ wallet, chainId }: TabCall) {
  const question = (method: string) => askTab(wallet.wallet, { method }).catch(() => undefined);
  const [chain, accounts] = await Promise.race([
    Promise.all([chainId ?? question('eth_chainId'), question('eth_accounts')]),
    new Promise<readonly [number | undefined, undefined]>((resolve) =>
      setTimeout(() => resolve([chainId, undefined]), patience),
    ),
  ]);
  const [from] = accountsOf(accounts) ?? [];
  const on = chainIdOf(chain);
  return { ...(on === undefined ? {} : { chainId: on }), ...(from === undefined ? {} : { from }) };
}

/** In milliseconds: a wallet that says nothing for so long is read without. */
const patience = 3_000;

/** Screens on which the user does nothing that a request could interrupt. */
const idle = /^#?\/?($|(waiting|review|activity)\b)/;

/** Whether the user is at a request that is not decided, with a wallet, or at a form: nothing takes its place. */
function isBusy(): boolean {
  if (!idle.test(location.hash)) return true;
  const [, id] = /^#\/review\/([\w-]+)/.exec(location.hash) ?? [];
  const entry = id === undefined ? undefined : activityTable.rows().get(id);
  return entry !== undefined && !isOver(entry);
}

function makeReady(waiting: Waiting): void {
  const call = calls.get(waiting.id);
  if (call) readyWallet(waiting, call.wallet);
}
