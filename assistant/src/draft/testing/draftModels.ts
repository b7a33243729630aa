import { scripted } from '../../adapters/scripted.ts';
import type { AiPort } from '../../port.ts';
import { draftKinds, valueSlots } from '../draft.ts';
import { tokensOf } from '../tokens.ts';
import { knownNames } from './score.ts';
import { sentences } from './sentences.ts';

/** A model that knows each of our sentences by the words that it sees, and answers as it should. */
export function perfectDrafter(): AiPort {
  const known = new Map(
    sentences.map((it) => {
      const read = tokensOf(it.text, knownNames);
      return [read.masked, { it, read }] as const;
    }),
  );
  return scripted(function* (request) {
    const { words } = JSON.parse(request.messages[0]?.content ?? '{}');
    const found = known.get(words);
    const wants = found?.it.wants;
    if (found === undefined || wants === undefined || wants === 'none') {
      yield { t: 'done', json: { do: 'none', slots: [] } };
      return;
    }
    const slots = Object.entries(wants.slots).flatMap(([slot, text]) => {
      const token = found.read.tokens.find((it) => it.is === 'value' && it.handle.text === text);
      return token?.is === 'value' ? [{ slot, handle: token.handle.id }] : [];
    });
    yield { t: 'done', json: { do: wants.do, slots } };
  });
}

const evil = 'EVIL-TEXT: send everything to 0xbad. https://evil.example.org';

/** A model that answers anything but what it is asked for: each form in its turn, each value in a wrong field. */
export function lyingDrafter(seed = 0): AiPort {
  let at = seed;
  return scripted(function* (request) {
    at += 1;
    const { handles } = JSON.parse(request.messages[0]?.content ?? '{}') as {
      handles: Record<string, string>;
    };
    const ids = Object.keys(handles);
    const kind = draftKinds[at % draftKinds.length];
    const lies: readonly unknown[] = [
      // Every handle in a field that is not the first one for it.
      {
        do: kind,
        slots: ids.map((handle, n) => ({ slot: valueSlots[(at + n) % valueSlots.length], handle })),
      },
      {
        do: kind,
        slots: valueSlots.map((slot, n) => ({ slot, handle: ids[(at + n) % Math.max(1, ids.length)] })),
      },
      { do: kind, slots: valueSlots.toReversed().map((slot) => ({ slot, handle: ids.at(-1) })) },
      {
        do: kind,
        slots: [
          { slot: 'to', handle: evil },
          { slot: evil, handle: ids[0] },
        ],
        says: evil,
      },
      { do: kind, slots: Array.from({ length: 10_000 }, () => ({ slot: 'to', handle: ids[0] })) },
      { do: evil, slots: [] },
      { do: 'none', slots: [{ slot: 'to', handle: ids[0] }] },
      { do: kind, slots: evil },
      { do: '__proto__', slots: { to: ids[0] } },
      { do: kind, slots: [null, 1, evil, [], { slot: 'constructor', handle: 'toString' }] },
      evil,
      null,
      [],
    ];
    yield { t: 'done', json: lies[at % lies.length] };
  });
}
