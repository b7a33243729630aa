/**
 * The dapp that is open in a frame of this page. The frame stays where it is while other screens are shown, hidden: moved
 * or drawn again it would begin from the start. It is in a box of its own below what the page draws, and over nothing.
 */
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/dapp.ts';
import { changing } from '../data/base/changing.ts';
import { noteTold } from '../data/asking/told.ts';
import type { As } from '../inbox/frame/callOf.ts';
import type { DappAddress } from '../inbox/frame/dappAddress.ts';
import { openSession } from '../inbox/frame/session.ts';
import { here, subscribeHere } from '../router/here.ts';
import styles from './Dapp.module.css';

/**
 * `silent`: it has asked nothing for a while. It was closed: `elsewhere`, because it left for `site`, where that is known;
 * `grabbed`, because it took the keyboard while another screen was shown.
 */
export type OpenDapp = DappAddress &
  As &
  Readonly<{ status: 'loading' | 'silent' | 'speaks' | 'elsewhere' | 'grabbed'; site?: string }>;

export const openDapp = changing<OpenDapp | undefined>(undefined);

/** In milliseconds: a dapp that is there asks for the account at once. */
const patience = 8_000;

/** No dialogs, no downloads, and no leading this page itself anywhere. */
const powers = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups'];

/** Of what browsers give every frame: to draw over this page, to speak over it, devices, and storage shared with other sites. */
const notAllowed = ['picture-in-picture', 'aria-notify', 'gamepad', 'storage-access'];

/** In milliseconds: how often it is looked whether a hidden dapp has the keyboard. A window at the back is told nothing. */
const between = 200;

let end: (() => void) | undefined;

/** Whether a dapp was closed for what it did. */
export function isShut({ status }: OpenDapp): boolean {
  return status === 'elsewhere' || status === 'grabbed';
}

/** Opens a dapp in place of the one before. The content policy lets in its site alone: see `isFramable`. */
export function showDapp(address: DappAddress, as: As): void {
  closeDapp();
  const { url, origin, host } = address;
  openDapp.set({ ...address, ...as, status: 'loading' });
  noteTold(url, { to: 'dapp', what: '' });

  const frame = document.createElement('iframe');
  frame.sandbox.add(...powers);
  frame.setAttribute('allow', notAllowed.map((it) => `${it} 'none'`).join('; '));
  frame.referrerPolicy = 'no-referrer';
  frame.title = fill(words.frame, { host });
  const box = document.createElement('div');
  box.className = styles.box ?? '';
  box.append(frame);

  let isTold = false;
  const begin = () =>
    openSession({
      host,
      as,
      post: (message) => frame.contentWindow?.postMessage(message, origin),
      onAsked: (method) => {
        if (method === 'getSafeInfo' && !isTold) {
          isTold = true;
          noteTold(url, { to: 'dapp', what: as.account });
        }
        clearTimeout(timer);
        become('speaks');
      },
    });
  let session = begin();
  const timer = setTimeout(() => become('silent'), patience);

  const shut = (why: Pick<OpenDapp, 'status' | 'site'>) => {
    closeDapp();
    openDapp.set({ ...address, ...as, ...why });
  };
  const wentTo = (site: string | undefined) =>
    shut({ status: 'elsewhere', ...(site === undefined ? {} : { site }) });
  // What is typed on another screen would go to the dapp. No element of a hidden frame can be focused, only its window.
  const grabs = () => {
    if (box.hidden && document.activeElement === frame) shut({ status: 'grabbed' });
  };
  const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source === null || source !== frame.contentWindow) return;
    if (from === origin) session.hear(data);
    else wentTo(hostIn(from));
  };
  const blocked = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src') wentTo(hostIn(blockedURI));
  };
  let loads = 0;
  const loaded = () => {
    loads += 1;
    if (loads === 1) return;
    // Another page of the same site: nobody there waits for what the last one asked.
    session.left(true);
    session = begin();
  };
  const place = () => {
    box.hidden = here().place.path !== '/dapp';
    if (box.hidden && document.activeElement === frame) frame.blur();
  };

  frame.addEventListener('load', loaded);
  window.addEventListener('message', hear);
  document.addEventListener('securitypolicyviolation', blocked);
  window.addEventListener('blur', grabs);
  const looking = setInterval(grabs, between);
  const stay = subscribeHere(place);
  place();
  frame.src = url;
  document.getElementById('main')?.after(box);

  end = () => {
    clearTimeout(timer);
    stay();
    clearInterval(looking);
    window.removeEventListener('blur', grabs);
    window.removeEventListener('message', hear);
    document.removeEventListener('securitypolicyviolation', blocked);
    session.left();
    box.remove();
  };
}

/** Ends the dapp that is open, and whatever of it waits. */
export function closeDapp(): void {
  end?.();
  end = undefined;
  openDapp.set(undefined);
}

function become(status: OpenDapp['status']): void {
  const now = openDapp.get();
  if (now && !isShut(now) && now.status !== status) openDapp.set({ ...now, status });
}

function hostIn(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host || undefined : undefined;
}
