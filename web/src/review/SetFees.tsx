import { factOfRequest } from '@readback/core/model/factIds.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { formatUnitsExact } from '@readback/core/text/amount.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { numberWords } from '@readback/phrases/numberWords.ts';
import * as words from '@readback/phrases/words/web/review/setFees.ts';
import { Fragment } from 'react';
import { Digits } from '../ui/text/Digits.tsx';
import { FactValue } from '../ui/said/FactValue.tsx';
import { Provenance } from '../ui/said/Provenance.tsx';
import { Words } from '../ui/text/Words.tsx';

/** The fields of a transaction that set its gas, in the order of a wallet. */
const fields = ['gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const;

/** A price is in billionths of the network's currency. */
const gweiDecimals = 9;

/**
 * What the request sets of its own gas, and what it costs at most by that, where no simulation says it. Rows of the list
 * around it.
 */
export function SetFees({ facts }: { facts: FindFact }) {
  const most = facts('request.feeMost');
  return (
    <>
      {fields.map((field) => {
        const fact = facts(factOfRequest(field));
        const value = valueOf(fact?.value);
        if (fact === undefined || value?.kind !== 'integer') return null;
        return (
          <Fragment key={field}>
            <dt>{words.fields[field]}</dt>
            <dd data-place={field}>
              <Provenance from={fact.from}>
                {field === 'gas' ? (
                  numberWords(value.value)
                ) : (
                  <Words
                    of={words.perGas}
                    values={{ amount: <Digits text={formatUnitsExact(value.value, gweiDecimals)} /> }}
                  />
                )}
              </Provenance>
            </dd>
          </Fragment>
        );
      })}
      {most === undefined || facts('fee.most') !== undefined ? null : (
        <>
          <dt>{words.most}</dt>
          <dd data-place="feeMost">
            <FactValue fact={most} facts={facts} />
          </dd>
        </>
      )}
    </>
  );
}
