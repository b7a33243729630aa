import { askContract, customError } from '@readback/core/simulate/askContract.ts';
import { outputsOf } from '@readback/core/abi/forms/outputs.ts';
import type { AbiErrorItem } from '@readback/core/model/abi.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AbiFunction, Address, Hex } from 'viem';
import { NotRead } from '../data/base/notRead.ts';
import { failureWords } from '../ui/said/failureWords.ts';
import { ago } from '../ui/time/ago.ts';
import { browserWorld } from '../data/world/world.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { Words } from '../ui/text/Words.tsx';
import look from '../ui/look/look.module.css';
import styles from './Functions.module.css';
import { Values } from './Values.tsx';

type AnswerProps = {
  at: Readonly<{ chainId: number; address: Address }>;
  fn: AbiFunction;
  errors: readonly AbiErrorItem[];
  /** `times` grows with each press: the same question is then asked again. */
  asked: Readonly<{ data: Hex; times: number }>;
  tokenDecimals: number | undefined;
};

/** What a contract answers to one question, with its age; that it refused, with its reason; or why nobody answered. */
export function Answer({ at, fn, errors, asked, tokenDecimals }: AnswerProps) {
  const { chainId, address } = at;
  const query = useQuery({
    queryKey: ['contract', 'ask', chainId, address.toLowerCase(), asked.data],
    queryFn: async ({ signal }) => {
      const found = await askContract(browserWorld(), { chainId, address, data: asked.data }, signal);
      if (found.s === 'known') return found.v;
      throw new NotRead(found);
    },
  });
  const { refetch } = query;
  const before = useRef(asked);
  // A press is not part of the question: the same one is asked again. Another one is asked by being another.
  useEffect(() => {
    const { data, times } = before.current;
    if (data === asked.data && times !== asked.times) void refetch();
    before.current = asked;
  }, [asked, refetch]);
  const now = useNow();

  if (query.data === undefined) {
    if (query.isFetching) return <Skeleton says={words.asking} />;
    return (
      <Notice
        live="status"
        tone="unknown"
        title={fill(words.notAnswered, { why: failureWords(query.error) })}
        actions={<Button onClick={() => void refetch()}>{words.retry}</Button>}
      />
    );
  }
  const args = query.data.ok ? outputsOf(fn.outputs, query.data.data) : undefined;
  return (
    <div className={styles.answer} aria-live="polite">
      {args ? (
        <Values args={args} parameters={fn.outputs} chainId={chainId} decimals={tokenDecimals} />
      ) : query.data.ok ? (
        <Odd data={query.data.data} />
      ) : (
        <Refusal answer={query.data} errors={errors} chainId={chainId} />
      )}
      <span className={look.quiet}>
        {query.isError ? `${fill(words.notAnsweredAgain, { why: failureWords(query.error) })} ` : null}
        {query.isFetching
          ? words.askingAgain
          : fill(words.answered, { when: ago(query.dataUpdatedAt, Math.max(now, query.dataUpdatedAt)) })}
      </span>
    </div>
  );
}

/** Data that the ABI does not explain: it is not the one of this contract, or of another function. */
function Odd({ data }: { data: Hex }) {
  return (
    <span>
      {data === '0x' ? (
        words.answerEmpty
      ) : (
        <Words of={words.answerOdd} values={{ data: <SafeText text={data} max={400} /> }} />
      )}
    </span>
  );
}

type RefusalProps = {
  answer: Readonly<{ data?: Hex; reason?: string }>;
  errors: readonly AbiErrorItem[];
  chainId: number;
};

function Refusal({ answer: { data, reason }, errors, chainId }: RefusalProps) {
  const custom = data === undefined ? undefined : customError(errors, data);
  const item = custom && errors.find(({ name }) => custom.signature.startsWith(`${name}(`));
  if (custom === undefined && !reason) return <span>{words.refusedSilently}</span>;
  return (
    <span>
      <Words
        of={words.refused}
        values={{
          reason: custom ? (
            <>
              <SafeText text={custom.signature} max={200} />
              <Values
                args={custom.args}
                parameters={item?.inputs ?? []}
                chainId={chainId}
                decimals={undefined}
              />
            </>
          ) : (
            <SafeText text={reason ?? ''} max={400} />
          ),
        }}
      />
    </span>
  );
}
