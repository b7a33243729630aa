import type { Asset } from '@readback/core/model/fact.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { parseUnitsExact } from '@readback/core/text/amount.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/limitIt.ts';
import { type FormEvent, use, useState } from 'react';
import type { Address } from 'viem';
import { amendInWorker } from '../../data/engine/amendInWorker.ts';
import { DoingContext } from '../../readback/doing.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { amountDigits, assetName } from '../../ui/text/amount.ts';
import styles from './Findings.module.css';
import { limitIn } from './limitIn.ts';
import { openAmended } from './openAmended.ts';

/**
 * Makes the same request for an amount, where it lets someone spend without a limit, or more than it needs: the engine changes that one value
 * and decodes the result again, byte for byte, and the new request is read as any other. What is needed, where a check
 * knows it, is in the field.
 */
export function LimitIt({
  readback,
  asset,
  after,
  spender,
  facts,
}: {
  readback: Readback;
  asset: Asset;
  /** What can still be spent when the request is done. */
  after: bigint;
  spender: Address | undefined;
  facts: FindFact;
}) {
  const doing = use(DoingContext);
  const { decimals } = assetName(asset, facts);
  const { fact, needed } = limitIn(readback, asset, after, spender, facts) ?? {};
  const [typed, setTyped] = useState(() => (needed === undefined ? '' : amountDigits(needed, decimals)));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!doing || fact === undefined || decimals === undefined) return null;

  // Where a caution stands beside it, to sign it as it is comes second.
  const isFirst = readback.verdict === 'caution';

  function limit(event: FormEvent) {
    event.preventDefault();
    const read = amountIn(typed, decimals ?? 0);
    if (!read.ok || !doing || fact === undefined) return setError(words.notAmount);
    setBusy(true);
    void amendInWorker(readback, { kind: 'setInteger', fact, value: read.value }).then((body) => {
      setBusy(false);
      if (body) openAmended(readback.incoming, body, doing);
      else setError(words.notMade);
    });
  }

  return (
    <form className={styles.limit} onSubmit={limit} data-limits={isFirst || undefined}>
      <TextField
        label={words.label}
        inputMode="decimal"
        value={typed}
        error={error}
        hint={hintOf(typed, needed, decimals)}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
      />
      <Button type="submit" tone={isFirst ? 'primary' : 'plain'} busy={busy}>
        {words.limit}
      </Button>
    </form>
  );
}

/** What the amount is, where that is known, and what may then be done with it. */
function hintOf(typed: string, needed: bigint | undefined, decimals: number): string | undefined {
  const read = amountIn(typed, decimals);
  if (!read.ok) return undefined;
  if (read.value === 0n) return words.none;
  return read.value === needed ? words.needed : words.upTo;
}

function amountIn(typed: string, decimals: number) {
  return parseUnitsExact(typed.replaceAll(',', ''), decimals);
}
