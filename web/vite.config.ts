import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PlaceFiles } from '@readback/core/shipped/placeFiles.ts';
import type { PartOfEngine } from '@readback/core/reading/fetchPart.ts';
import { parts } from './src/data/engine/parts.ts';
import { minify } from 'terser';
import { defaultClientConditions, defineConfig, type Plugin, transformWithOxc } from 'vite';

/** The address of a running Readback server, for `npm run dev`: it answers what is not a file. */
const server = process.env.READBACK_SERVER ?? 'http://127.0.0.1:8470';

/**
 * The language of this build, where it is not English: a condition of `phrases/package.json`, which leads to the folder
 * of its catalogues. What is imported while the page is built needs the same one (`node --conditions`).
 */
const language = process.env.READBACK_LANGUAGE;

export default defineConfig({
  base: './',
  // The one package fetches its own code, which the engine's worker may not; the other stops at a long run of digits.
  resolve: {
    conditions: [...(language === undefined ? [] : [language]), ...defaultClientConditions],
    alias: [
      { find: /^evmole$/, replacement: new URL('src/data/engine/evmole.ts', import.meta.url).pathname },
      {
        find: /^@walletconnect\/safe-json$/,
        replacement: new URL('src/wallet/walletconnect/safeJson.ts', import.meta.url).pathname,
      },
    ],
  },
  plugins: [worded(), preloading(), react(), asData(), shortNames(), keptOffline()],
  build: {
    outDir: language === undefined ? 'dist' : `dist-${language}`,
    target: 'es2022',
    manifest: true,
    // Inlined files would be data: addresses, which the content policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A message of a catalogue stands where it is said, so that no part carries the words of another.
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: files() } },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [placesByNetwork(), partsByNeed(), tightened()],
    rolldownOptions: {
      // What every reading needs is in one file: parts that share something with a later one would be as many others.
      output: {
        codeSplitting: { groups: [{ name: 'engine', tags: ['$initial'] }] },
        comments: { annotation: false, jsdoc: false },
      },
    },
  },
  server: {
    // The server's checks of Host and Origin apply to the page's own address, so that both are rewritten.
    proxy: Object.fromEntries(
      ['/practice', '/config.json', '/scripts/page'].map((path) => [
        path,
        { target: server, changeOrigin: true, headers: { origin: server }, ws: path === '/scripts/page' },
      ]),
    ),
  },
});

/** The code of the engine, once more minified: by a hundredth smaller, which every first visit waits for. */
function tightened(): Plugin {
  return {
    name: 'readback-tightened',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await minify(file.code, { ecma: 2020, module: true, compress: { passes: 2 } });
        if (code !== undefined) file.code = code;
      }
    },
  };
}

/**
 * What is always needed together is in one file: a slow line pays for each, small files compress badly, and every visit pays
 * for the name of each. What every visit needs, what a Review needs, its steps, the wallet, what the assistant is asked with, the parts of
 * forms, what comes beside a first screen, and what a second device is offered by; the rest is split separately.
 */
function files(): { name: string; tags?: ['$initial']; test?: RegExp; priority: number }[] {
  return [
    { name: 'app', tags: ['$initial'], priority: 3 },
    { name: 'review', test: those('review/ReviewScreen.tsx', 'inbox/outcome.ts'), priority: 2 },
    { name: 'Steps', test: those('review/steps/Steps.tsx'), priority: 1 },
    {
      name: 'wallet',
      test: those(
        'connect/WalletProvider.tsx',
        'connect/NetworkChip.tsx',
        'app/WalletPlace.tsx',
        'review/signing/Actions.tsx',
      ),
      priority: 1,
    },
    {
      name: 'assistant',
      test: those(
        'assistant/chosenPort.ts',
        'assistant/Preview.tsx',
        'assistant/SentView.tsx',
        'assistant/SentView.module.css',
        'assistant/NotReady.tsx',
        'assistant/useReadiness.ts',
        'assistant/failureWords.ts',
        'assistant/dailyUse.ts',
        'assistant/choice.ts',
        'assistant/lastSent.ts',
        'assistant/useOneAtATime.ts',
        'data/sources/key.ts',
      ),
      priority: 0,
    },
    {
      name: 'forms',
      test: those(
        'ui/fields/Select.tsx',
        'ui/fields/TextArea.tsx',
        'ui/fields/Switch.tsx',
        'ui/fields/useFocusOnWrong.ts',
        'ui/text/Listed.tsx',
        'ui/EmptyState.tsx',
        'ui/saveFile.ts',
      ),
      priority: 0,
    },
    {
      name: 'beside',
      test: those(
        'ui/fields/ThemeControl.tsx',
        'ui/fields/Choices.tsx',
        'start/PracticePanel.tsx',
        'data/course/firstFlights.ts',
        'start/Preview.module.css',
      ),
      priority: 0,
    },
    {
      name: 'second',
      test: those('review/compare/SecondDevice.tsx', 'review/compare/SecondDevice.module.css'),
      priority: 0,
    },
  ];
}

/** Files of the page, as rolldown knows them. One that was moved must not fall out of its file without a sound. */
function those(...paths: string[]): RegExp {
  const moved = paths.find((it) => !existsSync(new URL(`src/${it}`, import.meta.url)));
  if (moved !== undefined) throw new Error(`${moved} is no file of the page.`);
  return new RegExp(`/web/src/(${paths.map((it) => it.replaceAll('.', String.raw`\.`)).join('|')})$`);
}

/**
 * The words of `index.html`, from the catalogue: `%words.lead%` is its message `lead`, as text or in an attribute. Node
 * resolves it, so that the language is the one of its `--conditions`.
 */
function worded(): Plugin {
  const catalogues = { words: 'web/boot.ts', language: 'language.ts' };
  const messages = async () => {
    const all = Object.entries(catalogues).map(async ([of, path]) => {
      const it: Record<string, string> = await import(import.meta.resolve(`@readback/phrases/words/${path}`));
      return Object.entries(it).map(([name, message]) => [`${of}.${name}`, message] as const);
    });
    return new Map<string, string>((await Promise.all(all)).flat());
  };
  return {
    name: 'worded',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const said = await messages();
        return html.replaceAll(/%([a-z]+\.\w+)%/gi, (_, name: string) => {
          const message = said.get(name);
          if (message === undefined) throw new Error(`index.html asks for ${name}, which no catalogue has.`);
          return message.replaceAll(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);
        });
      },
    },
  };
}

/**
 * The names of classes in the built page: a few letters of the file, and which of it. Every screen carries the names of all
 * its classes, in its styles and in its script.
 */
function shortNames(): Plugin {
  const root = new URL('.', import.meta.url).pathname;
  const names = new Map<string, { file: string; of: Map<string, string> }>();
  const generateScopedName = (name: string, file: string) => {
    const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
    const key = createHash('sha256').update(path).digest('base64url').slice(0, 4);
    const { file: other, of } = names.get(key) ?? { file: path, of: new Map<string, string>() };
    if (other !== path)
      throw new Error(`The classes of ${path} would be named as those of ${other}: use a longer key.`);
    const short = of.get(name) ?? `_${key}${of.size.toString(36)}`;
    names.set(key, { file: path, of: of.set(name, short) });
    return short;
  };
  return {
    name: 'short-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName } } }),
  };
}

/** What Vite puts before every import of a part is our own: a part that did not come can be fetched again. */
function preloading(): Plugin {
  const own = new URL('src/app/preload.ts', import.meta.url).pathname;
  return {
    name: 'preloading',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { preload as __vitePreload } from ${JSON.stringify(own)};`
        : undefined,
  };
}

/**
 * The engine in its worker has the names of all contracts that ship with Readback, and fetches those of one network: each
 * address is twenty bytes that nothing can make shorter, and a request is on one network.
 */
function placesByNetwork(): Plugin {
  const places = /\/core\/src\/shipped\/places\.ts$/;
  const file = '\0places-';
  const made = async () => {
    const from = (path: string) => import(import.meta.resolve(`@readback/core/shipped/${path}`));
    const [{ placeFiles }, { placeNames }] = await Promise.all([from('placeFiles.ts'), from('places.ts')]);
    return { ...placeFiles(), placeNames } as PlaceFiles & { placeNames: readonly string[] };
  };
  return {
    name: 'places-by-network',
    apply: 'build',
    resolveId: (id) => (id.startsWith(file) ? id : undefined),
    async load(id) {
      const { files, of, placeNames } = await made();
      if (id.startsWith(file)) {
        return `export const rows = ${JSON.stringify(files[Number(id.slice(file.length))])};`;
      }
      if (!places.test(id)) return undefined;
      const loads = files.map((_, at) => `() => import(${JSON.stringify(`${file}${at}`)})`);
      return `
        import { readPlaces } from './readPlaces.ts';
        export const placeNames = ${JSON.stringify(placeNames)};
        const files = [${loads.join(',')}];
        const of = new Map(${JSON.stringify([...of])});
        const none = new Map();
        export const placesNow = (chainId) => (of.has(chainId) ? undefined : none);
        export async function fetchPlaces(chainId) {
          const file = of.get(chainId);
          return file === undefined ? none : readPlaces(placeNames, (await files[file]()).rows, chainId);
        }
        export async function isPlacedAnywhere(address) {
          const all = await Promise.all(files.map((load) => load()));
          return all.some(({ rows }) => rows.includes(address.slice(2) + ' '));
        }`;
    },
  };
}

/**
 * Parts of the engine that few requests need are files of their own in its worker, which `core/src/reading/parts.ts` fetches
 * before a reading that needs one. Until then whoever calls a function of theirs is refused: nothing is found without it.
 */
function partsByNeed(): Plugin {
  const core = new URL('../core/src/', import.meta.url).pathname;
  const names = Object.keys(parts) as PartOfEngine[];
  const [all, state, functions] = ['\0all-of-part-', '\0part-', '\0functions-of-part-'];
  const quoted = (it: string) => JSON.stringify(it);
  return {
    name: 'parts-by-need',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if ([all, state, functions].some((it) => source.startsWith(it))) return source;
      const path = Object.values(parts)
        .flat()
        .find((it) => source.endsWith(it.slice(it.lastIndexOf('/'))));
      // Only what holds all of a part has its modules as they are.
      if (path === undefined || importer === undefined || importer.startsWith(all)) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id === `${core}${path}` ? `${functions}${path}` : undefined;
    },
    load(id) {
      if (id === `${core}reading/fetchPart.ts`) {
        const imports = names.map((it) => `import { load as ${it} } from ${quoted(`${state}${it}`)};`);
        return `${imports.join('')} export const fetchPart = { ${names.join()} };`;
      }
      if (id.startsWith(all)) {
        const its = parts[id.slice(all.length) as PartOfEngine];
        return its.map((it) => `export * from ${quoted(`${core}${it}`)};`).join('');
      }
      if (id.startsWith(state)) {
        const from = quoted(`${all}${id.slice(state.length)}`);
        return `
          let its;
          export const load = async () => { its ??= await import(${from}); };
          export const part = () => { if (its === undefined) throw new Error('A part was not fetched.'); return its; };`;
      }
      if (!id.startsWith(functions)) return undefined;
      const path = id.slice(functions.length);
      const name = names.find((it) => parts[it].includes(path));
      const exported = [
        ...readFileSync(`${core}${path}`, 'utf8').matchAll(
          /^export (?!type )(?:(?:function|const) (\w+)( = memoize(?:PerRequest|Step)?\(|[<(])?)?/gm,
        ),
      ].map(([text, its, isFunction]) => {
        if (its === undefined || isFunction === undefined)
          throw new Error(`${path} has ${text}, which is no function.`);
        return `export const ${its} = (...args) => part().${its}(...args);`;
      });
      return `import { part } from ${quoted(`${state}${name}`)}; ${exported.join('')}`;
    },
  };
}

/** `sw.js`, once the page is built: the service worker with the names of all files and what they hash to. */
function keptOffline(): Plugin {
  let dist = '';
  return {
    name: 'kept-offline',
    apply: 'build',
    configResolved: ({ root, build }) => {
      dist = join(root, build.outDir);
    },
    async closeBundle() {
      const hash = (it: Buffer | string) => createHash('sha256').update(it).digest('base64');
      const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter((it) => it.isFile())
        .map((it) => join(it.parentPath, it.name));
      const files = paths
        .map((path) => [relative(dist, path).replaceAll('\\', '/'), hash(readFileSync(path))] as const)
        .filter(([name]) => !name.startsWith('.') && name !== 'sw.js')
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
      const source = new URL('src/offline/serviceWorker.ts', import.meta.url).pathname;
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
      const list = JSON.stringify(Object.fromEntries(files));
      const name = JSON.stringify(hash(list).slice(0, 12));
      writeFileSync(
        join(dist, 'sw.js'),
        `const releaseName = ${name};\nconst releaseFiles = ${list};\n${code}`,
      );
    },
  };
}

/**
 * Modules whose export is made while the page is built, and is in it as plain data: what makes it would bring
 * several times as much with it. With a second module, its export takes the place of the first.
 */
function asData(): Plugin {
  const modules = [
    ['/web/src/settings/networks/chainList.ts', 'chainList'],
    ['/web/src/data/course/firstFlights.ts', 'firstFlights'],
    ['/web/src/readback/ruleTable.ts', 'ruleTable'],
    ['/web/src/find/shipped.ts', 'shipped'],
    ['/phrases/src/wordArgs.ts', 'wordArgs'],
    ['/phrases/src/lateWords.ts', 'lateWords'],
    ['/phrases/src/checkWords.ts', 'checkWords'],
    ['/phrases/src/askWords.ts', 'askWords'],
    ['/phrases/src/pageWords.ts', 'pageWords', '/phrases/src/lateWords.ts', 'firstWords'],
  ] as const;
  for (const [path] of modules) {
    if (!existsSync(new URL(`..${path}`, import.meta.url))) throw new Error(`${path} is no file.`);
  }
  return {
    name: 'as-data',
    apply: 'build',
    async load(id) {
      const found = modules.find(([path]) => id.endsWith(path));
      if (!found) return undefined;
      const [path, name, otherPath = path, other = name] = found;
      const from = `${id.slice(0, -path.length)}${otherPath}`;
      const made = (await import(new URL(from, 'file:').href)) as Record<string, unknown>;
      return `export const ${name} = ${JSON.stringify(made[other])};`;
    },
  };
}
