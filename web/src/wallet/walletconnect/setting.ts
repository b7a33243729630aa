/** Whether and how WalletConnect may be used: the user's own project id, and the relay as a source like any other. */
import * as words from '@readback/phrases/words/web/wallet/walletconnect.ts';
import * as v from 'valibot';
import { isPlainHost, isThisDevice } from '../../data/base/nodeUrl.ts';
import { openSetting } from '../../data/base/setting.ts';
import { isOn, replaceUrl, switchSource, urlOf } from '../../data/sources/sources.ts';

/** 32 hex digits, as WalletConnect's dashboard gives them out. A relay of one's own may take anything. */
const projectIdShape = /^[0-9A-Za-z_-]{1,100}$/;

/** Not a secret: every page that uses WalletConnect shows its own to everybody who opens it. */
export const walletConnectSetting = openSetting({
  name: 'walletConnect',
  schema: v.object({ projectId: v.pipe(v.string(), v.regex(projectIdShape)) }),
  standard: { projectId: '' },
});

/** Where the relay is asked, with which project id; undefined until the user has set it up, or has switched it off. */
export function relayInUse(): { projectId: string; relayUrl: string } | undefined {
  const { projectId } = walletConnectSetting.get();
  return projectId !== '' && isOn('walletConnect')
    ? { projectId, relayUrl: urlOf('walletConnect') }
    : undefined;
}

/** Keeps what the user entered, and switches the relay on. Says what is wrong with it instead, if something is. */
export function setUpWalletConnect(
  projectId: string,
  relayUrl: string,
): { project?: string; relay?: string } {
  const [id, relay] = [projectId.trim(), relayUrl.trim()];
  if (!projectIdShape.test(id)) {
    return { project: words.setup.oddProjectId };
  }
  if (!isRelay(relay)) return { relay: words.setup.oddRelay };
  walletConnectSetting.set({ projectId: id });
  if (relay !== urlOf('walletConnect')) replaceUrl('walletConnect', relay);
  switchSource('walletConnect', true);
  return {};
}

/** Encrypted on its way, unless it goes to this machine. */
function isRelay(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return isPlainHost(hostname) && (protocol === 'wss:' || (protocol === 'ws:' && isThisDevice(hostname)));
}
