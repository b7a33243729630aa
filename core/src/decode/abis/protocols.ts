import { aave } from './aave.ts';
import { abracadabra } from './abracadabra.ts';
import { airdrops } from './airdrops.ts';
import { ajna } from './ajna.ts';
import { alchemix } from './alchemix.ts';
import { compoundV2 } from './compoundV2.ts';
import { compoundV3 } from './compoundV3.ts';
import { convex } from './convex.ts';
import { dsa } from './dsa.ts';
import { eigenLayer } from './eigenLayer.ts';
import { ens } from './ens.ts';
import { ethena } from './ethena.ts';
import { etherFi } from './etherFi.ts';
import { euler } from './euler.ts';
import { farcaster } from './farcaster.ts';
import { fluid } from './fluid.ts';
import { fraxlend } from './fraxlend.ts';
import { gearbox } from './gearbox.ts';
import { gitcoin } from './gitcoin.ts';
import { gmx } from './gmx.ts';
import { governanceRecords } from './governanceRecords.ts';
import { identities } from './identities.ts';
import { lido } from './lido.ts';
import { liquity } from './liquity.ts';
import { maker } from './maker.ts';
import { merkl } from './merkl.ts';
import { morpho } from './morpho.ts';
import { notional } from './notional.ts';
import { olympus } from './olympus.ts';
import { pendle } from './pendle.ts';
import { predictions } from './predictions.ts';
import { restaking } from './restaking.ts';
import { rocketPool } from './rocketPool.ts';
import { sablier } from './sablier.ts';
import { silo } from './silo.ts';
import { stakeWise } from './stakeWise.ts';
import { summer } from './summer.ts';
import { superfluid } from './superfluid.ts';
import { synthetix } from './synthetix.ts';
import { tbtc } from './tbtc.ts';
import { voteEscrow } from './voteEscrow.ts';
import { yearn } from './yearn.ts';
import { zora } from './zora.ts';
import type { AbiTable } from './table.ts';

/** The tables of lending, staking, names and other protocols. A new one is a file beside this and a line here. */
export const protocols: readonly AbiTable[] = [
  aave,
  abracadabra,
  airdrops,
  ajna,
  alchemix,
  compoundV2,
  compoundV3,
  convex,
  dsa,
  eigenLayer,
  ens,
  ethena,
  etherFi,
  euler,
  farcaster,
  fluid,
  fraxlend,
  gearbox,
  gitcoin,
  gmx,
  governanceRecords,
  identities,
  lido,
  liquity,
  maker,
  merkl,
  morpho,
  notional,
  olympus,
  pendle,
  predictions,
  restaking,
  rocketPool,
  sablier,
  silo,
  stakeWise,
  summer,
  superfluid,
  synthetix,
  tbtc,
  voteEscrow,
  yearn,
  zora,
];
