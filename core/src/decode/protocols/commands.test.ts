import { describe, expect, it } from 'vitest';
import { functionAbi } from '../../codec/functionAbi.ts';
import { commandBySignature } from './commands.ts';
import { settlerActions } from './settler.ts';
import { universalRouterCommands } from './universalRouter.ts';
import { v4Actions } from './uniswapV4.ts';

const commands = [
  ...[...Object.values(universalRouterCommands), ...Object.values(v4Actions)].flatMap(({ rows }) => rows),
  ...settlerActions,
].map(({ command }) => command);

describe('a command of a router', () => {
  it('is found by its canonical signature, with the same meaning in every version', () => {
    expect(commands.length).toBeGreaterThan(80);
    for (const command of commands)
      expect(commandBySignature(functionAbi(command.text)?.signature ?? ''), command.text).toEqual(command);
  });

  it('is not a function of the same name', () => {
    expect(commandBySignature('SWEEP(address)')).toBeUndefined();
    expect(commandBySignature('WRAP_ETH')).toBeUndefined();
    expect(commandBySignature('')).toBeUndefined();
  });

  it('of 0x Settler begins with the selector of its text', () => {
    for (const { code, command } of settlerActions) expect(functionAbi(command.text)?.selector).toBe(code);
  });

  it('names only arguments that it has', () => {
    for (const { text, receiver, refunds, minimum, portion, settles, clears } of commands) {
      const count = functionAbi(text)?.fields.length ?? 0;
      const places = [
        receiver,
        refunds,
        ...(minimum === 'none' ? [] : [minimum.least, minimum.token, minimum.to]),
        portion === 'none' ? 'none' : portion.at,
        ...[settles, clears].flatMap((it) => (it === 'none' ? [] : [it.token, it.most])),
      ];
      for (const place of places)
        if (typeof place !== 'string') expect(place[0] ?? count, text).toBeLessThan(count);
    }
  });
});
