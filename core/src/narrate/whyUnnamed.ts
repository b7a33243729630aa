import { everyStep } from '../actions/steps/stepTree.ts';
import { isMadeInRun } from '../evidence/contractRecord.ts';
import { codeOf, type Evidence } from '../evidence/evidence.ts';
import { isPartOfChain } from '../ledger/account.ts';
import type { Known } from '../model/known.ts';
import type { FactValue } from '../model/fact.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Step } from '../model/step.ts';
import { type FunctionSource, askedFact } from '../model/askedFunction.ts';

/**
 * Why nobody names the function of a call: what each of those who were asked had to say. Asking again helps where one
 * did not answer.
 */
export function whyUnnamed(view: Evidence, step: Step): Readonly<{ why: Phrase; retry: boolean }> {
  const { to, data } = step;
  if (step.op === 'call' && hasNoEffect(view, step))
    return { why: { id: 'unread.noCode', args: {} }, retry: false };
  const word = (who: FunctionSource): Word => {
    if (to === null || data.length < 10) return 'none';
    const id = askedFact({ address: to, selector: `0x${data.slice(2, 10)}` }, who);
    return wordOf(Object.hasOwn(view.facts, id) ? view.facts[id]?.value : undefined);
  };
  const args = {
    kept: word('kept'),
    sourcify: word('sourcify'),
    blockscout: word('blockscout'),
    etherscan: word('etherscan'),
    signatures: word('signatures'),
    code: word('code'),
  };
  if (Object.values(args).every((it) => it === 'none'))
    return { why: { id: 'unread.noSource', args: {} }, retry: false };
  const { code, ...others } = args;
  if (code !== 'notFound' && Object.values(others).every((it) => it === 'none' || it === 'notAsked'))
    return { why: { id: 'unread.nobodyAsked', args: {} }, retry: false };
  return {
    why: { id: 'unread.sourcesAsked', args },
    retry: [args.sourcify, args.blockscout, args.etherscan, args.signatures].includes('failed'),
  };
}

/** `misfit`: it names a function, and the bytes are not a call of that. */
type Word = 'none' | 'misfit' | 'notFound' | 'switchedOff' | 'notAsked' | 'failed';

function wordOf(it: Known<FactValue> | undefined): Word {
  if (it === undefined || it.s === 'pending') return 'none';
  if (it.s === 'known') return 'misfit';
  switch (it.why) {
    case 'notFound':
    case 'switchedOff':
    case 'notAsked':
      return it.why;
    default:
      return 'failed';
  }
}

/**
 * Whether a call finds no code: what is not a contract cannot be asked for anything. The lowest addresses are parts of the
 * chain itself, and another call of the request may deploy what is called.
 */
export function hasNoEffect(view: Evidence, { to }: Step): boolean {
  if (to === null || isPartOfChain(to) || isMadeInRun(view, to)) return false;
  const code = codeOf(view, to);
  if (code.s !== 'known' || code.v.state !== 'none') return false;
  return view.effects.s === 'known' || everyStep(view.steps).length === 1;
}
