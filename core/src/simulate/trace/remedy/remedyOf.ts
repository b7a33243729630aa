import { same } from '../../../ledger/account.ts';
import type { ReadAt } from '../../../world/chainRead.ts';
import type { Arg, Step } from '../../../model/step.ts';
import { known } from '../../../model/known.ts';
import { innermost, type ReadError } from '../errors/readError.ts';
import { revertCauseOf } from './causes.ts';
import type { Failure, Remedy } from './failure.ts';
import { permit2 } from '../../../effects/read.ts';
import { allowanceRemedy } from './allowanceRemedy.ts';
import { balanceRemedy } from './balanceRemedy.ts';
import { failedTokenCall } from './tokenCall.ts';

/**
 * What would let a failed call pass, where its error and the state say it. What only an error says, any contract can
 * say: such a sentence says that it is likely. Undefined where nothing is known.
 */
export async function remedyOf(failure: Failure, at: ReadAt): Promise<Remedy | undefined> {
  const byCode = failure.error === undefined ? undefined : codeRemedy(failure.error);
  if (byCode !== undefined) return byCode;
  const error = failure.error === undefined ? undefined : innermost(failure.error);
  const taken = await transferRemedy({ ...failure, error }, at);
  if (taken !== undefined || error === undefined) return taken;
  switch (revertCauseOf(error)) {
    case 'expired':
      return expiredRemedy(failure, error);
    case 'price':
      return { says: { id: 'passes.price', args: {} }, facts: [] };
    case 'usedBefore':
      return { says: { id: 'passes.usedBefore', args: {} }, facts: [] };
    case 'signature':
      return { says: { id: 'passes.signature', args: {} }, facts: [] };
    case 'paused':
      return contractRemedy(failure, 'passes.paused');
    case 'noRight':
      return contractRemedy(failure, 'passes.noRight');
    default:
      return undefined;
  }
}

/** Codes of Safes (`GS026`) and of entry points (`AA21 …`), which say it in a word of their own. */
function codeRemedy(error: ReadError): Remedy | undefined {
  const texts = error.args.flatMap(({ value }) => (value.kind === 'text' ? [value.text] : []));
  if (error.fn.signature === 'Error(string)') {
    const code = texts.find((it) => /^GS\d{3}$/.test(it) && it !== 'GS013');
    if (code !== undefined) return { says: { id: 'passes.safe', args: { code } }, facts: [] };
  }
  if (!error.fn.signature.startsWith('FailedOp')) return undefined;
  const code = texts.map((it) => it.slice(0, 4)).find((it) => /^AA\d\d$/.test(it));
  if (code === undefined) return undefined;
  return { says: { id: 'passes.entryPoint', args: { code } }, facts: [] };
}

/** By the time that the error names, or else the only deadline that the request names, if it is over. */
function expiredRemedy({ block, steps, from }: Failure, error: ReadError): Remedy | undefined {
  const [named] = error.args.flatMap(({ value }) => (value.kind === 'integer' ? [value.value] : []));
  if (named !== undefined && named >= block.timestamp) return undefined;
  const over = deadlinesIn(steps).filter((it) => it < block.timestamp);
  const [only, ...more] = named === undefined ? [...new Set(over)] : [named];
  if (only === undefined || more.length > 0) {
    return { says: { id: 'passes.expiredSomewhere', args: {} }, facts: [] };
  }
  const value = known({ kind: 'time', seconds: only } as const);
  return {
    says: {
      id: 'passes.expired',
      args: { how: over.includes(only) ? 'sure' : 'likely', deadline: 'revert.deadline' },
    },
    facts: [{ id: 'revert.deadline', value, from: named === undefined ? [{ by: 'request' }] : from }],
  };
}

function contractRemedy(
  { call, isInnermost, from }: Failure,
  id: 'passes.paused' | 'passes.noRight',
): Remedy | undefined {
  const address = call?.to ?? undefined;
  if (address === undefined || !isInnermost) return undefined;
  return {
    says: { id, args: { contract: 'revert.contract' } },
    facts: [{ id: 'revert.contract', value: known({ kind: 'address', address }), from }],
  };
}

function deadlinesIn(steps: readonly Step[]): readonly bigint[] {
  return steps.flatMap((step) => [...step.args.flatMap(deadlines), ...deadlinesIn(step.steps)]);
}

function deadlines({ name, value }: Arg): readonly bigint[] {
  if (value.kind === 'tuple') return value.fields.flatMap(deadlines);
  return value.kind === 'integer' && /^_?(sig)?deadline$/i.test(name) ? [value.value] : [];
}

/**
 * Why a call for tokens failed, by what the state of the pinned block's parent holds: too small an allowance, or too
 * small a balance. Sure only where the error says the same numbers as the state; likely where the state alone says
 * so, since calls before it may have changed that. Of what others hold only what is sure is said. Nobody is named as
 * one to be allowed anything unless the request itself calls them.
 */
async function transferRemedy(failure: Failure, at: ReadAt): Promise<Remedy | undefined> {
  const call = failure.call === undefined ? undefined : failedTokenCall(failure.call);
  if (call === undefined || call.amount === 0n) return undefined;
  const cause = failure.error === undefined ? undefined : revertCauseOf(failure.error);
  const isOwn = failure.accounts.some((it) => same(it, call.owner));
  if (call.through === 'token' && (cause === undefined || cause === 'balance')) {
    const found = await balanceRemedy(failure, call, isOwn, at);
    if (found !== undefined) return found;
  }
  const isCalled = [...failure.called, permit2].some((it) => same(it, call.spender));
  if (same(call.owner, call.spender) || !isOwn || !isCalled) return undefined;
  return cause === undefined || cause === 'allowance' || cause === 'allowanceEnded'
    ? allowanceRemedy(failure, call, cause, at)
    : undefined;
}
