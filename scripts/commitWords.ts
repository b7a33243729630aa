import { ownMessages } from './lib/changed.mjs';
import { wordsToChange } from './lib/wordsToChange.ts';

// Part of `npm run verify`: the messages of the commits that this branch adds, in the words of our other sentences.
const wrong = ownMessages().flatMap(wordsToChange);
for (const line of wrong) console.log(line);
process.exitCode = wrong.length === 0 ? 0 : 1;
