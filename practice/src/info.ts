import type { PracticeAddresses, PracticeInfo, PracticeRecord } from '@readback/scenarios/practiceInfo.ts';
import { otherPracticeChainId, practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { accounts } from './accounts.ts';

/**
 * Everything the practice chain says of itself at `now` (seconds since the epoch). An address without a name here is
 * one that nobody vouches for: its source is not published, and it is half a day old.
 */
export function practiceInfo(addresses: PracticeAddresses, now: number): PracticeInfo {
  const contracts = Object.entries(names).flatMap(([key, name]) => {
    const address = addresses[key as keyof PracticeAddresses];
    const symbol = symbols[key as keyof PracticeAddresses];
    const more = symbol === undefined ? {} : { symbol };
    return name === undefined ? [] : [{ chainId: practiceMarker.chainId, address, name, ...more }];
  });
  const people = [practiceMarker.chainId, otherPracticeChainId].flatMap((chainId) =>
    accounts.map((it) => ({ chainId, ...it })),
  );
  return { accounts, addresses, labels: [...people, ...contracts], records: records(addresses, now) };
}

/** What tokens with a name here call themselves. */
const symbols: Readonly<Partial<Record<keyof PracticeAddresses, string>>> = {
  weth9: 'WETH',
  practiceDollar: 'PUSD',
  practiceToken: 'PRAC',
};

const day = 86_400;

function records(addresses: PracticeAddresses, now: number): readonly PracticeRecord[] {
  return Object.entries(names).flatMap(([key, name]) => {
    if (key === 'stranger') return [];
    const address = addresses[key as keyof PracticeAddresses];
    const verified = name !== undefined;
    return [{ address, verified, createdAt: Math.floor(now) - (verified ? 800 * day : day / 2) }];
  });
}

const names: Readonly<Record<keyof PracticeAddresses, string | undefined>> = {
  multicall3: 'Multicall3',
  weth9: 'Wrapped Ether',
  factory: 'Uniswap V2 factory',
  router: 'Uniswap V2 router',
  practiceToken: 'Practice Token',
  practiceDollar: 'Practice Dollar',
  practicePass: 'Practice Pass',
  wethDollarPair: 'Uniswap V2 pair WETH/PUSD',
  wethTokenPair: 'Uniswap V2 pair WETH/PRAC',
  safe: 'Practice Safe',
  safeSingleton: 'Safe 1.4.1',
  safeProxyFactory: 'Safe proxy factory 1.4.1',
  safeFallbackHandler: 'Safe fallback handler 1.4.1',
  multiSend: 'Safe MultiSend 1.4.1',
  multiSendCallOnly: 'Safe MultiSendCallOnly 1.4.1',
  trap: undefined,
  stranger: undefined,
  ensRegistry: 'ENS registry',
  ensReverseRegistrar: 'ENS reverse registrar',
  ensResolver: 'Practice resolver',
  ensFarResolver: 'Practice off-chain resolver',
  ensUniversalResolver: 'Practice universal resolver',
  permit2: 'Permit2',
  universalRouter: 'Uniswap Universal Router 2.1',
  seaport: 'Seaport 1.6',
  conduitController: 'Seaport conduit controller',
  entryPoint: 'EntryPoint 0.8',
  simpleAccountFactory: 'Simple account factory 0.8',
  simple7702Account: 'Simple7702Account 0.8',
  smartAccount: 'Practice smart account',
  practiceItems: 'Practice Items',
  practiceUnits: 'Practice Units',
  practiceVault: 'Practice vault',
  practiceModule: undefined,
  practiceGuard: 'Practice guard',
  changingToken: 'Changing Token',
  changingTokenCode: 'Changing Token code',
  changedTokenCode: undefined,
  sweeper: undefined,
  eventToken: undefined,
  feeToken: undefined,
  rebasingToken: undefined,
  silentToken: undefined,
  hookToken: undefined,
  echo: undefined,
  honeypotToken: undefined,
  watcherToken: undefined,
  practiceDai: 'Practice Dai',
  practiceSavings: 'Practice Savings',
  cargoToken: 'Cargo Token',
  cargoTokenCode: 'Cargo Token code',
  takenCargoCode: undefined,
  fakeDollar: undefined,
  refundToken: undefined,
  drainer: undefined,
  watchingGift: undefined,
};
