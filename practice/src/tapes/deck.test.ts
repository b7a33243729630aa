import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ask, deckOf } from './deck.ts';
import { changesChain, type Question } from './question.ts';
import type { Tape } from './tape.ts';

/** A node whose answers follow from what it was told before, and from the question: each after some turns. */
function program(late: () => number): Ask {
  let told: string[] = [];
  const snapshots: string[][] = [];
  return async (question) => {
    if (question.method === 'evm_snapshot') return { result: `0x${snapshots.push([...told])}` };
    if (question.method === 'evm_revert') {
      const back = snapshots[Number(question.params[0]) - 1];
      if (back === undefined) return { error: { code: -32_602, message: 'No such snapshot' } };
      told = [...back];
      snapshots.length = Number(question.params[0]) - 1;
      return { result: true };
    }
    const said = JSON.stringify([told, question]);
    if (changesChain(question)) told.push(JSON.stringify(question));
    for (let turns = late(); turns > 0; turns -= 1) await Promise.resolve();
    return said.length % 5 === 0 ? { error: { code: 3, message: said } } : { result: said };
  };
}

const balanceOf = (at: number): Question => ({ method: 'eth_getBalance', params: [`0x${at}`, 'latest'] });
const give = (at: number, much: number): Question => ({
  method: 'anvil_setBalance',
  params: [`0x${at}`, much],
});

const few = fc.integer({ min: 0, max: 3 });
/** What tests do: a few questions at the same time, then something that changes the chain, and again. */
const story = fc.array(fc.record({ reads: fc.array(few, { maxLength: 5 }), write: fc.tuple(few, few) }), {
  minLength: 1,
  maxLength: 6,
});
const order = fc.array(fc.nat(20), { minLength: 1, maxLength: 12 });

/** Plays the story, with the questions of each part in an order that `turn` tells, and gives all answers by question. */
async function tell(
  ask: Ask,
  parts: readonly Readonly<{ reads: readonly number[]; write: readonly [number, number] }>[],
  turn: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  const heard = new Map<string, string>();
  for (const [part, { reads, write }] of parts.entries()) {
    const sorted = [...reads].toSorted(
      (a, b) => (turn[a % turn.length] ?? 0) - (turn[b % turn.length] ?? 0) || a - b,
    );
    await Promise.all(
      sorted.map(async (at) => heard.set(`${part} ${at}`, JSON.stringify(await ask(balanceOf(at))))),
    );
    heard.set(`${part} write`, JSON.stringify(await ask(give(...write))));
  }
  return heard;
}

describe('a tape', () => {
  test('plays what was recorded, for any order of what is asked at the same time', async () => {
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(
        story,
        order,
        order,
        fc.array(few, { minLength: 1 }),
        async (parts, one, other, late) => {
          let turns = 0;
          const recording = deckOf(new Map());
          const live = recording.node(
            ['a chain'],
            program(() => late[turns++ % late.length] ?? 0),
          );
          const said = await tell(live, parts, one);
          const playing = deckOf(await recording.recorded());
          expect(await tell(playing.node(['a chain']), parts, other)).toEqual(said);
          expect([recording.missing(), playing.missing(), playing.unasked()]).toEqual([[], [], []]);
          asked += said.size;
        },
      ),
    );
    expect(asked).toBeGreaterThan(300);
  });

  test('knows the same question before and after something changed the chain as two', async () => {
    const recording = deckOf(new Map());
    const live = recording.node(
      ['a chain'],
      program(() => 0),
    );
    const before = await live(balanceOf(1));
    await live(give(1, 5));
    const after = await live(balanceOf(1));
    expect(after).not.toEqual(before);
    const play = deckOf(await recording.recorded()).node(['a chain']);
    expect(await play(balanceOf(1))).toEqual(before);
    await play(give(1, 5));
    expect(await play(balanceOf(1))).toEqual(after);
  });

  test('plays some of what was recorded, in any order, where each was put back', async () => {
    /** What a test does on a ground that is there before and after it. */
    const trial = async (ask: Ask, ground: unknown, at: number): Promise<unknown> => {
      await ask(give(at, at));
      const answer = await ask(balanceOf(at));
      expect(await ask({ method: 'evm_revert', params: [ground] })).toEqual({ result: true });
      return answer;
    };
    const marked = async (ask: Ask): Promise<unknown> => {
      const answer = await ask({ method: 'evm_snapshot', params: [] });
      return 'result' in answer ? answer.result : undefined;
    };
    const all = [0, 1, 2, 3, 4, 5];
    const recording = deckOf(new Map());
    const live = recording.node(
      ['a chain'],
      program(() => 0),
    );
    await live(give(9, 9));
    const said = new Map<number, unknown>();
    for (const at of all) said.set(at, await trial(live, await marked(live), at));
    expect(new Set([...said.values()].map((it) => JSON.stringify(it))).size).toBe(all.length);
    const tape = await recording.recorded();
    expect(recording.missing()).toEqual([]);

    let played = 0;
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(all, { minLength: 1 }), async (some) => {
        const play = deckOf(tape).node(['a chain']);
        await play(give(9, 9));
        for (const at of some) {
          expect(await trial(play, await marked(play), at)).toEqual(said.get(at));
          played += 1;
        }
      }),
    );
    expect(played).toBeGreaterThan(100);
  });

  test('has nothing that waits to be mined', async () => {
    const play = deckOf(new Map()).node(['a chain']);
    expect(await play({ method: 'txpool_status', params: [] })).toEqual({
      result: { pending: '0x0', queued: '0x0' },
    });
  });

  test('knows only snapshots that were taken', async () => {
    const deck = deckOf(new Map());
    await expect(deck.node(['a chain'])({ method: 'evm_revert', params: ['0x1'] })).rejects.toThrow(
      'This is not on the tape: evm_revert 0x1',
    );
  });

  test('has no answer after a change that is another one, though the question is the same', async () => {
    const tape = await recordedOf([give(1, 5), balanceOf(1)]);
    const deck = deckOf(tape);
    const play = deck.node(['a chain']);
    await expect(play(give(1, 6))).rejects.toThrow('This is not on the tape: anvil_setBalance 0x1');
    await expect(play(balanceOf(1))).rejects.toThrow('This is not on the tape: eth_getBalance 0x1');
    expect(deck.missing()).toEqual(['anvil_setBalance 0x1', 'eth_getBalance 0x1']);
  });

  test('has no answer for a chain that began otherwise', async () => {
    const tape = await recordedOf([balanceOf(1)]);
    await expect(deckOf(tape).node(['another version'])(balanceOf(1))).rejects.toThrow('not on the tape');
  });

  test('does not mind the order of the fields of a question', async () => {
    const call = { to: '0xAB', data: '0x70a08231ff' };
    const question: Question = { method: 'eth_call', params: [call, 'latest'] };
    const tape = await recordedOf([question]);
    const other: Question = { method: 'eth_call', params: [{ data: call.data, to: call.to }, 'latest'] };
    expect(await deckOf(tape).node(['a chain'])(other)).toMatchObject({ result: expect.any(String) });
  });

  test('names what it has and nobody asks', async () => {
    const call = { to: '0xAB', data: '0x70a08231ff' };
    const tape = await recordedOf([{ method: 'eth_call', params: [call, 'latest'] }, balanceOf(2)]);
    const deck = deckOf(tape);
    await deck.node(['a chain'])(balanceOf(2));
    expect(deck.unasked()).toEqual(['eth_call 0xab 0x70a08231']);
  });
});

describe('a recording', () => {
  test('has what nobody waited for', async () => {
    const deck = deckOf(new Map());
    void deck.node(
      ['a chain'],
      program(() => 50),
    )(balanceOf(3));
    expect([...(await deck.recorded()).values()].map(({ what }) => what)).toEqual(['eth_getBalance 0x3']);
  });

  test('cannot be kept where the node gave no answer, or two', async () => {
    const silent = deckOf(new Map());
    const none = silent.node(['a chain'], () => Promise.reject(new Error('fetch failed')));
    await expect(none(balanceOf(1))).rejects.toThrow('fetch failed');
    expect(silent.missing()).toEqual(['eth_getBalance 0x1: fetch failed']);

    let answers = 0;
    const fickle = deckOf(new Map());
    const two = fickle.node(['a chain'], async () => ({ result: answers++ }));
    await two(balanceOf(1));
    await two(balanceOf(1));
    expect(fickle.missing()).toEqual(['eth_getBalance 0x1: the node answers this in two ways']);
  });
});

async function recordedOf(questions: readonly Question[]): Promise<Tape> {
  const deck = deckOf(new Map());
  const live = deck.node(
    ['a chain'],
    program(() => 0),
  );
  for (const it of questions) await live(it);
  return deck.recorded();
}
