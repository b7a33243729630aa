import { factOfRequest, factMined } from '../../model/factIds.ts';
import type { Address } from 'viem';
import type { Asset, Fact, FactValue, Provenance } from '../../model/fact.ts';
import type { HearbackLine } from '../../model/hearback.ts';
import { known, unknown } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { SentTransaction } from '../transaction/mined.ts';
import type { CarriedAct } from './acts.ts';
import type { FoundInside } from './find.ts';
import { isHandedOver } from './handedOver.ts';
import type { Wanted } from './wanted.ts';

export type Rows = Readonly<{ lines: readonly HearbackLine[]; facts: readonly Fact[] }>;

/** So many calls of a batch, and so many that were not read back, have rows of their own. */
const most = 30;

/** The calls that were read back beside those that were made: the same, since nothing else is `carried`. */
export function carriedRows({ chainId, account, calls }: Wanted, from: readonly Provenance[]): Rows {
  const asset: Asset = { kind: 'native', chainId };
  const rows = [row('from', label('from'), who(account), from)];
  for (const [n, call] of calls.slice(0, most).entries()) {
    const named = (what: 'to' | 'value' | 'data'): Phrase =>
      calls.length === 1
        ? label(what)
        : { id: 'hearback.label.ofCall', args: { number: n + 1, what: label(what) } };
    const id = (what: string) => (calls.length === 1 ? what : `call.${n}.${what}`);
    rows.push(row(id('to'), named('to'), call.to === null ? nothing : who(call.to), from));
    if (call.op !== 'delegatecall') {
      const value: FactValue = { kind: 'amount', raw: call.value, asset };
      rows.push(row(id('value'), named('value'), value, from));
    }
    rows.push(row(id('data'), named('data'), { kind: 'bytes', hex: call.data }, from));
  }
  return { lines: rows.map(({ line }) => line), facts: rows.flatMap(({ facts }) => facts) };
}

/** What the account did besides, or instead. */
export function moreRows(
  more: readonly CarriedAct[],
  { account }: Wanted,
  from: readonly Provenance[],
): Rows {
  const facts: Fact[] = [];
  const lines = more.slice(0, most).map((act, n): HearbackLine => {
    const { step } = act;
    const [readBack, happened] = [factMined(`more.${n}.readBack`), factMined(`more.${n}.to`)];
    if (isHandedOver(act, account) && step.to !== null) {
      facts.push(
        { id: readBack, value: unknown('notAsked'), from: [] },
        { id: happened, value: known(who(step.to)), from },
        { id: 'carried.account', value: known(who(account)), from: [{ by: 'request' }] },
      );
      const label: Phrase = { id: 'hearback.label.behind', args: { account: 'carried.account' } };
      return { label, readBack, happened, same: false };
    }
    facts.push(
      { id: readBack, value: known(nothing), from: [] },
      { id: happened, value: known(step.to === null ? nothing : who(step.to)), from },
    );
    return { label: { id: 'hearback.label.also', args: {} }, readBack, happened, same: false };
  });
  return { lines, facts };
}

/** Who sent the transaction, what it called, and whose calls it carried. */
export function carriedFacts(
  { account }: Wanted,
  { from: by, to }: SentTransaction,
  from: readonly Provenance[],
): readonly Fact[] {
  return [
    { id: 'carried.account', value: known(who(account)), from: [{ by: 'request' }] },
    { id: 'carried.by', value: known(who(by)), from },
    { id: 'carried.through', value: known(to === null ? nothing : who(to)), from },
  ];
}

/** What is to be said of a transaction that is not itself what was read back. */
export function carriedSays(found: FoundInside, { account: whose }: Wanted): readonly Phrase[] {
  switch (found.is) {
    case 'carried': {
      const account = 'carried.account';
      const says: Phrase =
        found.how === 'forwarder'
          ? { id: 'hearback.carried.forwarder', args: { account, through: 'carried.through' } }
          : { id: `hearback.carried.${found.how}`, args: { account, by: 'carried.by' } };
      const upgrades = handedSays(found.upgrades ?? [], whose, 'hearback.carried.upgraded');
      return found.failed
        ? [says, { id: 'hearback.carried.failed', args: {} }, ...upgrades]
        : [says, ...upgrades];
    }
    case 'not': {
      const handed = handedSays(found.more, whose, 'hearback.carried.handedOver');
      const others = found.more.filter((act) => !isHandedOver(act, whose)).length;
      const only = found.found && handed.length > 0 && others === 0 && !found.refund && !found.unseen;
      return [
        ...(only ? [] : [{ id: 'hearback.mined.different', args: {} } as const]),
        ...handed,
        ...(found.found && others > 0
          ? [{ id: 'hearback.carried.more', args: { count: others } } as const]
          : []),
        ...(found.refund ? [{ id: 'hearback.carried.refund', args: {} } as const] : []),
        ...(found.unseen ? [{ id: 'hearback.carried.unseen', args: {} } as const] : []),
      ];
    }
    case 'cannotTell':
      return [{ id: `hearback.carried.${found.why}`, args: { by: 'carried.by' } }];
  }
}

/** Whose code the account runs after that, beside what was read back. In the order of `moreRows`. */
export function handedSays(
  more: readonly CarriedAct[],
  account: Address,
  id: 'hearback.carried.handedOver' | 'hearback.carried.upgraded',
): readonly Phrase[] {
  return more
    .slice(0, most)
    .flatMap((act, n): readonly Phrase[] =>
      isHandedOver(act, account)
        ? [{ id, args: { account: 'carried.account', delegate: factMined(`more.${n}.to`) } }]
        : [],
    );
}

type Row = Readonly<{ line: HearbackLine; facts: readonly Fact[] }>;

function row(id: string, name: Phrase, value: FactValue, from: readonly Provenance[]): Row {
  const [readBack, happened] = [factOfRequest(id), factMined(id)];
  return {
    line: { label: name, readBack, happened, same: true },
    facts: [
      { id: readBack, value: known(value), from: [{ by: 'request' }] },
      { id: happened, value: known(value), from },
    ],
  };
}

function label(what: 'from' | 'to' | 'value' | 'data'): Phrase {
  return { id: `hearback.label.${what}`, args: {} };
}

function who(address: Address): FactValue {
  return { kind: 'address', address };
}

const nothing: FactValue = { kind: 'bytes', hex: '0x' };
