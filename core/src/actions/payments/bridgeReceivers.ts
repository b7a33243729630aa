/**
 * Where the receiver stands in calls of bridges, by canonical signature: whoever gets it on the other network. OFT of
 * LayerZero stands in `payReceivers`, with whom it refunds.
 */
export const bridgeReceivers: Readonly<Record<string, readonly number[]>> = {
  'depositForBurn(uint256,uint32,bytes32,address)': [2],
  'depositForBurnWithCaller(uint256,uint32,bytes32,address,bytes32)': [2],
  'depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)': [2],
  'depositForBurnWithHook(uint256,uint32,bytes32,address,bytes32,uint256,uint32,bytes)': [2],
  'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)': [
    1,
  ],
  'depositETHTo(address,uint32,bytes)': [0],
  'bridgeETHTo(address,uint32,bytes)': [0],
  'depositERC20To(address,address,address,uint256,uint32,bytes)': [2],
  'bridgeERC20To(address,address,address,uint256,uint32,bytes)': [2],
  'outboundTransfer(address,address,uint256,uint256,uint256,bytes)': [1],
  'outboundTransferCustomRefund(address,address,address,uint256,uint256,uint256,bytes)': [2],
  'sendToL2(uint256,address,uint256,uint256,uint256,address,uint256)': [1],
};
