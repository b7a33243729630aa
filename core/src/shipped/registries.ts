/**
 * A contract of a protocol that says which others are its protocol’s own, by its shipped name and how it is asked. `lists`: whoever
 * runs the protocol put each of them there. Otherwise it made them, for anybody: their code is the protocol’s, and what they hold
 * and who runs them is not told.
 */
export type OwnRegistry = Readonly<{
  name: string;
  asks:
    | 'isWhitelisted'
    | 'isValidMarket'
    | 'isYT'
    | 'is_registered'
    | 'gauge_types'
    | 'isGauge'
    | 'isVerified'
    | 'isDex'
    | 'ownerOf'
    | 'prev';
  lists: boolean;
}>;

/** The registries for what the functions of a source name, those that list before those that make. */
export function registriesFor(source: string): readonly OwnRegistry[] {
  return Object.hasOwn(registries, source) ? (registries[source] ?? []) : [];
}

/** The same for the contract itself that is called by a function of a source. */
export function registriesOfCalled(source: string): readonly OwnRegistry[] {
  return Object.hasOwn(ofCalled, source) ? (ofCalled[source] ?? []) : [];
}

/** Whether a registry of that name lists what is its protocol’s, rather than making it for anybody. */
export function isListing(name: string): boolean {
  return [registries, ofCalled].some((its) =>
    Object.values(its).some((all) => all.some((it) => it.lists && it.name === name)),
  );
}

/** Whether a registry of that name says which contracts are its protocol’s own that people call. */
export function isOfCalled(name: string): boolean {
  return Object.values(ofCalled).some((all) => all.some((it) => it.name === name));
}

/** From PendleGaugeControllerUpg.sol, PendleMarketFactoryV7Upg.sol and PendleYieldContractFactoryUpg.sol of github.com/pendle-finance/pendle-core-v2-public. */
const registries: Readonly<Record<string, readonly OwnRegistry[]>> = {
  Pendle: [
    { name: 'Pendle gauge controller', asks: 'isWhitelisted', lists: true },
    { name: 'Pendle market factory', asks: 'isValidMarket', lists: false },
    { name: 'Pendle yield contract factory', asks: 'isYT', lists: false },
  ],
};

/**
 * Gauges, by Curve’s GaugeController.vy, to which votes add them, and by Voter.sol of Velodrome, which takes the code of its own
 * factories alone: what is put in comes out for whoever put it in.
 */
const gauges: readonly OwnRegistry[] = [
  { name: 'Curve gauge controller', asks: 'gauge_types', lists: true },
  { name: 'Aerodrome voter', asks: 'isGauge', lists: true },
];

/**
 * Settlers that swap for whoever calls them, by the deployer of 0x: the one that its feature 2 is run by, and the one before it,
 * which may be called for a while. From Deployer.sol of github.com/0xProject/0x-settler.
 */
const settlers: readonly OwnRegistry[] = [
  { name: 'Settler deployer of 0x', asks: 'ownerOf', lists: true },
  { name: 'Settler deployer of 0x', asks: 'prev', lists: true },
];

/**
 * From MetaRegistry.vy of github.com/curvefi/metaregistry: anybody has a pool made. From GovernedPerspective.sol of
 * github.com/euler-xyz/evk-periphery: vaults are put there. From dex/factory/main.sol of github.com/Instadapp/fluid-contracts-public:
 * only whom Fluid lets have pools made.
 */
const ofCalled: Readonly<Record<string, readonly OwnRegistry[]>> = {
  Curve: [{ name: 'Curve registry', asks: 'is_registered', lists: false }],
  '0x': settlers,
  'Gauges and vaults': gauges,
  'Fluid pools': [{ name: 'Fluid pool factory', asks: 'isDex', lists: true }],
  'ERC-4626': [{ name: 'Euler governed perspective', asks: 'isVerified', lists: true }],
};
