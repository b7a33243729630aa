import { askTransaction } from '@readback/scenarios/ask.ts';
import {
  type Address,
  encodeAbiParameters,
  type Hex,
  keccak256,
  pad,
  parseAbiParameters,
  parseEther,
  toHex,
} from 'viem';
import { execute, swapInput } from '../../../corpus/moves.ts';
import { rpc } from '../../../rpc.ts';
import { must } from '../../../truth/node.ts';
import { call } from '../../../truth/sky.ts';
import { type Stage } from '../../stage.ts';
import { thief } from '../ground.ts';
import { at, E18 } from '../oneCall.ts';
import { as } from '../own.ts';
import type { Group, OnPractice } from '../table.ts';
import { ownWeth, mine, typed } from '../kits/reading.ts';

const signed: readonly OnPractice[] = [
  {
    id: 'coins wrapped by WETH9 itself, in which the thief has a balance',
    why: 'The code is that of WETH9, put up with a balance of the thief’s in its storage: he withdraws what others deposit.',
    chain: 'practice',
    proof: withdrawn,
    read: async (stage, own) => {
      const url = stage.url;
      const code = await rpc<Hex>(url, 'eth_getCode', [stage.at.weth9, 'latest']);
      const fake = at('0x4200000000000000000000000000000000009999');
      await rpc(url, 'anvil_setCode', [fake, code]);
      await rpc(url, 'anvil_setStorageAt', [
        fake,
        keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [thief, 3n])),
        pad(toHex(1_000_000n * E18)),
      ]);
      own.old(fake);
      return own.read(
        askTransaction(mine, { to: fake, data: call('function deposit() payable'), value: parseEther('3') }),
      );
    },
  },
  {
    id: 'a vote that the thief’s contract takes the signature of',
    why: 'A contract of his that keeps dollars of the user pays out on this signature: the form is a claim about a name.',
    chain: 'practice',
    read: (stage, own) =>
      own.read(
        typed(stage.custody, 'Custody', 'Ballot', 'uint256 proposalId,uint8 support', {
          proposalId: 3n,
          support: 1,
        }),
      ),
  },
  {
    id: 'a permit that a thief’s contract asks for itself',
    why: 'It is of the desk’s form, which the desk takes as it likes.',
    chain: 'practice',
    read: (stage, own) =>
      own.read(
        typed(stage.desk, 'Desk', 'Delegation', 'address delegatee,uint256 nonce,uint256 expiry', {
          delegatee: mine,
          nonce: 0n,
          expiry: stage.now + 1_200n,
        }),
      ),
  },
  {
    id: 'a fee of a third, by the router',
    why: 'A third of what the swap brings is paid to the thief by PAY_PORTION.',
    chain: 'practice',
    read: (stage, own) => {
      const here: Address = '0x0000000000000000000000000000000000000002';
      const portion = encodeAbiParameters(parseAbiParameters('address,address,uint256'), [
        stage.at.weth9,
        thief,
        3_000n,
      ]);
      const sweep = encodeAbiParameters(parseAbiParameters('address,address,uint256'), [
        stage.at.weth9,
        '0x0000000000000000000000000000000000000001',
        1n,
      ]);
      return own.read(
        askTransaction(mine, {
          to: stage.at.universalRouter,
          data: call(execute, '0x080604', [swapInput(stage, here, 1n), portion, sweep], stage.now + 1_200n),
        }),
      );
    },
  },
];

/** The thief withdraws what the user wrapped. */
async function withdrawn({ url, at: its }: Stage): Promise<boolean> {
  const fake = await ownWeth(url, its.weth9);
  const coinsThere = async () => BigInt(await rpc<Hex>(url, 'eth_getBalance', [fake, 'latest']));
  await rpc(url, 'anvil_setBalance', [thief, toHex(E18)]);
  return as(url, async () => {
    await must(url, { from: mine, to: fake, data: call('function deposit() payable'), value: toHex(E18) });
    const all = await coinsThere();
    await must(url, { from: thief, to: fake, data: call('function withdraw(uint256)', all) });
    return all >= E18 && (await coinsThere()) === 0n;
  });
}

export const reading: Group = {
  round: 'reading',
  entries: [...signed],
};
