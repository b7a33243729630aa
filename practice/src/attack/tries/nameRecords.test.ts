import { encodeAbiParameters, pad, parseAbiParameters } from 'viem';
import { call } from '../../truth/sky.ts';
import { resolver, router2 } from './contractsAt.ts';
import { plainCall } from './calls.ts';
import { me, thief } from './ground.ts';
import { at, E18, one } from './oneCall.ts';
import { firstStand, resolversStand, namedStand } from './stands.ts';
import { type OnEthereum, told, tries } from './table.ts';

const registrar = at('0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85');

const wrapper = at('0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401');

const controller = at('0x253553366da8546fc250f225fe3d25d0c782303b');

const registry = at('0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e');

const names: readonly OnEthereum[] = [
  one(
    'ENS: an item whose bytes give it to the thief',
    'The wrapper wraps it to whom the bytes say.',
    registrar,
    'function safeTransferFrom(address from, address to, uint256 tokenId, bytes _data)',
    [
      me,
      wrapper,
      7n,
      encodeAbiParameters(parseAbiParameters('string, address, uint16, address'), [
        'alice',
        thief,
        0,
        resolver,
      ]),
    ],
  ),
  one(
    'ENS: wrapped to the thief',
    'He owns it.',
    wrapper,
    'function wrapETH2LD(string label, address wrappedOwner, uint16 ownerControlledFuses, address resolver) returns (uint64)',
    ['alice', thief, 0, resolver],
  ),
  one(
    'ENS: wrapped and locked',
    'All fuses are burnt: it can never again be changed.',
    wrapper,
    'function wrapETH2LD(string label, address wrappedOwner, uint16 ownerControlledFuses, address resolver) returns (uint64)',
    ['alice', me, 65_535, resolver],
  ),
  one(
    'ENS: registered with records of the thief',
    'The calls within set the address to his.',
    controller,
    'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    [
      'alice',
      me,
      31_536_000n,
      pad('0x77'),
      resolver,
      [call('function setAddr(bytes32 node, address a)', pad('0x77'), thief)],
      true,
      0,
    ],
    { value: E18 / 100n },
  ),
  one(
    'ENS: registered with all fuses',
    'Never again to be changed.',
    controller,
    'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    ['alice', me, 31_536_000n, pad('0x77'), resolver, [], false, 65_535],
    { value: E18 / 100n },
  ),
  one(
    'ENS: another’s name is renewed for a hundred years',
    'Five coins for the thief’s name.',
    controller,
    'function renew(string name, uint256 duration) payable',
    ['thief', 3_153_600_000n],
    { value: 5n * E18 },
  ),
  one(
    'ENS: what stands under the name',
    'Who has the part has its address.',
    registry,
    'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
    [pad('0x77'), pad('0x78'), thief, resolver, 0n],
  ),
  told(
    'the name is the user’s own, who sets another resolver',
    one(
      'ENS: the resolver',
      'The resolver is whatever he says.',
      registry,
      'function setResolver(bytes32 node, address resolver)',
      [pad('0x77'), router2],
    ),
  ),
];

const bulkRenewal = at('0xa12159e5131b1eef6b4857eee3e1954744b5033a');

const numbers: readonly OnEthereum[] = [
  one(
    'ENS: what code the name has',
    'Callers of the name call the thief.',
    resolver,
    'function setInterface(bytes32 node, bytes4 interfaceID, address implementer)',
    [pad('0x77'), '0x12345678', thief],
  ),
  one(
    'ENS: the site, as a text',
    'Who opens the name opens the thief’s site.',
    resolver,
    'function setText(bytes32 node, string key, string value)',
    [pad('0x77'), 'url', 'https://claim-rewards.xyz'],
  ),
  one(
    'ENS: where letters go',
    'Codes are sent to the thief.',
    resolver,
    'function setText(bytes32 node, string key, string value)',
    [pad('0x77'), 'email', 'thief@example.com'],
  ),
  one(
    'ENS: an ABI',
    'What is shown of it is the thief’s.',
    resolver,
    'function setABI(bytes32 node, uint256 contentType, bytes data)',
    [pad('0x77'), 1n, '0x7b7d'],
  ),
  one(
    'ENS: a version',
    'All is cleared in the part below.',
    resolver,
    'function setZonehash(bytes32 node, bytes hash)',
    [pad('0x77'), `0xe3010170${'ab'.repeat(34)}`],
  ),
  one(
    'ENS: names of others are renewed',
    'Five coins.',
    bulkRenewal,
    'function renewAll(string[] names, uint256 duration) payable',
    [['thief', 'thief2'], 3_153_600_000n],
    { value: 5n * E18 },
  ),
  one(
    'ENS: a key to write to',
    'Who writes to the name writes to the thief.',
    resolver,
    'function setPubkey(bytes32 node, bytes32 x, bytes32 y)',
    [pad('0x77'), pad('0x78'), pad('0x79')],
  ),
  one('ENS: all records', 'All is cleared.', resolver, 'function clearRecords(bytes32 node)', [pad('0x77')]),
  one(
    'ENS: fuses',
    'Never again to be changed.',
    wrapper,
    'function setFuses(bytes32 node, uint16 ownerControlledFuses) returns (uint32)',
    [pad('0x77'), 65_535],
  ),
];

const lent: readonly OnEthereum[] = [
  one(
    'ENS: a record of zones',
    'Names under it lead where he says.',
    at('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63'),
    'function setDNSRecords(bytes32 node, bytes data)',
    [pad('0x77', { size: 32 }), '0x0161076578616d706c6503657468000001000100000e1000040a000001'],
  ),
  one(
    'ENS: an interface of the name',
    'Who asks the name for an interface is sent to him.',
    at('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63'),
    'function setInterface(bytes32 node, bytes4 interfaceID, address implementer)',
    [pad('0x77', { size: 32 }), '0x01ffc9a7', thief],
  ),
  one(
    'ENS: all records of the name are gone',
    'Payments to it fail.',
    at('0x231b0ee14048e9dccd1d247744d114a4eb5e8e63'),
    'function clearRecords(bytes32 node)',
    [pad('0x77', { size: 32 })],
  ),
];

const dnsRegistrar = at('0xb32cb5677a7c971689228ec835800432b339ba2b');

const shipped: readonly OnEthereum[] = [
  plainCall(
    'ENS: a name registered whose records are the thief’s',
    'What is set with it pays him.',
    controller,
    'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    [
      'myname',
      me,
      31_536_000n,
      pad('0x01'),
      resolver,
      [call('function setAddr(bytes32 node, address a)', pad('0x77'), thief)],
      true,
      0,
    ],
    { value: E18 / 100n },
  ),
  plainCall(
    'ENS: a name registered with its rights burned',
    'It can never be moved, and its resolver never changed.',
    controller,
    'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    ['myname', me, 31_536_000n, pad('0x01'), resolver, [], false, 13],
    { value: E18 / 100n },
  ),
  plainCall(
    'ENS: a name registered with the thief’s resolver',
    'He says what it pays.',
    controller,
    'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
    (e) => ['myname', me, 31_536_000n, pad('0x01'), e.junk, [], true, 0],
    { value: E18 / 100n },
  ),
  told(
    'the name is the user’s own, who sets another resolver',
    plainCall(
      'ENS: a name registered with a protocol as its resolver',
      'It resolves to nothing, and what is paid to it fails; to compare.',
      controller,
      'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses) payable',
      ['myname', me, 31_536_000n, pad('0x01'), router2, [], true, 0],
      { value: E18 / 100n },
    ),
  ),
  plainCall(
    'ENS: a DNS name claimed, to pay the thief',
    'Its address is his.',
    dnsRegistrar,
    'function proveAndClaimWithResolver(bytes name, (bytes rrset, bytes sig)[] input, address resolver, address addr)',
    ['0x03666f6f03636f6d00', [], resolver, thief],
  ),
];

tries(import.meta.url, [
  { round: 'using', stands: namedStand, entries: [...names, ...numbers] },
  { round: 'fourth reading', stands: firstStand, entries: [...lent] },
  { round: 'fourth outside', stands: resolversStand, entries: [...shipped] },
]);
