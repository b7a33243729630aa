import {
  type Address,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  parseAbi,
  size,
  sliceHex,
} from 'viem';
import { type ReadAt, readCall } from '../../../label/chainRead.ts';
import { tokenFacts } from '../../../label/tokenFacts.ts';
import type { Asset, Fact, FactValue, Provenance } from '../../../model/fact.ts';
import { known } from '../../../model/known.ts';
import { type Check, hexBytes } from '../../../world/schema.ts';
import { toldAtPin } from '../../../world/provenance.ts';
import { permit2 } from '../../read.ts';
import { type Cause, causeOf } from './causes.ts';
import type { Failure, Remedy } from './failure.ts';
import { type TokenCall, tokenCall } from './tokenCall.ts';

/**
 * Why a call for tokens failed, by what the state of the pinned block's parent holds: too small an allowance, or too
 * small a balance. Sure only where the error says the same numbers as the state; likely where the state alone says
 * so, since calls before it may have changed that. Of what others hold only what is sure is said. Nobody is named as
 * one to be allowed anything unless the request itself calls them.
 */
export async function transferRemedy(failure: Failure, at: ReadAt): Promise<Remedy | undefined> {
  const call = failure.call === undefined ? undefined : tokenCall(failure.call);
  if (call === undefined || call.amount === 0n) return undefined;
  const cause = failure.error === undefined ? undefined : causeOf(failure.error);
  const isOwn = failure.accounts.some((it) => isAddressEqual(it, call.owner));
  if (cause === undefined || cause === 'balance') {
    const found = call.through === 'token' ? await balanceRemedy(failure, call, isOwn, at) : undefined;
    if (found !== undefined) return found;
  }
  const isCalled = [...failure.called, permit2].some((it) => isAddressEqual(it, call.spender));
  if (isAddressEqual(call.owner, call.spender) || !isOwn || !isCalled) return undefined;
  return cause === undefined || cause === 'allowance' || cause === 'allowanceEnded'
    ? allowanceRemedy(failure, call, cause, at)
    : undefined;
}

async function balanceRemedy(
  { error, block, from }: Failure,
  { token, owner, amount }: TokenCall,
  isOwn: boolean,
  at: ReadAt,
): Promise<Remedy | undefined> {
  const read = await readCall(
    at,
    token,
    encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] }),
    word,
  );
  if (read.s !== 'known' || read.v.value >= amount) return undefined;
  const have = read.v.value;
  const isSure =
    error?.fn.signature === 'ERC20InsufficientBalance(address,uint256,uint256)' &&
    saysThese(
      error.args.map(({ value }) => value),
      [owner, have, amount],
    );
  if (!isOwn && !isSure) return undefined;
  const asset = { kind: 'token', chainId: block.chainId, address: token } as const;
  const told = [toldAtPin(block, read.v.endpoint)];
  const says = {
    id: 'passes.balance',
    args: {
      how: isSure ? 'sure' : 'likely',
      account: 'revert.account',
      have: 'revert.have',
      need: 'revert.need',
      missing: 'revert.missing',
    },
  } as const;
  return {
    says,
    facts: [
      fact('account', { kind: 'address', address: owner }, from),
      fact('have', amountOf(have, asset), told),
      fact('need', amountOf(amount, asset), from),
      fact('missing', amountOf(amount - have, asset), [
        { by: 'derived', from: ['revert.need', 'revert.have'] },
      ]),
      ...(await tokenFacts(at, token)).facts,
    ],
  };
}

async function allowanceRemedy(
  { error, block, from }: Failure,
  call: TokenCall,
  cause: Cause | undefined,
  at: ReadAt,
): Promise<Remedy | undefined> {
  const { token, spender, amount, through } = call;
  const read = await readCall(at, through === 'token' ? token : permit2, allowanceInput(call), words);
  if (read.s !== 'known') return undefined;
  const [have, until] = read.v.value;
  const asset = { kind: 'token', chainId: block.chainId, address: token } as const;
  const told = [toldAtPin(block, read.v.endpoint)];
  const who = fact('spender', { kind: 'address', address: spender }, from);
  if (through === 'permit2' && cause !== 'allowance' && until !== undefined && until < block.timestamp) {
    const isSure =
      cause === 'allowanceEnded' &&
      saysThese(
        error?.args.map(({ value }) => value),
        [until],
      );
    const args = { how: isSure ? 'sure' : 'likely', spender: 'revert.spender', ended: 'revert.ended' };
    if (until > 0n) {
      const ended = fact('ended', { kind: 'time', seconds: until }, told);
      return { says: { id: 'passes.allowanceEnded', args }, facts: [who, ended] };
    }
  } else if (cause === 'allowanceEnded') return undefined;
  if (have === undefined || have >= amount) return undefined;
  const isSure =
    through === 'token'
      ? error?.fn.signature === 'ERC20InsufficientAllowance(address,uint256,uint256)' &&
        saysThese(
          error.args.map(({ value }) => value),
          [spender, have, amount],
        )
      : error?.fn.signature === 'InsufficientAllowance(uint256)' &&
        saysThese(
          error.args.map(({ value }) => value),
          [have],
        );
  const args = {
    how: isSure ? 'sure' : 'likely',
    spender: 'revert.spender',
    have: 'revert.have',
    need: 'revert.need',
  };
  return {
    says: { id: 'passes.allowance', args },
    facts: [
      who,
      fact('have', amountOf(have, asset), told),
      fact('need', amountOf(amount, asset), from),
      ...(await tokenFacts(at, token)).facts,
    ],
  };
}

const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
]);

const permit2Abi = parseAbi(['function allowance(address, address, address) view returns (uint256)']);

/** By Permit2 the first word is how much, the second until when (seconds). */
function allowanceInput({ through, owner, token, spender }: TokenCall): Hex {
  return through === 'token'
    ? encodeFunctionData({ abi, functionName: 'allowance', args: [owner, spender] })
    : encodeFunctionData({ abi: permit2Abi, args: [owner, token, spender] });
}

const word: Check<bigint> = (it) => {
  const hex = hexBytes(it);
  return hex?.length === 66 ? hexToBigInt(hex) : undefined;
};

const words: Check<readonly bigint[]> = (it) => {
  const hex = hexBytes(it);
  if (hex === undefined || (size(hex) !== 32 && size(hex) !== 96)) return undefined;
  return Array.from({ length: size(hex) / 32 }, (_, n) => hexToBigInt(sliceHex(hex, 32 * n, 32 * n + 32)));
};

type Said = NonNullable<Failure['error']>['args'][number]['value'];

function saysThese(said: readonly Said[] | undefined, these: readonly (bigint | Address)[]): boolean {
  return (
    said?.length === these.length &&
    these.every((it, n) => {
      const value = said[n];
      if (typeof it === 'bigint') return value?.kind === 'integer' && value.value === it;
      return value?.kind === 'address' && isAddressEqual(value.address, it);
    })
  );
}

function amountOf(raw: bigint, asset: Asset): FactValue {
  return { kind: 'amount', raw, asset };
}

function fact(part: string, value: FactValue, from: readonly Provenance[]): Fact {
  return { id: `revert.${part}`, value: known(value), from };
}
