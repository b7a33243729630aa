// Prints what the test suite of another wallet or library says, in our own form: the text as it would be pasted, and
// what the suite expects of it.
//   node suites.mjs <suite> <folder of clones> > <folder>/<suite>.json
// Where they are from, and how to run all of them, is in ../README.md.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SignTypedDataVersion, TypedDataUtils } from '@metamask/eth-sig-util';
import { concatHex, keccak256, numberToHex, stringToHex, toHex, toRlp } from 'viem';
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts';

const [, , suite, clones] = process.argv;
const most = { maxBuffer: 2 ** 28 };
const git = (repo, ...args) => execFileSync('git', ['-C', join(clones, repo), ...args], most);
const file = (repo, path) => git(repo, 'show', `HEAD:${path}`);
const json = (repo, path) => JSON.parse(file(repo, path).toString());
const files = (repo, path) =>
  git(repo, 'ls-tree', '-r', '--name-only', 'HEAD', path).toString().trim().split('\n');
const commit = (repo) => git(repo, 'rev-parse', 'HEAD').toString().trim();
const from = (repo, path, licence) => `${repo} ${commit(repo.split('/')[1])}, ${path}, ${licence}`;
const hex = (it) => (it.startsWith('0x') ? it : `0x${it}`);
const big = (it) => (it === undefined || it === null || it === '' ? 0n : BigInt(it));

function trezor() {
  const folder = 'common/tests/fixtures/ethereum';
  const of = (name) => {
    const { setup, tests } = json('trezor-firmware', `${folder}/${name}.json`);
    return tests.map((test, at) => ({ ...test, setup, name: `${name}: ${test.name ?? at}` }));
  };
  const account = ({ setup, parameters }) =>
    mnemonicToAccount(setup.mnemonic, { path: parameters.path, passphrase: setup.passphrase }).address;
  const transactions = [
    'sign_tx',
    'sign_tx_clear_signing',
    'sign_tx_eip155',
    'sign_tx_eip1559',
    'sign_tx_erc20',
    'sign_tx_external_definitions',
    'sign_tx_staking',
    'sign_tx_staking_eip1559',
  ].flatMap(of);
  const signed = transactions.flatMap((test) => {
    const { parameters: it, result } = test;
    if (result?.sig_r === undefined || BigInt(hex(result.sig_r)) === 0n) return [];
    const fees =
      it.max_gas_fee === undefined ? [big(it.gas_price)] : [big(it.max_priority_fee), big(it.max_gas_fee)];
    const data = hex(it.data ?? '');
    const to = it.to_address === '' || it.to_address === null ? '0x' : hex(it.to_address.toLowerCase());
    const list = (it.access_list ?? []).map(({ address, storage_keys: keys }) => [
      address,
      keys.map((key) => hex(key)),
    ]);
    const body = [big(it.nonce), ...fees, big(it.gas_limit), to, big(it.value), data];
    const seal = [result.sig_v, BigInt(hex(result.sig_r)), BigInt(hex(result.sig_s))];
    const typed = it.max_gas_fee !== undefined;
    const fields = typed
      ? [big(it.chain_id), ...body, list, ...seal]
      : [...(it.tx_type ? [it.tx_type] : []), ...body, ...seal];
    const text = concatHex([typed ? '0x02' : '0x', toRlp(plain(fields))]);
    return [
      {
        name: test.name,
        text,
        expects: {
          sender: account(test),
          hash: keccak256(text),
          transaction: {
            chainId: `${it.chain_id}`,
            to: to === '0x' ? null : to,
            value: `${big(it.value)}`,
            data,
            nonce: `${big(it.nonce)}`,
            gas: `${big(it.gas_limit)}`,
            ...(typed
              ? { maxFeePerGas: `${fees[1]}`, maxPriorityFeePerGas: `${fees[0]}` }
              : { gasPrice: `${fees[0]}` }),
          },
        },
      },
    ];
  });
  const delegating = of('sign_tx_eip7702_mainnet').map((test) => ({
    name: test.name,
    text: hex(test.result.tx_bytes_hex),
    expects: {
      sender: account(test),
      hash: keccak256(hex(test.result.tx_bytes_hex)),
      transaction: {
        chainId: `${test.parameters.chain_id}`,
        to: test.parameters.to_address.toLowerCase(),
        value: '0',
        nonce: `${test.parameters.nonce}`,
        gas: `${test.parameters.gas_limit}`,
        maxFeePerGas: `${test.parameters.max_gas_fee}`,
        maxPriorityFeePerGas: `${test.parameters.max_priority_fee}`,
      },
      delegates: [{ delegate: test.parameters.delegate.toLowerCase(), authority: account(test) }],
    },
  }));
  const authorizations = of('sign_auth_eip7702').map((test) => authorization(test, account(test)));
  const refusing = of('sign_auth_eip7702_errors').map((test) => authorization(test));
  const typed = of('sign_typed_data').map((test) => {
    const { data, domain_separator_hash: domainHash, message_hash: messageHash } = test.parameters;
    return {
      name: test.name,
      ...(test.parameters.metamask_v4_compat
        ? { json: data }
        : { json: { method: 'eth_signTypedData_v3', params: [test.result.address, JSON.stringify(data)] } }),
      expects: {
        domainHash,
        ...(messageHash === null ? {} : { messageHash }),
        signed: { signature: hex(test.result.sig), signer: test.result.address },
      },
    };
  });
  const messages = of('signmessage').map(({ name, parameters, result }) => ({
    name,
    json: { method: 'personal_sign', params: [stringToHex(parameters.msg), result.address] },
    expects: { signed: { signature: hex(result.sig), signer: result.address } },
  }));
  const verified = of('verifymessage').map(({ name, parameters }) => ({
    name,
    json: { method: 'personal_sign', params: [stringToHex(parameters.msg), parameters.address] },
    expects: { signed: { signature: hex(parameters.sig), signer: parameters.address } },
  }));
  return {
    from: from('trezor/trezor-firmware', folder, 'LGPL-3.0'),
    cases: [...signed, ...delegating, ...authorizations, ...refusing, ...typed, ...messages, ...verified],
  };
}

function authorization({ name, parameters: it, result }, authority) {
  const signature = result.sig_r === undefined ? undefined : sealed(result);
  return {
    name,
    json: {
      chainId: it.chain_id,
      address: it.delegate,
      nonce: it.tuple_nonce,
      ...(signature === undefined
        ? {}
        : { yParity: result.sig_v, r: word(result.sig_r), s: word(result.sig_s) }),
    },
    expects: {
      transaction: { chainId: `${it.chain_id}`, nonce: `${it.tuple_nonce}` },
      delegates: [{ delegate: it.delegate.toLowerCase(), ...(authority === undefined ? {} : { authority }) }],
    },
  };
}

function word(it) {
  return `0x${it.padStart(64, '0')}`;
}

function sealed({ sig_v: v, sig_r: r, sig_s: s }) {
  return concatHex([word(r), word(s), numberToHex(v, { size: 1 })]);
}

function plain(it) {
  if (Array.isArray(it)) return it.map(plain);
  if (typeof it === 'string') return it;
  return big(it) === 0n ? '0x' : toHex(big(it));
}

function ledger() {
  const folder = 'tests/ragger/eip712_input_files';
  return {
    from: from('LedgerHQ/app-ethereum', folder, 'Apache-2.0'),
    cases: files('app-ethereum', folder)
      .filter((path) => path.endsWith('.json') && !path.endsWith('-filter.json'))
      .map((path) => {
        const text = file('app-ethereum', path).toString();
        // The device's answer is checked there against the digest of a library.
        const digest = TypedDataUtils.eip712Hash(JSON.parse(text), SignTypedDataVersion.V4);
        return { name: path.split('/').at(-1), text, expects: { digest: `0x${digest.toString('hex')}` } };
      }),
  };
}

function ethers() {
  const cases = (name) => JSON.parse(gunzipSync(file('ethers.js', `testcases/${name}.json.gz`)).toString());
  const domainFields = [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
    { name: 'salt', type: 'bytes32' },
  ];
  const typed = cases('typed-data').map(({ name, domain, primaryType, types, data, digest }) => ({
    name: `typed-data: ${name}`,
    json: {
      types: { EIP712Domain: domainFields.filter((it) => (domain[it.name] ?? null) !== null), ...types },
      primaryType,
      domain: Object.fromEntries(Object.entries(domain).filter(([, it]) => it !== null)),
      message: data,
    },
    expects: { digest },
  }));
  const every = Number(process.env.STEP ?? 4);
  const transactions = cases('transactions')
    .filter((_, at) => at % every === 0)
    .flatMap((it) =>
      ['Legacy', 'Eip155', 'Berlin', 'London', 'Cancun'].flatMap((kind) => {
        const text = it[`signed${kind}`];
        const sender = privateKeyToAddress(it.privateKey);
        if (typeof text !== 'string' || text === '' || text === '0x') return [];
        const { transaction: tx } = it;
        return [
          {
            name: `${it.name} ${kind}`,
            text,
            expects: {
              hash: keccak256(text),
              sender,
              transaction: {
                ...(kind === 'Legacy' ? {} : { chainId: `${big(tx.chainId)}` }),
                to: tx.to?.toLowerCase() ?? null,
                value: `${big(tx.value)}`,
                data: tx.data ?? '0x',
                nonce: `${big(tx.nonce)}`,
                gas: `${big(tx.gasLimit)}`,
              },
            },
          },
        ];
      }),
    );
  return { from: from('ethers-io/ethers.js', 'testcases', 'MIT'), cases: [...typed, ...transactions] };
}

function ethereumTests() {
  return {
    from: from('ethereum/tests', 'TransactionTests', 'MIT'),
    cases: files('tests', 'TransactionTests')
      .filter((path) => !path.includes('10Mb'))
      .flatMap((path) =>
        Object.entries(json('tests', path)).map(([name, { txbytes, result }]) => {
          const { hash, sender, exception, intrinsicGas } = result.Cancun ?? Object.values(result).at(-1);
          return {
            name,
            text: txbytes,
            expects:
              exception === undefined
                ? { hash, sender, gasBefore: `${BigInt(intrinsicGas)}` }
                : { invalid: exception },
          };
        }),
      ),
  };
}

/** What the READMEs of two Safe hash tools print, and the literal hashes of a library's tests. */
function safe() {
  const printed = ['safe-tx-hashes-util', 'safe-tx-hashes'].flatMap((repo) => {
    const blocks = file(repo, 'README.md').toString().split(/^```/m);
    return blocks.flatMap((block, at) =>
      block.split(/(?=Multisig address:)/).flatMap((part) => printedSafe(part, block, `${repo} ${at}`)),
    );
  });
  const source = file('safe-eth-py', 'safe_eth/safe/tests/test_safe_tx.py').toString();
  const literal = [
    ...source.matchAll(
      /expected_hash = HexBytes\(\s*"(0x\w{64})"\s*\)\s*tx_hash = SafeTx\(\s*self\.ethereum_client,([^=]*?)safe_nonce=(\d+),\s*safe_version="([\d.]+)"/g,
    ),
  ].map(([, digest, body, nonce, version], at) => {
    const [safe, to, value, data, operation, safeTxGas, baseGas, gasPrice] = body
      .replaceAll('"0x" + "0" * 40', `"0x${'0'.repeat(40)}"`)
      .split(',')
      .map((it) =>
        it
          .trim()
          .replace(/^HexBytes\("(.*)"\)$/, '$1')
          .replaceAll('"', ''),
      );
    const paid = { gasToken: zeroAddress, refundReceiver: zeroAddress, nonce };
    const tx = { to, value, data, operation, safeTxGas, baseGas, gasPrice, ...paid };
    return {
      name: `safe-eth-py ${at} (${version})`,
      json: safeTyped(safe, tx, version),
      expects: { digest },
    };
  });
  return {
    from: [
      from('pcaversaccio/safe-tx-hashes-util', 'README.md', 'AGPL-3.0'),
      from('Cyfrin/safe-tx-hashes', 'README.md', 'AGPL-3.0'),
      from('safe-global/safe-eth-py', 'safe_eth/safe/tests/test_safe_tx.py', 'MIT'),
    ].join('; '),
    cases: [...printed, ...literal],
  };
}

const zeroAddress = `0x${'0'.repeat(40)}`;

function printedSafe(part, block, name) {
  const of = (label) => new RegExp(`^${label}: *(\\S+)`, 'im').exec(part)?.[1];
  const digest = of('Safe transaction hash');
  const safe = of('Multisig address');
  const chainId = /^Chain ID: (\d+)/im.exec(block)?.[1];
  if ([digest, safe, of('To'), of('Nonce')].includes(undefined)) return [];
  const tx = {
    to: of('To'),
    value: of('Value'),
    data: of('Data'),
    operation: /^Operation: *(delegatecall|1)/im.test(part) ? '1' : '0',
    safeTxGas: of('Safe Transaction Gas') ?? '0',
    baseGas: of('Base Gas') ?? '0',
    gasPrice: of('Gas Price') ?? '0',
    gasToken: of('Gas Token') ?? zeroAddress,
    refundReceiver: of('Refund Receiver') ?? zeroAddress,
    nonce: of('Nonce'),
  };
  const expects = { digest, domainHash: of('Domain hash'), messageHash: of('Message hash') };
  return [{ name, json: safeTyped(safe, tx, '1.3.0', chainId), expects }];
}

function safeTyped(verifyingContract, tx, version, chainId) {
  const base = version < '1.0.0' ? 'dataGas' : 'baseGas';
  const fields = `address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 ${base},uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce`;
  const contract = { name: 'verifyingContract', type: 'address' };
  const { baseGas, ...others } = tx;
  return {
    types: {
      EIP712Domain: chainId === undefined ? [contract] : [{ name: 'chainId', type: 'uint256' }, contract],
      SafeTx: fields.split(',').map((it) => ({ type: it.split(' ')[0], name: it.split(' ')[1] })),
    },
    primaryType: 'SafeTx',
    domain: { ...(chainId === undefined ? {} : { chainId: Number(chainId) }), verifyingContract },
    message: { ...others, [base]: baseGas },
  };
}

/** Sign-ins with the signature over them, by the account that they name. */
function signIn() {
  const positive = Object.entries(json('siwe', 'test/verification_positive.json'));
  return {
    from: from('spruceid/siwe', 'test/verification_positive.json', 'MIT or Apache-2.0'),
    cases: positive.map(([name, it]) => ({
      name,
      json: { method: 'personal_sign', params: [stringToHex(messageOf(it)), it.address] },
      expects: { signed: { signature: it.signature, signer: it.address } },
    })),
  };
}

/** The message of EIP-4361 for its fields. */
function messageOf(it) {
  const line = (label, value) => (value === undefined ? '' : `\n${label}: ${value}`);
  const scheme = it.scheme === undefined ? '' : `${it.scheme}://`;
  const statement = it.statement === undefined || it.statement === null ? '\n' : `\n${it.statement}\n`;
  const resources =
    it.resources === undefined ? '' : `\nResources:${it.resources.map((at) => `\n- ${at}`).join('')}`;
  return (
    `${scheme}${it.domain} wants you to sign in with your Ethereum account:\n${it.address}\n${statement}\n` +
    `URI: ${it.uri}\nVersion: ${it.version}\nChain ID: ${it.chainId}\nNonce: ${it.nonce}\nIssued At: ${it.issuedAt}` +
    line('Expiration Time', it.expirationTime) +
    line('Not Before', it.notBefore) +
    line('Request ID', it.requestId) +
    resources
  );
}

const suites = { trezor, ledger, ethers, ethereumTests, safe, signIn };
process.stdout.write(`${JSON.stringify(suites[suite](), null, 1)}\n`);
