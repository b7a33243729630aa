import { type Address, type Hex, numberToHex } from 'viem';
import type { Known } from '../../model/known.ts';
import { hexBytes, isRecord, quantity } from '../../world/schema.ts';
import type { World } from '../../world/world.ts';
import type { Run } from '../../effects/engine.ts';
import { blockFields, callFields, feeFields, overrideFields } from './fieldsOf.ts';
import type { ReadPair } from '../../effects/draft.ts';
import type { SlotRead } from '../../effects/read.ts';
import { maxNativeSpend, simulatedBalance } from './simulatedBalance.ts';
import { withRandao } from './randao.ts';
import { type RawRead, readerCode, readerGas, readerInput, readerOutput } from '../../effects/reader.ts';
import { unforeseeable } from './unforeseeable.ts';
import { slots } from '../../effects/control/slots.ts';

/**
 * Storage before and after a run, by two requests at the same time. No contract reads the storage of another: so the
 * run is followed by a block in which each contract's code is exchanged for one that tells its storage, which stays.
 * The other request is the same without the calls. `ok` tells of each call whether it passed, so that the reader can
 * be held against the run that is shown. Undefined where the node cannot say.
 */
export async function slotRun(
  run: Run,
  reads: readonly SlotRead[],
  world: World,
  signal: AbortSignal,
): Promise<Readonly<{ readings: readonly ReadPair[]; ok: readonly boolean[] }> | undefined> {
  const at = { reader: unforeseeable(), caller: unforeseeable() };
  const ask = async (calls: Run['calls']) => {
    const bounds = { signal, deadline: run.deadline, maxBytes: 4_194_304 };
    const answer = await withRandao(run.block, blockFields(run), (fields) => {
      const params = paramsOf({ ...run, calls }, reads, at, fields);
      return world.ask('rpc', { chainId: run.block.chainId, method: 'eth_simulateV1', params }, bounds);
    });
    return answer.s === 'known' && 'result' in answer.v ? saw(answer.v.result, reads.length) : undefined;
  };
  const [before, after] = await Promise.all([ask([]), ask(run.calls)]);
  if (before === undefined || after === undefined) return undefined;
  const readings = reads.flatMap((read, n): readonly ReadPair[] => {
    const [from, to] = [before.words[n], after.words[n]];
    return from === undefined || to === undefined ? [] : [{ read, before: from, after: to }];
  });
  const ok = after.ok.slice(run.first?.length ?? 0);
  return readings.length === reads.length && ok.length === run.calls.length ? { readings, ok } : undefined;
}

/** What tells a word of its own storage: `sload` of what it is called with. */
const teller = '0x6000355460005260206000f3' as const;

function slotRaw({ contract, is }: SlotRead): RawRead {
  return { to: contract, data: slots[is].slot };
}

/** The contracts whose code is exchanged, with the code that tells their storage. */
function tellers(reads: readonly SlotRead[]): readonly Readonly<{ address: Address; code: typeof teller }>[] {
  const contracts = new Map(reads.map(({ contract }) => [contract.toLowerCase(), contract]));
  return [...contracts.values()].map((address) => ({ address, code: teller }));
}

function paramsOf(
  run: Run,
  reads: readonly SlotRead[],
  at: { reader: Address; caller: Address },
  here: Readonly<Record<string, Hex>>,
): readonly unknown[] {
  const raw = reads.map(slotRaw);
  const { number, timestamp, parentHash } = run.block;
  const calls = [...(run.first ?? []), ...run.calls].map((call) => callFields(call, run));
  const look = {
    from: at.caller,
    to: at.reader,
    data: readerInput(raw),
    gas: numberToHex(readerGas(raw.length)),
    ...feeFields(run),
  };
  return [
    {
      validation: run.fees.kind !== 'none',
      traceTransfers: false,
      blockStateCalls: [
        { blockOverrides: here, stateOverrides: overrideFields(run.overrides), calls },
        {
          blockOverrides: { ...here, number: numberToHex(number + 1n), time: numberToHex(timestamp + 1n) },
          stateOverrides: overrideFields([
            ...tellers(reads),
            { address: at.reader, code: readerCode },
            {
              address: at.caller,
              balance: simulatedBalance(at.caller, maxNativeSpend(readerGas(raw.length), run.fees)),
            },
          ]),
          calls: [look],
        },
      ],
    },
    { blockHash: parentHash },
  ];
}

function saw(
  result: unknown,
  count: number,
): Readonly<{ words: readonly Known<bigint>[]; ok: readonly boolean[] }> | undefined {
  const [ran, looked] = Array.isArray(result) && result.length === 2 ? result.map(callsIn) : [];
  const look = looked?.length === 1 ? looked[0] : undefined;
  if (ran === undefined || look === undefined || !look.ok) return undefined;
  const words = readerOutput(look.data, count)?.words;
  return words === undefined ? undefined : { words, ok: ran.map(({ ok }) => ok) };
}

function callsIn(block: unknown): readonly { ok: boolean; data: `0x${string}` }[] | undefined {
  if (!isRecord(block) || !Array.isArray(block.calls)) return undefined;
  return block.calls.map((call: unknown) => ({
    ok: isRecord(call) && quantity(call.status) === 1n,
    data: (isRecord(call) ? hexBytes(call.returnData) : undefined) ?? '0x',
  }));
}
