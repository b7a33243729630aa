import { factOfAccount, factOfToken } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { domainHashOf } from '../../crypto/eip712.ts';
import { valueOf } from '../../model/known.ts';
import type { TypedData } from '../../model/request.ts';
import { isFundsShaped, isPermitShaped } from '../../actions/approvals/fundsShaped.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { codeFact, codeOf, lookUp, type Evidence } from '../../evidence/evidence.ts';
import { isWellKnown, wellKnown } from '../../shipped/wellKnownTokens.ts';
import { plainSymbol } from '../../text/plainSymbol.ts';

/** Rules on the domain of permits and orders: which contract it names, and whether that contract signs under it. */
export const signedDomains: readonly Rule[] = [
  {
    id: 'signatures.noContract',
    family: 'signatures',
    severity: 'caution',
    needs: ['request.contract'],
    readsSteps: false,
    run: noContract,
  },
  {
    id: 'signatures.oddDomain',
    family: 'signatures',
    severity: 'caution',
    needs: ['request.oddDomain'],
    readsSteps: false,
    run: oddDomain,
  },
  {
    id: 'signatures.notAContract',
    family: 'signatures',
    severity: 'caution',
    needs: ['account.<a>.code'],
    readsSteps: false,
    run: (view) => ofDomain(view, isFundsShaped, notAContract),
  },
  {
    id: 'signatures.otherDomain',
    family: 'signatures',
    severity: 'caution',
    needs: ['account.<a>.separator'],
    readsSteps: false,
    run: (view) => ofDomain(view, isPermitShaped, otherDomain),
  },
  {
    id: 'signatures.borrowedName',
    family: 'signatures',
    severity: 'caution',
    needs: ['account.<a>.separator', 'account.<a>.calledItself'],
    readsSteps: false,
    run: (view) => ofDomain(view, isPermitShaped, borrowedName),
  },
];

function typedOf(view: Evidence): TypedData | undefined {
  const { body } = view.incoming.request;
  return body.kind === 'typedData' ? body.typed : undefined;
}

function noContract(view: Evidence): readonly RuleAnswer[] {
  const typed = typedOf(view);
  if (typed === undefined || !isFundsShaped(typed)) return [];
  if (typed.domain.verifyingContract !== undefined) return [clear('request.contract')];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: [],
      says: { id: 'signatures.noContract.says', args: {} },
      why: { id: 'signatures.noContract.why', args: {} },
      remedy: 'reject',
    },
  ];
}

function oddDomain(view: Evidence): readonly RuleAnswer[] {
  const typed = typedOf(view);
  if (typed === undefined) return [];
  if (typed.oddDomain === undefined) return [clear()];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['request.oddDomain'],
      says: { id: 'signatures.oddDomain.says', args: { fields: 'request.oddDomain' } },
      why: { id: 'signatures.oddDomain.why', args: {} },
      remedy: { id: 'signatures.oddDomain.remedy', args: {} },
    },
  ];
}

function ofDomain(
  view: Evidence,
  is: (typed: TypedData) => boolean,
  say: (view: Evidence, contract: Address, typed: TypedData) => readonly RuleAnswer[],
): readonly RuleAnswer[] {
  const typed = typedOf(view);
  const contract = typed?.domain.verifyingContract;
  return typed === undefined || contract === undefined || !is(typed) ? [] : say(view, contract, typed);
}

function notAContract(view: Evidence, contract: Address): readonly RuleAnswer[] {
  const code = codeOf(view, contract);
  if (code.s !== 'known') return [missing(codeFact(contract), code)];
  if (code.v.state === 'contract') return [clear(codeFact(contract))];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['request.contract', codeFact(contract)],
      says: { id: 'signatures.notAContract.says', args: { contract: 'request.contract' } },
      why: { id: 'signatures.notAContract.why', args: {} },
      remedy: 'reject',
    },
  ];
}

/** What `DOMAIN_SEPARATOR()` says, and whether it is the hash of this domain. */
function separatorOf(view: Evidence, contract: Address, typed: TypedData) {
  const fact = factOfAccount(contract, 'separator');
  const it = lookUp(view, fact);
  const hex = it.s === 'known' && it.v.kind === 'bytes' ? it.v.hex : undefined;
  const says = hex === undefined ? 'unknown' : hex === '0x' ? 'none' : domainHashOf(typed) === hex;
  return { fact, it, says };
}

function otherDomain(view: Evidence, contract: Address, typed: TypedData): readonly RuleAnswer[] {
  const { fact, it, says } = separatorOf(view, contract, typed);
  if (says === true) return [clear(fact)];
  if (valueOf(codeOf(view, contract))?.state === 'none') return [];
  if (says === 'unknown') return [missing(fact, it)];
  return [
    {
      outcome: 'fired',
      severity: says === 'none' ? 'note' : 'caution',
      facts: ['request.contract', fact],
      says: {
        id: 'signatures.otherDomain.says',
        args: { contract: 'request.contract', how: says === 'none' ? 'silent' : 'other' },
      },
      why: { id: 'signatures.otherDomain.why', args: {} },
      ...(says === 'none' ? {} : { remedy: 'reject' }),
    },
  ];
}

function borrowedName(view: Evidence, contract: Address, typed: TypedData): readonly RuleAnswer[] {
  const claimed = typed.domain.name;
  if (claimed === undefined) return [];
  if (isOfAnother(view, contract, claimed)) {
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        facts: ['request.contract', 'request.domain'],
        says: { id: 'signatures.borrowedName.saysKnown', args: { claimed: 'request.domain' } },
        why: { id: 'signatures.borrowedName.why', args: {} },
        remedy: 'reject',
      },
    ];
  }
  const { fact, it, says } = separatorOf(view, contract, typed);
  if (says === true) return [clear(fact)];
  if (says === 'unknown') return [missing(fact, it)];
  const own = factOfAccount(contract, 'calledItself');
  const called = valueOf(lookUp(view, own));
  // A contract that says neither its domain nor a name denies nothing.
  if (called?.kind !== 'text') return [];
  const symbol = valueOf(lookUp(view, factOfToken(contract, 'symbol')));
  const its = [called.text, ...(symbol?.kind === 'text' ? [symbol.text] : [])];
  if (its.includes(claimed)) return [clear(own)];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['request.domain', own],
      says: { id: 'signatures.borrowedName.says', args: { claimed: 'request.domain', own } },
      why: { id: 'signatures.borrowedName.why', args: {} },
      remedy: 'reject',
    },
  ];
}

/** The names under which well-known tokens take signatures, and their symbols. */
const symbols: Readonly<Record<string, string>> = {
  'USD Coin': 'USDC',
  'Dai Stablecoin': 'DAI',
  'Tether USD': 'USDT',
  'USDS Stablecoin': 'USDS',
  'PayPal USD': 'PYUSD',
  'Euro Coin': 'EURC',
  'Wrapped liquid staked Ether 2.0': 'WSTETH',
  Uniswap: 'UNI',
};

/** Permit2 of Uniswap, and as it is on the networks of ZKsync. */
const permit2s: ReadonlySet<string> = new Set([
  '0x000000000022d473030f116ddee9f6b43ac78ba3',
  '0x0000000000225e31d15943971f47ad3022f714fa',
]);

/** Whether a contract is given the name of one that everybody knows, and that is at another address. */
function isOfAnother(view: Evidence, contract: Address, claimed: string): boolean {
  if (claimed === 'Permit2') return !permit2s.has(contract.toLowerCase());
  const chainId = requestChain(view);
  const symbol = Object.hasOwn(symbols, claimed) ? symbols[claimed] : plainSymbol(claimed);
  if (chainId === undefined || symbol === undefined || isWellKnown(chainId, contract)) return false;
  return wellKnown(chainId, symbol).length > 0;
}
