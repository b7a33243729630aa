/** The small window of the icon: whether the extension runs on the site of this tab, and what changes that. */
import { fill } from '@readback/phrases/fill.ts';
import * as language from '@readback/phrases/words/language.ts';
import * as words from '@readback/phrases/words/extension.ts';
import { forgetPast, pastTabs } from '../hub/icon.ts';
import { isPaused, patternOf, pauseSite } from '../hub/sites.ts';
import { openMessage } from './openMessage.ts';

const allSites = { origins: ['https://*/*', 'http://*/*'] };

document.documentElement.lang = language.tag;
document.documentElement.dir = language.direction;
void draw(false);

/** Whether something in this tab signed past the Review: said for as long as this window is open. */
let isPast = false;

async function draw(changed: boolean): Promise<void> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  const url = tab?.url ?? '';
  const pattern = patternOf(url);
  const place = document.getElementById('says');
  if (!place) return;
  place.replaceChildren();
  if (tab?.id !== undefined && (await pastTabs()).includes(tab.id)) {
    isPast = true;
    await forgetPast(tab.id);
  }
  if (isPast) place.append(paragraph(words.past, 'past'));
  if (pattern === undefined) place.append(paragraph(words.noSite));
  else place.append(...(await site(pattern, new URL(url).hostname)));
  if (changed) place.append(paragraph(words.reload), reloads(tab?.id));
  place.append(
    button(words.open, async () => {
      await chrome.runtime.sendMessage(openMessage);
      close();
    }),
  );
  // What comes next stands out, and nothing else.
  const next = [...place.querySelectorAll('.next')].at(-1) ?? place.querySelector('button:last-child');
  next?.classList.add('main');
}

/** A site that was open before runs as before until then. */
function reloads(tab: number | undefined): HTMLElement {
  const press = async () => {
    if (tab !== undefined) await chrome.tabs.reload(tab);
    close();
  };
  return button(words.reloadPage, press, 'next');
}

async function site(pattern: string, host: string): Promise<readonly HTMLElement[]> {
  const isLetIn = await chrome.permissions.contains({ origins: [pattern] });
  if (!isLetIn) {
    return [
      paragraph(fill(words.isOff, { host })),
      paragraph(words.why, 'small'),
      button(fill(words.turnOn, { host }), () => letIn({ origins: [pattern] }), 'next'),
      button(words.turnOnAll, () => letIn(allSites)),
    ];
  }
  const paused = await isPaused(pattern.replace(/\*$/, ''));
  return [
    paragraph(fill(paused ? words.isPaused : words.isOn, { host })),
    button(
      fill(paused ? words.resume : words.pause, { host }),
      async () => {
        await pauseSite(pattern, !paused);
        await draw(true);
      },
      paused ? 'next' : '',
    ),
  ];
}

async function letIn(permissions: chrome.permissions.Permissions): Promise<void> {
  if (await chrome.permissions.request(permissions)) await draw(true);
}

function paragraph(text: string, className = ''): HTMLElement {
  const it = document.createElement('p');
  it.textContent = text;
  it.className = className;
  return it;
}

function button(text: string, press: () => Promise<void>, className = ''): HTMLElement {
  const it = document.createElement('button');
  it.type = 'button';
  it.className = className;
  it.textContent = text;
  it.addEventListener('click', () => void press());
  return it;
}
