import type { Hex } from 'viem';
import type { Fingerprint } from '../model/fingerprint.ts';
import type { SigningRequest, TypedData } from '../model/request.ts';
import type { Step } from '../model/step.ts';
import { asSafeTx } from '../request/safe/safeTypedData.ts';
import { calldataDigest } from './calldata.ts';
import { type Eip712Hashes, eip712Hashes } from '../crypto/eip712.ts';
import { missingInDomain } from '../crypto/missingInDomain.ts';
import { eip191Digest, messageSha256 } from '../crypto/message.ts';
import { safeTransactionHashes } from '../request/safe/safeTransactionHashes.ts';

/** How many calls inside calls get a fingerprint of their own; a batch can hold thousands. */
export const mostInnerCalls = 64;

/**
 * The digests of a request that another device shows or can recompute, the most useful first. With `steps`, also
 * the calldata digests of the calls inside, each under the step it belongs to. Those of the request itself name
 * no step. User operations and EIP-7702 authorizations have none yet, and a blind message has none.
 *
 * @throws {ReadbackError} for a Safe transaction of a version that is not known
 */
export function fingerprints(request: SigningRequest, steps: readonly Step[] = []): readonly Fingerprint[] {
  const { body } = request;
  switch (body.kind) {
    case 'transaction':
      return [
        { kind: 'calldata', hex: calldataDigest(body.call.data) },
        ...innerCalls(steps.flatMap(stepsIn)),
      ];
    case 'calldata':
      return [{ kind: 'calldata', hex: calldataDigest(body.data) }, ...innerCalls(steps.flatMap(stepsIn))];
    case 'calls':
      return steps.length > 0
        ? innerCalls(steps)
        : innerCalls(body.calls.map((call, at) => ({ id: `${at}`, op: 'call', data: call.data, steps: [] })));
    case 'message':
      // Of eth_sign wallets do not agree what is hashed.
      if (body.blind === true) return [];
      return [
        { kind: 'eip191Digest', hex: eip191Digest(body.bytes) },
        { kind: 'messageSha256', hex: messageSha256(body.bytes) },
      ];
    case 'typedData':
      return [...ofTypedData(body.typed), ...innerCalls(steps)];
    case 'safeTransaction':
      return [...ofSafe(safeTransactionHashes(body)), ...inSafe(body.tx.data, steps)];
    case 'userOperation':
    case 'authorization':
      return [];
  }
}

/** What is needed of a step. A permission is not a call: what looks like its data is its typed data. */
type CallLike = Readonly<{ id: string; op: Step['op']; data: Hex; steps: readonly CallLike[] }>;

function stepsIn(step: Step): readonly Step[] {
  return step.steps;
}

function innerCalls(calls: readonly CallLike[]): readonly Fingerprint[] {
  const found: Fingerprint[] = [];
  const open = [...calls].reverse();
  for (let call = open.pop(); call !== undefined && found.length < mostInnerCalls; call = open.pop()) {
    if (call.data !== '0x' && call.op !== 'permission') {
      found.push({ kind: 'calldata', hex: calldataDigest(call.data), step: call.id });
    }
    for (let at = call.steps.length - 1; at >= 0; at -= 1) {
      const inner = call.steps[at];
      if (inner !== undefined) open.push(inner);
    }
  }
  return found;
}

function ofTypedData(typed: TypedData): readonly Fingerprint[] {
  if (missingInDomain(typed).length > 0) return [];
  const hashes = eip712Hashes(typed);
  return asSafeTx(typed) === null ? ofEip712(hashes) : ofSafe(hashes);
}

function ofEip712({ digest, domainHash, messageHash }: Eip712Hashes): readonly Fingerprint[] {
  return [
    { kind: 'eip712Digest', hex: digest },
    { kind: 'domainHash', hex: domainHash },
    { kind: 'messageHash', hex: messageHash },
  ];
}

function ofSafe({ digest, domainHash, messageHash }: Eip712Hashes): readonly Fingerprint[] {
  return [
    { kind: 'safeTxHash', hex: digest },
    { kind: 'domainHash', hex: domainHash },
    { kind: 'messageHash', hex: messageHash },
  ];
}

/** The payment of a Safe transaction: known from the transaction alone, also where nothing was decoded. */
function inSafe(data: Hex, steps: readonly Step[]): readonly Fingerprint[] {
  const found = innerCalls(steps);
  return found.length > 0 ? found : innerCalls([{ id: '0', op: 'call', data, steps: [] }]);
}
