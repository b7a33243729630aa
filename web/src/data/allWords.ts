import { checkWords } from '@readback/phrases/checkWords.ts';
import { lateWords } from '@readback/phrases/lateWords.ts';
import { addWords } from '@readback/phrases/message.ts';

// For code that puts any sentence of the engine into words at once: it waits for all of them as for itself.
addWords(lateWords);
addWords(checkWords);
