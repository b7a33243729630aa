import type { Address } from 'viem';
import { addressArg, bytesArg } from '../args.ts';
import type { CallToRead, Wrapper } from '../wrapper.ts';

/**
 * The proxies that take what someone permits and call a diamond of LI.FI with it, each with the only diamond that it calls:
 * from the deployments in github.com/lifinance/contracts. The first is another one's on ApeChain.
 */
const diamonds: Readonly<Record<string, Address>> = {
  '0x89c6340b1a1f4b25d36cd8b063d49045caf3f818': '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE',
  '0x3c6b2e0b7421254846c53c118e24c65d59eae75e': '0x026F252016A7C47CDEf1F05a3Fc9E20C92a49C37',
  '0x1bcd304fdad1d1d66529159b1bc8d13c9158d586': '0x864b314D4C5a0399368609581d3E8933a63b9232',
  '0xe5a89411c7ef1502123d84ec1f9da9d8574f4293': '0xDE1E598b81620773454588B85D6b5D4eEC32573e',
};

/** Where the first and the third are the proxies of these diamonds. */
const networks: Readonly<Record<string, readonly number[]>> = {
  '0x89c6340b1a1f4b25d36cd8b063d49045caf3f818': [
    1, 10, 25, 30, 56, 100, 122, 137, 146, 196, 204, 252, 288, 480, 1135, 1329, 1625, 8453, 13_371, 34_443,
    42_161, 42_220, 43_114, 81_457, 534_352,
  ],
  '0x3c6b2e0b7421254846c53c118e24c65d59eae75e': [143, 747, 9745, 43_111],
  '0x1bcd304fdad1d1d66529159b1bc8d13c9158d586': [130, 1868, 57_073],
  '0xe5a89411c7ef1502123d84ec1f9da9d8574f4293': [59_144],
};

/**
 * What a proxy of LI.FI has the diamond do is what whoever permitted it pays for, and who receives is named in that call: it is
 * read as if they called the diamond themselves.
 */
function proxy(signature: string, at: number, signer?: number): Wrapper {
  return {
    signatures: [signature],
    applies: (to, chainId) =>
      to !== null && chainId !== undefined && (networks[to.toLowerCase()]?.includes(chainId) ?? false),
    open: (outer, args) => {
      const to = diamonds[outer.to?.toLowerCase() ?? ''];
      if (to === undefined || outer.self !== outer.to) return { calls: [], refused: true };
      const actor = signer === undefined ? outer.actor : addressArg(args, signer);
      const call: CallToRead = {
        op: 'call',
        actor,
        self: to,
        to,
        value: outer.value,
        ...bytesArg(args, at),
        runs: 'always',
      };
      return { calls: [call] };
    },
  };
}

export const lifiPermit: readonly Wrapper[] = [
  proxy('callDiamondWithPermit2(bytes,((address,uint256),uint256,uint256),bytes)', 0),
  proxy('callDiamondWithPermit2Witness(bytes,address,((address,uint256),uint256,uint256),bytes)', 0, 1),
  proxy('callDiamondWithEIP2612Signature(address,uint256,uint256,uint8,bytes32,bytes32,bytes)', 6),
];
