import type { ReactNode } from 'react';
import look from './look/look.module.css';
import styles from './Notice.module.css';

export type NoticeProps = {
  /** The word that says what the color says. */
  tag?: string;
  tone?: 'stop' | 'caution' | 'unknown' | 'plain';
  title: ReactNode;
  children?: ReactNode;
  /** Buttons: what can be done about it. */
  actions?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits for its turn; none for what is there from the start. */
  live?: 'alert' | 'status';
};

/** One thing to know, with what to do about it. */
export function Notice({ tag, tone = 'plain', title, children, actions, live }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={live}>
      {tag ? <b className={styles.tag}>{tag}</b> : null}
      <div className={look.wrap}>
        <b className={styles.title}>{title}</b>
        {children ? <div className={look.quiet}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
