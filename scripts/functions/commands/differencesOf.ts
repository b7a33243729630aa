import type { CommandUse } from '@readback/core/decode/protocols/commandModel.ts';
import { noUse } from '@readback/core/decode/protocols/noUse.ts';

/** What a use says that is not nothing. */
export function differencesOf(use: CommandUse): Partial<CommandUse> {
  return Object.fromEntries(
    Object.entries(use).filter(
      ([key, value]) => JSON.stringify(value, plain) !== JSON.stringify(noUse[key as keyof CommandUse]),
    ),
  );
}

function plain(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
