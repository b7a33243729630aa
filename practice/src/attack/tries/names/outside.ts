import { concat, pad } from 'viem';
import { call } from '../../../truth/sky.ts';
import { me, thief } from '../ground.ts';
import { control, type Group, type OnEthereum } from '../table.ts';
import { stands, one, node } from '../kits/outside.ts';
import { registrar, reverse, router2, wrapper, resolver, registry, multicall3 } from '../addresses.ts';

const names: readonly OnEthereum[] = [
  one(
    'ENS: the registry’s owner by reclaim',
    'Who owns the node sets the resolver and all records.',
    registrar,
    'function reclaim(uint256 id, address owner)',
    [7n, thief],
  ),
  one(
    'ENS: the reverse record is the thief’s',
    'He says what name the account shows.',
    reverse,
    'function claim(address owner) returns (bytes32)',
    [thief],
  ),
  control(
    one(
      'ENS: the reverse record’s resolver',
      'A contract that is not a resolver; to compare.',
      reverse,
      'function claimWithResolver(address owner, address resolver) returns (bytes32)',
      [me, router2],
    ),
  ),
  control(
    one(
      'ENS: the account calls itself another',
      'It shows as another to all who go by the record; to compare.',
      reverse,
      'function setName(string name) returns (bytes32)',
      ['thief.eth'],
    ),
  ),
  one(
    'ENS: unwrapped to the thief’s control',
    'The registrant is the user, and the node is his.',
    wrapper,
    'function unwrapETH2LD(bytes32 labelhash, address registrant, address controller)',
    [node, me, thief],
  ),
  one(
    'ENS: fuses of a part',
    'The part can no longer be taken back.',
    wrapper,
    'function setChildFuses(bytes32 parentNode, bytes32 labelhash, uint32 fuses, uint64 expiry)',
    [node, pad('0x78'), 65_537, 4_000_000_000n],
  ),
  one(
    'ENS: the lease of a part is longer',
    'The part of the thief cannot be taken back for years.',
    wrapper,
    'function extendExpiry(bytes32 node, bytes32 labelhash, uint64 expiry) returns (uint64)',
    [node, pad('0x78'), 4_000_000_000n],
  ),
  one(
    'ENS: a delegate of one name',
    'He sets its records.',
    resolver,
    'function approve(bytes32 node, address delegate, bool approved)',
    [node, router2, true],
  ),
  one('ENS: how long it is believed', 'to compare.', registry, 'function setTTL(bytes32 node, uint64 ttl)', [
    node,
    2n ** 63n,
  ]),
  control(
    one(
      'ENS: another name for the node',
      'What it calls itself; to compare.',
      resolver,
      'function setName(bytes32 node, string newName)',
      [node, 'thief.eth'],
    ),
  ),
  one(
    'ENS: several records at once, a key among them',
    'Letters go to the thief.',
    resolver,
    'function multicall(bytes[] data) returns (bytes[])',
    [
      [
        call('function setABI(bytes32 node, uint256 contentType, bytes data)', node, 1n, '0x7b7d'),
        call(
          'function setContenthash(bytes32 node, bytes hash)',
          node,
          concat(['0xe30101701220', pad('0x79')]),
        ),
      ],
    ],
  ),
  one(
    'ENS: operators of all',
    'All nodes.',
    registry,
    'function setApprovalForAll(address operator, bool approved)',
    [wrapper, true],
  ),
];

const pass: readonly OnEthereum[] = [
  one(
    'ENS: the name leads to a router',
    'Payments to the name are swept by anybody.',
    resolver,
    'function setAddr(bytes32 node, address a)',
    [node, router2],
  ),
  one(
    'ENS: the name is a router’s',
    'Whoever has it sends; nobody gets it back.',
    registrar,
    'function safeTransferFrom(address from, address to, uint256 tokenId)',
    [me, router2, 7n],
  ),
  one(
    'ENS: control to a router',
    'The node is nobody’s.',
    registrar,
    'function reclaim(uint256 id, address owner)',
    [7n, router2],
  ),
  one(
    'ENS: the reverse record is a router’s',
    'Multicall3 owns the record: anybody says what the account is called.',
    reverse,
    'function claim(address owner) returns (bytes32)',
    [multicall3],
  ),
  one(
    'ENS: records for anybody to set',
    'Multicall3 is an operator: anybody sets all records.',
    resolver,
    'function setApprovalForAll(address operator, bool approved)',
    [multicall3, true],
  ),
];

export const outside: Group = {
  round: 'outside',
  stands,
  entries: [...names, ...pass],
};
