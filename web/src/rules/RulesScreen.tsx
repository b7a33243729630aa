import { families } from '@readback/phrases/words/rules/families.ts';
import { ruleWords } from '@readback/phrases/rules/all.ts';
import * as words from '@readback/phrases/words/web/rules.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { Family } from '@readback/core/check/rule.ts';
import { useEffect, useState } from 'react';
import look from '../ui/look/look.module.css';
import screen from '../ui/Screen.module.css';
import { useConfig } from '../data/networks/config.ts';
import { preferences } from '../data/preferences.ts';
import { useSetting } from '../data/base/setting.ts';
import { chosenLists } from '../data/lists/chosenLists.ts';
import { isOn, sourceChoices } from '../data/sources/sources.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { findRules } from './findRules.ts';
import { RuleItem } from './RuleItem.tsx';
import { ruleStates } from './ruleState.ts';
import { ruleTable } from '../readback/ruleTable.ts';
import styles from './RulesScreen.module.css';

/**
 * Everything that is checked, by family.
 *
 * @param named the rule or the family that the address names; what is neither is as if it were not there
 */
export function RulesScreen({ named = '' }: { named?: string | undefined }) {
  const [typed, setTyped] = useState('');
  const config = useConfig();
  const choices = useSetting(sourceChoices);
  const here = {
    preferences: useSetting(preferences),
    // Until the configuration is here, nothing is said of it.
    node: config === undefined || config.networks.length > 0,
    lists: chosenLists(choices).length > 0,
    isOn: (source: Parameters<typeof isOn>[0]) => isOn(source, choices),
  };
  const found = findRules(ruleTable, ruleWords, typed);
  const shown = familiesOf(found);

  // The address leads to a place on this page, which the browser does not do by itself behind `#`.
  useEffect(() => {
    if (named === '') return;
    const place = document.getElementById(placeOf(named));
    if (!place) return;
    place.scrollIntoView({ block: 'start' });
    place.querySelector<HTMLElement>('summary, h2')?.focus({ preventScroll: true });
  }, [named]);

  return (
    <section className={screen.screen}>
      <h1>{words.title}</h1>
      <p className={look.lead}>{fill(words.lead, { count: ruleTable.length })}</p>
      <div className={styles.search}>
        <TextField
          label={words.find}
          type="search"
          placeholder={words.examples}
          value={typed}
          onChange={setTyped}
        />
        <output className={styles.count}>
          {typed.trim() === '' ? '' : fill(words.found, { found: found.length, all: ruleTable.length })}
        </output>
      </div>
      {typed.trim() === '' ? (
        <nav aria-label={words.families}>
          <ul className={styles.families}>
            {shown.map(({ family, rules }) => (
              <li key={family}>
                <Link to="/rules" search={{ rule: family }}>
                  {families[family].title}
                </Link>{' '}
                <span className={look.quiet}>{rules.length}</span>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {shown.map(({ family, rules }) => (
        <section
          key={family}
          id={placeOf(family)}
          className={styles.family}
          aria-labelledby={`${family}-title`}
        >
          <h2 id={`${family}-title`} tabIndex={-1} className={styles.title}>
            {families[family].title}
          </h2>
          <p className={styles.says}>{families[family].says}</p>
          <ul className={look.panel}>
            {rules.map((rule) => (
              <li key={rule.id} id={placeOf(rule.id)} className={styles.rule}>
                <RuleItem
                  rule={rule}
                  states={ruleStates(rule, here)}
                  open={rule.id === named || found.length <= 3}
                  flown={Boolean(config?.practice)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 ? (
        <EmptyState title={words.none} action={<Button onClick={() => setTyped('')}>{words.showAll}</Button>}>
          {words.noneHint}
        </EmptyState>
      ) : null}
    </section>
  );
}

function familiesOf(rules: typeof ruleTable) {
  const names = Object.keys(families) as Family[];
  return names
    .map((family) => ({ family, rules: rules.filter((rule) => rule.family === family) }))
    .filter((it) => it.rules.length > 0);
}

/** The id of the place on the page that has a rule or a family. */
function placeOf(named: string): string {
  return `rule-${named}`;
}
