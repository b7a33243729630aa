import { preparing } from '@readback/phrases/words/web/school/course.ts';
import { undo } from '@readback/phrases/words/web/school/replay.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Flight.module.css';
import type { Lesson } from '../data/course/lessons.ts';
import { NotBegun } from './NotBegun.tsx';
import { useBeginning } from './useBeginning.ts';

/** Puts the practice chain back to what it was before the flight, and starts the flight again. */
export function Undo({ scenario }: { scenario: Lesson }) {
  const { working, problem, begin } = useBeginning(scenario);
  return (
    <div className={styles.actions}>
      <Button busy={working} onClick={() => void begin()}>
        {working ? preparing : undo}
      </Button>
      <NotBegun problem={problem} />
    </div>
  );
}
