import { dayIn } from '@readback/assistant/handles/dates.ts';
import { dayFrom } from '@readback/assistant/handles/relativeDay.ts';
import type { Drafted, ValueSlot } from '@readback/assistant/draft/draft.ts';
import { wrappedCurrency } from '@readback/core/shipped/wrappedCurrency.ts';
import type { Address } from 'viem';
import type * as words from '@readback/phrases/words/cli/intent.ts';

/** A clause as the file of an intent has it, before it is read. */
type Written = Readonly<{ kind: string } & Record<string, unknown>>;

type Lack = keyof typeof words.lacks;

/** What a draft says, as clauses of the file, and what of them is missing. */
export function clausesSaid(
  { kind, values, choices }: Drafted,
  { account, chainId, today }: Readonly<{ account: Address; chainId: number | undefined; today: Date }>,
): Readonly<{ clauses: readonly Written[]; lacks: readonly Lack[] }> {
  const lacks: Lack[] = [];
  const text = (slot: ValueSlot & Lack): string => {
    const it = values[slot]?.symbol ?? values[slot]?.text;
    if (it === undefined) lacks.push(slot);
    return it ?? '';
  };
  const amount = (slot: 'amount' | 'least') => {
    const sum = values[slot]?.sum;
    if (sum?.is !== 'number') lacks.push(sum === undefined ? slot : sum.is === 'worth' ? 'worth' : 'share');
    return { amount: sum?.is === 'number' ? sum.digits : '' };
  };
  const paid = () =>
    choices.how === 'all'
      ? { how: 'all' }
      : { how: choices.how === 'atMost' ? 'atMost' : 'exactly', ...amount('amount') };
  const pay = (): Written => ({ kind: 'pay', asset: text('pay'), sum: paid() });
  const get = (): Written => ({ kind: 'get', asset: text('get'), atLeast: amount('least') });
  const written = (): readonly Written[] => {
    switch (kind) {
      case 'send':
        return [{ ...pay(), to: text('to') }];
      case 'deposit':
      case 'repay':
        return [values.to === undefined ? pay() : { ...pay(), to: values.to.text }];
      case 'swap':
        return [pay(), get()];
      case 'bridge':
        return [pay()];
      case 'withdraw':
        return [{ kind: 'get', asset: text('pay'), atLeast: amount('amount'), out: true }];
      case 'claim':
        return [get()];
      case 'allow':
        return [{ kind: 'allow', spender: text('to'), asset: text('pay'), upTo: limit(), ...until() }];
      case 'revoke':
        if (choices.revokes === 'risky') lacks.push('to');
        return [
          {
            kind: 'revoke',
            spender: text('to'),
            ...(choices.revokes === 'all' ? {} : { asset: text('pay') }),
          },
        ];
      case 'signIn':
        return [{ kind: 'signIn', site: text('site') }];
      case 'say':
        return [{ kind: 'say', text: text('text') }];
      case 'cancel':
      case 'nothing':
        return [{ kind: kind }];
      case 'wrap':
        return wrapped();
      case 'change':
        return [changed()];
      case 'buy':
      case 'list':
        lacks.push('item');
        return [];
    }
  };
  /** As much of the one as of the other: both count alike. */
  const wrapped = (): readonly Written[] => {
    const [token] = chainId === undefined ? [] : wrappedCurrency(chainId);
    if (token === undefined) lacks.push('wrapped');
    const of = amount('amount');
    const [native, wraps] = [{ kind: 'native' }, { kind: 'token', address: token, decimals: 18 }];
    const [from, into] = choices.direction === 'unwrap' ? [wraps, native] : [native, wraps];
    return [
      { kind: 'pay', asset: from, sum: { how: 'exactly', ...of } },
      { kind: 'get', asset: into, atLeast: of },
    ];
  };
  const changed = (): Written => {
    const { becomes, replaces, threshold } = values;
    const of = values.of?.text ?? account;
    if (choices.part === 'threshold') {
      const number = threshold?.sum?.is === 'number' ? threshold.sum.digits : undefined;
      if (number === undefined) lacks.push('amount');
      return { kind: 'change', part: 'threshold', of, becomes: number };
    }
    if (becomes === undefined && replaces === undefined) lacks.push('becomes');
    return {
      kind: 'change',
      part: choices.part ?? 'owner',
      of,
      ...(becomes === undefined ? {} : { becomes: becomes.text }),
      ...(replaces === undefined ? {} : { replaces: replaces.text }),
    };
  };
  const limit = () => (choices.limit === 'noLimit' ? 'noLimit' : amount('amount'));
  const until = () => {
    const said = values.until?.text;
    const at = new Date(today.getTime() - today.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    const day = said === undefined ? undefined : (dayIn(said) ?? dayFrom(said, at));
    return day === undefined ? {} : { until: day };
  };
  return { clauses: written(), lacks };
}
