import { expect, test } from 'vitest';
import { holds } from '../../actions/purpose/when.ts';
import { controlKindOf } from '../../actions/control/controls.ts';
import type { AbiField, AbiType } from '../../codec/abiType.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import { modelOf } from './modelOf.ts';
import { allRows } from './rows.ts';
import { placedRows, standardRows } from '../testing/rows.ts';

type Parameter = Readonly<{ path: string; places: string; type: AbiType }>;

const rows = standardRows().map(({ source, selector, text, model }) => {
  const abi = functionAbi(text);
  const all = parametersOf(abi?.fields ?? [], '', '');
  return { source, selector, text, model, signature: abi?.signature ?? '', all, parts: all.filter(isPart) };
});

/** Whoever has one of these roles is weighed by rules of its own, and is someone else than the caller. */
const weighed: ReadonlySet<string> = new Set([
  'receiver',
  'payer',
  'power',
  'votes',
  'contract',
  'call',
  'remote',
  'validator',
  'hash',
  'position',
  'number',
  'record',
  'said',
  'thing',
]);

/** An offer, a permission or a payment of the caller's ends. */
const takesBack =
  /^(?:cancel|batchCancel|invalidate|bitsInvalidate|revoke|multiRevoke|decrease|delete|disableDelegation|renounce|remove|lockdown|nope|pause|unlock|free|advanceEpoch|increase(?:Epoch|Nonce)|increment)/;

/** Each was inspected: it starts nothing that costs, and ends nothing that pays. */
const harmless: ReadonlySet<string> = new Set(
  (
    '_setVotingDelay _setVotingPeriod acceptConditions accrueAccount accrueInterest applyPendingDebt approveMax approveMaxMinusOne approveZeroThenMax ' +
    'approveZeroThenMaxMinusOne attestToken balanceOfUnderlying boostMarkets borrowBalanceCurrent burn ' +
    'changeStateToPending clearDeallocationQueue commit connectPool cooldown cooldownOnBehalfOf createAccount ' +
    'createAndInitializePoolIfNecessary createLBPair createMarket createPair createPod createPool ' +
    'deployUserProxy disableController disconnectPool drip earmarkFees earmarkRewards ' +
    'enableBalanceForwarder enableCollateral enableNode enterMarket enterMarkets exchangeRateCurrent executeRequest follow ' +
    'forgiveAccountStatusCheck forgiveVaultStatusCheck increaseObservationCardinalityNext initialize kick ' +
    'kickFromBatch mintToTreasury poke proveWithdrawalTransaction ' +
    'receiveMessage receiveTbtc redeem reorderCollaterals registerCode registerNode requestRedemption requireAccountStatusCheck ' +
    'requireVaultStatusCheck resumeBeaconChainDeposits send setBlockStatus setName setNonce setRewardWeight ' +
    'setTimezoneLocation setTraderReferralCodeByUser setUiFeeFactor ' +
    'settleAccount setupNewToken setupNewTokenWithCreateReferral startCheckpoint startUnstaking sync timestamp ' +
    'totalBorrowsCurrent unfollow updateState user_checkpoint verifyCheckpointProofs ' +
    'verifyWithdrawalCredentials'
  ).split(' '),
);

/** Those of which the rule on rights that are given up is silent. */
const back = /^(?:pause|unpause|accept|cancel|revoke|remove|create|confirm|set(?:Reverse|SupplyQueue)$)/;

/** Each was inspected: it takes a power that was offered, or takes back one that was given. */
const harmlessPowers: ReadonlySet<string> = new Set(
  (
    'acceptAdmin acceptDefaultAdminTransfer acceptGuardian acceptOwnership acceptTimelock acceptTransfer build ' +
    'cancelDefaultAdminTransfer confirmDelegatedSigner confirmRPLWithdrawalAddress confirmWithdrawalAddress ' +
    'decreaseLPAllowance denyPlugin open pause removeAllDelegatePowers removeBurnOnBehalf removeClaimOnBehalf ' +
    'removeDelegate removeDelegatedSigner removeExchangeOnBehalf removeIssueOnBehalf removeMembers removePoolManager ' +
    'removeSubaccount revokeLPAllowance revokeLPTransferors revokePendingCap revokePendingGuardian ' +
    'revokePendingMarketRemoval revokePendingTimelock revokePermission setReceiveApproval setReverse setSupplyQueue ' +
    'unpause unsetRPLWithdrawalAddress'
  ).split(' '),
);

test('every function of the tables has a model', () => {
  expect(rows.length).toBeGreaterThan(350);
  const without = rows.filter(({ model }) => model === undefined);
  expect(without.map(({ source, text }) => `${source}: ${text}`)).toEqual([]);
});

test('every address, word, text and bytes of a modelled function has a role', () => {
  const without = rows.flatMap(({ source, text, model, parts }) =>
    parts
      .filter(({ path, type }) => needsRole(type) && roleAt(model?.roles, path) === undefined)
      .map(({ path }) => `${source}: ${path} of ${text}`),
  );
  expect(without).toEqual([]);
});

test('no role is for a parameter that the function does not have', () => {
  const unknown = rows.flatMap(({ source, text, model, all }) => {
    const paths = new Set(all.map(({ path }) => path));
    return Object.keys(model?.roles ?? {})
      .filter((path) => !paths.has(path))
      .map((path) => `${source}: ${path} of ${text}`);
  });
  expect(unknown).toEqual([]);
});

test('a position is a number, and no number but a packed address has a role of an account', () => {
  const wrong = rows.flatMap(({ text, model, parts }) =>
    parts
      .filter(({ path, type }) => {
        const role = model?.roles?.[path];
        const number = type.kind === 'uint' || type.kind === 'int';
        return (
          role !== undefined && (role === 'position' || role === 'number' ? !number : number && narrow(type))
        );
      })
      .map(({ path }) => `${path} of ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('tables that share a function say the same of it', () => {
  const seen = new Map<string, string>();
  const other = rows.flatMap(({ source, signature, parts, model }) => {
    const said = parts.map(({ path, places }) => `${places} ${roleAt(model?.roles, path) ?? ''}`).join();
    const it = `${model?.act} ${model?.zeroIsCaller} ${model?.zeroIsCalled} ${model?.marks} ${toText(model?.weakens)} ${toText(model?.locks)} ${toText(model?.forgoes)} ${said}`;
    const first = seen.get(signature) ?? it;
    seen.set(signature, first);
    return first === it ? [] : [`${source}: ${signature}`];
  });
  expect(other).toEqual([]);
});

test('each setting is weighed, or is known to take nothing from whoever makes it', () => {
  const open = unweighed('set').filter((text) => {
    const name = nameOf(text);
    return !takesBack.test(name) && !harmless.has(name);
  });
  expect(open).toEqual([]);
});

test('each change of power that names nobody who gains is said, or is known to take nothing', () => {
  const open = unweighed('control').filter((text) => !harmlessPowers.has(nameOf(text)));
  expect(open).toEqual([]);
});

test('what comes out of a protocol that lends is weighed against what is owed, or secures nothing', () => {
  const lend = new Set(
    allRows().flatMap(({ source, model }) => (model.act === 'debt' && !noLoans.has(source) ? [source] : [])),
  );
  const rows = allRows().filter(({ source }) => lend.has(source));
  const open = rows.flatMap(({ source, text, model }) => {
    if (model?.act !== 'outOf' || model.weakens !== undefined) return [];
    // Others have these by the same name: a pool that is known is asked.
    if (text.startsWith('withdrawETH(')) return [];
    return securesNothing.test(nameOf(text)) || apart.has(`${source}: ${nameOf(text)}`) ? [] : [text];
  });
  expect(lend.size).toBeGreaterThan(12);
  expect(open).toEqual([]);
});

/** They lend for the length of one call. */
const noLoans: ReadonlySet<string> = new Set(['Uniswap pools', 'Balancer']);

/** Each was inspected: rewards, what was lent or is held apart, and what comes once a debt is paid. */
const securesNothing =
  /^(?:claim\w*|getReward|closeTrove\w*|withdrawFromSP|settle|skim|exit|triggerValidatorWithdrawals|removeQuoteToken|redeemOnBehalf|requestUnlock|requestWithdrawal|executeWithdrawal|morphoWithdraw|erc4626\w+|unwrap\w+|aaveV3OptimizerWithdraw|erc20WrapperWithdrawTo|morphoWrapperWithdrawTo|urdClaim)$/;

/** The same, of names that mean something else elsewhere: what is lent, what is staked, and what lies in a box apart. */
const apart: ReadonlySet<string> = new Set([
  'Aave: redeem',
  'Abracadabra: withdraw',
  'Ajna: removeCollateral',
  'Morpho: withdraw',
]);

/** The functions of one act that no flag, no rule of its own and nobody named speaks of. */
function unweighed(act: 'set' | 'control'): readonly string[] {
  return [...rows, ...placedRows()].flatMap(({ text, model }) => {
    if (model?.act !== act) return [];
    const { weakens, locks, forgoes, forGood, roles = {} } = model;
    if ([weakens, locks, forgoes, forGood].some((it) => it !== undefined)) return [];
    if (Object.values(roles).some((role) => weighed.has(role))) return [];
    const signature = functionAbi(text)?.signature ?? '';
    if (act === 'control' && controlKindOf({ fn: { signature } } as never) !== undefined) return [];
    // What names nobody at all is said to be for good, but for a few that are known by their names.
    const namesNobody = !Object.values(roles).some((role) => role === 'owner' || role === 'account');
    return act === 'control' && namesNobody && !back.test(nameOf(text)) ? [] : [text];
  });
}

function nameOf(text: string): string {
  return text.slice(0, text.indexOf('('));
}

test('a model is found by selector and signature, and by no selector alone', () => {
  expect(modelOf({ selector: '0xa9059cbb', signature: 'transfer(address,uint256)', from: [] })?.act).toBe(
    'move',
  );
  expect(
    modelOf({ selector: '0xa9059cbb', signature: 'many_msg_babbage(bytes1)', from: [] }),
  ).toBeUndefined();
});

/** Numbers of any size are in what a table says of its arguments. */
function toText(it: unknown): string | undefined {
  return JSON.stringify(it, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

function parametersOf(fields: readonly AbiField[], path: string, places: string): readonly Parameter[] {
  return fields.flatMap(({ name, type: whole }, at) => {
    const type = elementOf(whole);
    const here = { path: path + name, places: `${places}${at}`, type };
    if (type.kind !== 'tuple') return [here];
    return [here, ...parametersOf(type.fields, `${here.path}.`, `${here.places}.`)];
  });
}

function elementOf(type: AbiType): AbiType {
  return type.kind === 'array' ? elementOf(type.of) : type;
}

function isPart({ type }: Parameter): boolean {
  return type.kind !== 'tuple';
}

function needsRole({ kind }: AbiType): boolean {
  return ['address', 'bytes', 'string', 'fixedBytes'].includes(kind);
}

function narrow(type: AbiType): boolean {
  return 'bits' in type && type.bits < 160;
}

/** The role of a parameter, or of the nearest struct around it that has one. */
function roleAt(roles: Readonly<Record<string, string>> = {}, path: string): string | undefined {
  if (path === '') return undefined;
  return roles[path] ?? roleAt(roles, path.slice(0, Math.max(0, path.lastIndexOf('.'))));
}

test('the key of a validator that is paid for is one that receives, in every table', () => {
  const paid = new Set(['into', 'buy', 'bridge', 'move', 'trade']);
  const keys = allRows().flatMap(({ text, model }) => {
    if (model === undefined || !paid.has(model.act)) return [];
    return parametersOf(functionAbi(text)?.fields ?? [], '', '')
      .filter(({ path, type }) => type.kind === 'bytes' && isKeyName(path.split('.').at(-1) ?? ''))
      .map(({ path }) => ({ at: `${path} of ${text}`, role: roleAt(model.roles, path) }));
  });
  expect(keys.length).toBeGreaterThan(6);
  expect(keys.filter(({ role }) => role !== 'validator')).toEqual([]);
});

function isKeyName(name: string): boolean {
  return /pub_?keys?$|public_?keys?$|validator_?keys?$|^_?validators?$/i.test(name);
}

/** Numbers that choose one of several ways, of functions that set something: those that cost nothing. `all`: none does. */
const harmlessChoices: Readonly<Record<string, 'all' | readonly number[]>> = {
  // Each kind of description is beside the others of a name.
  'setABI: contentType': 'all',
  // Rebates of both ways; any other number is for one of them.
  'setRebateTreasuryFeeMode: _rebateTreasuryFeeMode': [0],
};

test('of every number that chooses a way to set something, the tables say which cost nothing', () => {
  const choices = [...rows, ...placedRows()].flatMap(({ text, model }) => {
    if (model?.act !== 'set' || takesBack.test(nameOf(text))) return [];
    const flags = [model.weakens, model.locks, model.forgoes, model.forGood, model.offers];
    if (flags.includes(true)) return [];
    return parametersOf(functionAbi(text)?.fields ?? [], '', '')
      .filter(({ path, type }) => isNumber(type) && /(?:mode|kind|type|option)s?$/i.test(path))
      .map(({ path }) => ({ id: `${nameOf(text)}: ${path}`, path, flags }));
  });
  expect([...new Set(choices.map(({ id }) => id))].toSorted()).toEqual(
    Object.keys(harmlessChoices).toSorted(),
  );
  for (const { id, path, flags } of choices) {
    const harmlessOnes = harmlessChoices[id] ?? [];
    if (harmlessOnes === 'all') continue;
    for (let value = 0; value < 256; value += 1) {
      const args = [{ name: path, value: { kind: 'integer', value: BigInt(value) } }];
      const costs = flags.some((said) => said !== undefined && holds({ args } as never, said));
      expect({ id, value, costs }).toEqual({ id, value, costs: !harmlessOnes.includes(value) });
    }
  }
});

function isNumber({ kind }: AbiType): boolean {
  return kind === 'uint' || kind === 'int';
}
