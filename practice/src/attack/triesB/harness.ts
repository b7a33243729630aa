import type { Readback } from '@readback/core/model/readback.ts';
import type { TypedName } from '@readback/core/model/request.ts';
import { pageLines } from '../../../../cli/src/text/page.ts';
import { print } from '../../../../cli/src/text/line.ts';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Abi, Address, Hex } from 'viem';
import { deployer } from '../../accounts.ts';
import { compileContracts } from '../../compile.ts';
import { chainAs } from '../../deploy/chain.ts';
import { rpc } from '../../rpc.ts';
import type { Placed } from '../hostile.ts';
import { readerOn } from '../readOn.ts';
import type { Stage } from '../stage.ts';

/** The thief's own contracts, put up eight hundred days ago with their sources. */
export type Own = Readonly<{
  put: (name: string, args?: readonly unknown[], value?: bigint) => Promise<Address>;
  /** Another one of his that is as old. */
  old: (address: Address) => void;
  stage: () => Stage;
}>;

export function ownOn(stage: Stage): Own {
  const all = compileContracts(join(import.meta.dirname, 'contracts'));
  const records = [...stage.records];
  const createdAt = Number(stage.now - 800n * 86_400n);
  return {
    put: async (name, args = [], value = 0n) => {
      const it = all.find((one) => one.name === name);
      if (it === undefined) throw new RangeError(`There is no ${name}.`);
      const chain = await chainAs(deployer, stage.url);
      const address = await chain.create({ abi: it.abi as Abi, bytecode: it.bytecode as Hex, args });
      if (value > 0n) await chain.send({ to: address, value });
      records.push({ address, verified: true, createdAt });
      return address;
    },
    old: (address) => {
      records.push({ address, verified: true, createdAt });
    },
    stage: () => ({ ...stage, records }),
  };
}

export type Tried = Readonly<{
  id: string;
  verdict: string;
  control: string;
  fired: string;
  unread: string;
  text: string;
}>;

const folder = '/tmp/thiefB';

/** Reads and notes what came of it. */
export async function tryOut(
  id: string,
  request: string,
  stage: Stage,
  placed: Placed = {},
  read: (request: string, placed?: Placed) => Promise<Readback> = readerOn(stage),
): Promise<Tried> {
  mkdirSync(folder, { recursive: true });
  let tried: Tried;
  try {
    const it = await read(request, placed);
    tried = triedOf(id, it);
  } catch (error) {
    tried = { id, verdict: 'refused', control: '-', fired: '', unread: '', text: String(error) };
  }
  const mark = tried.verdict === 'read' && tried.control === 'press' ? '>>> ' : '    ';
  const line = `${mark}${id} | ${tried.verdict}/${tried.control} | ${tried.fired} | ${tried.unread}`;
  appendFileSync(join(folder, 'log.txt'), `${line}\n`);
  appendFileSync(join(folder, 'texts.txt'), `\n##### ${line}\n${tried.text}\n`);
  return tried;
}

function triedOf(id: string, it: Readback): Tried {
  const fired = it.findings.flatMap((f) => (f.outcome === 'fired' ? [`${f.severity}:${f.rule}`] : []));
  let text = '';
  try {
    text = print(
      pageLines(it, {
        took: { kind: 'transaction' } as never,
        others: [],
        own: new Set(),
        asked: [],
        hasNode: true,
        hasRegistry: false,
        offline: false,
      }),
      { columns: 140, colour: false },
    );
  } catch (error) {
    text = `(no text: ${String(error)})`;
  }
  return {
    id,
    verdict: it.verdict,
    control: it.control.kind,
    fired: fired.join(' '),
    unread: it.unread.map((u) => u.id).join(' '),
    text,
  };
}

export async function as<T>(url: string, what: () => Promise<T>): Promise<T> {
  await rpc(url, 'anvil_autoImpersonateAccount', [true]);
  try {
    return await what();
  } finally {
    await rpc(url, 'anvil_autoImpersonateAccount', [false]);
  }
}

export type { TypedName };
