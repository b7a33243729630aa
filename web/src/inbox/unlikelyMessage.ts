import * as places from '@readback/phrases/words/web/app.ts';

/**
 * Whether a text that is not a request is hardly a message that someone was asked to sign: a single word, the name of a
 * screen, or a command for a shell. It may still be one: whoever reads it so says so.
 */
export function unlikelyMessage(text: string): boolean {
  const said = text.trim();
  if (!/\s/.test(said)) return true;
  return screens.has(said.toLowerCase()) || isCommand(said);
}

const screens: ReadonlySet<string> = new Set(
  [places.school, places.verifyTitle, places.homeTitle].map((it) => it.toLowerCase()),
);

/** Programs that people copy commands of from guides: sentences do not begin with their names and what follows here. */
const programs =
  /^(?:\$ |> )?(?:sudo\s+)?(?:cast|forge|anvil|chisel|foundryup|npx|npm|pnpm|yarn|bun|deno|node|python3?|pip3?|cargo|go|git|docker|curl|wget|ssh|bash|sh|brew|apt|hardhat|safe-cli|geth|seth|readback|powershell|iwr)\s+(.*)$/s;

/** `go`, `cast` and the like are words too: in a command an option, a subcommand, a path or an address follows. */
const follows =
  /^(?:-{1,2}[\w?]|[\w@.-]*[/.:=@]|0x|(?:send|call|run|install|test|build|script|create|wallet|hardhat|clone|push|pull|commit|compose|exec|i|add|get)\b)/;

function isCommand(text: string): boolean {
  if (/^(?:\$ \S|#!|\.{0,2}\/\S+\s)/.test(text)) return true;
  const rest = programs.exec(text)?.[1];
  return rest !== undefined && follows.test(rest);
}
