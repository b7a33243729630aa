import type { Hex } from 'viem';
import { accessManager } from './accessManager.ts';
import { acrossNetworks } from './acrossNetworks.ts';
import { accounts } from './accounts.ts';
import { aragon } from './aragon.ts';
import { delegatedPowers } from './delegatedPowers.ts';
import { delegations } from './delegations.ts';
import { erc4337 } from './erc4337.ts';
import { erc4626 } from './erc4626.ts';
import { forwarders } from './forwarders.ts';
import { governance } from './governance.ts';
import { modular } from './modular.ts';
import { safeModules } from './safeModules.ts';
import { timelocks } from './timelocks.ts';
import { zodiac } from './zodiac.ts';
import { batches } from './batches.ts';
import { collectibles } from './collectibles.ts';
import { erc20 } from './erc20.ts';
import { exchanges } from './exchanges.ts';
import { erc721 } from './erc721.ts';
import { erc1155 } from './erc1155.ts';
import { operators } from './operators.ts';
import { ownership } from './ownership.ts';
import { payouts } from './payouts.ts';
import { permit2 } from './permit2.ts';
import { permits } from './permits.ts';
import { safe } from './safe.ts';
import { protocols } from './protocols.ts';
import type { AbiTable } from './table.ts';
import { tokenMore } from './tokenMore.ts';
import { tokenReads } from './tokenReads.ts';
import { uniswapV2 } from './uniswapV2.ts';
import { uniswapV3 } from './uniswapV3.ts';
import { upgrades } from './upgrades.ts';
import { views } from './views.ts';
import { weth9 } from './weth9.ts';

/** All tables. Where two have one selector, the earlier one gives the names of the parameters. */
export const standardTables: readonly AbiTable[] = [
  erc20,
  erc721,
  erc1155,
  erc4626,
  tokenMore,
  tokenReads,
  operators,
  permits,
  permit2,
  weth9,
  uniswapV2,
  uniswapV3,
  batches,
  safe,
  ownership,
  upgrades,
  ...exchanges,
  ...collectibles,
  ...acrossNetworks,
  payouts,
  safeModules,
  erc4337,
  accounts,
  modular,
  delegations,
  delegatedPowers,
  governance,
  timelocks,
  accessManager,
  zodiac,
  aragon,
  forwarders,
  ...protocols,
  views,
];

export type StandardFunction = Readonly<{ source: string; text: string }>;

/**
 * The functions of the standards that have this selector, as text: `approve(address,uint256)` is one of ERC-20
 * and one of ERC-721.
 */
export function standardFunctions(selector: Hex): readonly StandardFunction[] {
  bySelector ??= index();
  return bySelector.get(selector) ?? [];
}

let bySelector: ReadonlyMap<Hex, readonly StandardFunction[]> | undefined;

function index(): ReadonlyMap<Hex, readonly StandardFunction[]> {
  const map = new Map<Hex, StandardFunction[]>();
  for (const { source, functions } of standardTables) {
    for (const [selector, text] of functions) {
      const there = map.get(selector);
      if (there === undefined) map.set(selector, [{ source, text }]);
      else there.push({ source, text });
    }
  }
  return map;
}
