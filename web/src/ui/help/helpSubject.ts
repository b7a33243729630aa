import type * as words from '@readback/phrases/words/web/ui/help.ts';

export type HelpSubject = keyof typeof words.says;
