import { join } from 'node:path';
import type { Abi, Address, Hex } from 'viem';
import { deployer } from '../../accounts.ts';
import { compiledIn } from '../../compiledIn.ts';
import { chainAs } from '../../deploy/chain.ts';
import { rpc } from '../../rpc.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { PracticeRecord } from '@readback/scenarios/practiceInfo.ts';
import type { Placed } from '../hostile.ts';
import { readerOn } from '../readOn.ts';
import type { Stage } from '../stage.ts';

/** The thief's own contracts, put up eight hundred days ago with their sources. */
export type Own = Readonly<{
  put: (name: string, args?: readonly unknown[], value?: bigint) => Promise<Address>;
  /** Another one of his that is as old. */
  old: (address: Address) => void;
  stage: Stage;
  read: (request: string, placed?: Placed) => Promise<Readback>;
}>;

/** `records`: what is published on the stage, to which his contracts are added. */
export async function ownOn(stage: Stage, records: PracticeRecord[]): Promise<Own> {
  const all = await compiledIn(join(import.meta.dirname, 'userContracts'));
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
    stage,
    read: (request, placed) => readerOn(stage)(request, placed),
  };
}

/** Has every account of the chain sign for itself, for as long as something takes. */
export async function as<T>(url: string, what: () => Promise<T>): Promise<T> {
  await rpc(url, 'anvil_autoImpersonateAccount', [true]);
  try {
    return await what();
  } finally {
    await rpc(url, 'anvil_autoImpersonateAccount', [false]);
  }
}
