import { errorText } from '@readback/phrases/problemText.ts';
import { fill } from '@readback/phrases/fill.ts';
import { parseUnitsExact } from '@readback/core/text/amount.ts';
import { siteTyped } from '@readback/core/request/wallet/siteTyped.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import type { Clause, Intent, NamedAccount, PaySum } from '@readback/core/model/intent.ts';
import * as words from '@readback/phrases/words/web/intent.ts';
import { openAsks } from './offered.ts';
import { quotesOf } from './quotesOf.ts';
import * as said from '@readback/phrases/words/web/intent/inWords.ts';
import { amountReadings } from '@readback/core/text/amountReadings.ts';
import type { AssetDraft, IntentDraft } from './draft.ts';

/** The fields that can be wrong. */
export type IntentField =
  | 'account'
  | 'want'
  | 'network'
  | 'pay'
  | 'payId'
  | 'payDecimals'
  | 'amount'
  | 'get'
  | 'getDecimals'
  | 'getId'
  | 'least'
  | 'to'
  | 'until'
  | 'site'
  | 'text'
  | 'of'
  | 'becomes'
  | 'replaces'
  | 'threshold'
  | 'fee'
  | 'words'
  | 'checked';

export type IntentErrors = Readonly<Partial<Record<IntentField, string>>>;

/** An asset as the form has read it: `decimals` where they are known. `error` says what is wrong with what was typed. */
export type AssetRead = Readonly<{
  asset?: Asset | undefined;
  decimals?: number | undefined;
  error?: string | undefined;
  idError?: string | undefined;
  decimalsError?: string | undefined;
}>;

/** Whom a field names: `error` says why nobody. */
export type WhoRead = Readonly<{ named?: NamedAccount | undefined; error?: string | undefined }>;

export type FormRead = Readonly<{
  account: WhoRead;
  chainId: number | undefined;
  pay: AssetRead;
  get: AssetRead;
  to: WhoRead;
  of: WhoRead;
  becomes: WhoRead;
  replaces: WhoRead;
  /** Of the network's own currency. */
  decimals: number;
  /** In milliseconds since the epoch. */
  now: number;
}>;

/** What a form says: what is meant, or a sentence for each field that needs another value. Of a request it knows nothing. */
export function readIntentDraft(
  draft: IntentDraft,
  read: FormRead,
): Readonly<{ ok: true; intent: Intent } | { ok: false; errors: IntentErrors }> {
  const errors: Partial<Record<IntentField, string>> = {};
  const wrong = (field: IntentField, says: string | undefined) => {
    if (says !== undefined) errors[field] ??= says;
    return undefined;
  };
  const clauses = clausesOf(draft, read, wrong);
  const { inWords, words: typed } = draft;
  if (typed.trim() !== '' && typed !== inWords?.text) wrong('words', said.notUsed);
  const asks = openAsks(draft);
  if (asks.length > 0 && !draft.checked) wrong('checked', said.checkFirst);
  const account = read.account.named?.address;
  if (account === undefined) wrong('account', read.account.error ?? words.accountNeeded);
  const chainId = onNetwork(draft) ? read.chainId : undefined;
  if (onNetwork(draft) && chainId === undefined) wrong('network', words.chooseNetwork);
  const fee = onNetwork(draft) ? feeIn(draft, read, wrong) : undefined;
  if (clauses === undefined || account === undefined || Object.keys(errors).length > 0)
    return { ok: false, errors };
  return {
    ok: true,
    intent: {
      account,
      ...(chainId === undefined ? {} : { chainId }),
      // Words that were deleted since are not said.
      said: inWords && typed.trim() !== '' ? inWords.text.trim() : '',
      quotes: inWords && typed.trim() !== '' ? quotesOf(clauses, draft, inWords) : [],
      clauses,
      ...(fee === undefined ? {} : { feeMost: fee }),
      ...(inWords && typed.trim() !== '' && asks.length > 0 ? { ticked: asks.length } : {}),
      saidAt: read.now,
    },
  };
}

/** The most that the fee may be, of whatever is said: undefined where nothing is typed for it, or it is wrong. */
export function feeIn(
  { fee }: Pick<IntentDraft, 'fee'>,
  { decimals }: Pick<FormRead, 'decimals'>,
  wrong: (field: 'fee', says: string) => void,
): bigint | undefined {
  if (fee.trim() === '') return undefined;
  return amountOf(fee, decimals, 'fee', (_, says) => {
    if (says !== undefined) wrong('fee', says);
    return undefined;
  });
}

/** Whether it matters on which network it happens. */
export function onNetwork({ preset }: Pick<IntentDraft, 'preset'>): boolean {
  return preset !== 'signIn' && preset !== 'say' && preset !== 'nothing';
}

type Wrong = (field: IntentField, says: string | undefined) => undefined;

function clausesOf(draft: IntentDraft, read: FormRead, wrong: Wrong): readonly Clause[] | undefined {
  switch (draft.preset) {
    case 'send': {
      const pay = payOf(draft, read, wrong);
      const to = who(read.to, 'to', wrong);
      return pay && to && [{ ...pay, to }];
    }
    case 'swap': {
      const pay = payOf(draft, read, wrong);
      const get = getOf(draft, read, wrong);
      return pay && get && [pay, get];
    }
    case 'wrap':
      return wrapOf(draft, read, wrong);
    case 'deposit':
    case 'repay': {
      const pay = payOf(draft, read, wrong);
      if (draft.to.trim() === '') return pay && [pay];
      const to = who(read.to, 'to', wrong);
      return pay && to && [{ ...pay, to }];
    }
    case 'bridge': {
      const pay = payOf(draft, read, wrong);
      return pay && [pay];
    }
    case 'buy': {
      const pay = payOf(draft, read, wrong);
      const item = asset(read.get, 'get', wrong);
      return pay && item && [pay, { kind: 'get', asset: item, atLeast: 1n }];
    }
    case 'withdraw': {
      const get = getOf(draft, read, wrong);
      // What is given back for it, as a share of a vault, is named or stays.
      if (isUnchosen(draft.pay)) return get && [{ ...get, out: true }];
      const pay = payOf({ ...draft, how: 'atMost' }, read, wrong);
      return get && pay && [get, pay];
    }
    case 'claim': {
      const get = getOf(draft, read, wrong);
      return get && [get];
    }
    case 'list': {
      const item = asset(read.pay, 'pay', wrong);
      const get = getOf(draft, read, wrong);
      return item && get && [{ kind: 'pay', asset: item, sum: { how: 'exactly', raw: 1n } }, get];
    }
    case 'allow':
      return allowOf(draft, read, wrong);
    case 'revoke': {
      if (draft.revokes === 'everyone' || draft.revokes === 'risky')
        return wrong('want', words.revokedOnAccounts);
      const spender = who(read.to, 'to', wrong);
      if (draft.revokes === 'all') return spender && [{ kind: 'revoke', spender }];
      const of = asset(read.pay, 'pay', wrong);
      return spender && of && [{ kind: 'revoke', spender, asset: of }];
    }
    case 'signIn': {
      const site = siteTyped(draft.site);
      return site === undefined ? wrong('site', words.siteNeeded) : [{ kind: 'signIn', site }];
    }
    case 'say':
      return draft.text.trim() === '' ? wrong('text', words.textNeeded) : [{ kind: 'say', text: draft.text }];
    case 'change':
      return changeOf(draft, read, wrong);
    case 'cancel':
      return [{ kind: 'cancel', ...(draft.cancels === 'all' ? { all: true } : {}) }];
    case 'nothing':
      return [{ kind: 'nothing' }];
  }
}

function isUnchosen({ choice, symbol }: AssetDraft): boolean {
  return choice === '' && symbol === undefined;
}

function payOf(draft: IntentDraft, read: FormRead, wrong: Wrong) {
  const of = asset(read.pay, 'pay', wrong);
  const sum: PaySum | undefined =
    draft.how === 'all' ? { how: 'all' } : exactOf(draft.how, raw(draft.amount, read.pay, 'amount', wrong));
  return of && sum && ({ kind: 'pay', asset: of, sum } as const);
}

function exactOf(how: 'exactly' | 'atMost', amount: bigint | undefined): PaySum | undefined {
  return amount === undefined ? undefined : { how, raw: amount };
}

function getOf(draft: IntentDraft, read: FormRead, wrong: Wrong) {
  const of = asset(read.get, 'get', wrong);
  const atLeast = raw(draft.least, read.get, 'least', wrong);
  return of && atLeast !== undefined ? ({ kind: 'get', asset: of, atLeast } as const) : undefined;
}

/** As many units of the one as of the other: both count alike. */
function wrapOf(draft: IntentDraft, read: FormRead, wrong: Wrong): readonly Clause[] | undefined {
  const token = asset(read.get, 'get', wrong);
  const amount = amountOf(draft.amount, read.decimals, 'amount', wrong);
  if (token === undefined || amount === undefined || read.chainId === undefined) return undefined;
  const native: Asset = { kind: 'native', chainId: read.chainId };
  const [from, into] = draft.direction === 'wrap' ? [native, token] : [token, native];
  return [
    { kind: 'pay', asset: from, sum: { how: 'exactly', raw: amount } },
    { kind: 'get', asset: into, atLeast: amount },
  ];
}

function allowOf(draft: IntentDraft, read: FormRead, wrong: Wrong): readonly Clause[] | undefined {
  const spender = who(read.to, 'to', wrong);
  const of = asset(read.pay, 'pay', wrong);
  const counted = of?.kind === 'token';
  const upTo =
    draft.limit === 'noLimit'
      ? ('noLimit' as const)
      : counted
        ? raw(draft.amount, read.pay, 'amount', wrong)
        : undefined;
  const until = untilOf(draft.until, read.now, wrong);
  if (spender === undefined || of === undefined || until === 'wrong') return undefined;
  if (counted && upTo === undefined) return undefined;
  return [
    {
      kind: 'allow',
      spender,
      asset: of,
      ...(counted && upTo !== undefined ? { upTo } : {}),
      ...(until === undefined ? {} : { until }),
    },
  ];
}

function changeOf(draft: IntentDraft, read: FormRead, wrong: Wrong): readonly Clause[] | undefined {
  const own = read.account.named;
  const of = draft.of.trim() === '' ? own : who(read.of, 'of', wrong);
  if (draft.part === 'threshold') {
    const number = /^[0-9]{1,6}$/.test(draft.threshold.trim()) ? BigInt(draft.threshold.trim()) : 0n;
    if (number === 0n) return wrong('threshold', words.thresholdNeeded);
    return of && [{ kind: 'change', part: 'threshold', of, becomes: number }];
  }
  if (draft.becomes.trim() === '' && draft.replaces.trim() === '')
    return wrong('becomes', words.becomesNeeded);
  const becomes = draft.becomes.trim() === '' ? undefined : who(read.becomes, 'becomes', wrong);
  const replaces = draft.replaces.trim() === '' ? undefined : who(read.replaces, 'replaces', wrong);
  return (
    of && [
      {
        kind: 'change',
        part: draft.part,
        of,
        ...(becomes ? { becomes } : {}),
        ...(replaces ? { replaces } : {}),
      },
    ]
  );
}

function who({ named, error }: WhoRead, field: IntentField, wrong: Wrong): NamedAccount | undefined {
  return named ?? wrong(field, error ?? words.addressNeeded);
}

function asset(
  { asset: of, error, idError }: AssetRead,
  field: 'pay' | 'get',
  wrong: Wrong,
): Asset | undefined {
  if (idError !== undefined) wrong(field === 'pay' ? 'payId' : 'getId', idError);
  if (error !== undefined) wrong(field, error);
  return of ?? (idError === undefined ? wrong(field, words.chooseAsset) : undefined);
}

/** In the asset's smallest unit; never from decimals that nobody knows. */
function raw(
  typed: string,
  { asset: of, decimals, decimalsError }: AssetRead,
  field: 'amount' | 'least',
  wrong: Wrong,
): bigint | undefined {
  if (of === undefined) return undefined;
  if (of.kind === 'nft' || of.kind === 'collection')
    return amountOf(typed === '' ? '1' : typed, 0, field, wrong);
  if (decimals === undefined)
    return wrong(field === 'amount' ? 'payDecimals' : 'getDecimals', decimalsError ?? words.decimalsAwaited);
  return amountOf(typed, decimals, field, wrong);
}

function amountOf(typed: string, decimals: number, field: IntentField, wrong: Wrong): bigint | undefined {
  const readings = amountReadings(typed);
  if (readings.length > 0) return wrong(field, fill(words.whichAmount, { count: readings.length }));
  const parsed = parseUnitsExact(typed, decimals);
  if (!parsed.ok) return wrong(field, errorText(parsed.error));
  return parsed.value > 0n ? parsed.value : wrong(field, words.amountNeeded);
}

/** In seconds since the epoch. */
function untilOf(typed: string, now: number, wrong: Wrong): bigint | undefined | 'wrong' {
  if (typed.trim() === '') return undefined;
  const at = Date.parse(typed);
  if (Number.isNaN(at)) wrong('until', words.untilUnread);
  else if (at <= now) wrong('until', words.untilPast);
  else return BigInt(Math.floor(at / 1_000));
  return 'wrong';
}
