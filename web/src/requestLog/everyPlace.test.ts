/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What reaches a host. A file of the page that has one of these either notes what it tells, or is named below with why not. */
const reaches =
  /(?<![.\w])fetch\(|globalThis\.fetch|\bnew (?:WebSocket|EventSource|XMLHttpRequest|Image)\b|\bsendBeacon\b|<(?:img|iframe|video|audio|embed)\b|\bnew Worker\(/;

const needNoNote: Readonly<Record<string, string>> = {
  'src/app/preload.ts': 'files of this page, from its own host',
  'src/data/networks/config.ts': 'asked of the page’s own host while it opens, which the list says of it',
  'src/school/card/CourseCard.tsx': 'a picture that is drawn here, all of it in its own address',
  'src/offline/serviceWorker.ts': 'files of this page, from its own host',
  'src/inbox/waiting/scripts.ts':
    'the page’s own host, which brings requests of scripts and is told what is answered',
  'src/data/lists/scamLists.ts': 'what it calls fetch is askSource',
  'src/data/engine/startWorker.ts': 'the engine, which may fetch nothing',
  'src/connect/WalletIcon.tsx': 'pixels that the wallet brought with it: discover.ts lets in no address',
  'src/ui/marks/Mark.tsx': 'drawings that ship with the page, from its own host',
  'src/ui/savePicture.ts': 'a drawing of this page, all of it in its own address',
  'src/waiting/WaitingRow.tsx':
    'pixels that the extension brought with the request: siteIcons.ts lets in no address',
  'src/names/avatar/Picture.tsx': 'noted by useAvatar.ts, which gives it the address',
};

test('every file of the page that reaches a host notes what it tells it', () => {
  const silent = files(join(root, 'src')).filter((file) => {
    const text = readFileSync(file, 'utf8');
    return reaches.test(withoutComments(text)) && !text.includes('noteTold(');
  });
  expect(silent.map((it) => relative(root, it)).sort()).toEqual(Object.keys(needNoNote).sort());
});

function files(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((it) => it.isFile() && /\.tsx?$/.test(it.name) && !it.name.includes('.test.'))
    .map((it) => join(it.parentPath, it.name))
    .filter((it) => !it.includes('/testing/'));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
