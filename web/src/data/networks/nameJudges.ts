/** Judges names of networks that are not told by their letters alone, from when this is loaded. */
import { isPlain } from '@readback/core/text/safeSpans.ts';
import { judgeNamesBy } from './judging.ts';
import { isOthersName } from './othersName.ts';

judgeNamesBy({ isPlain, isOthersName });
