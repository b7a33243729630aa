import { type Address, encodeFunctionData, parseAbi } from 'viem';
import { same } from '../../ledger/account.ts';
import { selectors } from '../../world/selectors.ts';
import { solidity } from '../../world/solidity.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';
import { domainHashOf, eip712Hashes } from '../../crypto/eip712.ts';
import type { Effects, PinnedBlock } from '../../model/effects.ts';
import type { TypedData } from '../../model/request.ts';
import type { Permit } from './permitGrants.ts';
import type { RunPlan } from '../runPlan.ts';
import { unforeseeable } from '../engines/unforeseeable.ts';
import type { AtPin } from './atPin.ts';
import type { PermitPlan } from './permit.ts';
import type { RunIt } from './derivation.ts';

/**
 * Whether a contract that has the domain of a permit (ERC-2612, or DAI's) takes one and does nothing but what it says:
 * an owner who is made up signs the same for the same spender, and a stranger hands it in. True where the allowance does
 * not become what was signed, or something else changes. False where nothing could be run, where the contract has another
 * domain, and for well-known tokens.
 */
export async function isNoPermit(
  { permit, typed }: PermitPlan,
  block: PinnedBlock,
  at: AtPin,
  run: RunIt,
): Promise<boolean> {
  const { contract, standard } = permit;
  if (standard === 'Permit2' || isWellKnown(block.chainId, contract)) return false;
  const its = await at.word(contract, selectors.DOMAIN_SEPARATOR);
  if (its.s !== 'known' || its.v !== BigInt(domainHashOf(typed) ?? 0)) return false;
  const plan = await permitRun(permit, typed);
  const ran = await run(plan);
  if (ran.s !== 'known') return false;
  const { effects } = ran.v;
  if (effects.status === 'revert') return true;
  // Only eth_simulateV1 reports changes that nobody asked about.
  if (effects.engines[0]?.name !== 'eth_simulateV1') return false;
  return !isAllowanceAlone(effects, permit);
}

function isAllowanceAlone({ lines }: Effects, { contract, spender }: Permit): boolean {
  const changed = lines.filter(({ what }) => what !== 'fee');
  const [only] = changed;
  if (only === undefined || changed.length > 1 || only.what !== 'allowance') return false;
  const { asset, counterparty, after } = only;
  const here = asset?.kind === 'token' && same(asset.address, contract);
  const given = after.s === 'known' && typeof after.v === 'bigint' && after.v > 0n;
  return here && given && same(counterparty, spender);
}

const never = 2n ** 256n - 1n;

async function permitRun(
  { contract, spender, standard, grants }: Permit,
  typed: TypedData,
): Promise<RunPlan> {
  const { syntheticSigner } = await import('./syntheticSigner.ts');
  const signer = syntheticSigner();
  const [owner, sender]: readonly [Address, Address] = [signer.address, unforeseeable()];
  // Taking nothing back from nobody would show nothing.
  const value = grants[0]?.value === 0n ? 1n : (grants[0]?.value ?? 1n);
  const message =
    standard === 'DAI'
      ? { holder: owner, spender, nonce: 0n, expiry: 0n, allowed: true }
      : { owner, spender, value, nonce: 0n, deadline: never };
  const { v, r, s } = await signer.sign(eip712Hashes({ ...typed, message }).digest);
  const data =
    standard === 'DAI'
      ? encodeFunctionData({ abi: older, args: [owner, spender, 0n, 0n, true, v, r, s] })
      : encodeFunctionData({ abi: standardOne, args: [owner, spender, value, never, v, r, s] });
  return {
    kind: 'run',
    from: sender,
    calls: [{ to: contract, value: 0n, data }],
    atomic: true,
    set: { gas: 1_000_000n },
    overrides: [{ address: sender, balance: 2n ** 100n }],
    accounts: [owner],
    assumed: [],
  };
}

const standardOne = parseAbi([solidity.permit]);
const older = parseAbi([solidity.permitAllowed]);
