import { useEffect, useState } from 'react';
import { goesOn, goOn } from './sources/hosts.ts';

/**
 * What a form goes on with after the page was opened again for it, once. It is taken when the form stands: React may begin
 * to draw a form, wait for a part of it, and begin again, and what the first beginning took would be lost.
 */
export function useResumed(prefix: string): string | undefined {
  const [resumed] = useState(() => goesOn(prefix));
  useEffect(() => void goOn(prefix), [prefix]);
  return resumed;
}
