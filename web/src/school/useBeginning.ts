import { useState } from 'react';
import { beginFlight, type NotBegun } from './beginFlight.ts';
import type { Lesson } from '../data/course/lessons.ts';

/** Begins a flight by a press: whether that is under way, and why it could not. */
export function useBeginning(scenario: Lesson | undefined) {
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<NotBegun>();
  const begin = async () => {
    if (!scenario) return;
    setWorking(true);
    setProblem(await beginFlight(scenario));
    setWorking(false);
  };
  return { working, problem, begin };
}
