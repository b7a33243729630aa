import * as words from '@readback/phrases/words/web/school/card.ts';
import { useFlights } from '../../data/own/flights.ts';
import look from '../../ui/look/look.module.css';
import styles from './CourseCard.module.css';
import { cardPicture, cardSize, cardWords } from './cardPicture.ts';
import { SaveButton } from './SaveButton.tsx';
import { tallyOf } from './tally.ts';

/** How the first course was flown, as a picture to keep. Nothing before all of it was flown. */
export function CourseCard() {
  const flown = useFlights();
  const tally = tallyOf(flown);
  const newest = flown.find(({ decided }) => decided);
  if (!tally || !newest) return null;
  const picture = cardPicture(tally, new Date(newest.begunAt).toISOString().slice(0, 10));
  return (
    <section className={styles.card} aria-label={words.title} data-testid="course-card">
      <img
        className={styles.picture}
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={cardWords(tally)}
        {...cardSize}
      />
      <div className={styles.beside}>
        <p className={styles.title}>{words.title}</p>
        <p className={look.quiet}>{words.says}</p>
        <SaveButton name="flight-school" svg={picture} size={cardSize} />
      </div>
    </section>
  );
}
