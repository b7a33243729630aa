import { type Address, zeroAddress } from 'viem';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { addressAt, integerAt, lengthAt } from '../steps/stepTree.ts';

/** Who gets power by a call, and as what: the code of a contract, or a part of an account that acts or decides. */
export type ControlRecipient = Readonly<{
  address: Address;
  fact: FactId;
  as: 'code' | 'module' | 'guard' | 'handler';
}>;

type Path = readonly (string | number)[];
type Place = Readonly<{ as: ControlRecipient['as']; at: Path }>;

const code = (at: number): Place => ({ as: 'code', at: [at] });
const module = (at: number): Place => ({ as: 'module', at: [at] });

/** Where the functions that give power name who gets it. */
const places: Readonly<Record<string, Place>> = {
  'changeMasterCopy(address)': code(0),
  'upgradeTo(address)': code(0),
  'upgradeToAndCall(address,bytes)': code(0),
  'upgrade(address,address)': code(1),
  'upgradeAndCall(address,address,bytes)': code(1),
  'setImplementation(address)': code(0),
  '_setImplementation(address)': code(0),
  '_setPendingImplementation(address)': code(0),
  'setBeacon(address)': code(0),
  'enableModule(address)': module(0),
  'installModule(uint256,address,bytes)': module(1),
  'installExecution(address,((bytes4,bool,bool)[],(bytes4,uint32,bool,bool)[],bytes4[]),bytes)': module(0),
  'installPlugin(address,bytes32,bytes,bytes21[])': module(0),
  'setGuard(address)': { as: 'guard', at: [0] },
  'setModuleGuard(address)': { as: 'guard', at: [0] },
  'setFallbackHandler(address)': { as: 'handler', at: [0] },
  [`setup(address[],uint256,address,bytes,address,address,uint256,address)`]: { as: 'handler', at: [4] },
};

/** Everybody who gets power by a call. What is set to the zero address is taken away, and nobody's. */
export function controlRecipientsOf(step: Step): readonly ControlRecipient[] {
  return placesIn(step).flatMap(({ as, at }): readonly ControlRecipient[] => {
    const found = addressAt(step, ...at);
    if (found === undefined || found.value === zeroAddress) return [];
    return [{ address: found.value, fact: found.fact, as }];
  });
}

function placesIn(step: Step): readonly Place[] {
  const signature = step.fn?.signature ?? '';
  if (signature === 'enableModules(address[])') {
    return range(lengthAt(step, 0)).map((n) => ({ as: 'module', at: [0, n] }));
  }
  if (signature.startsWith('diamondCut(')) {
    // What is removed (2) names no facet.
    return range(lengthAt(step, 0))
      .filter((n) => integerAt(step, 0, n, 1)?.value !== 2n)
      .map((n) => ({ as: 'code', at: [0, n, 0] }));
  }
  const place = Object.hasOwn(places, signature) ? places[signature] : undefined;
  return place === undefined ? [] : [place];
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, n) => n);
}
