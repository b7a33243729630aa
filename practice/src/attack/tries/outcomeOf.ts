import { ReadbackError } from '@readback/core/text/errors.ts';
import type { Readback } from '@readback/core/model/readback.ts';

/**
 * What became of something that was tried: `read` where a mere press signs it, `held` where it is read back and the press
 * does not sign, `refused` where the parser takes no such request, else the verdict. Other errors are the try's own.
 */
export async function outcomeOf(
  read: () => Promise<Readback>,
): Promise<Readback['verdict'] | 'held' | 'refused'> {
  try {
    const { verdict, control } = await read();
    return verdict === 'read' && control.kind !== 'press' ? 'held' : verdict;
  } catch (error) {
    if (error instanceof ReadbackError) return 'refused';
    throw error;
  }
}
