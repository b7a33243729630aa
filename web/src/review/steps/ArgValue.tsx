import { isUnlimited } from '@readback/core/actions/approvals/unlimited.ts';
import { packedAddress } from '@readback/core/decode/packedAddress.ts';
import type { Provenance as From } from '@readback/core/model/fact.ts';
import type { Arg } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/steps.ts';
import * as factWords from '@readback/phrases/words/web/ui/facts.ts';
import type { ReactNode } from 'react';
import { Address } from '../../ui/said/Address.tsx';
import { Amount } from '../../ui/said/Amount.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { bytesShort } from '../../ui/said/factWords.ts';
import { Provenance } from '../../ui/said/Provenance.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Time } from '../../ui/time/Time.tsx';
import { numberWords } from '@readback/phrases/numberWords.ts';
import look from '../../ui/look/look.module.css';

/** One decoded value by what it means; where it means nothing known, by its type. The bytes are one press away.
 * `noLimit`: the bytes alone say that it is an amount without a limit. */
export function ArgValue({ arg, facts, noLimit }: { arg: Arg; facts: FindFact; noLimit?: boolean }) {
  const { value, meaning, bytes } = arg;
  const packed = meaning?.as === 'addressIn' ? packedAddress(value) : undefined;
  const from: readonly From[] = [bytes[1] > bytes[0] ? { by: 'request', bytes } : { by: 'request' }];
  if (packed !== undefined) {
    return (
      <>
        <Address form="line" address={packed} name={addressName(packed, facts)} from={from} />
        {value.kind === 'integer' && value.value >> 160n !== 0n ? (
          <span className={look.quiet}>
            {' '}
            {fill(words.flags, { flags: `0x${(value.value >> 160n).toString(16)}` })}
          </span>
        ) : null}
      </>
    );
  }
  switch (value.kind) {
    case 'address':
      return (
        <>
          <Address form="line" address={value.address} name={addressName(value.address, facts)} from={from} />
          {meaning?.as === 'stands' ? <span className={look.quiet}> {words.stands[meaning.for]}</span> : null}
        </>
      );
    case 'integer':
      if (meaning?.as === 'amount' || meaning?.as === 'allowance') {
        const unlimited = meaning.as === 'allowance' && isUnlimited(value.value);
        return (
          <Amount raw={value.value} asset={meaning.asset} facts={facts} from={from} unlimited={unlimited} />
        );
      }
      return (
        <Provenance from={from} raw={{ label: words.number, value: value.value.toString() }}>
          {noLimit && meaning === undefined ? (
            factWords.noLimit
          ) : (
            <IntegerWords value={value.value} meaning={meaning} />
          )}
        </Provenance>
      );
    case 'bool':
      return <Provenance from={from}>{value.value ? words.yes : words.no}</Provenance>;
    case 'bytes':
      return (
        <Provenance from={from} raw={{ label: words.bytes, value: value.hex }}>
          <span className={look.code}>{bytesShort(value.hex)}</span>
          {meaning?.as === 'nested' ? <span className={look.quiet}> {words.decodedBelow}</span> : null}
        </Provenance>
      );
    case 'text':
      return <SafeText text={value.text} lines="many" max={400} />;
    case 'array':
    case 'tuple':
      return null;
  }
}

function IntegerWords({ value, meaning }: { value: bigint; meaning: Arg['meaning'] }): ReactNode {
  // An end of 0 is not a date: to some contracts it means never.
  if (meaning?.as === 'deadline' && value >> BigInt(meaning.shift ?? 0) > 0n)
    return <Time seconds={value >> BigInt(meaning.shift ?? 0)} />;
  if (meaning?.as === 'operation') {
    if (value === 0n) return words.call;
    return value === 1n ? words.delegatecalls : fill(words.operationUnknown, { number: value.toString() });
  }
  if (meaning?.as === 'stands') return words.stands[meaning.for];
  return numberWords(value);
}
