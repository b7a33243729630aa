import type { Address } from 'viem';
import { decimalsNumber, symbolText } from '../label/tokens/tokenFacts.ts';
import { type Known, known, unknown, valueOf, isUnanswered } from '../model/known.ts';
import type { World } from '../world/world.ts';
import type { TokenKind } from './holdings.ts';
import { readMany } from './readMany.ts';
import { asNumber, balanceOf, tokenCall } from './tokenCalls.ts';
import { readAs, uint } from '../world/returned.ts';

/** What a contract says of itself as a token; `kind` unknown when it answers like none. */
export type TokenFound = Readonly<{
  kind: Known<TokenKind>;
  symbol: Known<string>;
  name: Known<string>;
  decimals: Known<number>;
}>;

/**
 * Asks one contract whether it is a token: ERC-721 when it says so (ERC-165), else ERC-20 when it answers to
 * `totalSupply()` and `balanceOf`. One request. ERC-1155 has no balance of an account and is `unsupported`.
 */
export async function readToken(
  world: World,
  { chainId, address, account }: { chainId: number; address: Address; account: Address },
  signal: AbortSignal,
): Promise<TokenFound> {
  const datas = [
    tokenCall.erc721,
    tokenCall.erc1155,
    tokenCall.supply,
    tokenCall.decimals,
    tokenCall.symbol,
    tokenCall.name,
  ];
  const asks = [...datas.map((data) => ({ to: address, data })), balanceOf(address, account)];
  const { answers } = await readMany(world, { chainId, asks }, signal);
  const [isErc721, isErc1155, supply] = answers.map((it) => valueOf(readAs(it, uint)));
  const balance = readAs(answers[6], uint);
  const kind: Known<TokenKind> =
    isErc721 === 1n
      ? known('collection')
      : isErc1155 === 1n
        ? unknown('unsupported')
        : balance.s === 'known' && supply !== undefined
          ? known('token')
          : notAToken(balance);
  const decimals = asNumber(readAs(answers[3], decimalsNumber));
  return {
    kind,
    decimals: kind.s === 'known' && kind.v === 'collection' ? known(0) : decimals,
    symbol: readAs(answers[4], symbolText),
    name: readAs(answers[5], symbolText),
  };
}

/** What nobody could be asked stays as it is; a contract that answers otherwise is not a token. */
function notAToken(balance: Known<bigint>): Known<TokenKind> {
  const reached = balance.s === 'known' || isUnanswered(balance);
  return reached || balance.s !== 'unknown' ? unknown('notFound') : balance;
}
