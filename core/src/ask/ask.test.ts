import { describe, expect, it } from 'vitest';
import { zeroAddress } from 'viem';
import {
  allowance,
  balance,
  call,
  contract,
  effectsOf,
  friend,
  key,
  me,
  message,
  offline,
  permit,
  safe,
  type Sample,
  signIn,
  transaction,
  typed,
  usdc,
  viewOf,
  weth,
} from '../check/testing/views.ts';
import { effectFacts } from '../effects/effectFacts.ts';
import { known, valueOf } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import type { Hearback } from '../model/hearback.ts';
import type { Intent } from '../model/intent.ts';
import type { Readback } from '../model/readback.ts';
import { revisionOf } from '../reading/state.ts';
import type { AskSubject } from './answer.ts';
import { ask } from './ask.ts';
import { offeredQueries } from './offered.ts';
import { type Query, type QueryId, queryIds, type Topic } from './query.ts';
import { queryPhrase } from './queryPhrase.ts';
import { factsIn } from './supported.ts';

const own = new Set([me.toLowerCase()]);
const subjectOf = (body: Body, sample: Sample = {}, hearback?: Hearback): AskSubject => {
  const readback = revisionOf(viewOf(body, sample), 0);
  const lines = valueOf(readback.effects)?.lines ?? [];
  const more = lines.flatMap((line) => effectFacts(line, [])).map((it) => [it.id, it] as const);
  return {
    readback: { ...readback, facts: { ...readback.facts, ...Object.fromEntries(more) } },
    own,
    hearback,
  };
};
const asked = (subject: AskSubject, id: QueryId, ...about: Topic[]) => ask(subject, { id, about });
const ids = (subject: AskSubject, query: Query) => ask(subject, query).says.map(({ says }) => says.id);

const pay = transaction(friend, '0x', 1_500_000_000_000_000_000n);
const approve = call(usdc, 'approve(address spender, uint256 amount)', [key, 100n]);
const shows = (...lines: Parameters<typeof effectsOf>[0]): Sample => ({ effects: known(effectsOf(lines)) });
const paid = shows(balance(undefined, -1_500_000_000_000_000_000n));
const poor: Sample = { ...offline, label: 'done' };

/** The same with a Stop of this rule. */
function fired(subject: AskSubject, rule: string): AskSubject {
  const says = { id: 'intent.why', args: {} } as const;
  const stop = { rule, outcome: 'fired', severity: 'stop', facts: [], missing: [], says, why: says } as const;
  return { ...subject, readback: { ...subject.readback, findings: [stop], verdict: 'stop' } };
}

describe('what leaves', () => {
  it('is said from the simulation, and asked about one asset it is a yes or a no', () => {
    const subject = subjectOf(pay, paid);
    expect(ids(subject, { id: 'leaves', about: [] })).toContain('sentence.one');
    const eth: Topic = { kind: 'asset', asset: { kind: 'native', chainId: 1 } };
    expect(asked(subject, 'leaves', eth).isIt).toBe('yes');
    expect(asked(subject, 'arrives', eth).isIt).not.toBe('yes');
  });

  it('is unknown where nobody simulated it, however harmless it looks', () => {
    const subject = subjectOf(pay, poor);
    const answer = asked(subject, 'leaves', { kind: 'asset', asset: { kind: 'native', chainId: 1 } });
    expect(answer.isIt).toBe('unknown');
    expect(answer.unknown.map(({ says }) => says.id)).toContain('unread.effects');
  });

  it('is never said to be nothing where only the facts of a line are missing', () => {
    const readback = revisionOf(viewOf(pay, paid), 0);
    const answer = ask({ readback, own }, { id: 'leaves', about: [] });
    expect(answer.says.map(({ says }) => says.id)).not.toContain('ask.nothingMoves');
    expect(answer.unknown.map(({ says }) => says.id)).toContain('unread.needsFacts');
  });

  it('of a permission says that others may take it', () => {
    const subject = subjectOf(approve, shows(allowance(usdc, key, 100n)));
    const said = ids(subject, { id: 'leaves', about: [] });
    expect(said.some((it) => it === 'ask.canTake' || it.startsWith('ask.asks'))).toBe(true);
  });
});

describe('for less', () => {
  it('a call that allows is limited on the Review, and what is signed only where it was made', () => {
    const how = (subject: AskSubject) =>
      asked(subject, 'limits').says.flatMap(({ says }) =>
        says.id === 'ask.limits' ? [says.args['how']] : [],
      );
    expect(how(subjectOf(approve, {}))).toEqual(['field']);
    expect(how(subjectOf(permit(key, 5n), {}))).toEqual(['app']);
    expect(how(subjectOf(pay, paid))).toEqual(['app']);
    const all = call(usdc, 'setApprovalForAll(address operator, bool approved)', [key, true]);
    expect(how(subjectOf(all, {}))).toEqual(['none']);
  });

  it('what was sent can no longer change', () => {
    const mined = subjectOf(pay, paid);
    const heard = {
      verdict: 'same',
      effects: 'asRead',
      differs: [],
      lines: [],
      facts: {},
      says: [],
    } as const;
    expect(ids({ ...mined, hearback: heard }, { id: 'limits', about: [] })).toContain('ask.limitsDone');
  });

  it('begins with the Stop', () => {
    const subject = fired(subjectOf(approve, {}), 'approvals.plainAccount');
    for (const id of ['limits', 'reveals'] as const)
      expect(asked(subject, id).warnings.map(({ severity }) => severity)).toEqual(['stop']);
  });
});

describe('what others learn', () => {
  it('is the address and what is published, and never a key', () => {
    expect(ids(subjectOf(pay, paid), { id: 'reveals', about: [] })).toEqual([
      'ask.showsAddress',
      'ask.showsSent',
      'ask.showsName',
      'ask.showsNoKey',
    ]);
    expect(
      asked(subjectOf(message(signIn('example.org', 'https://example.org'))), 'reveals').isIt,
    ).toBeUndefined();
  });
});

describe('a no covers all that was asked', () => {
  const eth: Topic = { kind: 'asset', asset: { kind: 'native', chainId: 1 } };
  const token: Topic = { kind: 'asset', asset: { kind: 'token', chainId: 1, address: usdc } };
  const fee = { 'fee.expected': { kind: 'amount', raw: 5n, asset: { kind: 'native', chainId: 1 } } } as const;
  const transfer = call(usdc, 'transfer(address to, uint256 amount)', [friend, 5n]);
  const moves = { ...shows(balance(usdc, 95n)), facts: fee };

  it('ETH leaves by the gas fee of a payment in tokens, and of an approval', () => {
    for (const subject of [
      subjectOf(transfer, moves),
      subjectOf(approve, { ...shows(allowance(usdc, key, 100n)), facts: fee }),
      subjectOf(call(contract, 'poke()', []), { ...shows(), facts: fee }),
    ]) {
      const answer = asked(subject, 'leaves', eth);
      expect(answer.isIt).toBe('yes');
      expect(answer.says.map(({ says }) => says.id)).toContain('line.fee');
      expect(ids(subject, { id: 'leaves', about: [] })).toContain('line.fee');
    }
    // Nobody knows the fee: that is not a no.
    expect(asked(subjectOf(transfer, shows(balance(usdc, 95n))), 'leaves', eth).isIt).not.toBe('no');
  });

  it('no fee is spoken of where a signature pays none, and of another token it is a no', () => {
    const signed = subjectOf(permit(key, 5n), shows());
    const said = asked(signed, 'leaves').says.find(({ says }) => says.id === 'ask.nothingMoves');
    if (said !== undefined) expect(said.says.args).toMatchObject({ but: 'nothing' });
    const other: Topic = { kind: 'asset', asset: { kind: 'token', chainId: 1, address: weth } };
    expect(asked(subjectOf(transfer, moves), 'leaves', token).isIt).toBe('yes');
    expect(asked(subjectOf(transfer, moves), 'leaves', other).isIt).not.toBe('yes');
  });

  it('what arrives at somebody else is said, and no “nothing arrives” beside it', () => {
    const effects = effectsOf([balance(usdc, 95n)], {
      arrivals: effectsOf([{ ...balance(usdc, 105n, friend) }]).lines.map((it) => ({ ...it, id: '9' })),
    });
    const facts = {
      'effect.9.delta': { kind: 'amount', raw: 5n, asset: { kind: 'token', chainId: 1, address: usdc } },
    } as const;
    const subject = subjectOf(transfer, { effects: known(effects), facts });
    expect(ids(subject, { id: 'arrives', about: [] })).not.toContain('ask.nothingMoves');
    expect(asked(subject, 'arrives', token).isIt).toBe('unknown');
  });

  it('whether it is safe, a scam or dangerous has no yes and no no, and a word is never explained without the Stop', () => {
    const stopped = fired(subjectOf(approve, shows(allowance(usdc, key, 100n))), 'approvals.plainAccount');
    expect(asked(stopped, 'safe').isIt).toBeUndefined();
    const term = asked(stopped, 'term', { kind: 'term', term: 'event' });
    expect(term.warnings.length).toBeGreaterThan(0);
    const calm = { ...stopped, readback: { ...stopped.readback, findings: [] } };
    expect(asked(calm, 'term', { kind: 'term', term: 'event' }).warnings).toEqual([]);
  });

  it('the next owner is named where owners are asked for', () => {
    const adds = call(safe, 'addOwnerWithThreshold(address owner, uint256 threshold)', [key, 2n], 0n, safe);
    const answer = asked(subjectOf(adds, poor), 'controls');
    expect(JSON.stringify(answer.says[0])).toContain('step.0.arg.owner');
  });

  it('code that comes to run as the account may take all of it', () => {
    const hands: Body = {
      kind: 'transaction',
      chainId: 1,
      from: me,
      call: { to: me, value: 0n, data: '0x' },
      set: {
        authorizationList: [{ chainId: 1, delegate: key, nonce: 0n, authority: me, signature: '0x12' }],
      },
    };
    const handed = fired(subjectOf(hands, shows()), 'power.authorization');
    expect(asked(handed, 'gives').isIt).toBe('yes');
    const goes = ids(handed, { id: 'leaves', about: [] });
    expect(goes[0]).toBe('sentence.one');
    expect(asked(subjectOf(pay, paid), 'mayTake').isIt).not.toBe('yes');
  });
});

describe('who may take what', () => {
  it('is a yes for the spender, whether or not it was simulated', () => {
    for (const sample of [shows(allowance(usdc, key, 100n)), poor]) {
      const subject = subjectOf(approve, sample);
      expect(asked(subject, 'gives').isIt).toBe('yes');
      expect(asked(subject, 'gives', { kind: 'account', address: key }).isIt).toBe('yes');
    }
  });

  it('is a no only where all was read', () => {
    expect(asked(subjectOf(pay, poor), 'gives').isIt).toBe('unknown');
    const text = subjectOf(message('Hello'), {});
    expect(['no', 'unknown']).toContain(asked(text, 'gives').isIt);
  });
});

describe('safe', () => {
  it('is never a yes', () => {
    for (const body of [pay, approve, message('Hello')]) {
      for (const sample of [{}, poor, paid])
        expect(asked(subjectOf(body, sample), 'safe').isIt).not.toBe('yes');
    }
  });
});

describe('a query', () => {
  it('about something that is not on the page is answered by that', () => {
    const elsewhere: Topic = { kind: 'account', address: '0x0000000000000000000000000000000000000123' };
    for (const id of ['whoIs', 'controls', 'published'] as const) {
      const answer = asked(subjectOf(pay, paid), id, elsewhere);
      expect(answer.says).toEqual([]);
      expect(answer.unknown[0]?.says.id).toBe('ask.notHere');
    }
  });

  it('has a question in our words, of facts that are there', () => {
    const subject = subjectOf(approve, {});
    for (const id of queryIds) {
      for (const about of [
        [],
        [{ kind: 'account', address: key }],
        [{ kind: 'account', address: friend }],
        [{ kind: 'elsewhere' }],
      ] as const) {
        const phrase = queryPhrase(subject, { id, about });
        expect(phrase.id).toMatch(/^ask\.query\./);
        for (const fact of factsIn(phrase))
          expect(Object.hasOwn(subject.readback.facts, fact) || fact.startsWith('step.')).toBe(true);
      }
    }
  });

  it('is offered only where it fits', () => {
    expect(offeredQueries(subjectOf(pay, paid)).map(({ id }) => id)).not.toContain('mayTake');
    expect(offeredQueries(subjectOf(approve, {})).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['mayTake', 'until']),
    );
    expect(offeredQueries(subjectOf(pay, paid)).map(({ id }) => id)).not.toContain('happened');
  });
});

describe('once it was sent', () => {
  const heard = (it: Partial<Hearback>): Hearback => ({
    verdict: 'same',
    effects: 'asRead',
    differs: [],
    lines: [],
    facts: {},
    says: [{ id: 'hearback.mined.same', args: {} }],
    ...it,
  });

  it('what was heard comes before what was simulated, in every answer', () => {
    const different = heard({
      verdict: 'different',
      effects: 'different',
      says: [{ id: 'hearback.effects.different', args: {} }],
    });
    const subject = subjectOf(pay, paid, different);
    for (const id of queryIds) {
      if (id === 'term' || id === 'help') continue;
      expect(asked(subject, id).says[0]?.says.id, id).toBe('hearback.effects.different');
    }
  });

  it('whether it failed is what was heard', () => {
    expect(asked(subjectOf(pay, paid, heard({})), 'fails').isIt).toBe('no');
    expect(asked(subjectOf(pay, paid, heard({ effects: 'reverted' })), 'fails').isIt).toBe('yes');
    expect(asked(subjectOf(pay, paid, heard({ verdict: 'waiting', effects: 'pending' })), 'fails').isIt).toBe(
      'unknown',
    );
  });

  it('only a payment to a person is for good: what a contract was given may come out of it again', () => {
    const put = call(contract, 'deposit(uint256 amount)', [100n]);
    const isIt = (body: Body) => asked(subjectOf(body, paid, heard({})), 'undo').isIt;
    expect(isIt(pay)).toBe('no');
    expect(isIt(put)).toBeUndefined();
    expect(isIt(transaction(contract, '0x', 1n))).toBeUndefined();
    expect(ids(subjectOf(put, paid), { id: 'undo', about: [] })).toContain('ask.outUnknown');
    expect(ids(subjectOf(pay, paid), { id: 'undo', about: [] })).not.toContain('ask.outUnknown');
  });

  it('a row that differs is said with both values', () => {
    const facts: Hearback['facts'] = {
      'mined.value': { id: 'mined.value', value: known({ kind: 'integer', value: 2n }), from: [] },
    };
    const lines = [
      {
        label: { id: 'hearback.label.value', args: {} },
        readBack: 'request.value',
        happened: 'mined.value',
        same: false,
      },
    ] as const;
    const subject = subjectOf(pay, paid, heard({ verdict: 'different', lines, facts }));
    expect(ids(subject, { id: 'happened', about: [] })).toContain('ask.rowDiffers');
  });

  it('what happened is held against what was meant, too', () => {
    const short = { id: 'hearback.said.notPaid', args: { said: 'intent.0.amount' } } as const;
    const asset = { kind: 'native', chainId: 1 } as const;
    const intent: Intent = {
      account: me,
      chainId: 1,
      said: '',
      quotes: [],
      clauses: [{ kind: 'pay', asset, sum: { how: 'exactly', raw: 5n } }],
      saidAt: 0,
    };
    const after = (state: 'asSaid' | 'differs' | 'cannotCompare') => {
      const subject = subjectOf(pay, { ...paid, intent }, undefined);
      const clear = { rule: 'intent.pays', outcome: 'clear', facts: [] } as const;
      const readback = { ...subject.readback, findings: [clear], unread: [] } as unknown as Readback;
      const said = { state, differences: state === 'differs' ? [short] : [] };
      return { ...subject, readback, hearback: heard({ said }) };
    };
    expect(asked(after('asSaid'), 'meant').isIt).toBe('no');
    expect(asked(after('cannotCompare'), 'meant').isIt).toBe('unknown');
    expect(asked(after('differs'), 'meant').isIt).toBe('yes');
    for (const id of ['meant', 'happened'] as const) {
      expect(ids(after('differs'), { id, about: [] }), id).toContain(short.id);
    }
  });
});

describe('what can be ended later', () => {
  it('no plain no is said of a sign-in or of an order: a session ends, an order may be cancelled', () => {
    const order = typed({ Order: [{ name: 'amount', type: 'uint256' }] }, 'Order', { amount: 1n });
    expect(asked(subjectOf(message('Hello')), 'undo').isIt).toBe('no');
    expect(asked(subjectOf(message(signIn('example.org', 'https://example.org'))), 'undo').isIt).not.toBe(
      'no',
    );
    expect(asked(subjectOf(order), 'undo').isIt).not.toBe('no');
  });

  it('a delegation is ended by the key of the account, and that costs a transaction', () => {
    const delegated = {
      who: me,
      what: 'delegate',
      part: 'delegation',
      before: known(zeroAddress),
      after: known(key),
    } as const;
    const subject = subjectOf(
      { kind: 'authorization', chainId: 1, delegate: key, nonce: 0n },
      shows(delegated),
    );
    expect(ids(subject, { id: 'takeBack', about: [] })).toEqual(
      expect.arrayContaining(['ask.undoDelegation', 'ask.undoCost']),
    );
  });

  it('a loan is spoken of with what the request does, and its terms are said to be in the app', () => {
    const plain = subjectOf(pay, paid);
    expect(offeredQueries(plain).map(({ id }) => id)).not.toContain('owes');
    const borrows = fired(plain, 'account.debt');
    expect(offeredQueries(borrows).map(({ id }) => id)).toContain('owes');
    const found = asked(borrows, 'owes');
    expect(found.isIt).toBeUndefined();
    expect(found.says.map(({ at }) => at.of)).toEqual(['sentence']);
    expect(found.unknown.map(({ says }) => says.id)).toContain('ask.loanTerms');
    expect(found.warnings.map(({ rule }) => rule)).toContain('account.debt');
  });

  it('the network of what crosses to another one is said with where it goes', () => {
    const burn = call(
      contract,
      'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
      [5n, 6, `0x${'0'.repeat(24)}${friend.slice(2)}`, usdc],
    );
    expect(ids(subjectOf(pay, paid), { id: 'network', about: [] })).toEqual(['ask.network']);
    expect(ids(subjectOf(burn), { id: 'network', about: [] })).toEqual(['ask.network', 'sentence.one']);
  });

  it('what is not signed does nothing', () => {
    expect(ids(subjectOf(pay), { id: 'unsigned', about: [] })).toEqual([
      'ask.undoBefore',
      'ask.earlierPermissions',
    ]);
  });
});

describe('what was meant', () => {
  it('is unknown where nobody said it, and differs where a check of it fired', () => {
    const subject = subjectOf(pay, paid);
    expect(asked(subject, 'meant')).toMatchObject({ isIt: 'unknown', says: [] });
    const { readback } = subject;
    const intent = {
      account: me,
      chainId: 1,
      said: '',
      quotes: [],
      clauses: [{ kind: 'nothing' }],
      saidAt: 0,
    } as const;
    const incoming = { ...readback.incoming, intent };
    const rule = (outcome: Readback['findings'][number]['outcome']) =>
      ({
        rule: 'intent.sample',
        outcome,
        facts: [],
        missing: [],
        severity: 'stop',
        says: { id: 'account.forGood.why', args: {} },
        why: { id: 'account.forGood.why', args: {} },
      }) as unknown as Readback['findings'][number];
    const of = (outcome: Readback['findings'][number]['outcome']) =>
      asked({ own, readback: { ...readback, incoming, unread: [], findings: [rule(outcome)] } }, 'meant')
        .isIt;
    expect([of('fired'), of('clear'), of('unknown')]).toEqual(['yes', 'no', 'unknown']);
  });
});
