import { type Address, encodeFunctionData, parseAbi } from 'viem';
import type { NotNow } from '../../../model/limits.ts';
import { solidity } from '../../../world/solidity.ts';
import type { PinnedBlock } from '../../../model/effects.ts';
import { type Known, known, unknown } from '../../../model/known.ts';
import type { Step } from '../../../model/step.ts';
import type { RunPlan } from '../../runPlan.ts';
import { unforeseeable } from '../../engines/unforeseeable.ts';
import type { AtPin } from '../atPin.ts';
import type { Usable } from '../usable.ts';
import { distinct } from '../distinct.ts';
import { domainDiffers } from '../domain.ts';
import { callThrough, callsFor } from '../stubContracts.ts';
import type { CarriedPlan } from './carriedPlan.ts';

/**
 * The call as its contract makes it, which the decoded step inside the typed data is: submitted and paid by a stranger,
 * without what the contract checks of the signature.
 */
export async function carriedFound(
  { contract, from, nonce, deadline, typed }: CarriedPlan,
  { steps, accounts, block }: { steps: readonly Step[]; accounts: readonly Address[]; block: PinnedBlock },
  at: AtPin,
): Promise<Known<Usable>> {
  const [code, differs, one, other] = await Promise.all([
    at.code(contract),
    domainDiffers(typed, contract, at),
    at.word(contract, encodeFunctionData({ abi, functionName: 'nonces', args: [from] })),
    at.word(contract, encodeFunctionData({ abi, functionName: 'getNonce', args: [from] })),
  ]);
  if (code.s !== 'known') return code;
  if (code.v === '0x') return unknown('notFound');
  const calls = steps.flatMap((step) => step.steps).filter(({ op, to }) => op === 'call' && to !== null);
  if (calls.length === 0) return unknown('unsupported');
  const next = one.s === 'known' ? one : other;
  const reasons: ('domain' | 'nonce' | 'later' | 'expired')[] = [];
  if (differs) reasons.push('domain');
  if (next.s === 'known' && next.v !== nonce) reasons.push(next.v > nonce ? 'nonce' : 'later');
  if (deadline !== undefined && deadline < block.timestamp) reasons.push('expired');
  const [stranger, copy] = [unforeseeable(), unforeseeable()];
  const plan: RunPlan = {
    kind: 'run',
    from: stranger,
    calls: calls.flatMap(({ to, value, data }) =>
      to === null ? [] : [{ to: contract, value, data: callThrough(to, value, data) }],
    ),
    atomic: true,
    set: {},
    overrides: [
      { address: stranger, pays: true },
      { address: contract, code: callsFor(stranger, copy) },
      { address: copy, code: code.v },
    ],
    synthetic: [
      { address: stranger, is: 'sender' },
      { address: copy, is: 'code' },
    ],
    accounts: distinct([from, ...accounts]),
    assumed: [{ is: 'permit' }, { is: 'carried' }],
  };
  const notNow = reasons.map((why): NotNow => ({ is: why }));
  return known({ plan, also: { notNow } });
}

const abi = parseAbi([solidity.nonces, solidity.getNonce]);
