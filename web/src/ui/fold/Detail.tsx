import { type ReactNode, useId, useState } from 'react';
import { roomy, useMedia } from '../useMedia.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { SafeText } from '../text/SafeText.tsx';
import styles from './Detail.module.css';

export type DetailProps = {
  title: string;
  icon?: IconName;
  /** A word or two beside the heading, that are read without opening it. */
  beside?: string;
  /** Open where there is room for it beside the decision. */
  wide?: boolean;
  /** Open from the start, wherever. */
  open?: boolean;
  /** What is in it is made when it is opened first. */
  late?: boolean;
  children: ReactNode;
};

/** A part of the Review that nobody has to read before they decide: folded under its heading. */
export function Detail({
  title,
  icon,
  beside,
  wide = false,
  open = false,
  late = false,
  children,
}: DetailProps) {
  const id = useId();
  const isRoomy = useMedia(roomy);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? (open || (wide && isRoomy));
  const [seen, setSeen] = useState(isOpen);
  return (
    <section aria-labelledby={id} className={styles.detail}>
      <details
        open={isOpen}
        onToggle={({ currentTarget, target }) => {
          if (target !== currentTarget) return;
          if (currentTarget.open !== isOpen) setChosen(currentTarget.open);
          if (currentTarget.open) setSeen(true);
        }}
      >
        <summary className={styles.summary}>
          {icon ? <Icon name={icon} /> : null}
          <h2 id={id}>{title}</h2>
          {beside ? (
            <span className={styles.beside}>
              <SafeText text={beside} max={80} />
            </span>
          ) : null}
        </summary>
        <div className={styles.body}>{late && !seen && !isOpen ? null : children}</div>
      </details>
    </section>
  );
}
