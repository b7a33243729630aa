// Prints vectors that others published, shortened: every `step`th case, and in full with a step of 1.
//   node published.mjs <eip712|rlp|transactions|abi> <folder of the .json.gz of @ethersproject/testcases> [step]
//   node published.mjs names <validate/tests.json of ens-normalize.js> [step]
//   node published.mjs signIn <test/ of spruceid/siwe>
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const [, , what, path, step = '1'] = process.argv;
const cases = (name) => JSON.parse(gunzipSync(readFileSync(join(path, `${name}.json.gz`))).toString());
const json = (name) => JSON.parse(readFileSync(name, 'utf8'));
const some = (list) => list.filter((_, at) => at % Number(step) === 0);
const without = (it, ...keys) =>
  Object.fromEntries(Object.entries(it).filter(([key]) => !keys.includes(key)));
const testcases = '@ethersproject/testcases 5.8.0, MIT';

const kinds = {
  eip712: () => ({
    from: testcases,
    cases: some(cases('eip712')).map((it) => without(it, 'type', 'seed', 'encoded')),
  }),
  rlp: () => ({ from: testcases, cases: cases('rlp-coder') }),
  transactions: () => ({
    from: testcases,
    legacy: some(cases('transactions')).map((it) => without(it, 'privateKey')),
    typed: some(cases('typed-transactions')).map((it) => without(it, 'key')),
  }),
  abi: () => ({
    from: testcases,
    cases: some(
      ['contract-interface', 'contract-interface-abi2'].flatMap((file) =>
        cases(file).filter(({ result }) => step === '1' || result.length < 3000),
      ),
    ).map(({ name, interface: abi, result, normalizedValues, values }) => ({
      name,
      outputs: JSON.parse(abi).find((it) => it.name === 'test').outputs,
      result,
      values: JSON.parse(normalizedValues ?? values),
    })),
  }),
  names: () => {
    const [{ version }, ...all] = json(path);
    const from = `github.com/adraffy/ens-normalize.js ${version}, validate/tests.json, MIT`;
    // The first ones are those that were thought of; the others go through all letters.
    const picked = all.filter((_, at) => at < 102 || at % Number(step) === 0);
    return { from, cases: picked.map(({ name, norm, error }) => ({ name, norm, error })) };
  },
  signIn: () => {
    const read = (name) => json(join(path, `${name}.json`));
    return {
      from: 'github.com/spruceid/siwe 940a66ac, test/, MIT or Apache-2.0',
      read: read('parsing_positive'),
      refused: read('parsing_negative'),
    };
  },
};

process.stdout.write(`${JSON.stringify(kinds[what](), null, 1)}\n`);
