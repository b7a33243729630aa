// Typed data that is not canonical, one kind a line.
const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const word = `0x${'ab'.repeat(32)}`;
const field = (type, name = 'it') => ({ name, type });

const domainTypes = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
};
const domainOf = (...names) => names.map((name) => field(domainTypes[name], name));
const usual = domainOf('name', 'chainId', 'verifyingContract');
const domain = { name: 'Token', chainId: 1, verifyingContract: account };
const login = { types: { Login: [field('string', 'text')] }, message: { text: 'Welcome' } };

const data = ({ EIP712Domain = usual, types = login.types, primaryType, ...rest }) =>
  JSON.stringify({
    types: { ...(EIP712Domain === null ? {} : { EIP712Domain }), ...types },
    primaryType: primaryType ?? Object.keys(types)[0],
    domain,
    message: login.message,
    ...rest,
  });

/** One field of a type with a value, written as it is in JSON. */
const one = (type, value, more = {}) =>
  data({ types: { A: [field(type)], ...more }, message: { it: '@' } }).replace('"@"', value);

const mainTypes = () => [
  data({}),
  data({ types: { ...login.types, Unused: [field('bool')] } }),
  data({ types: { ...login.types, One: [], Two: [] } }),
  // The main type is another one for who looks for the type that no other uses.
  data({ types: { Login: [], Order: [field('Login', 'a'), field('bool', 'all')] }, message: {} }),
  data({
    types: { ...login.types, Order: [field('Login', 'login'), field('uint256', 'amount')] },
    message: { text: 'Welcome', login: { text: 'x' }, amount: '5' },
  }),
  data({
    types: { ...login.types, Order: [field('Login', 'login'), field('bool', 'all')] },
    message: { text: 'Welcome', login: { text: 'x' }, all: 'no' },
  }),
  data({
    types: { ...login.types, Order: [field('Login[]', 'logins'), field('address', 'to')] },
    message: { text: 'Welcome', logins: [], to: account },
  }),
  data({ types: { ...login.types, Orders: [field('Login[]', 'all')] } }),
  data({
    types: { Login: [field('string', 'text')], Order: [field('Login', 'a'), field('uint256', 'length')] },
    message: { text: 'Welcome', a: { text: 'x' }, length: 3 },
  }),
  data({ types: { ...login.types, Loop: [field('Login', 'a'), field('Loop[]', 'more')] } }),
  data({ types: { A: [field('B')], B: [field('A')] }, message: { it: null } }),
  data({ primaryType: 'EIP712Domain' }),
  data({ primaryType: 'Missing' }),
  data({ primaryType: undefined }),
  data({ types: { A$: [field('uint8')], A: [field('bool')] }, message: { it: 1 } }),
  data({ types: { 'A:B': [field('uint8')], A: [field('bool')] }, message: { it: 1 } }),
  data({ types: { 'A:B': [field('uint8')] }, message: { it: 1 } }),
  data({ types: { A$: [field('B$')], B$: [field('uint8')] }, message: { it: { it: 1 } } }),
  data({ types: { 'A-b': [field('uint8')] }, message: { it: 1 } }),
  data({ types: { uint8x: [field('uint8')] }, message: { it: 1 } }),
  data({ types: { A: [field('uint8x')], uint8x: [field('uint8')] }, message: { it: { it: 1 } } }),
  data({ types: { A: [field('uint8x[]')], uint8x: [field('uint8')] }, message: { it: [{ it: 1 }] } }),
  data({ types: { A: [field('bytes33')], bytes33: [field('uint8')] }, message: { it: { it: 1 } } }),
  data({ types: { A: [field('uint256')], uint256: [field('uint8')] }, message: { it: { it: 1 } } }),
];

const domains = () => [
  data({ EIP712Domain: null }),
  data({ EIP712Domain: [] }),
  data({ EIP712Domain: [], domain: {} }),
  data({ EIP712Domain: [...usual].reverse() }),
  data({ EIP712Domain: domainOf('name', 'verifyingContract', 'chainId') }),
  data({ EIP712Domain: domainOf('name', 'chainId') }),
  data({ EIP712Domain: [...usual, field('string', 'version')] }),
  data({ EIP712Domain: [...usual, field('string', 'note')], domain: { ...domain, note: 'x' } }),
  data({ EIP712Domain: [field('bytes32', 'name')], domain: { name: word } }),
  data({ EIP712Domain: [field('uint64', 'chainId')], domain: { chainId: 1 } }),
  data({ EIP712Domain: [field('string', 'chainId')], domain: { chainId: '1' } }),
  data({ domain: { ...domain, version: '2' } }),
  data({ domain: { ...domain, version: null } }),
  data({ domain: { ...domain, version: 2 } }),
  data({ domain: { ...domain, salt: word } }),
  data({ domain: { ...domain, salt: '0x' } }),
  data({ domain: { ...domain, note: 'x' } }),
  data({ domain: { ...domain, note: null } }),
  data({ domain: { ...domain, chainId: '1' } }),
  data({ domain: { ...domain, chainId: '0x01' } }),
  data({ domain: { ...domain, chainId: '01' } }),
  data({ domain: { ...domain, chainId: null } }),
  data({ domain: { ...domain, name: '0x1234' } }),
  data({ domain: { ...domain, verifyingContract: account.toLowerCase() } }),
  data({ domain: { ...domain, verifyingContract: account.replace('5aA', '5AA') } }),
  data({ domain: { ...domain, verifyingContract: account.slice(2) } }),
  data({ domain: { ...domain, verifyingContract: '' } }),
  data({ EIP712Domain: domainOf('name', 'salt'), domain: { name: 'T', salt: word } }),
];

const values = () =>
  [
    ['uint256', ['1', '"1"', '"0x1"', '"0x0001"', '"01"', '"1e3"', '1e3', '1.0', '" 1"', '"1 "', '"1_0"']],
    ['uint256', ['""', '"0x"', '"-1"', '-1', 'true', 'null', '[1]', '{}', '"0X1"', '"0b1"', '"+1"', '"1n"']],
    ['uint256', ['9007199254740991', '9007199254740993', '"9007199254740993"', `"${2n ** 256n}"`, '-0']],
    ['int8', ['-1', '"-1"', '"-0x1"', '128', '"-128"', '-129', '255']],
    ['uint8', ['255', '256', '"0xff"', '"0x100"']],
    ['uint', ['1']],
    ['int', ['-1']],
    ['byte', ['"0x01"']],
    ['bool', ['true', 'false', '"true"', '"false"', '0', '1', '""', 'null', '[]']],
    [
      'address',
      [`"${account}"`, `"${account.toLowerCase()}"`, `"0x${account.slice(2).toUpperCase()}"`, '"0x0"'],
    ],
    [
      'address',
      [`"${account.slice(2)}"`, `" ${account}"`, '1', '"0x"', `"${account}00"`, 'null', '"vitalik.eth"'],
    ],
    ['address', [`"0X${account.slice(2)}"`, `"XE${account.slice(4)}"`]],
    ['bytes', ['"0x"', '"0x00"', '"0xABcd"', '"hello"', '"0x1"', '"abcd"', '""', '12', '[1,2]', 'null']],
    ['bytes4', ['"0x01020304"', '"0x010203"', '"0x0102030405"', '"01020304"', '"abcd"', '5', '"0x"']],
    ['bytes32', [`"${word}"`, `"${word.toUpperCase()}"`, `"${word.slice(0, -2)}"`, '"0x"', '""']],
    [
      'string',
      ['"text"', '"0x1234"', '"0x123"', '"0x"', '""', '5', 'null', 'true', '"\\u00e9"', '"e\\u0301"'],
    ],
    ['string', ['"\\ud800"', '"\\u0000"', '["a"]', `"${account}"`, '"-0x12"']],
    ['uint8[]', ['[]', '[1,2]', '["1"]', '{}', '"12"', 'null', '{"0":1,"length":1}', '[[1]]', '[null]']],
    ['uint8[2]', ['[1,2]', '[1]', '[1,2,3]', '[]']],
    ['uint8[0]', ['[]']],
    ['uint8[][2]', ['[[],[1]]', '[[1]]', '[]']],
    ['string[][]', ['[["a"],[]]']],
    ['bytes[]', ['["0x","0x01"]', '["hi"]']],
    ['int16[]', ['[-1,1]']],
    ['address[2]', [`["${account}","${account}"]`]],
  ].flatMap(([type, all]) => all.map((value) => one(type, value)));

const structs = () => {
  const B = { B: [field('uint8', 'x'), field('string', 's')] };
  return [
    one('B', '{"x":1,"s":"a"}', B),
    one('B', '{"x":1}', B),
    one('B', '{"x":1,"s":null}', B),
    one('B', 'null', B),
    one('B', '{"x":1,"s":"a","y":2}', B),
    one('B[]', '[]', B),
    one('B[]', '[{"x":1,"s":"a"},{"x":2,"s":"b"}]', B),
    one('B[2]', '[{"x":1,"s":"a"}]', B),
    one('B[][1]', '[[{"x":1,"s":"a"}]]', B),
    one('B', '[1,"a"]', B),
    one('A', 'null'),
    one('B', '{}', { B: [] }),
    one('B', 'null', { B: [] }),
  ];
};

const names = () => [
  ...['constructor', 'toString', 'hasOwnProperty', 'length', '__proto__', '__defineGetter__'].map(
    (name) =>
      `{"types":{"EIP712Domain":[],"A":[{"name":"${name}","type":"uint8"}]},"primaryType":"A","domain":{},"message":{"${name}":1}}`,
  ),
  ...['constructor', 'toString', 'hasOwnProperty', 'length'].map(
    (name) =>
      `{"types":{"EIP712Domain":[],"A":[{"name":"it","type":"${name}"}],"${name}":[{"name":"x","type":"uint8"}]},"primaryType":"A","domain":{},"message":{"it":{"x":1}}}`,
  ),
  '{"types":{"EIP712Domain":[],"A":[{"name":"constructor","type":"string"}]},"primaryType":"A","domain":{},"message":{}}',
  data({ types: { A: [field('uint8', 'x'), field('bool', 'x')] }, message: { x: 1 } }),
  data({ types: { A: [field('uint8', 'a,uint8 b')] }, message: { 'a,uint8 b': 1 } }),
  data({ types: { A: [field('uint8', '')] }, message: { '': 1 } }),
  data({ types: { 'A(uint8 x)': [field('uint8', 'x')] }, message: { x: 1 } }),
  data({ message: { text: 'Welcome', note: 'harmless' } }),
  data({}).replace('"text":"Welcome"', '"text":"Welcome","text":"Farewell"'),
  data({}).replace('"primaryType":"Login"', '"primaryType":"Login","primaryType":"Order"'),
  data({}).replace('"message":', '"message":{},"message":'),
];

export function byHand() {
  return [...mainTypes(), ...domains(), ...values(), ...structs(), ...names()];
}
