import { call } from '../../../truth/sky.ts';
import { askBatch, me, thief, usdc } from '../ground.ts';
import { at, K, one, soon } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { given, increase, pull } from '../kits/reading.ts';
import { npm } from '../addresses.ts';

const taps: readonly OnEthereum[] = [
  one(
    'Maker: another’s vault is paid',
    'Vault 4242 is the thief’s: what vault 5 has goes into it.',
    at('0x5ef30b9986345249bc32d8928b7ee64de9435e39'),
    'function shift(uint256 cdpSrc, uint256 cdpDst)',
    [5n, 4242n],
  ),
  one(
    'Aave: a flash loan that stays a debt',
    'The thief’s contract gets the dollars, and the user owes them.',
    at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2'),
    'function flashLoan(address receiverAddress, address[] assets, uint256[] amounts, uint256[] interestRateModes, address onBehalfOf, bytes params, uint16 referralCode)',
    [thief, [usdc], [K], [2n], me, '0x', 0],
  ),
];

const asks: readonly OnEthereum[] = [
  {
    id: 'what is taken out of Aave goes into the thief’s pool',
    why: 'Dollars come out of the user’s position and go into a position that the thief gave him, in one batch: nothing is lost, as the lines go.',
    read: async (e) => {
      const aave = at('0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2');
      const withdraw = 'function withdraw(address asset, uint256 amount, address to) returns (uint256)';
      await e.stand(aave, { [withdraw]: [{ kind: 1, token: usdc, amount: K }] });
      await e.send(me, usdc, call('function mint(address,uint256)', aave, K));
      await given(e, npm, 79n, { [increase]: [pull] });
      const its = {
        tokenId: 79n,
        amount0Desired: K,
        amount1Desired: 0n,
        amount0Min: 0n,
        amount1Min: 0n,
        deadline: soon,
      };
      return e.read(
        askBatch(1, [
          { to: aave, data: call(withdraw, usdc, K, me) },
          { to: npm, data: call(increase, its) },
        ]),
      );
    },
  },
];

export const reading: Group = {
  round: 'reading',
  entries: [...taps, ...asks],
};
