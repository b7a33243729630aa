import type { Arg, Step } from '@readback/core/model/step.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { SafeText } from '../ui/SafeText.tsx';
import { ArgValue } from './ArgValue.tsx';
import { Fold } from './Fold.tsx';
import styles from './Steps.module.css';

/** The decoded values of a step, by name and type; lists and structs open below their name. */
export function ArgList({ step, facts }: { step: Step; facts: FindFact }) {
  if (step.args.length === 0) return null;
  return <Args args={step.args} facts={facts} />;
}

type ArgsProps = {
  args: readonly Arg[];
  facts: FindFact;
  /** Items of one list: all are of the type that stands above them. */
  items?: boolean;
};

function Args({ args, facts, items }: ArgsProps) {
  return (
    <ul className={items ? `${styles.args} ${styles.items}` : styles.args}>
      <Fold items={args} what="values">
        {(arg, at) => {
          const inner = innerOf(arg);
          return (
            // Names may be missing or repeat: the place is what they are.
            <li key={`${at}${arg.name}`} className={styles.arg}>
              <span className={styles.name}>
                {arg.name === '' ? (
                  <span className={styles.at}>{at}</span>
                ) : (
                  <SafeText text={arg.name} max={60} />
                )}{' '}
                {items ? null : (
                  <span className={styles.type}>
                    <SafeText text={arg.type} max={40} />
                  </span>
                )}
              </span>
              {inner ? (
                <div className={styles.value}>
                  {inner.length === 0 ? (
                    <span className={styles.sub}>empty</span>
                  ) : (
                    <Args args={inner} facts={facts} items={arg.value.kind === 'array'} />
                  )}
                </div>
              ) : (
                <span className={styles.value}>
                  <ArgValue arg={arg} facts={facts} />
                </span>
              )}
              {arg.value.kind === 'bytes' && arg.value.parts !== undefined ? (
                <div className={styles.value}>
                  <Args args={arg.value.parts} facts={facts} />
                </div>
              ) : null}
            </li>
          );
        }}
      </Fold>
    </ul>
  );
}

function innerOf({ value }: Arg): readonly Arg[] | undefined {
  if (value.kind === 'array') return value.items;
  return value.kind === 'tuple' ? value.fields : undefined;
}
