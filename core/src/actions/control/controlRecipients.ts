import { type Address, zeroAddress } from 'viem';
import type { Installs } from '../../decode/abis/functionModel.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { addressAt, integerAt, lengthAt } from '../steps/stepTree.ts';

/** Who gets power by a call, and as what: the code of a contract, or a part of an account that acts or decides. */
export type ControlRecipient = Readonly<{ address: Address; fact: FactId; as: Installs['as'] }>;

/** Everybody who gets power by a call. What is set to the zero address is taken away, and nobody's. */
export function controlRecipientsOf(step: Step): readonly ControlRecipient[] {
  const installs = rowSays(step.fn?.signature, 'installs');
  if (installs === undefined) return [];
  const { as, at, not } = installs;
  return placesOf(step, at).flatMap((n): readonly ControlRecipient[] => {
    if (not !== undefined && integerAt(step, ...filled(not.at, n))?.value === BigInt(not.is)) return [];
    const found = addressAt(step, ...filled(at, n));
    if (found === undefined || found.value === zeroAddress) return [];
    return [{ address: found.value, fact: found.fact, as }];
  });
}

type Path = Installs['at'];

/** The places of the list that a path goes through; one where it goes through none. */
function placesOf(step: Step, path: Path): readonly number[] {
  const star = path.indexOf('*');
  const length = star === -1 ? 1 : lengthAt(step, ...path.slice(0, star));
  return Array.from({ length }, (_, n) => n);
}

function filled(path: Path, n: number): Path {
  return path.map((it) => (it === '*' ? n : it));
}
