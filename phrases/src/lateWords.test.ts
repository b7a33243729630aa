import { phrases } from '@readback/core/model/phrases.ts';
import { describe, expect, it } from 'vitest';
import { askWords } from './askWords.ts';
import { checkWords } from './checkWords.ts';
import { firstWords, lateWords } from './lateWords.ts';

/** Sentences that only a simulation can bring, and those that few requests need. */
const lateOnes =
  /^(sentence\.(control|trade|noEffect|fails|nothingMoves|change|changeOf|owes|owesOf|moreChanges|castVote|lend|act|attest|vote|collect|keys|accountAct|sendAcross|create|offer|wants|power|sendThere|logIn|ownChange|openGrant|openSend|authorization\w*|blind\w*|safe\w+|userOperation\w*|runAs|permitOnce|permitAll|allowItem|allowOne|allowMore|signedSend|unwrap|messageBytes|nothing|strangersAct|payOut|callBytes|signInElsewhere|signIn\w*Saying|signInWithId|stillAllowed|asItself|permit|takeBack|typedData\w*|wrap|allowAll|inner\w*)|to\.router|bound\.(claimed|word|rate|anyCoins|later)|what\.(allCoins|allThere|unnamed|someOf|several|every|anyItem|less\w*|plusFees|stake|outcome|open\w*|for|against|in|bound|loan|token|native|comma|units\w+|items?|wrapped|shareOf\w*|two|ofToken|ofDollars|paidTo)|who\.openContract)/;

const ids = (words: Readonly<Record<string, string>>) => Object.keys(words);

describe('the words that the page begins with and those that it fetches', () => {
  it('are all words together, each once', () => {
    expect([...ids(firstWords), ...ids(lateWords), ...ids(checkWords), ...ids(askWords)].toSorted()).toEqual(
      Object.keys(phrases).toSorted(),
    );
  });

  it('have every usual sentence of a draft among the first', () => {
    const needed = Object.keys(phrases).filter(
      (id) => /^(sentence|what|who|to|bound|engine|way)\./.test(id) && !lateOnes.test(id),
    );
    expect(needed.filter((id) => !Object.hasOwn(firstWords, id))).toEqual([]);
    expect(needed.length).toBeGreaterThan(25);
  });

  it('have what every readback says before those of warnings: its sentence, effects, and how it may be signed', () => {
    const said = ids(checkWords).filter((id) =>
      /^(sentence|what|effects|unread|control|line|passes)\./.test(id),
    );
    expect(said).toEqual([]);
    expect(ids(checkWords)).toContain('transfers.lookAlike.says');
  });
});
