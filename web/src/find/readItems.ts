import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/find.ts';
import type { Paste } from '../inbox/pasteOutcome.ts';
import type { Item } from './items.ts';

/**
 * Whether a text may be a request, so that the engine's parser is asked. Plain words are not given to it: they are what
 * is looked for, and become a message only when that is chosen.
 */
export function mayBeRequest(text: string): boolean {
  const said = text.trim();
  if (said === '' || said.startsWith('>')) return false;
  return /^[{[]|0x|[\n:]|^\S+\.\S{2,}$|[0-9a-f]{40}/i.test(said) || said.length > mostWords;
}

/** In characters: nobody looks for anything with more. */
const mostWords = 200;

/**
 * What can be done with what was typed or pasted itself; `outcome` is what the parser made of it, `wish` whether it says what
 * someone wants to do.
 */
export function readItems(text: string, outcome: Paste | undefined, wish = false): readonly Item[] {
  if (text.trim() === '' || text.trim().startsWith('>')) return [];
  const say: Item = { id: 'say', title: words.wish, does: { kind: 'say', text } };
  if (!outcome) {
    if (mayBeRequest(text)) return [];
    return wish ? [say, asMessage(undefined)] : [asMessage(undefined)];
  }
  const toStart = (title: string): Item => ({ id: 'read', title, does: { kind: 'start', outcome } });
  switch (outcome.kind) {
    case 'ready': {
      const { took } = outcome;
      if (took === 'text') return [asMessage({ took, request: outcome.incoming.request })];
      return [
        {
          id: 'read',
          title: fill(words.readBack, { what: words.took[took] }),
          does: { kind: 'open', incoming: outcome.incoming },
        },
      ];
    }
    case 'unsure':
      return [asMessage(outcome.readings[0])];
    case 'wish':
      return [say, asMessage(outcome.readings[0])];
    case 'needs':
      return [toStart(words.needsMore)];
    case 'choose':
      return [toStart(words.needsChoice)];
    case 'notLoaded':
      return [toStart(words.notLoaded)];
    case 'refused': {
      const { seems, parts } = outcome;
      if (seems === 'address' && parts?.address)
        return [
          {
            id: 'as-account',
            title: words.asAccount,
            does: {
              kind: 'go',
              target: { to: '/accounts/$address', params: { address: parts.address } },
            },
          },
          {
            id: 'as-contract',
            title: words.asContract,
            does: {
              kind: 'go',
              target: {
                to: '/contracts',
                search: {
                  address: parts.address,
                  ...(parts.chainId === undefined ? {} : { chain: parts.chainId }),
                },
              },
            },
          },
        ];
      return [toStart(seems ? words.seems[seems] : words.notReadable)];
    }
  }
}

/** Whether Enter right after a paste means this one, before anything else that was found. */
export function isRequest(outcome: Paste | undefined): boolean {
  return (
    outcome !== undefined &&
    outcome.kind !== 'unsure' &&
    outcome.kind !== 'wish' &&
    !(outcome.kind === 'ready' && outcome.took === 'text')
  );
}

function asMessage(reading: Extract<Item['does'], { kind: 'message' }>['reading']): Item {
  return {
    id: 'message',
    title: words.asMessage,
    note: words.asMessageNote,
    does: { kind: 'message', reading },
  };
}
