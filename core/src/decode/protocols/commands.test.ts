import { describe, expect, it } from 'vitest';
import { functionAbi } from '../../codec/functionAbi.ts';
import { commandBySignature } from './commands.ts';
import { commandTable, routerNames } from './commandTable.ts';

const commands = routerNames()
  .flatMap((it) => commandTable(it).rows)
  .map(({ command }) => command);

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
    const rows = commandTable('0x Settler').rows.filter(({ code }) => code.length === 10);
    expect(rows.length).toBeGreaterThan(35);
    for (const { code, command } of rows) expect(functionAbi(command.text)?.selector).toBe(code);
  });
});
