import type { Address, Hex } from 'viem';
import { functionAbi } from '../../../codec/functionAbi.ts';
import type { FunctionReading } from '../../readFunction.ts';
import { bytesArg } from '../args.ts';
import type { Wrapper } from '../wrapper.ts';

const gateway = '0x3a23f943181408eac424116af7b7790c94cb97a5';
const fn = functionAbi('executeRoute(uint32 routeId, bytes routeData)');

/**
 * The gateway of Socket takes the number of a route in the place of a selector, and does what `executeRoute` does with the rest
 * (the fallback of SocketGatewayDeployment.sol). Undefined elsewhere, and where a function is called.
 */
export function socketRoute(to: Address | null, data: Hex): FunctionReading | undefined {
  if (fn === undefined || to?.toLowerCase() !== gateway || !/^0x0000[\da-f]{12}/i.test(data))
    return undefined;
  const { name, signature, selector } = fn;
  const size = (data.length - 2) / 2;
  return {
    reading: 'canonical',
    oddities: [],
    args: [
      {
        name: 'routeId',
        type: 'uint32',
        value: { kind: 'integer', value: BigInt(data.slice(0, 10)) },
        bytes: [0, 4],
      },
      {
        name: 'routeData',
        type: 'bytes',
        value: { kind: 'bytes', hex: `0x${data.slice(10)}` },
        bytes: [4, size],
      },
    ],
    fn: { name, signature, selector, from: [{ by: 'source', name: 'Socket' }] },
  };
}

/** A route, and the swap before it, is code of the gateway's own list, which runs as the gateway. */
export const socketRoutes: Wrapper = {
  signatures: [
    'executeRoute(uint32,bytes)',
    'swapAndBridge(uint32,bytes,(address,address,uint256,uint256,uint256,uint256,uint256,uint256,bytes32))',
  ],
  open: (outer, args) => ({
    calls: [{ ...outer, ...bytesArg(args, 1), op: 'delegatecall', runs: 'always' }],
  }),
};
