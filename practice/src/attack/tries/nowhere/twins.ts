import { call } from '../../../truth/sky.ts';
import { ask, usdc } from '../ground.ts';
import { K } from '../oneCall.ts';
import { control, type Group } from '../table.ts';

export const twins: Group = {
  round: 'twin',
  entries: [
    control({
      id: 'dollars to a friend',
      why: 'The friend is in the book, and was paid before.',
      read: (e) =>
        e.read(ask(1, usdc, call('function transfer(address to, uint256 amount)', e.stage.friend, K))),
    }),
  ],
};
