import type { Address } from 'viem';
import { knownName } from '../../shipped/known.ts';
import { isReactor, protocolAt } from '../../shipped/protocols.ts';
import { same } from '../../ledger/account.ts';
import { offersOf } from '../../actions/offers/offers.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import { isKnown } from '../../evidence/book.ts';
import { isOfPermit2, type Grant } from '../../actions/approvals/grants.ts';
import { isOpenToAll } from '../../actions/approvals/openContracts.ts';
import { ownAccounts } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** A permission for a contract that is known, and not known to need any. */
export const notSpender: readonly Rule[] = [
  {
    id: 'approvals.notSpender',
    severity: 'caution',
    needs: ['step.<s>.arg.spender'],
    readsSteps: true,
    run: (view) => [...ownGrants(view, false), ...ownGrants(view, true)].map((it) => judged(view, it)),
  },
];

function judged(view: Evidence, grant: Grant): RuleAnswer {
  const { step, spender, spenderFact } = grant;
  const byPermit2 = isOfPermit2(grant);
  // Of an order, the contract that sees to it takes what is given.
  const isKept = offersOf(step).some(({ keptBy }) => same(keptBy?.value, spender));
  if (isKept && isReactor(requestChain(view), spender)) return clear(spenderFact);
  if (isSpender(view, spender, byPermit2) || isOpenToAll(view, spender)) return clear(spenderFact);
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [spenderFact],
    says: { id: 'approvals.notSpender.says', args: { spender: spenderFact } },
    why: { id: 'approvals.notSpender.why', args: {} },
    remedy: { id: 'approvals.notSpender.remedy', args: {} },
  };
}

/** Whether a contract is known as a spender; so is whatever Readback ships no name of, which other rules weigh. */
function isSpender(view: Evidence, contract: Address, byPermit2: boolean): boolean {
  const chainId = requestChain(view);
  const name =
    chainId === undefined ? undefined : (protocolAt(chainId, contract) ?? knownName(chainId, contract));
  if (name === undefined || spenders.test(name)) return true;
  if (byPermit2 && name === 'Uniswap universal router') return true;
  return ownAccounts(view).has(contract.toLowerCase()) || isKnown(view, contract);
}

/**
 * The shipped names of contracts that take what is allowed to them from whoever calls, or by what the owner signed. Left
 * out on purpose: those that make calls of others' choosing (Pendle swap, CoW settlement), that take through Permit2 or a
 * proxy of their own alone (Universal Router, Augustus v5, OKX), and those that take nothing.
 */
const spenders =
  /^(?:1inch |0x |Across |ApeCoin staking|Aerodrome (?:router|concentrated router|voting escrow)|Aave (?:v\d (?:pool|native token gateway)|Umbrella)|Aura |BENQI |Balancer |Clipper |Base bridge|Optimism bridge|OP Stack bridge|Polygon (?:bridge|deposit manager)|Linea |Scroll |zkSync |Arbitrum gateway|CCTP |CoW Protocol vault relayer|CoW Protocol ETH flow|Compound |Convex |Curve |ENS |EigenLayer strategy|Ethena |Farcaster tier registry|GMX (?:GLP|GLV|router|v2 router|reward|vester|affiliate|position)|Gnosis (?:bridge router|omnibridge$|xDAI bridge)|KyberSwap |LI\.FI |Lens |Lido |LooksRare exchange|Maker |MetaMask swap router|Morpho|Odos |OpenOcean |OpenSea conduit|PancakeSwap (?:smart|v2) router|Pendle (?:router|limit router|vote-escrowed)|Permit2$|QuickSwap (?:router|v3 router|positions)|Rainbow router|Rocket Pool |Sablier |Savings xDAI adapter|Safe(?: L2)? \d|Seaport|Sky |Spark |Staked |Stargate |Superfluid |SushiSwap (?:v2 router|route processor|snwap router)|The Graph staking|Threshold |Uniswap (?:[vV]2 router|v3 router|v3 router 2|v3 migrator|v3 positions|v4 positions)|Velodrome (?:router|voting escrow)|Velora Augustus v6|WalletConnect stake|WETH9$|Yearn |Zerion router|Zora |ether\.fi |tBTC)/;
