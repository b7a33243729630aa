import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { Finding, Severity } from '@readback/core/model/finding.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Body } from '@readback/core/model/request.ts';
import { fill } from '@readback/phrases/fill.ts';
import { plain } from '@readback/phrases/plain.ts';
import * as page from '@readback/phrases/words/cli/page.ts';
import * as words from '@readback/phrases/words/cli/serve.ts';
import { type Address, isAddressEqual } from 'viem';
import type { Policy } from './policy.ts';

/** Why a policy does not let a request through, as one plain sentence; undefined where it does. */
export function refusedBy(policy: Policy, readback: Readback): string | undefined {
  const { verdict, control, findings, incoming } = readback;
  if (!policy.allow.some((it) => it === verdict)) return verdictSentence(readback);
  // A message that signs in somewhere, and whatever else is only read here.
  if (control.kind !== 'press') {
    if (control.kind !== 'none') return verdictSentence(readback);
    return fill(words.because, { because: plain(control.why, (id) => factAt(readback, id)) });
  }
  const { body } = incoming.request;
  const wrong =
    excluded(policy, findings) ??
    otherTarget(policy, body) ??
    tooMuch(policy, body) ??
    tooDear(policy, body, readback);
  return wrong === undefined ? undefined : fill(words.because, { because: wrong });
}

/** A rule that may not fire must have had an answer, too. */
function excluded({ except }: Policy, findings: readonly Finding[]): string | undefined {
  const found = findings.find(
    ({ rule, outcome }) => outcome !== 'clear' && outcome !== 'notApplicable' && except.includes(rule),
  );
  if (found === undefined) return undefined;
  return fill(found.outcome === 'fired' ? words.excluded : words.excludedUnknown, { rule: found.rule });
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

function otherTarget({ to }: Policy, body: Body): string | undefined {
  if (to === undefined) return undefined;
  const targets = targetsOf(body);
  if (targets.length === 0 || targets.includes(undefined)) return words.noTarget;
  const target = targets.find((it) => it && !to.some((one) => isAddressEqual(one, it)));
  return target === undefined ? undefined : fill(words.otherTarget, { target });
}

/** Where the calls of a request go, or what typed data is for; undefined for a call that makes a contract. */
function targetsOf(body: Body): readonly (Address | undefined)[] {
  switch (body.kind) {
    case 'transaction':
      return [body.call.to ?? undefined];
    case 'calls':
      return body.calls.map(({ to }) => to ?? undefined);
    case 'typedData':
      return [body.typed.domain.verifyingContract];
    case 'safeTransaction':
      return [body.tx.to];
    default:
      return [];
  }
}

function tooMuch({ mostValue }: Policy, body: Body): string | undefined {
  const value = valueIn(body);
  if (mostValue === undefined || value <= mostValue) return undefined;
  return fill(words.tooMuchValue, { value: String(value) });
}

/**
 * The highest fee that the request itself makes possible: without a price of its own, the signer sets it. A signer that
 * sets the gas limit stays below twice what the simulation used.
 */
function tooDear({ mostFee }: Policy, body: Body, { effects }: Readback): string | undefined {
  if (mostFee === undefined || body.kind !== 'transaction') return undefined;
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = body.set;
  const prices = [gasPrice, maxFeePerGas, maxPriorityFeePerGas].filter((it) => it !== undefined);
  if (prices.length === 0) return undefined;
  const most = gas ?? (effects.s === 'known' ? 2n * effects.v.gasUsed : undefined);
  if (most === undefined) return words.unknownFee;
  const fee = most * prices.reduce((one, other) => (one > other ? one : other));
  return fee <= mostFee ? undefined : fill(words.tooMuchFee, { fee: String(fee) });
}

function valueIn(body: Body): bigint {
  switch (body.kind) {
    case 'transaction':
      return body.call.value;
    case 'calls':
      return body.calls.reduce((sum, { value }) => sum + value, 0n);
    case 'safeTransaction':
      return body.tx.value;
    default:
      return 0n;
  }
}
