import { describe, expect, it } from 'vitest';
import { AiError } from '../aiError.ts';
import { readWords } from './read.ts';
import { lyingDrafter, perfectDrafter } from './testing/draftModels.ts';
import { freshSentences } from './testing/freshSentences.ts';
import { compareDraft, knownNames, scoreSentences } from './testing/score.ts';
import { type Sentence, sentences } from './testing/sentences.ts';
import { unseenSentences } from './testing/unseenSentences.ts';
import { understandDraft } from './understandDraft.ts';

const total = (it: Readonly<{ count: number; wrong: number }>) => it.count;

describe('the sentences', () => {
  it('are at least 120 in five languages, half of them kept from the patterns', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(120);
    expect(new Set(sentences.map(({ language }) => language)).size).toBe(5);
    const kept = sentences.filter((one) => one.kept).length;
    expect(kept).toBeGreaterThan(sentences.length * 0.45);
  });

  it('are told apart from a draft that differs: a value, a field too many, a question that is not asked', () => {
    const sentence: Sentence = {
      language: 'en',
      text: 'send 5 USDC to Ana tomorrow',
      wants: { do: 'send', slots: { pay: 'USDC', amount: '5', to: 'Ana' } },
      asks: ['tomorrow'],
      kept: false,
    };
    const drafted = readWords(sentence.text, knownNames);
    if (!drafted) throw new Error('It is no draft.');
    const { values } = drafted;
    expect(compareDraft(drafted, sentence).outcome).toBe('right');
    expect(compareDraft({ ...drafted, asks: [] }, sentence).outcome).toBe('wrong');
    const silent = { ...sentence, asks: [] };
    const wrong = { text: '6', start: 5, end: 6 };
    expect(compareDraft({ ...drafted, asks: [], values: { ...values, amount: wrong } }, silent).outcome).toBe(
      'wrong',
    );
    expect(compareDraft({ ...drafted, asks: [], values: { ...values, fee: wrong } }, silent).outcome).toBe(
      'wrong',
    );
    expect(compareDraft({ ...drafted, asks: [], kind: 'allow' }, silent).outcome).toBe('wrong');
    expect(compareDraft(drafted, { ...sentence, wants: 'none', asks: [] }).outcome).toBe('asked');
    expect(compareDraft(undefined, sentence).outcome).toBe('refused');
  });
});

describe('without a model', () => {
  it('none of the sentences becomes a draft that is wrong and asks nothing, and most become the one that is meant', async () => {
    const { all, en } = await scoreSentences();
    expect(all.missed.filter((one) => one.startsWith('wrong'))).toEqual([]);
    expect(all.right / total(all)).toBeGreaterThan(0.8);
    expect(en.right / total(en)).toBeGreaterThan(0.8);
  });

  it('of those that were kept from the patterns, none is wrong either', async () => {
    const { all } = await scoreSentences(undefined, ({ kept }) => kept);
    expect(all.wrong).toBe(0);
    expect(all.right / total(all)).toBeGreaterThan(0.75);
  });

  it('of fresh ones, whose writer did not know the patterns, none is wrong and more than half are right', async () => {
    const { all } = await scoreSentences(undefined, undefined, freshSentences);
    expect(all.count).toBe(100);
    expect(all.missed.filter((one) => one.startsWith('wrong'))).toEqual([]);
    expect(all.right / total(all)).toBeGreaterThanOrEqual(0.55);
  });

  it('of unseen ones, written after the fresh ones were measured, none is wrong', async () => {
    const { all } = await scoreSentences(undefined, undefined, unseenSentences);
    expect(all.count).toBe(80);
    expect(all.missed.filter((one) => one.startsWith('wrong'))).toEqual([]);
  });
});

describe('with a model', () => {
  const by = (port: ReturnType<typeof perfectDrafter>) => async (text: string) => {
    try {
      return (await understandDraft(text, knownNames, port, new AbortController().signal)).drafted;
    } catch (error) {
      if (error instanceof AiError) return undefined;
      throw error;
    }
  };

  it('that knows them all, more become the draft that is meant, and none is wrong', async () => {
    const [without, perfect] = [await scoreSentences(), await scoreSentences(by(perfectDrafter()))];
    expect(perfect.all.wrong).toBe(0);
    expect(perfect.all.right).toBeGreaterThan(without.all.right);
    expect(perfect.all.refused).toBeLessThan(5);
  });

  it.each(Array.from({ length: 20 }, (_, seed) => seed))('that lies, none is wrong: %i', async (seed) => {
    const { all } = await scoreSentences(by(lyingDrafter(seed * 7)));
    expect(all.missed.filter((one) => one.startsWith('wrong'))).toEqual([]);
  });

  it('nothing that is a value reaches it: no number, address, name or symbol of the user', async () => {
    const port = perfectDrafter() as ReturnType<typeof perfectDrafter> & {
      asked: readonly { messages: readonly { content: string }[] }[];
    };
    for (const { text } of sentences) await by(port)(text);
    const sent = port.asked.map(({ messages }) =>
      messages.map(({ content }) => JSON.parse(content).words).join(' '),
    );
    expect(sent.length).toBe(sentences.length);
    const values = [...knownNames.map(({ name }) => name), 'Charlie', 'vitalik'].map((it) =>
      it.toLowerCase(),
    );
    for (const words of sent) {
      const seen = words.replaceAll(/\b(?:NUM|TOK|ADDR|NAME|NET|DATE)(?:W?\d+T?)\b/g, ' ').toLowerCase();
      expect(seen, words).not.toMatch(/\d/);
      for (const value of values)
        expect(seen.split(/[^\p{L}]+/u), `${value} in ${words}`).not.toContain(value);
    }
  });
});
