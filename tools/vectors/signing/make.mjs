// Prints what each library signs of the same typed data, as wallets hand it over: the text of the JSON, and a digest a
// library, or null where it throws. First the cases by hand, then as many as the first argument says by chance.
//
//     npm ci && node make.mjs 120 > ../../../core/src/fingerprint/libraries/testing/signing.json
import { createRequire } from 'node:module';
import { SignTypedDataVersion, TypedDataUtils, typedSignatureHash } from '@metamask/eth-sig-util';
import { ethers as ethers5 } from 'ethers5';
import { TypedDataEncoder } from 'ethers6';
import { hashTypedData } from 'viem';
import { getEncodedEip712Data } from 'web3-eth-abi';
import { byHand } from './byHand.mjs';
import { byChance } from './byChance.mjs';

const require = createRequire(import.meta.url);

const withoutDomain = (types) =>
  Object.fromEntries(Object.entries(types).filter(([name]) => name !== 'EIP712Domain'));
const hex = (bytes) => `0x${Buffer.from(bytes).toString('hex')}`;
const { _TypedDataEncoder: Encoder5 } = ethers5.utils;

const libraries = {
  'ethers 5.8.0': (it) => Encoder5.hash(it.domain, withoutDomain(it.types), it.message),
  'ethers 6.17.0': (it) => TypedDataEncoder.hash(it.domain, withoutDomain(it.types), it.message),
  'eth-sig-util v1 8.2.0': (it) => typedSignatureHash(it),
  'eth-sig-util v3 8.2.0': (it) => hex(TypedDataUtils.eip712Hash(it, SignTypedDataVersion.V3)),
  'eth-sig-util v4 8.2.0': (it) => hex(TypedDataUtils.eip712Hash(it, SignTypedDataVersion.V4)),
  'viem 2.57.0': (it) => hashTypedData(it),
  'web3-eth-abi 4.4.1': (it) => getEncodedEip712Data(it, true),
};

for (const name of Object.keys(libraries)) {
  const [library, version] = [name.split(' ')[0], name.split(' ').at(-1)];
  const from =
    { ethers: `ethers${version[0]}`, 'eth-sig-util': '@metamask/eth-sig-util' }[library] ?? library;
  const path = require.resolve(from).split('/node_modules/').at(-1).split('/');
  const folder = path.slice(0, path[0].startsWith('@') ? 2 : 1).join('/');
  const found = require(`./node_modules/${folder}/package.json`).version;
  if (found !== version) throw new Error(`${from} is ${found}, not ${version}`);
}

function digestOf(sign, text) {
  try {
    return sign(JSON.parse(text));
  } catch {
    return null;
  }
}

const texts = [...byHand(), ...byChance(Number(process.argv[2] ?? 120), Number(process.argv[3] ?? 1))];
const cases = texts.map((text) => ({
  text,
  digests: Object.values(libraries).map((sign) => digestOf(sign, text)),
}));
const lines = cases.map((it) => `    ${JSON.stringify(it)}`);
const names = JSON.stringify(Object.keys(libraries));
process.stdout.write(`{\n  "libraries": ${names},\n  "cases": [\n${lines.join(',\n')}\n  ]\n}\n`);
