import { hash32, isRecord, quantity } from '../schema.ts';

const account = '0x00000000000000000000000000000000000b0b0b';
const other = '0x00000000000000000000000000000000000b0b0c';

/** Stores 42 in memory and returns that word. */
const answers42 = '0x602a60005260206000f3';

/** As `eth_simulateV1` reports native transfers: an ERC-20 Transfer of this address (execution-apis). */
const nativeToken = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** A call to an account that gets code for the simulation: only a node that puts it there returns 42. */
export const simulationOfCode = [
  { blockStateCalls: [{ stateOverrides: { [account]: { code: answers42 } }, calls: [{ to: account }] }] },
  'latest',
] as const;

/** A payment of 1 wei by an account that has it only in the simulation. */
export const simulationOfTransfer = [
  {
    traceTransfers: true,
    blockStateCalls: [
      {
        stateOverrides: { [account]: { balance: '0xde0b6b3a7640000' } },
        calls: [{ from: account, to: other, value: '0x1' }],
      },
    ],
  },
  'latest',
] as const;

/** The same call, traced: a node that drops what is assumed answers nothing. */
export const traceOfCode = [
  { to: account },
  'latest',
  { tracer: 'callTracer', stateOverrides: { [account]: { code: answers42 } } },
] as const;

const word42 = `0x${(42).toString(16).padStart(64, '0')}`;

export function simulatesCode(result: unknown): boolean {
  const call = onlyCall(result);
  return call !== undefined && hash32(call.returnData) === word42;
}

export function tracesCode(result: unknown): boolean {
  return isRecord(result) && typeof result.type === 'string' && hash32(result.output) === word42;
}

export function simulatesTransfers(result: unknown): boolean {
  const logs = onlyCall(result)?.logs;
  return Array.isArray(logs) && logs.slice(0, 10).some(isNativeTransfer);
}

function onlyCall(result: unknown): Record<string, unknown> | undefined {
  const block: unknown = Array.isArray(result) && result.length === 1 ? result[0] : undefined;
  const call: unknown = isRecord(block) && Array.isArray(block.calls) ? block.calls[0] : undefined;
  return isRecord(call) && quantity(call.status) === 1n ? call : undefined;
}

function isNativeTransfer(log: unknown): boolean {
  if (!isRecord(log) || typeof log.address !== 'string' || !Array.isArray(log.topics)) return false;
  return log.address.toLowerCase() === nativeToken && log.topics[0] === transferTopic;
}
