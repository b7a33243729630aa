import { currencyKey } from '@readback/core/ledger/asset.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { Finding, Severity } from '@readback/core/model/finding.ts';
import { isGraveGap } from '@readback/core/narrate/unread.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Evidence } from '@readback/core/evidence/evidence.ts';
import { fill } from '@readback/phrases/fill.ts';
import { plain } from '@readback/phrases/plain.ts';
import * as page from '@readback/phrases/words/cli/page.ts';
import * as words from '@readback/phrases/words/cli/serve.ts';
import { isAddressEqual } from 'viem';
import { foreign } from '../text/foreign.ts';
import { mostFeeOf } from './limits/fees.ts';
import type { Spending } from './limits/spending.ts';
import { tokensLeaving } from './limits/tokensLeaving.ts';
import { leaving } from './limits/leaving.ts';
import { targetsOf } from './limits/targets.ts';
import { viewOf } from './limits/viewOf.ts';
import type { Policy } from './policy.ts';

/** Why a policy does not let a request through, as one plain sentence; undefined where it does. */
export function refusedBy(
  policy: Policy,
  readback: Readback,
  spent: Spending['inLastDay'] = () => 0n,
): string | undefined {
  const { verdict, control, findings } = readback;
  if (!policy.allow.some((it) => it === verdict)) return verdictSentence(readback);
  // A message that signs in somewhere, and whatever else is only read here.
  if (control.kind !== 'press') {
    if (control.kind !== 'none') return verdictSentence(readback);
    return fill(words.because, { because: plain(control.why, (id) => factAt(readback, id)) });
  }
  const view = viewOf(readback);
  const wrong =
    moreThanCalls(readback) ??
    excluded(policy, findings) ??
    unchecked(findings) ??
    otherTarget(policy, view) ??
    tooMuch(policy, view, spent) ??
    tooManyTokens(policy, view, spent) ??
    tooDear(policy, view);
  return wrong === undefined ? undefined : fill(words.because, { because: wrong });
}

/** What a batch asks of the wallet besides its calls no limit counts. What the wallet is not asked for does not matter. */
function moreThanCalls({ incoming }: Readback): string | undefined {
  const { body } = incoming.request;
  const asked =
    body.kind === 'calls' ? body.capabilities?.find(({ leftOut }) => leftOut !== true) : undefined;
  return asked === undefined ? undefined : fill(words.capability, { name: foreign(asked.name, 60) });
}

/** A rule that may not fire must have had an answer, too. */
function excluded({ except }: Policy, findings: readonly Finding[]): string | undefined {
  const found = findings.find(
    ({ rule, outcome }) => outcome !== 'clear' && outcome !== 'notApplicable' && except.includes(rule),
  );
  if (found === undefined) return undefined;
  return fill(found.outcome === 'fired' ? words.excluded : words.excludedUnknown, { rule: found.rule });
}

/** A rule that could have said more than a note, and has no answer: here nobody looks, as someone at a page would. */
function unchecked(findings: readonly Finding[]): string | undefined {
  const gap = findings.find(isGraveGap);
  if (gap === undefined) return undefined;
  return gap.missing.includes('book') ? words.noBook : fill(words.uncheckedRule, { rule: gap.rule });
}

type Fired = Extract<Finding, { outcome: 'fired' }>;

const severities: readonly Severity[] = ['stop', 'caution', 'note'];

/** The verdict and what decided it: the gravest finding, or the first thing that could not be read. */
function verdictSentence(readback: Readback): string {
  const facts = (id: string) => factAt(readback, id);
  const verdict = page.verdicts[readback.verdict];
  const fired = readback.findings
    .filter((it): it is Fired => it.outcome === 'fired' && it.muted !== true)
    .sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
  const [unread] = readback.unread;
  const because =
    readback.verdict === 'notFullyRead' && unread !== undefined
      ? `${plain(unread.says, facts)} ${plain(unread.why, facts)}`
      : fired[0] && plain(fired[0].says, facts);
  return because === undefined
    ? fill(words.isVerdict, { verdict })
    : fill(words.isVerdictBecause, { verdict, because });
}

function otherTarget({ to }: Policy, view: Evidence): string | undefined {
  if (to === undefined) return undefined;
  const targets = targetsOf(view);
  if (targets === undefined) return words.noTarget;
  const target = targets.find((it) => !to.some((one) => isAddressEqual(one, it)));
  return target === undefined ? undefined : fill(words.otherTarget, { target });
}

function tooMuch(
  { mostValue, mostValuePerDay }: Policy,
  view: Evidence,
  spent: Spending['inLastDay'],
): string | undefined {
  if (mostValue === undefined && mostValuePerDay === undefined) return undefined;
  const value = leaving(view);
  if (value === undefined) return words.unknownValue;
  if (mostValue !== undefined && value > mostValue) return fill(words.tooMuchValue, { value: String(value) });
  const before = spent(currencyKey(undefined));
  if (mostValuePerDay === undefined || value === 0n || before + value <= mostValuePerDay) return undefined;
  return fill(words.tooMuchPerDay, { value: String(value), before: String(before) });
}

/** Of tokens that the policy does not name nothing may leave. */
function tooManyTokens({ tokens }: Policy, view: Evidence, spent: Spending['inLastDay']): string | undefined {
  if (tokens === undefined) return undefined;
  const leave = tokensLeaving(view);
  if (leave === undefined) return words.unknownTokens;
  if (leave === 'items') return words.itemsLeave;
  const chainId = chainOf(view.incoming.request.body);
  for (const [token, value] of leave) {
    if (value === 0n) continue;
    const limit = tokens.find((it) => it.chainId === chainId && it.address.toLowerCase() === token);
    if (limit === undefined) return fill(words.otherToken, { token });
    const { most, mostPerDay } = limit;
    if (value > most) return fill(words.tooManyTokens, { value: String(value), token });
    const before = spent(token);
    if (mostPerDay !== undefined && before + value > mostPerDay)
      return fill(words.tooManyTokensPerDay, { value: String(value), token, before: String(before) });
  }
  return undefined;
}

function tooDear({ mostFee }: Policy, view: Evidence): string | undefined {
  if (mostFee === undefined) return undefined;
  const fee = mostFeeOf(view);
  if (fee === 'unknown') return words.unknownFee;
  if (fee === 'token') return words.feeInToken;
  return fee <= mostFee ? undefined : fill(words.tooMuchFee, { fee: String(fee) });
}
