import { pad } from 'viem';
import { one } from '../oneCall.ts';
import type { Group, OnEthereum } from '../table.ts';
import { router2, publicResolver } from '../addresses.ts';

const inBytes: readonly OnEthereum[] = [
  one(
    'ENS: another network’s account of the name',
    'Whoever pays the name there pays the thief.',
    publicResolver,
    'function setAddr(bytes32 node, uint256 coinType, bytes a)',
    [pad('0x77'), 0n, `0x0014${'ab'.repeat(20)}`],
  ),
  one(
    'ENS: what the name shows',
    'The site of the name becomes the thief’s.',
    publicResolver,
    'function setContenthash(bytes32 node, bytes hash)',
    [pad('0x77'), `0xe3010170${'ab'.repeat(34)}`],
  ),
  one(
    'ENS: all DNS records of the name',
    'Mail and site of the name become the thief’s.',
    publicResolver,
    'function setDNSRecords(bytes32 node, bytes data)',
    [pad('0x77'), `0x${'ab'.repeat(60)}`],
  ),
  one(
    'ENS: an account as a text',
    'Wallets pay what is there.',
    publicResolver,
    'function setText(bytes32 node, string key, string value)',
    [pad('0x77'), 'crypto.BTC.address', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ),
];

export const protocols: Group = {
  round: 'protocols',
  stands: (e) => e.stand(router2, {}),
  entries: [...inBytes],
};
