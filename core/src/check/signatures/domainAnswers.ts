import { factOfAccount, factOfToken } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { domainHashOf } from '../../crypto/eip712.ts';
import { valueOf } from '../../model/known.ts';
import type { TypedData } from '../../model/request.ts';
import { isFundsShaped, isPermitShaped } from '../../actions/approvals/fundsShaped.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { codeFact, codeOf, lookUp, type Evidence } from '../../evidence/evidence.ts';
import { isWellKnown, wellKnown } from '../../shipped/wellKnownTokens.ts';
import { plainSymbol } from '../../text/plainSymbol.ts';

/** That a permit or an order names no contract. */
export function noContract(_view: Evidence, typed: TypedData): readonly RuleAnswer[] {
  if (!isFundsShaped(typed)) return [];
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

/** That the domain has fields which wallets hash in different ways. */
export function oddDomain(_view: Evidence, typed: TypedData): readonly RuleAnswer[] {
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

/** That there is no contract at the address that the domain of a permit or an order names. */
export function notAContract(view: Evidence, typed: TypedData): readonly RuleAnswer[] {
  const contract = typed.domain.verifyingContract;
  if (contract === undefined || !isFundsShaped(typed)) return [];
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

/** That the contract takes signatures under another domain. */
export function otherDomain(view: Evidence, typed: TypedData): readonly RuleAnswer[] {
  const contract = typed.domain.verifyingContract;
  if (contract === undefined || !isPermitShaped(typed)) return [];
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

/** That the domain has the name of another contract. */
export function borrowedName(view: Evidence, typed: TypedData): readonly RuleAnswer[] {
  const contract = typed.domain.verifyingContract;
  if (contract === undefined || !isPermitShaped(typed)) return [];
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
