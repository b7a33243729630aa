import { askTypedData } from '@readback/scenarios/ask.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { pilot } from '../../../truth/sky.ts';
import { control, type Group } from '../table.ts';

export const twins: Group = {
  round: 'twin',
  entries: [
    control({
      id: 'a Safe pays a friend',
      why: 'A thousandth of a coin, by the number that is next.',
      chain: 'practice',
      request: ({ at, friend }) =>
        askTypedData(
          pilot(1).address,
          safeTypedData(at.safe, safeTx({ to: friend, value: 10n ** 15n, nonce: 0n })),
        ),
    }),
  ],
};
