import { type AccountPart, factOfAccount } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { safeSingletons } from '../../shipped/safe/singletons.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { Fact, FactId, Facts, FactValue } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { toldAtPin } from '../../world/provenance.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { hexBytes } from '../../world/schema.ts';
import type { ReadAt } from '../../world/chainRead.ts';
import { knownName } from '../../shipped/known.ts';
import { standsSomewhere } from '../../shipped/somewhere.ts';
import { tokenFacts } from '../tokens/tokenFacts.ts';

/** How many payees are inspected. */
const most = 8;

/** The fact of whether a contract is at an account on another network. */
export function codeElsewhereFact(account: Address): FactId {
  return factOfAccount(account, 'codeElsewhere');
}

/**
 * What is known of whom the steps pay, beyond what is asked of every account: of a contract that gets tokens, whether it
 * answers as a token itself (`token.….symbol`, `token.….decimals`; nothing where it does not) and, if it is a Safe, of
 * which release (`account.….release`), and of an account without
 * code, whether a contract is there on another network (`account.….codeElsewhere`): by the lists that ship with Readback or, if it
 * never sent anything here, on Ethereum, which is asked only where names are, so that no network is reached that is not in use. `accounts` are the codes and nonces.
 */
export async function payeeFacts(
  at: ReadAt,
  steps: readonly Step[],
  accounts: Promise<Facts>,
): Promise<readonly Fact[]> {
  const payments = everyStep(steps)
    .flatMap(paymentsOf)
    .filter(({ across }) => across !== true);
  const payees = new Map<string, Readonly<{ to: Address; tokens: boolean }>>();
  for (const { to, what } of payments) {
    const key = to.toLowerCase();
    const tokens = what !== 'native' || payees.get(key)?.tokens === true;
    if (payees.has(key) || payees.size < most) payees.set(key, { to, tokens });
  }
  const there = await accounts;
  const facts = await Promise.all([...payees.values()].map((it) => factsOf(at, it, there)));
  return facts.flat();
}

async function factsOf(
  at: ReadAt,
  { to, tokens }: Readonly<{ to: Address; tokens: boolean }>,
  accounts: Facts,
): Promise<readonly Fact[]> {
  const told = (what: AccountPart): FactValue | undefined =>
    valueOf(accounts[factOfAccount(to, what)]?.value);
  const [code, nonce] = [told('code'), told('nonce')];
  if (code?.kind !== 'code') return [];
  if (code.state === 'contract') {
    const its = await Promise.all([tokens ? asToken(at, to) : [], asSafe(at, to)]);
    return its.flat();
  }
  if (code.state === 'none' && (await standsSomewhere(to))) {
    const value = { s: 'known', v: { kind: 'bool', value: true } } as const;
    return [{ id: codeElsewhereFact(to), value, from: [{ by: 'source', name: 'Readback' }] }];
  }
  const unused = code.state === 'none' && nonce?.kind === 'integer' && nonce.value === 0n;
  return unused ? elsewhere(at, to) : [];
}

/** Which release of Safe an account borrows its code from, by the first slot of its storage; nothing for any other. */
async function asSafe({ world, block, signal }: ReadAt, address: Address): Promise<readonly Fact[]> {
  const params = [address, '0x0', { blockHash: block.parentHash }];
  const question = { chainId: block.chainId, method: 'eth_getStorageAt', params };
  const word = await rpc(world, question, ordinary(signal), hexBytes);
  const singleton = word.s === 'known' ? word.v.value.toLowerCase() : '';
  if (word.s !== 'known' || !/^0x0{24}[0-9a-f]{40}$/.test(singleton)) return [];
  const at = `0x${singleton.slice(26)}` as const;
  if (!safeSingletons.has(at)) return [];
  const release = / (\d[\d.]*)$/.exec(knownName(block.chainId, at) ?? '')?.[1] ?? 'Safe';
  return [
    {
      id: factOfAccount(address, 'release'),
      value: { s: 'known', v: { kind: 'text', text: release } },
      from: [toldAtPin(block, word.v.endpoint)],
    },
  ];
}

async function asToken(at: ReadAt, address: Address): Promise<readonly Fact[]> {
  const { facts } = await tokenFacts(at, address);
  return facts.every(({ value }) => value.s === 'known') ? facts : [];
}

async function elsewhere({ world, block, signal }: ReadAt, to: Address): Promise<readonly Fact[]> {
  const service = await world.ask('ens', { chainId: block.chainId, typed: false }, ordinary(signal));
  if (service.s !== 'known' || service.v.chainId === block.chainId) return [];
  const question = { chainId: service.v.chainId, method: 'eth_getCode', params: [to, 'latest'] };
  const code = await rpc(world, question, ordinary(signal), hexBytes);
  const id = codeElsewhereFact(to);
  if (code.s !== 'known') return [{ id, value: code, from: [] }];
  const hex = code.v.value;
  const value = hex !== '0x' && !hex.startsWith('0xef0100');
  const from = { by: 'source', name: code.v.endpoint } as const;
  return [{ id, value: { s: 'known', v: { kind: 'bool', value } }, from: [from] }];
}
