/**
 * Where the receiver stands in calls of markets and bridges that pay out and are no swap that is read whole.
 * The zero address is the caller.
 */
export const payReceivers: Readonly<Record<string, readonly number[]>> = {
  'send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)': [0, 1],
  [`fulfillAdvancedOrder(${order()},(uint256,uint8,uint256,uint256,bytes32[])[],bytes32,address)`]: [3],
  [`fulfillAvailableAdvancedOrders(${order()}[],(uint256,uint8,uint256,uint256,bytes32[])[],(uint256,uint256)[][],(uint256,uint256)[][],bytes32,address,uint256)`]:
    [5],
  [`matchAdvancedOrders(${order()}[],(uint256,uint8,uint256,uint256,bytes32[])[],((uint256,uint256)[],(uint256,uint256)[])[],address)`]:
    [3],
};

function order(): string {
  const offer = '(uint8,address,uint256,uint256,uint256)[]';
  const consideration = '(uint8,address,uint256,uint256,uint256,address)[]';
  return `((address,address,${offer},${consideration},uint8,uint256,uint256,bytes32,uint256,bytes32,uint256),uint120,uint120,bytes,bytes)`;
}
