import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { parseUnitsExact } from '@readback/core/text/amount.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/limitIt.ts';
import { type FormEvent, use, useState } from 'react';
import { amendInWorker } from '../../data/engine/amendInWorker.ts';
import { DoingContext } from '../../readback/doing.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { amountDigits, assetName } from '../../ui/text/amount.ts';
import styles from './Findings.module.css';
import { openAmended } from './openAmended.ts';

/**
 * Makes the same request for an amount, where it lets somebody spend without a limit: the engine changes that one value
 * and decodes the result again, byte for byte, and the new request is read as any other. What is needed, where a check
 * knows it, stands in the field.
 */
export function LimitIt({ readback, asset, facts }: { readback: Readback; asset: Asset; facts: FindFact }) {
  const doing = use(DoingContext);
  const { decimals } = assetName(asset, facts);
  const fact = unlimitedIn(readback, asset, facts);
  const needed = fact === undefined ? undefined : neededFor(readback, fact);
  const [typed, setTyped] = useState(() => (needed === undefined ? '' : amountDigits(needed, decimals)));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!doing || fact === undefined || decimals === undefined) return null;

  function limit(event: FormEvent) {
    event.preventDefault();
    const read = parseUnitsExact(typed.replaceAll(',', ''), decimals ?? 0);
    if (!read.ok || !doing || fact === undefined) return setError(words.notAmount);
    setBusy(true);
    void amendInWorker(readback, { kind: 'setInteger', fact, value: read.value }).then((body) => {
      setBusy(false);
      if (body) openAmended(readback.incoming, body, doing);
      else setError(words.notMade);
    });
  }

  return (
    <form className={styles.limit} onSubmit={limit}>
      <TextField
        label={words.label}
        inputMode="decimal"
        value={typed}
        error={error}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
      />
      <Button type="submit" busy={busy}>
        {words.limit}
      </Button>
    </form>
  );
}

/** The one argument that lets somebody spend this asset without a limit. Where there are several, none is meant. */
function unlimitedIn({ steps }: Readback, asset: Asset, facts: FindFact): string | undefined {
  const found = everyStep(steps).flatMap(({ id, args }) =>
    args.flatMap(({ name }) => {
      const value = valueOf(facts(`step.${id}.arg.${name}`)?.value);
      const isIt = value?.kind === 'allowance' && value.unlimited && sameAsset(value.asset, asset);
      return isIt ? [`step.${id}.arg.${name}`] : [];
    }),
  );
  return found.length === 1 ? found[0] : undefined;
}

function sameAsset(one: Asset, other: Asset): boolean {
  return (
    one.kind === 'token' &&
    other.kind === 'token' &&
    one.address.toLowerCase() === other.address.toLowerCase()
  );
}

/** What a check found that the request needs of it. */
function neededFor({ findings }: Readback, fact: string): bigint | undefined {
  for (const it of findings) {
    if (it.outcome === 'fired' && it.act?.kind === 'setInteger' && it.act.fact === fact) return it.act.value;
  }
  return undefined;
}
