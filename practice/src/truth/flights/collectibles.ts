import { type Address, zeroAddress } from 'viem';
import { call, flown, numberAt, pilot, prepared, type Route, type Sky } from '../sky.ts';
import { flyer } from './payments.ts';

/** A pass that an account has now, so that moving it works. */
export async function passOf(sky: Sky): Promise<Readonly<{ id: bigint; owner: Address; place: 0 | 8 }>> {
  for (const id of [100n, 101n, 102n, 103n, 104n, 105n]) {
    for (const place of [0, 8] as const) {
      const owner = pilot(place).address;
      if ((await ownerOf(sky, id)) === BigInt(owner)) return { id, owner, place };
    }
  }
  const owner = pilot(0).address;
  const id = 100n;
  const holder = `0x${(await ownerOf(sky, id)).toString(16).padStart(40, '0')}` as const;
  await prepared(sky, holder, sky.at.practicePass, transferFrom(holder, owner, id));
  return { id, owner, place: 0 };
}

export function ownerOf(sky: Sky, id: bigint): Promise<bigint> {
  return numberAt(sky, sky.at.practicePass, call('function ownerOf(uint256)', id));
}

const transferFrom = (from: Address, to: Address, id: bigint) =>
  call('function transferFrom(address from, address to, uint256 id)', from, to, id);

export const movePass: Route = async (sky) => {
  const { random, at } = sky;
  const { id, owner } = await passOf(sky);
  const to = random.pick([pilot(0).address, pilot(8).address, pilot(5).address]);
  const data =
    random.below(2) === 0
      ? transferFrom(owner, to, id)
      : call('function safeTransferFrom(address from, address to, uint256 id)', owner, to, id);
  return flown(sky, { from: owner, to: at.practicePass, data });
};

export const allowPass: Route = async (sky) => {
  const { random, at } = sky;
  const { id, owner } = await passOf(sky);
  const other = random.pick([at.stranger, at.trap]);
  const data =
    random.below(2) === 0
      ? call('function approve(address, uint256)', random.pick([other, zeroAddress]), id)
      : call('function setApprovalForAll(address, bool)', other, random.below(2) === 0);
  return flown(sky, { from: owner, to: at.practicePass, data });
};

export const moveItems: Route = (sky) => {
  const { random, at } = sky;
  const from = flyer(sky);
  const to = random.pick([pilot(5).address, at.stranger]);
  const few = random.amount(50n);
  const [data, contract] = random.pick([
    [
      call('function safeTransferFrom(address, address, uint256, uint256, bytes)', from, to, 1n, few, '0x'),
      at.practiceItems,
    ],
    [
      call(
        'function safeBatchTransferFrom(address, address, uint256[], uint256[], bytes)',
        from,
        to,
        [1n],
        [few],
        '0x',
      ),
      at.practiceItems,
    ],
    [call('function setApprovalForAll(address, bool)', at.trap, random.below(2) === 0), at.practiceItems],
    [call('function transfer(address, uint256, uint256)', to, 1n, few), at.practiceUnits],
    [call('function approve(address, uint256, uint256)', at.trap, 1n, few), at.practiceUnits],
    [call('function setOperator(address, bool)', at.stranger, random.below(2) === 0), at.practiceUnits],
  ] as const);
  return flown(sky, { from, to: contract, data });
};
