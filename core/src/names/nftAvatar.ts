import { type Address, decodeAbiParameters, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { solidity } from '../world/solidity.ts';
import { type Known, known, unknown } from '../model/known.ts';
import { ordinary, rpc } from '../world/rpc.ts';
import { hexBytes, isRecord } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { type AvatarPlace, type PicturePlace, picturePlace } from './avatarPlace.ts';

type Nft = Extract<AvatarPlace, { kind: 'nft' }>;

/** The picture of an item, or where the metadata that name it are. */
export type NftAvatar =
  | Readonly<{ picture: PicturePlace }>
  | Readonly<{ metadata: Exclude<PicturePlace, { kind: 'data' }> }>;

const abi = parseAbi([solidity.ownerOf, solidity.tokenURI, solidity.unitsOf, solidity.uri]);

/**
 * What an item says of its picture, if `owner` holds it (ENSIP-12): an avatar that someone else holds is not one. Two
 * calls of the item's contract. `notFound` when the owner does not hold it, or it says nothing that is shown.
 */
export async function nftAvatar(
  { nft, owner }: { nft: Nft; owner: Address },
  world: World,
  signal: AbortSignal,
): Promise<Known<NftAvatar>> {
  const { chainId, address: to, id, standard } = nft;
  const call = (data: Hex) =>
    rpc(world, { chainId, method: 'eth_call', params: [{ to, data }, 'latest'] }, ordinary(signal), hexBytes);
  const [held, says] = await Promise.all([
    call(
      standard === 'erc721'
        ? encodeFunctionData({ abi, functionName: 'ownerOf', args: [id] })
        : encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner, id] }),
    ),
    call(encodeFunctionData({ abi, functionName: standard === 'erc721' ? 'tokenURI' : 'uri', args: [id] })),
  ]);
  if (held.s !== 'known') return held;
  if (says.s !== 'known') return says;
  const { endpoint } = says.v;
  try {
    const [holds] = decodeAbiParameters([{ type: 'uint256' }], held.v.value);
    if (standard === 'erc721' ? holds !== BigInt(owner) : holds === 0n) return unknown('notFound', endpoint);
    const [uri] = decodeAbiParameters([{ type: 'string' }], says.v.value);
    const found = metadataAt(uri.replaceAll('{id}', id.toString(16).padStart(64, '0')));
    return found ? known(found) : unknown('notFound', endpoint);
  } catch {
    return unknown('malformed', endpoint);
  }
}

/** The picture that metadata name (ERC-721, ERC-1155). Never the vector image that they may hold themselves. */
export function pictureIn(metadata: unknown): PicturePlace | undefined {
  if (!isRecord(metadata)) return undefined;
  const found = [metadata.image, metadata.image_url].find((it) => typeof it === 'string' && it !== '');
  return typeof found === 'string' ? picturePlace(found.trim()) : undefined;
}

function metadataAt(uri: string): NftAvatar | undefined {
  const data = /^data:application\/json(?:;charset=utf-?8)?(;base64)?,(.*)$/is.exec(uri);
  if (data) {
    const picture = pictureIn(readJson(data[2] ?? '', data[1] !== undefined));
    return picture && { picture };
  }
  const place = picturePlace(uri.trim());
  return place === undefined || place.kind === 'data' ? undefined : { metadata: place };
}

function readJson(text: string, base64: boolean): unknown {
  try {
    if (!base64) return JSON.parse(text.includes('%') ? decodeURIComponent(text) : text);
    const bytes = Uint8Array.from(atob(text), (it) => it.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
