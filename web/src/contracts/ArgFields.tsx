import { errorText } from '@readback/phrases/problemText.ts';
import { emptyValue, type FormValue } from '@readback/core/abi/forms/formValue.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import { Plus } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import type { ArgFieldProps } from './argFieldProps.ts';
import look from '../ui/look/look.module.css';
import styles from './ArgFields.module.css';
import { ElementTools } from './ElementTools.tsx';
import { elementParameter } from './elementParameter.ts';
import { asJson, JsonField } from './JsonField.tsx';
import { LeafField } from './LeafField.tsx';
import { typeWords } from './typeWords.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { safeString } from '@readback/core/text/safeString.ts';

/** One argument of any type: lists can be added to and put in order, tuples lie open, both can be written as JSON. */
export function ArgField(props: ArgFieldProps) {
  const { type, value } = props;
  if (type.kind !== 'array' && type.kind !== 'tuple') return <LeafField {...props} type={type} />;
  return value.kind === 'json' ? <JsonField {...props} json={value.json} /> : <Group {...props} />;
}

function Group(props: ArgFieldProps) {
  const { label, type, parameter, value, path, errors, onChange } = props;
  const items = value.kind === 'items' ? value.items : [];
  const error = errors.get(path);
  const set = (next: readonly FormValue[]) => onChange({ kind: 'items', items: next });
  const replace = (at: number, next: FormValue) => set(items.map((it, index) => (index === at ? next : it)));
  const inner = { ...props, parameter: undefined };
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${path}-error` : undefined}>
      <legend className={styles.legend}>
        {label} <span className={styles.type}>{typeWords(parameter, type.text)}</span>
      </legend>
      {error ? (
        <p className={styles.error} id={`${path}-error`} role="alert">
          <SafeText text={errorText(error)} max={600} />
        </p>
      ) : null}
      {type.kind === 'tuple'
        ? type.fields.map((field, at) => (
            <ArgField
              key={at}
              {...inner}
              label={
                /^\d+$/.test(field.name)
                  ? fill(words.part, { place: at + 1 })
                  : safeString(field.name, { max: 80 })
              }
              type={field.type}
              parameter={
                parameter !== undefined && 'components' in parameter ? parameter.components[at] : undefined
              }
              value={items[at] ?? emptyValue(field.type)}
              path={`${path}.${at}`}
              onChange={(next) =>
                set(
                  type.fields.map((it, index) =>
                    index === at ? next : (items[index] ?? emptyValue(it.type)),
                  ),
                )
              }
            />
          ))
        : null}
      {type.kind === 'array' ? (
        <>
          {items.length === 0 ? <p className={look.quiet}>{words.noElements}</p> : null}
          {items.map((item, at) => (
            // Elements have no names: their place is what they are.
            <div key={at} className={styles.element}>
              <div className={styles.field}>
                <ArgField
                  {...inner}
                  label={fill(words.element, { list: label, place: at + 1 })}
                  type={type.of}
                  parameter={elementParameter(parameter)}
                  value={item}
                  path={`${path}.${at}`}
                  onChange={(next) => replace(at, next)}
                />
              </div>
              <ElementTools
                label={fill(words.element, { list: label, place: at + 1 })}
                items={items}
                at={at}
                fixed={type.length !== undefined}
                onChange={set}
              />
            </div>
          ))}
        </>
      ) : null}
      <div className={styles.actions}>
        {type.kind === 'array' && type.length === undefined ? (
          <Button
            onClick={() => set([...items, emptyValue(type.of)])}
            aria-label={fill(words.addTo, { list: label })}
          >
            <Plus size={16} aria-hidden />
            {words.add}
          </Button>
        ) : null}
        <Button tone="quiet" onClick={() => onChange({ kind: 'json', json: asJson(type, value) })}>
          {words.writeJson}
        </Button>
      </div>
    </fieldset>
  );
}
