/**
 * What the flyer of each scenario means to do, from its briefing: what a person would say who believes what the asker says.
 * The comparison of a request with what was said is tested with them.
 */
import type { Clause, Intent } from '@readback/core/model/intent.ts';
import { type Address, parseEther, parseUnits } from 'viem';
import { account } from '../account.ts';
import { practiceMarker } from '../practiceMarker.ts';
import { guest, cloud } from '../practiceNames.ts';
import type { PracticeAddresses } from '../practiceInfo.ts';
import type { Setting } from '../scenario.ts';
import { allows, changes, collection, ether, gets, item, pays, revokes, token } from './clauses.ts';

/** `by`: whose intent it is; practice account 1 where nobody says. */
type Meant = Readonly<{ by?: Address; clauses: readonly Clause[]; anywhere?: true }>;

const { chainId } = practiceMarker;
const nothing: Meant = { clauses: [{ kind: 'nothing' }] };
const usd = (amount: string) => parseUnits(amount, 6);
const eth = parseEther;

type Of = (at: PracticeAddresses, setting: Setting) => Meant;
const me = (setting: Setting) => account(setting, 0);
const owner = (setting: Setting) => account(setting, 1);

function swapped(at: PracticeAddresses): Meant {
  return { clauses: [pays(token(at.practiceDollar), usd('3000')), gets(token(at.weth9), eth('0.98'))] };
}

const safePays =
  (amount: string): Of =>
  (at, it) => ({ by: at.safe, clauses: [pays(token(at.practiceDollar), usd(amount), account(it, 4))] });

/** By the id of the scenario. */
const meant: Readonly<Record<string, Of>> = {
  'approve-router': (at) => ({ clauses: [allows(at.router, token(at.practiceDollar), usd('3000'))] }),
  swap: swapped,
  'approve-permit2': (at) => ({ clauses: [allows(at.permit2, token(at.practiceDollar), usd('3000'))] }),
  'permit2-allows-router': (at) => ({
    clauses: [allows(at.universalRouter, token(at.practiceDollar), usd('3000'))],
  }),
  'universal-swap': swapped,
  'permit2-to-router': (at, it) => ({
    by: account(it, 8),
    clauses: [allows(at.universalRouter, token(at.practiceDollar), usd('3000'))],
  }),
  'seaport-buy': (at) => ({ clauses: [pays(ether, eth('1')), gets(item(at.practicePass, 7n), 1n)] }),
  'seaport-sell': (at, it) => ({
    by: account(it, 8),
    clauses: [pays(item(at.practicePass, 8n), 1n), gets(ether, eth('2'))],
  }),
  'smart-account-pays': (at, it) => ({
    by: at.smartAccount,
    clauses: [pays(token(at.practiceDollar), usd('250'), account(it, 4))],
  }),
  'delegate-published': (at, it) => ({ clauses: [changes('delegation', me(it), at.simple7702Account)] }),
  'upgrade-token': (at) => ({ clauses: [changes('code', at.changingToken, at.changedTokenCode)] }),
  'sign-safe-payment-1': safePays('1000'),
  'sign-safe-payment-2': (at, it) => ({
    by: at.safe,
    clauses: [pays(token(at.practiceDollar), usd('1000'), account(it, 4))],
  }),
  'sign-safe-batch': (at, it) => ({
    by: at.safe,
    clauses: [
      pays(ether, eth('1'), account(it, 4)),
      pays(token(at.practiceToken), eth('100'), account(it, 4)),
    ],
  }),
  'safe-add-owner': (at, it) => ({ by: owner(it), clauses: [changes('owner', at.safe, account(it, 4))] }),
  'safe-set-guard': (at, it) => ({ by: owner(it), clauses: [changes('guard', at.safe, at.practiceGuard)] }),
  'allow-honey': (at) => ({ clauses: [allows(at.router, token(at.honeypotToken), eth('500'))] }),
  message: () => ({
    anywhere: true,
    clauses: [{ kind: 'say', text: 'I am learning to read before I sign.' }],
  }),
  mail: () => ({ ...nothing, anywhere: true }),
  'pay-friend': (at) => ({ clauses: [pays(token(at.practiceDollar), usd('120'), guest)] }),
  'send-ether': () => ({ clauses: [pays(ether, eth('1.5'), guest)] }),
  'wrap-ether': (at) => ({ clauses: [pays(ether, eth('2')), gets(token(at.weth9), eth('2'))] }),
  'revoke-router': (at) => ({
    clauses: [revokes(at.router, token(at.practiceDollar))],
  }),
  'allow-savings': (at) => ({ clauses: [allows(at.practiceSavings, token(at.practiceDollar), usd('1000'))] }),
  'deposit-savings': (at) => ({
    clauses: [pays(token(at.practiceDollar), usd('1000')), gets(token(at.practiceSavings), usd('1000'))],
  }),
  'pay-two-at-once': (at) => ({
    clauses: [
      pays(token(at.practiceSavings), usd('50'), guest),
      pays(token(at.practiceSavings), usd('25'), cloud),
    ],
  }),
  'sign-in-here': (_, { host = 'localhost' }) => ({
    anywhere: true,
    clauses: [{ kind: 'signIn', site: host }],
  }),
  'safe-swap-owner': (at, it) => ({
    by: owner(it),
    clauses: [changes('owner', at.safe, account(it, 4), account(it, 3))],
  }),
  'cancel-order': () => ({ clauses: [{ kind: 'cancel' }] }),
  'wallet-alters': (at) => ({ clauses: [pays(token(at.practiceDollar), usd('200'), guest)] }),
  'wallet-replaces': (at) => ({ clauses: [pays(token(at.practiceToken), eth('40'), guest)] }),
  'wallet-hangs': () => ({ clauses: [pays(ether, eth('0.3'), cloud)] }),

  'unknown-order': () => nothing,
  'permit-to-stranger': () => nothing,
  'approval-to-stranger': (at) => ({ clauses: [allows(at.router, token(at.practiceDollar), 'noLimit')] }),
  'collection-to-contract': (at) => ({
    clauses: [allows(at.seaport, collection(at.practicePass))],
  }),
  delegatecall: safePays('1000'),
  'sign-in-elsewhere': (_, { host = 'localhost' }) => ({
    anywhere: true,
    clauses: [{ kind: 'signIn', site: host }],
  }),
  'blind-hash': (_, { host = 'localhost' }) => ({
    anywhere: true,
    clauses: [{ kind: 'signIn', site: host }],
  }),
  'permit2-to-stranger': (_, it) => ({ ...nothing, by: account(it, 8) }),
  'seaport-for-nothing': (_, it) => ({ ...nothing, by: account(it, 8) }),
  'delegate-sweeper': (at, it) => ({ clauses: [changes('delegation', me(it), at.simple7702Account)] }),
  'safe-enable-module': (at, it) => ({
    by: owner(it),
    clauses: [changes('module', at.safe, at.practiceModule)],
  }),
  'safe-one-is-enough': (at, it) => ({ by: owner(it), clauses: [changes('owner', at.safe, account(it, 4))] }),
  'toll-token': (at, it) => ({ clauses: [pays(token(at.feeToken), eth('100'), account(it, 1))] }),
  'loud-token': (at, it) => ({ clauses: [pays(token(at.eventToken), eth('100'), account(it, 1))] }),
  'loud-gift': (at) => ({ clauses: [gets(token(at.eventToken), eth('5000'))] }),
  'sell-honey': (at) => ({ clauses: [pays(token(at.honeypotToken), eth('500')), gets(token(at.weth9), 1n)] }),
  'dai-permit': () => nothing,
  'poisoned-history': (at) => ({ clauses: [pays(token(at.practiceDollar), usd('500'), guest)] }),
  'fake-dollar': (at) => ({
    clauses: [pays(ether, eth('1')), gets(token(at.practiceDollar), usd('2900'))],
  }),
  'homoglyph-name': (_, it) => ({ clauses: [pays(ether, eth('1'), account(it, 1))] }),
  'claim-fee': (at) => ({ clauses: [pays(ether, eth('0.4')), gets(token(at.practiceToken), 1n)] }),
  'allow-rewards': (at) => ({ clauses: [gets(token(at.practiceDollar), 1n)] }),
  'claim-rewards': (at) => ({ clauses: [gets(token(at.practiceDollar), usd('12'))] }),
  'withdraw-savings': (at) => ({
    clauses: [pays(token(at.practiceSavings), usd('100')), gets(token(at.practiceDollar), usd('100'))],
  }),
  'allow-multicall3': (at) => ({ clauses: [allows(at.multicall3, token(at.practiceDollar), usd('1000'))] }),
  'multicall3-takes': () => nothing,
  'safe-fallback-handler': (at, it) => ({
    by: owner(it),
    clauses: [changes('handler', at.safe, at.drainer)],
  }),
  'safe-approve-hash': safePays('1000'),
  'safe-wrong-hash': safePays('600'),
  'safe-refund': safePays('200'),
  'delegate-everywhere': (at, it) => ({ clauses: [changes('delegation', me(it), at.simple7702Account)] }),
  'watches-coinbase': (at) => ({ clauses: [gets(token(at.watcherToken), eth('100'))] }),
  'watches-gas-price': (at) => ({ clauses: [gets(token(at.watchingGift), eth('100'))] }),
  'watches-base-fee': (at) => ({ clauses: [gets(token(at.watchingGift), eth('50'))] }),
  'swap-no-minimum': swapped,
  'swap-output-elsewhere': swapped,
  'upgraded-meanwhile': (at) => ({ clauses: [pays(token(at.cargoToken), eth('100'), guest)] }),
  'not-on-this-chain': (at) => ({ clauses: [pays(ether, eth('3')), gets(token(at.weth9), eth('3'))] }),
  'refund-token': (at) => ({
    clauses: [pays(ether, eth('0.05')), gets(token(at.practiceDollar), usd('2500'))],
  }),
  'poison-in-batch': (at) => ({
    by: at.safe,
    clauses: [pays(token(at.practiceDollar), usd('800'), guest)],
  }),
  'revoke-approves': (at) => ({
    clauses: [revokes(at.stranger, token(at.practiceDollar))],
  }),
  'raise-allowance': () => nothing,
  'permit-for-another': (at) => ({ clauses: [allows(at.router, token(at.practiceDollar), usd('3000'))] }),
  'seaport-bulk': (at, it) => ({
    by: account(it, 8),
    clauses: [
      pays(item(at.practicePass, 8n), 1n),
      pays(item(at.practicePass, 9n), 1n),
      gets(ether, eth('4')),
    ],
  }),
};

/** What the flyer of a scenario means; undefined where nobody wrote it down. */
export function intentOf(id: string, setting: Setting): Intent | undefined {
  const of = Object.hasOwn(meant, id) ? meant[id] : undefined;
  if (of === undefined) return undefined;
  const { by, clauses, anywhere } = of(setting.info.addresses, setting);
  return {
    account: by ?? me(setting),
    ...(anywhere ? {} : { chainId }),
    said: '',
    quotes: [],
    clauses,
    saidAt: 0,
  };
}
