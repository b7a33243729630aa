import type { FactId } from '../model/fact.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Readback } from '../model/readback.ts';

/** What keeps a request from being as said although it was read: an account that was not named, words that nobody compares. */
export function whyNotCompared({ findings }: Pick<Readback, 'findings'>): readonly Phrase[] {
  const open = findings.filter(({ outcome }) => outcome === 'unknown');
  const missing = (rule: string) => open.filter((it) => it.rule === rule).flatMap((it) => it.missing);
  const actor = missing('intent.scope').find((it) => !unnamed.has(it));
  const signs = missing('intent.signs');
  return [
    ...(actor === undefined ? [] : [{ id: 'intent.open.actor', args: { who: actor } } as const]),
    ...(missing('intent.happens').some((it) => /^intent\.\d+\.all$/.test(it))
      ? [{ id: 'intent.open.cancels', args: {} } as const]
      : []),
    ...(signs.includes('message.text') ? [{ id: 'intent.open.text', args: {} } as const] : []),
    ...[...new Set(signs)].flatMap((what): readonly Phrase[] =>
      what.startsWith('siwe.')
        ? [{ id: 'intent.open.names', args: { what } }]
        : /^message\.(?:site|logIn)\./.test(what)
          ? [{ id: 'intent.open.logIn', args: { where: what } }]
          : [],
    ),
  ];
}

/** What of the account and the network may be missing besides the account that acts. */
const unnamed: ReadonlySet<FactId> = new Set<FactId>(['request.from', 'intent.network', 'steps']);
