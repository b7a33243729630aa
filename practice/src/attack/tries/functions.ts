export const acrossText =
  'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message) payable';

export const guardian = 'function DANGER__disableTokenGuardian()';

export const balanceOf = 'function balanceOf(address owner) view returns (uint256)';

export const bridgeText =
  'function bridgeERC20(address _localToken, address _remoteToken, uint256 _amount, uint32 _minGasLimit, bytes _extraData)';

export const transfer = 'function transfer(address to, uint256 amount) returns (bool)';

export const cowOrder =
  'address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance';

export const tokensForTokens =
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])';

export const supply =
  'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)';

export const approve = 'function approve(address spender, uint256 amount) returns (bool)';

export const execute = 'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable';

export const v3In = 'address, uint256, uint256, bytes, bool';

export const exactOut =
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline) returns (uint256[])';

export const imbalance = 'function remove_liquidity_imbalance(uint256[3] amounts, uint256 max_burn_amount)';

export const claim = 'function claim()';

export const execText = 'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable';

export const someText = 'function none()';

export const holderText =
  'function exec(address operator, address token, uint256 amount, address target, bytes data) payable returns (bytes)';

export const transferFrom = 'function transferFrom(address from, address to, uint256 amount) returns (bool)';

export const balanceOfAccount = 'function balanceOf(address account) view returns (uint256)';
