import type { Hex } from 'viem';
import { accessManager } from './governance/accessManager.ts';
import { acrossNetworks } from './bridges/acrossNetworks.ts';
import { accounts } from './accounts/accounts.ts';
import { aragon } from './governance/aragon.ts';
import { delegatedPowers } from './accounts/delegatedPowers.ts';
import { delegations } from './accounts/delegations.ts';
import { erc4337 } from './accounts/erc4337.ts';
import { erc4626 } from './tokens/erc4626.ts';
import { forwarders } from './accounts/forwarders.ts';
import { governance } from './governance/governance.ts';
import { modular } from './accounts/modular.ts';
import { safeModules } from './accounts/safeModules.ts';
import { timelocks } from './governance/timelocks.ts';
import { zodiac } from './accounts/zodiac.ts';
import { batches } from './accounts/batches.ts';
import { collectibles } from './tokens/collectibles.ts';
import { erc20 } from './tokens/erc20.ts';
import { exchanges } from './exchanges/exchanges.ts';
import { erc721 } from './tokens/erc721.ts';
import { erc1155 } from './tokens/erc1155.ts';
import { operators } from './tokens/operators.ts';
import { ownership } from './governance/ownership.ts';
import { payouts } from './tokens/payouts.ts';
import { permit2Functions } from './tokens/permit2.ts';
import { permits } from './tokens/permits.ts';
import { safe } from './accounts/safe.ts';
import { protocols } from './protocols.ts';
import type { AbiTable } from './table.ts';
import { tokenMore } from './tokens/tokenMore.ts';
import { tokenReads } from './tokens/tokenReads.ts';
import { upgrades } from './governance/upgrades.ts';
import { views } from './tokens/views.ts';
import { weth9 } from './tokens/weth9.ts';

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
  permit2Functions,
  weth9,
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
