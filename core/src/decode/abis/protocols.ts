import { aave } from './lending/aave.ts';
import { abracadabra } from './lending/abracadabra.ts';
import { airdrops } from './tokens/airdrops.ts';
import { ajna } from './lending/ajna.ts';
import { alchemix } from './lending/alchemix.ts';
import { compoundV2 } from './lending/compoundV2.ts';
import { compoundV3 } from './lending/compoundV3.ts';
import { convex } from './staking/convex.ts';
import { dsa } from './accounts/dsa.ts';
import { eigenLayer } from './staking/eigenLayer.ts';
import { ens } from './accounts/ens.ts';
import { ethena } from './staking/ethena.ts';
import { etherFi } from './staking/etherFi.ts';
import { euler } from './lending/euler.ts';
import { farcaster } from './accounts/farcaster.ts';
import { fluid } from './lending/fluid.ts';
import { fraxlend } from './lending/fraxlend.ts';
import { gearbox } from './lending/gearbox.ts';
import { gitcoin } from './governance/gitcoin.ts';
import { gmx } from './aggregators/gmx.ts';
import { governanceRecords } from './governance/governanceRecords.ts';
import { identities } from './accounts/identities.ts';
import { lido } from './staking/lido.ts';
import { liquity } from './lending/liquity.ts';
import { maker } from './lending/maker.ts';
import { merkl } from './staking/merkl.ts';
import { morpho } from './lending/morpho.ts';
import { notional } from './lending/notional.ts';
import { olympus } from './governance/olympus.ts';
import { pendle } from './aggregators/pendle.ts';
import { predictions } from './aggregators/predictions.ts';
import { restaking } from './staking/restaking.ts';
import { rocketPool } from './staking/rocketPool.ts';
import { sablier } from './staking/sablier.ts';
import { silo } from './lending/silo.ts';
import { stakeWise } from './staking/stakeWise.ts';
import { summer } from './lending/summer.ts';
import { superfluid } from './staking/superfluid.ts';
import { synthetix } from './aggregators/synthetix.ts';
import { tbtc } from './staking/tbtc.ts';
import { voteEscrow } from './governance/voteEscrow.ts';
import { yearn } from './staking/yearn.ts';
import { zora } from './markets/zora.ts';
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
