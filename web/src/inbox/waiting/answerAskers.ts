import { activity, activityTable } from '../../data/activity/activity.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { replyTo } from './replyTo.ts';
import { changeWaiting, type Ended, type Reply, stillWaiting, type Waiting, waiting } from './waiting.ts';

/** How a way in answers its calls. */
export type Answerer = (id: string, reply: Reply) => void;

const answerers = new Map<string, Answerer>();

/** Told that the Review of a call is opened. */
type Opener = (call: Waiting) => void;

const openers = new Map<string, Opener>();

/** Registers how calls that came by `via` are answered, and what is done first where the Review of one is opened. */
export function answersBy(via: string, answer: Answerer, opens?: Opener): void {
  answerers.set(via, answer);
  if (opens) openers.set(via, opens);
  following ??= follow();
}

let following: (() => void) | undefined;

/** Looks at what became of each call's request, in whichever tab that happened, and answers who asked. */
function follow(): () => void {
  void activity.ready.then(answerAll);
  const ends = [activityTable.subscribe(answerAll), waiting.subscribe(answerAll)];
  return () => ends.forEach((end) => end());
}

function answerAll(): void {
  const calls = stillWaiting();
  if (calls.length === 0) return;
  const entries = entriesByAsker();
  for (const { id } of calls) {
    const said = replyTo(entries.get(id) ?? []);
    if (said) endWaiting(id, said.ended, said.reply);
  }
}

/** Has the way by which a call came make ready for its Review. */
export function makeReadyFor(call: Waiting): void {
  openers.get(call.via)?.(call);
}

/** Answers a call, once, and notes how it ended. */
export function endWaiting(id: string, ended: Ended, reply: Reply): void {
  const call = stillWaiting().find((it) => it.id === id);
  if (!call) return;
  changeWaiting(id, { ended });
  answerers.get(call.via)?.(id, reply);
}

/** The entry that shows the request of a call: the newest, which is the one after an edit. */
export function entryOfCall(id: string): ActivityEntry | undefined {
  return entriesByAsker()
    .get(id)
    ?.toSorted((a, b) => b.openedAt - a.openedAt)[0];
}

/** The entry whose result answers a call: after an edit it is not the request that was asked for. */
export function entryThatAnswers(id: string): ActivityEntry | undefined {
  return entriesByAsker()
    .get(id)
    ?.find((it) => replyTo([it])?.ended === 'answered');
}

function entriesByAsker(): ReadonlyMap<string, readonly ActivityEntry[]> {
  const found = new Map<string, ActivityEntry[]>();
  for (const entry of activityTable.rows().values()) {
    const { asker } = entry.incoming.origin;
    if (asker === undefined) continue;
    const of = found.get(asker);
    if (of) of.push(entry);
    else found.set(asker, [entry]);
  }
  return found;
}
