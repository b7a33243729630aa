import { askWords } from '@readback/phrases/askWords.ts';
import { addWords } from '@readback/phrases/message.ts';

// The words of answers come with the questions: no one else needs them.
addWords(askWords);
