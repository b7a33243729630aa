// Typed data by chance: structs that hold structs, values that fit, and up to three changes that make it less canonical.
export function byChance(count, seed) {
  let state = seed;
  const chance = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = (all) => all[chance(all.length)];
  return Array.from({ length: count }, () => {
    const it = whole(chance, pick);
    for (let changes = chance(4); changes > 0; changes -= 1) pick(mutations)(it, pick, chance);
    return JSON.stringify(it);
  });
}

const hexOf = (length, chance) =>
  `0x${Array.from({ length }, () => chance(256).toString(16).padStart(2, '0')).join('')}`;

const basics = {
  bool: (chance) => chance(2) === 1,
  string: (chance) => ['', 'Hello', '你好', 'a'.repeat(chance(40)), '0xzz'][chance(5)],
  address: (chance) => hexOf(20, chance),
  bytes: (chance) => hexOf(chance(40), chance),
  bytes4: (chance) => hexOf(4, chance),
  bytes32: (chance) => hexOf(32, chance),
  uint8: (chance) => chance(256),
  uint256: (chance) => String(BigInt(hexOf(32, chance))),
  uint64: (chance) => hexOf(8, chance),
  int128: (chance) => `-${BigInt(hexOf(15, chance)) + 1n}`,
  int32: (chance) => chance(1000) - 500,
};

function whole(chance, pick) {
  const names = ['Order', 'Item', 'Fee', 'Note'].slice(0, 1 + chance(4));
  const types = {};
  names.forEach((name, at) => {
    const below = names.slice(at + 1);
    types[name] = Array.from({ length: 1 + chance(4) }, (_, n) => {
      const base = below.length > 0 && chance(2) === 0 ? pick(below) : pick(Object.keys(basics));
      return { name: `f${n}`, type: base + pick(['', '', '', '[]', '[2]', '[][1]']) };
    });
    // Each is used by the one before.
    if (at > 0) types[names[at - 1]].push({ name: 'next', type: name + pick(['', '[]']) });
  });
  const domainTypes = [
    ['name', 'string', 'App'],
    ['version', 'string', '1'],
    ['chainId', 'uint256', 1],
    ['verifyingContract', 'address', hexOf(20, chance)],
    ['salt', 'bytes32', hexOf(32, chance)],
  ].filter(() => chance(4) > 0);
  return {
    types: { EIP712Domain: domainTypes.map(([name, type]) => ({ name, type })), ...types },
    primaryType: 'Order',
    domain: Object.fromEntries(domainTypes.map(([name, , value]) => [name, value])),
    message: valueOf('Order', types, chance),
  };
}

function valueOf(type, types, chance) {
  const list = /^(.+)\[(\d*)\]$/.exec(type);
  if (list !== null) {
    const length = list[2] === '' ? chance(3) : Number(list[2]);
    return Array.from({ length }, () => valueOf(list[1], types, chance));
  }
  if (types[type] === undefined) return basics[type](chance);
  return Object.fromEntries(types[type].map((it) => [it.name, valueOf(it.type, types, chance)]));
}

const known = ['name', 'version', 'chainId', 'verifyingContract', 'salt'];
const odd = [
  null,
  '',
  '0x',
  '0x1',
  '01',
  '1e3',
  ' 1',
  1.5,
  -1,
  2 ** 53,
  true,
  'false',
  '0x1234',
  [],
  {},
  [1],
];
const structs = (it) => Object.keys(it.types).filter((name) => name !== 'EIP712Domain');

const mutations = [
  (it) => {
    it.types.Unused = [{ name: 'x', type: 'bool' }];
  },
  (it, pick) => {
    it.types.Outer = [
      { name: 'inner', type: it.primaryType },
      { name: 'all', type: pick(['bool', 'uint8', 'address']) },
    ];
    if (pick([0, 1]) === 1)
      Object.assign(it.message, { inner: { ...it.message }, all: pick([1, '0x05', true]) });
  },
  (it, pick) => {
    it.types.Empty ??= [];
    const name = pick(structs(it));
    it.types[name].push({ name: 'empty', type: name === 'Empty' ? 'bool' : 'Empty' });
  },
  (it, pick) => {
    it.primaryType = pick(structs(it));
  },
  (it) => {
    it.types.EIP712Domain.reverse();
  },
  (it) => {
    it.types.EIP712Domain.pop();
  },
  (it, pick) => {
    it.domain[pick([...known, 'note'])] = pick([...odd, 'x', 5]);
  },
  (it, pick) => {
    delete it.domain[pick(known)];
  },
  (it, pick) => {
    it.message[pick(['f0', 'f1', 'extra', 'constructor'])] = pick(odd);
  },
  (it, pick) => {
    delete it.message[pick(['f0', 'f1', 'next'])];
  },
  (it, pick) => {
    const name = pick(structs(it));
    it.types[name] = it.types[name].map((field, at) =>
      at === 0 ? { ...field, name: 'constructor' } : field,
    );
  },
  (it, pick) => {
    const name = `${it.primaryType}${pick(['$', ':A', '_', '-'])}`;
    it.types[name] = it.types[it.primaryType];
    if (pick([0, 1]) === 1) delete it.types[it.primaryType];
    it.primaryType = name;
  },
  (it, pick) => {
    const fields = it.types[pick(structs(it))];
    if (fields.length > 0)
      fields[0] = { ...fields[0], type: pick(['uint', 'int', 'byte', 'uint7', 'bytes33', 'bool']) };
  },
  (it) => {
    it.types = Object.fromEntries(Object.entries(it.types).reverse());
  },
];
