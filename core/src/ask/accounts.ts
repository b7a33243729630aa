import { factOfAccount, factOfToken, factOfBook, factOfEffect, type AccountPart } from '../model/factIds.ts';
import { same } from '../ledger/account.ts';
/** Who an account is, who controls it, and whether its source code is published. */
import type { Address } from 'viem';
import type { Phrase } from '../model/phrase.ts';
import { type AskSubject, type AskFound, type Said, saying } from './answer.ts';
import { asksControl, groundFact, knownAs, knownFact, sentenceSaid } from './ground.ts';
import { accountFact } from './topics.ts';
import type { Query } from './query.ts';

/** At most so many where the question names nobody. */
const most = 3;

type Of = Readonly<{ address: Address; who: string }>;

export function whoIs(subject: AskSubject, query: Query): AskFound {
  return each(subject, query, (it) => ({
    says: [...roles(subject, it), ...described(subject, it)],
    unknown:
      knownAs(subject, fact(it, 'code'), 'code') === undefined
        ? [saying({ id: 'ask.codeUnknown', args: { who: it.who } })]
        : [],
  }));
}

/** Who controls an account now, and first what the request changes about that: a new owner is named by what it does. */
export function controls(subject: AskSubject, query: Query): AskFound {
  const found = controlled(subject, query);
  return asksControl(subject) ? { ...found, says: [...sentenceSaid(subject), ...(found.says ?? [])] } : found;
}

function controlled(subject: AskSubject, query: Query): AskFound {
  return each(subject, query, (it) => {
    const code = knownAs(subject, fact(it, 'code'), 'code');
    const { who } = it;
    const owners = groundFact(subject, fact(it, 'owners'));
    const threshold = groundFact(subject, fact(it, 'threshold'));
    const says = [
      ...present(subject, fact(it, 'admin'), (admin) => ({ id: 'ask.admin', args: { who, admin } })),
      ...(owners && threshold && knownFact(subject, owners.id) && knownFact(subject, threshold.id)
        ? [saying({ id: 'ask.owners', args: { who, owners: owners.id, threshold: threshold.id } })]
        : []),
      ...(code?.state === 'none' ? [saying({ id: 'ask.keyHolder', args: { who } })] : []),
      ...proxy(subject, it),
    ];
    const lines = (subject.readback.effects.s === 'known' ? subject.readback.effects.v.lines : []).filter(
      (line) => same(line.who, it.address) && line.part !== undefined,
    );
    const changes = lines.map((line) =>
      saying(
        { id: 'line.power', args: { what: line.part ?? line.what, who: factOfEffect(line.id, 'who') } },
        { of: 'effect', id: line.id },
      ),
    );
    // Of a contract, nobody can list everyone who has a power in it.
    const open = code?.state === 'none' ? [] : [saying({ id: 'ask.controlUnknown', args: { who } })];
    return { says: [...says, ...changes], unknown: open };
  });
}

/** Yes as the sources that were asked have it on record; what they do not have, others may. */
export function published(subject: AskSubject, query: Query): AskFound {
  return each(subject, query, (it) => {
    const { who } = it;
    const verified = knownAs(subject, fact(it, 'verified'), 'bool');
    if (verified !== undefined) {
      const says = saying({ id: 'ask.published', args: { who, how: verified.value ? 'yes' : 'no' } });
      return { ...(verified.value ? { isIt: 'yes' } : {}), says: [says, ...sourceName(subject, it)] };
    }
    if (knownAs(subject, fact(it, 'code'), 'code')?.state === 'none') {
      return { says: [saying({ id: 'ask.noSource', args: { who } })] };
    }
    return { isIt: 'unknown', unknown: [saying({ id: 'ask.published', args: { who, how: 'unknown' } })] };
  });
}

/** The answer about the account that is named, or about the first of the request that is not the user's own. */
function each(subject: AskSubject, query: Query, answer: (of: Of) => AskFound): AskFound {
  const topic = query.about.find((it) => it.kind === 'account');
  if (topic === undefined && query.about.length > 0)
    return { isIt: 'unknown', unknown: [saying({ id: 'ask.notHere', args: {} })] };
  const chosen = topic === undefined ? othersOf(subject) : [topic.address];
  const all = chosen.map((address): AskFound => {
    const who = accountFact(subject, address);
    return who === undefined
      ? { isIt: 'unknown', unknown: [saying({ id: 'ask.notHere', args: {} })] }
      : answer({ address, who });
  });
  const words = new Set(all.flatMap(({ isIt }) => (isIt === undefined ? [] : [isIt])));
  if (all.length === 0) return { says: [saying({ id: 'ask.nobody', args: {} })] };
  const [only] = words;
  return {
    // Of several, one word stands for all of them or for none.
    ...(only === undefined ? {} : { isIt: words.size === 1 ? only : 'unknown' }),
    says: all.flatMap(({ says = [] }) => says),
    unknown: all.flatMap(({ unknown = [] }) => unknown),
  };
}

/** The first parties of a request that are not the user's own. */
function othersOf(subject: AskSubject): readonly Address[] {
  const all = new Map(subject.readback.parties.map(({ address }) => [address.toLowerCase(), address]));
  return [...all]
    .filter(([at, address]) => !subject.own.has(at) && accountFact(subject, address) !== undefined)
    .map(([, address]) => address)
    .slice(0, most);
}

function roles({ readback }: AskSubject, { address, who }: Of): readonly Said[] {
  const found = new Set(readback.parties.flatMap((it) => (same(it.address, address) ? [it.role] : [])));
  return [...found].map((role) => saying({ id: 'ask.role', args: { who, role } }));
}

function described(subject: AskSubject, it: Of): readonly Said[] {
  const { who } = it;
  const at = it.address.toLowerCase();
  const code = knownAs(subject, fact(it, 'code'), 'code');
  return [
    ...(subject.own.has(at) ? [saying({ id: 'ask.yours', args: { who } })] : []),
    ...(code === undefined ? [] : [saying({ id: 'ask.code', args: { who, code: code.state } })]),
    ...present(subject, factOfBook(at, 'name'), (name) => ({ id: 'ask.saved', args: { who, name } })),
    ...paidSaid(subject, it),
    ...present(subject, factOfAccount(at, 'name'), (name) => ({ id: 'ask.named', args: { who, name } })),
    ...sourceName(subject, it),
    ...present(subject, factOfToken(at, 'symbol'), (symbol) => ({ id: 'ask.symbol', args: { who, symbol } })),
    ...publishedSaid(subject, it),
    ...present(subject, fact(it, 'created'), (time) => ({ id: 'ask.created', args: { who, time } })),
    ...present(subject, fact(it, 'presentAt'), (time) => ({ id: 'ask.presentAt', args: { who, time } })),
    ...present(subject, fact(it, 'absentAt'), (time) => ({ id: 'ask.absentAt', args: { who, time } })),
    ...present(subject, fact(it, 'listed'), (list) => ({ id: 'ask.listed', args: { who, list } })),
    ...proxy(subject, it),
  ];
}

/** How often someone else was paid before, as this device knows it. */
function paidSaid(subject: AskSubject, { address, who }: Of): readonly Said[] {
  const at = address.toLowerCase();
  const count = factOfBook(at, 'paid');
  const paid = knownAs(subject, count, 'integer');
  if (paid === undefined || subject.own.has(at)) return [];
  return [saying({ id: 'ask.paid', args: { who, how: paid.value > 0n ? 'some' : 'never', count } })];
}

/** The same of all whom the request pays. */
export function paidBefore(subject: AskSubject): readonly Said[] {
  const paid = new Set(
    subject.readback.parties.flatMap(({ role, address }) =>
      role === 'to' || role === 'receiver' ? [address] : [],
    ),
  );
  return [...paid].flatMap((address) => {
    const who = accountFact(subject, address);
    return who === undefined ? [] : paidSaid(subject, { address, who });
  });
}

function publishedSaid(subject: AskSubject, it: Of): readonly Said[] {
  const verified = knownAs(subject, fact(it, 'verified'), 'bool');
  if (verified === undefined) return [];
  return [saying({ id: 'ask.published', args: { who: it.who, how: verified.value ? 'yes' : 'no' } })];
}

function sourceName(subject: AskSubject, it: Of): readonly Said[] {
  return present(subject, fact(it, 'sourceName'), (name) => ({
    id: 'ask.sourceName',
    args: { who: it.who, name },
  }));
}

function proxy(subject: AskSubject, it: Of): readonly Said[] {
  return present(subject, fact(it, 'implementation'), (code) => ({
    id: 'ask.proxy',
    args: { who: it.who, code },
  }));
}

function fact({ address }: Of, what: AccountPart): string {
  return factOfAccount(address, what);
}

/** A statement where its fact is known. */
function present(subject: AskSubject, id: string, says: (id: string) => Phrase): readonly Said[] {
  return knownFact(subject, id) === undefined ? [] : [saying(says(id))];
}
