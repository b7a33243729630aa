import { spawn } from 'node:child_process';

/** Opens a page in the user's browser, when there is a screen. That none opens is not an error: the address was printed. */
export function openBrowser(url: string): void {
  const [command, ...args] = opener(process.platform, process.env) ?? [];
  if (command === undefined) return;
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

/** The program that opens a page, or undefined where nobody could see it. */
export function opener(
  platform: NodeJS.Platform,
  { DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION, CI }: Readonly<Record<string, string | undefined>>,
): readonly string[] | undefined {
  if (CI) return undefined;
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  if (platform === 'darwin') return SSH_CONNECTION ? undefined : ['open'];
  return DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : undefined;
}
