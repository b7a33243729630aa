import { factOfNoLimit } from '@readback/core/model/factIds.ts';
import type { Arg, Step } from '@readback/core/model/step.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/steps.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { useContext } from 'react';
import { ArgValue } from './ArgValue.tsx';
import { isMarked, type Marking, MarkingContext } from '../bytes/marking.ts';
import { Fold } from '../fold/Fold.tsx';
import look from '../../ui/look/look.module.css';
import styles from '../look/Steps.module.css';

/** The decoded values of a step, by name and type; lists and structs open below their name. */
export function ArgList({ step, facts }: { step: Step; facts: FindFact }) {
  if (step.args.length === 0) return null;
  return <Args args={step.args} facts={facts} step={step.id} path="" />;
}

type ArgsProps = {
  args: readonly Arg[];
  facts: FindFact;
  /** The id of the step. */
  step: string;
  /** The end of the id of their facts, up to their own names, with a point behind it. */
  path: string;
  /** Items of one list: all are of the type that is above them. */
  items?: boolean;
};

function Args({ args, facts, step, path, items }: ArgsProps) {
  const marking = useContext(MarkingContext);
  return (
    <ul className={items ? `${styles.args} ${styles.items}` : styles.args}>
      <Fold items={args} what="values">
        {(arg, at) => {
          const inner = innerOf(arg);
          const place = `${path}${arg.name === '' ? at : arg.name}`;
          const isOn = isMarked(place, marking?.marked);
          return (
            // Names may be missing or repeat: the place is what they are.
            <li
              key={`${at}${arg.name}`}
              className={isOn ? `${styles.arg} ${styles.on}` : styles.arg}
              data-marked={isOn || undefined}
              data-arg={place}
              {...pointing(marking, place)}
            >
              <span className={styles.name}>
                {arg.name === '' ? (
                  <span className={styles.at}>{at}</span>
                ) : (
                  <SafeText text={arg.name} max={60} />
                )}{' '}
                {items ? null : (
                  <span className={look.quietCode}>
                    <SafeText text={arg.type} max={40} />
                  </span>
                )}
              </span>
              {inner ? (
                <div className={look.wrap}>
                  {inner.length === 0 ? (
                    <span className={look.quiet}>{words.empty}</span>
                  ) : (
                    <Args
                      args={inner}
                      facts={facts}
                      step={step}
                      path={`${place}.`}
                      items={arg.value.kind === 'array'}
                    />
                  )}
                </div>
              ) : (
                <span className={look.wrap}>
                  <ArgValue
                    arg={arg}
                    facts={facts}
                    noLimit={facts(factOfNoLimit(step, place)) !== undefined}
                  />
                </span>
              )}
              {arg.value.kind === 'bytes' && arg.value.parts !== undefined ? (
                <div className={look.wrap}>
                  <Args args={arg.value.parts} facts={facts} step={step} path={`${place}.`} />
                </div>
              ) : null}
              {arg.value.kind === 'bytes' && arg.value.couldBe !== undefined ? (
                <div className={look.wrap}>
                  <span className={look.quiet}>
                    <Words
                      of={words.couldBe}
                      values={{ name: <SafeText text={arg.value.couldBe.name} max={60} /> }}
                    />
                  </span>
                  <Args args={arg.value.couldBe.args} facts={facts} step={step} path={`${place}.`} />
                </div>
              ) : null}
            </li>
          );
        }}
      </Fold>
    </ul>
  );
}

/** Only while the bytes of the step are open: a value that is pointed at, or reached by the keyboard, marks its own. */
function pointing(marking: Marking | undefined, place: string) {
  if (marking === undefined) return {};
  const point = (event: { stopPropagation(): void }) => {
    event.stopPropagation();
    marking.mark(place);
  };
  const leave = () => marking.mark(undefined);
  return { onPointerOver: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}

function innerOf({ value }: Arg): readonly Arg[] | undefined {
  if (value.kind === 'array') return value.items;
  return value.kind === 'tuple' ? value.fields : undefined;
}
