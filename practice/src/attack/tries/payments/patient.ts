import { getAddress, pad, toHex } from 'viem';
import { call } from '../../../truth/sky.ts';
import { ask, type Op, thief, usdc } from '../ground.ts';
import { type Group } from '../table.ts';
import { free } from '../kits/patient.ts';
import { at, K } from '../oneCall.ts';

const more = [
  free(
    'a hundred dollars to a hundred strangers, one unit each but the last',
    'The last gets a thousand dollars: nobody reads so far.',
    async (e) => {
      const disperse = at('0xd152f549545093347a162dce210e7293f1452150');
      const text = 'function disperseToken(address token, address[] recipients, uint256[] values)';
      const many = Array.from({ length: 40 }, (_, n) =>
        getAddress(pad(toHex(0xabcdef1234567890n + BigInt(n) * 977n), { size: 20 })),
      );
      await e.stand(
        disperse,
        {
          [text]: [
            ...many.map((who): Op => ({ kind: 0, token: usdc, who, amount: 1n })),
            { kind: 0, token: usdc, who: thief, amount: K },
          ],
        },
        [usdc],
      );
      return e.read(ask(1, disperse, call(text, usdc, [...many, thief], [...many.map(() => 1n), K])), {
        abis: { [disperse]: [text] },
      });
    },
  ),
];

export const patient: Group = {
  round: 'patient',
  entries: [...more],
};
