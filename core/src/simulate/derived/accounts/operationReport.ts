import { decodeAbiParameters, type Hex, hexToBigInt, sliceHex } from 'viem';
import { same } from '../../../ledger/account.ts';
import { selectorOf } from '../../../codec/functionAbi.ts';
import type { EffectLine, Effects } from '../../../model/effects.ts';
import type { Fact } from '../../../model/fact.ts';
import { type Known, known, unknown } from '../../../model/known.ts';
import { toldAtPin } from '../../../world/provenance.ts';
import type { Log } from '../../../effects/log.ts';
import { revertFact } from '../../report.ts';
import type { SimulationReport } from '../../simulationReport.ts';
import { revertOf } from '../../revert.ts';
import type { Ran } from '../../ran.ts';
import { type OperationGas, gasOf } from './entryPointCalls.ts';
import type { UserOperationBody } from './userOperation.ts';

/**
 * What the entry point says of an operation that was run: an execution that failed (the entry point goes on, and takes
 * its fee), or why it would not take the operation (`FailedOp`). Where the account pays, the fee: expected is the gas
 * that the entry point counted at the operation's price in the pinned block, at most is what it asks to be there.
 */
export function operationReport(
  { effects, facts }: SimulationReport,
  { outcome }: Ran,
  { op, entryPoint, version }: UserOperationBody,
): SimulationReport {
  const from = [toldAtPin(effects.block, outcome.endpoint, effects.engines[0]?.name ?? '')];
  const logs = outcome.calls
    .flatMap((call) => call.logs)
    .filter(({ address, topics }) => same(address, entryPoint) && names(topics[2], op.sender));
  const ended = logs.find(({ topics, data }) => topics[0] === operationEvent && data.length === 258);
  const result = endOf(effects, logs, ended);
  const added: Fact[] = result.revert === undefined ? [] : [revertFact(result.revert, from)];
  const lines = [...effects.lines];
  if (version !== undefined && op.paymasterAndData === '0x') {
    const gas = gasOf(op, version);
    const expected = expectedFee(ended, gas, effects.block.baseFeePerGas);
    const asset = { kind: 'native', chainId: effects.block.chainId } as const;
    const fact = (id: string, fee: Known<bigint>): Fact => ({
      id,
      value: fee.s === 'known' ? known({ kind: 'amount', raw: fee.v, asset }) : fee,
      from: id === 'fee.most' ? [{ by: 'request' }] : from,
    });
    added.push(fact('fee.expected', expected), fact('fee.most', known(gas.most)));
    const line: EffectLine = {
      id: `${lines.length + (effects.arrivals?.length ?? 0)}`,
      who: op.sender,
      what: 'fee',
      asset,
      before: known(0n),
      after: expected.s === 'known' ? known(-expected.v) : expected,
      basis: 'read',
      most: gas.most,
      cause: [],
    };
    lines.push(line);
  }
  return {
    effects: { ...effects, ...result, lines },
    facts: { ...facts, ...Object.fromEntries(added.map((it) => [it.id, it])) },
  };
}

function endOf(
  { status, revert }: Effects,
  logs: readonly Log[],
  ended: Log | undefined,
): Pick<Effects, 'status' | 'revert'> {
  if (revert !== undefined) return { status, revert: failedOp(revert.data) ?? revert };
  if (ended === undefined || hexToBigInt(sliceHex(ended.data, 32, 64)) === 1n) return { status };
  const why = logs.find(({ topics }) => topics[0] === revertEvent);
  return { status: 'partial', revert: why === undefined ? { data: '0x' } : revertOf(reasonIn(why.data)) };
}

function reasonIn(data: Hex): Hex {
  try {
    return decodeAbiParameters([{ type: 'uint256' }, { type: 'bytes' }], data)[1];
  } catch {
    return '0x';
  }
}

const failures: ReadonlySet<string> = new Set(
  ['FailedOp(uint256,string)', 'FailedOpWithRevert(uint256,string,bytes)'].map(selectorOf),
);

/** What an entry point says of an operation that failed: the text begins with a code of ERC-4337. */
function failedOp(data: Hex): Effects['revert'] {
  if (!failures.has(data.slice(0, 10))) return undefined;
  try {
    const [, reason] = decodeAbiParameters([{ type: 'uint256' }, { type: 'string' }], sliceHex(data, 4));
    return { data, reason: reason.slice(0, 300) };
  } catch {
    return undefined;
  }
}

function expectedFee(
  ended: Log | undefined,
  { maxFee, priorityFee }: OperationGas,
  baseFee: bigint,
): Known<bigint> {
  if (ended === undefined) return unknown('notAsked');
  const price = baseFee + priorityFee < maxFee ? baseFee + priorityFee : maxFee;
  return known(hexToBigInt(sliceHex(ended.data, 96, 128)) * price);
}

function names(topic: Hex | undefined, account: Hex): boolean {
  return topic?.slice(26).toLowerCase() === account.slice(2).toLowerCase();
}

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)`; the first three are topics. */
const operationEvent = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f';

/** `UserOperationRevertReason(bytes32,address,uint256,bytes)`; the first two are topics. */
const revertEvent = '0x1c4fada7374c0a9ee8841fc38afe82932dc0f8e69012e927f061a8bae611a201';
