/**
 * Functions of bridges of which all that is handed in arrives at the receiver, by canonical signature: neither another
 * network's token, nor a relayer's fee, nor a minimum that the caller sets decides what comes.
 */
export const straightBridges: ReadonlySet<string> = new Set([
  'depositForBurn(uint256,uint32,bytes32,address)',
  'depositForBurnWithCaller(uint256,uint32,bytes32,address,bytes32)',
  'depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)',
  'send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)',
  'sendToken((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)',
  'depositETH(uint32,bytes)',
  'depositETHTo(address,uint32,bytes)',
  'bridgeETH(uint32,bytes)',
  'bridgeETHTo(address,uint32,bytes)',
  'depositEth()',
  'withdrawEth(address)',
  'outboundTransfer(address,address,uint256,uint256,uint256,bytes)',
  'outboundTransfer(address,address,uint256,bytes)',
  'outboundTransferCustomRefund(address,address,address,uint256,uint256,uint256,bytes)',
  'depositEtherFor(address)',
  'depositFor(address,address,bytes)',
  'depositETH(uint256,uint256)',
  'depositETH(address,uint256,uint256)',
  'depositERC20(address,uint256,uint256)',
  'depositERC20(address,address,uint256,uint256)',
  'withdrawETH(uint256,uint256)',
  'withdrawETH(address,uint256,uint256)',
  'withdrawERC20(address,uint256,uint256)',
  'withdrawERC20(address,address,uint256,uint256)',
  'bridgeToken(address,uint256,address)',
]);
