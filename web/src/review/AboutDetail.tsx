import * as words from '@readback/phrases/words/web/review/screen.ts';
import { kindWords } from '../readback/requestWords.ts';
import { RequestLogCount } from '../requestLog/RequestLogCount.tsx';
import { Detail } from '../ui/fold/Detail.tsx';
import styles from './Face.module.css';
import { Cost, type StripProps } from './Strip.tsx';

/** What it is, who was contacted to read it, and on a phone what it costs. */
export function AboutDetail(about: StripProps) {
  const { body } = about.incoming.request;
  return (
    <Detail icon="file" title={words.about} beside={kindWords[body.kind]}>
      <div className={styles.narrow}>
        <Cost {...about} />
      </div>
      <dl className={styles.strip}>
        <dt>{words.told}</dt>
        <dd>
          <RequestLogCount />
        </dd>
      </dl>
    </Detail>
  );
}
