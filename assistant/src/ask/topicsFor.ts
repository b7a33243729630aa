/** What a question names, where its query can be about it: by handle, by role, by number, by the words of a warning. */
import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import type { AskSubject } from '@readback/core/ask/answer.ts';
import { type QueryId, takes, type Topic } from '@readback/core/ask/query.ts';
import { accountFact } from '@readback/core/ask/topics.ts';
import type { PartyRole } from '@readback/core/model/readback.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { plain } from '@readback/phrases/plain.ts';
import type { Handle, Masked } from '../handles/handle.ts';
import { wordsIn } from './words.ts';

export function topicsFor(id: QueryId, text: string, masked: Masked, subject: AskSubject): readonly Topic[] {
  const kinds = takes[id];
  const from = masked.handles.flatMap(({ topics }) => topics.filter(({ kind }) => kinds.includes(kind)));
  const handled = once(from, id);
  if (kinds.includes('step')) return stepIn(text, masked.handles, subject);
  if (kinds.includes('finding')) return findingIn(text, subject);
  if (kinds.includes('account') && !handled.some(({ kind }) => kind === 'account')) {
    const role = roleIn(text, subject);
    if (role !== undefined) return [...handled, role];
    const unknown = masked.handles.some(
      (it) => (it.kind === 'ADDR' || it.kind === 'NAME') && it.topics.length === 0,
    );
    if (unknown && kinds.includes('elsewhere')) return [{ kind: 'elsewhere' }];
  }
  return handled;
}

/** A token is both an account and an asset: it is the one that is asked about, and the other only where nothing else is. */
function once(topics: readonly Topic[], id: QueryId): readonly Topic[] {
  const first = (kind: Topic['kind']) => topics.find((it) => it.kind === kind);
  const asset = first('asset');
  const accounts = topics.filter((it) => it.kind === 'account');
  const isToken = (it: Topic) =>
    it.kind === 'account' &&
    asset?.kind === 'asset' &&
    asset.asset.kind !== 'native' &&
    asset.asset.address.toLowerCase() === it.address.toLowerCase();
  const account = id === 'mayTake' ? accounts.find((it) => !isToken(it)) : accounts[0];
  return [account, takes[id].includes('asset') ? asset : undefined].filter((it) => it !== undefined);
}

const roles: readonly (readonly [RegExp, readonly PartyRole[]])[] = [
  [/\bspenders?\b/i, ['spender', 'operator']],
  [/\boperators?\b/i, ['operator', 'spender']],
  [/\b(?:recipients?|receivers?|payees?)\b/i, ['to', 'receiver']],
  [/\brouters?\b/i, ['with', 'contract']],
  [/\bsafe\b/i, ['safe']],
  [/\bcontracts?\b/i, ['contract', 'with', 'spender', 'token']],
];

/** The one party of the request that has the role that is named. */
function roleIn(text: string, subject: AskSubject): Topic | undefined {
  for (const [word, meant] of roles) {
    if (!word.test(text)) continue;
    for (const role of meant) {
      const found = new Map(
        subject.readback.parties
          .filter((it) => it.role === role && accountFact(subject, it.address) !== undefined)
          .map(({ address }) => [address.toLowerCase(), address]),
      );
      const [only] = found.values();
      if (only !== undefined) return found.size === 1 ? { kind: 'account', address: only } : undefined;
    }
  }
  return undefined;
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

function stepIn(text: string, handles: readonly Handle[], subject: AskSubject): readonly Topic[] {
  const steps = everyStep(subject.readback.steps);
  const number = handles.find(({ kind }) => kind === 'NUM')?.text;
  const ordinal = ordinals.findIndex((it) => new RegExp(`\\b${it}\\b`, 'i').test(text)) + 1;
  const at = number === undefined ? (/\blast\b/i.test(text) ? steps.length : ordinal) : Number(number);
  if (at === 0) return [];
  const step = Number.isInteger(at) ? steps[at - 1] : undefined;
  return step === undefined ? [{ kind: 'elsewhere' }] : [{ kind: 'step', step: step.id }];
}

/** The one warning whose own words are in the question. */
function findingIn(text: string, { readback }: AskSubject): readonly Topic[] {
  const asked = new Set(wordsIn(text).filter((it) => it.length > 3));
  const shared = readback.findings.map((it, at) => {
    if (it.outcome !== 'fired' || it.muted === true) return { at, count: 0 };
    const words = new Set(wordsIn(plain(it.says, (id) => factAt(readback, id))));
    return { at, count: [...asked].filter((word) => words.has(word) && !general.has(word)).length };
  });
  const most = Math.max(0, ...shared.map(({ count }) => count));
  const best = shared.filter(({ count }) => count === most);
  return most > 0 && best.length === 1 ? best.map(({ at }) => ({ kind: 'finding', at })) : [];
}

/** Words of the question itself. */
const general = new Set(
  wordsIn('why warning caution stop risk wrong check find explain reason request contract sign'),
);
