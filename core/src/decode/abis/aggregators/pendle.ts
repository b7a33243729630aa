import type { FunctionModel } from '../functionModel.ts';
import type { AbiTable } from '../table.ts';

/** Limit orders that makers have signed: the router fills them at their prices, and pays whoever made them. */
const limitOrders: NonNullable<FunctionModel['roles']> = {
  limit: 'data',
  'limit.limitRouter': 'contract',
  ...Object.fromEntries(
    ['limit.normalFills.order', 'limit.flashFills.order'].flatMap((order) => [
      [`${order}.token`, 'token'],
      [`${order}.YT`, 'token'],
      [`${order}.maker`, 'filler'],
      [`${order}.receiver`, 'filler'],
    ]),
  ),
};

/** Router, yield tokens, markets, limit orders and votes of Pendle. */
export const pendle: AbiTable = {
  source: 'Pendle',
  functions: [
    [
      '0xc81f847a',
      'swapExactTokenForPt(address receiver, address market, uint256 minPtOut, (uint256 guessMin, uint256 guessMax, uint256 guessOffchain, uint256 maxIteration, uint256 eps) guessPtOut, (address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'trade',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'input.tokenIn': 'token',
          'input.tokenMintSy': 'token',
          'input.pendleSwap': 'contract',
          'input.swapData.extRouter': 'contract',
          'input.swapData.extCalldata': 'call',
          ...limitOrders,
        },
      },
    ],
    [
      '0xed48907e',
      'swapExactTokenForYt(address receiver, address market, uint256 minYtOut, (uint256 guessMin, uint256 guessMax, uint256 guessOffchain, uint256 maxIteration, uint256 eps) guessYtOut, (address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'trade',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'input.tokenIn': 'token',
          'input.tokenMintSy': 'token',
          'input.pendleSwap': 'contract',
          'input.swapData.extRouter': 'contract',
          'input.swapData.extCalldata': 'call',
          ...limitOrders,
        },
      },
    ],
    [
      '0x2a50917c',
      'swapExactSyForPt(address receiver, address market, uint256 exactSyIn, uint256 minPtOut, (uint256 guessMin, uint256 guessMax, uint256 guessOffchain, uint256 maxIteration, uint256 eps) guessPtOut, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'trade',
        roles: { receiver: 'receiver', market: 'contract', ...limitOrders },
      },
    ],
    [
      '0x7b8b4b95',
      'swapExactSyForYt(address receiver, address market, uint256 exactSyIn, uint256 minYtOut, (uint256 guessMin, uint256 guessMax, uint256 guessOffchain, uint256 maxIteration, uint256 eps) guessYtOut, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'trade',
        roles: { receiver: 'receiver', market: 'contract', ...limitOrders },
      },
    ],
    [
      '0x594a88cc',
      'swapExactPtForToken(address receiver, address market, uint256 exactPtIn, (address tokenOut, uint256 minTokenOut, address tokenRedeemSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) output, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'trade',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'output.tokenOut': 'token',
          'output.tokenRedeemSy': 'token',
          'output.pendleSwap': 'contract',
          'output.swapData.extRouter': 'contract',
          'output.swapData.extCalldata': 'call',
          ...limitOrders,
        },
      },
    ],
    [
      '0x3346d3a3',
      'swapExactPtForSy(address receiver, address market, uint256 exactPtIn, uint256 minSyOut, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'trade',
        roles: { receiver: 'receiver', market: 'contract', ...limitOrders },
      },
    ],
    [
      '0x05eb5327',
      'swapExactYtForToken(address receiver, address market, uint256 exactYtIn, (address tokenOut, uint256 minTokenOut, address tokenRedeemSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) output, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'trade',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'output.tokenOut': 'token',
          'output.tokenRedeemSy': 'token',
          'output.pendleSwap': 'contract',
          'output.swapData.extRouter': 'contract',
          'output.swapData.extCalldata': 'call',
          ...limitOrders,
        },
      },
    ],
    [
      '0x80c4d566',
      'swapExactYtForSy(address receiver, address market, uint256 exactYtIn, uint256 minSyOut, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'trade',
        roles: { receiver: 'receiver', market: 'contract', ...limitOrders },
      },
    ],
    [
      '0xfeb9d1d2',
      'swapExactTokenForPtSimple(address receiver, address market, uint256 minPtOut, (address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input)',
      {
        act: 'trade',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'input.tokenIn': 'token',
          'input.tokenMintSy': 'token',
          'input.pendleSwap': 'contract',
          'input.swapData.extRouter': 'contract',
          'input.swapData.extCalldata': 'call',
        },
      },
    ],
    [
      '0x22bfddd0',
      'swapExactTokenForYtSimple(address receiver, address market, uint256 minYtOut, (address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input)',
      {
        act: 'trade',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'input.tokenIn': 'token',
          'input.tokenMintSy': 'token',
          'input.pendleSwap': 'contract',
          'input.swapData.extRouter': 'contract',
          'input.swapData.extCalldata': 'call',
        },
      },
    ],
    [
      '0x40a169f9',
      'swapExactSyForPtSimple(address receiver, address market, uint256 exactSyIn, uint256 minPtOut)',
      { act: 'trade', roles: { receiver: 'receiver', market: 'contract' } },
    ],
    [
      '0x6afe6998',
      'swapExactSyForYtSimple(address receiver, address market, uint256 exactSyIn, uint256 minYtOut)',
      { act: 'trade', roles: { receiver: 'receiver', market: 'contract' } },
    ],
    [
      '0x2756ce06',
      'addLiquidityDualTokenAndPt(address receiver, address market, (address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input, uint256 netPtDesired, uint256 minLpOut)',
      {
        act: 'into',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'input.tokenIn': 'token',
          'input.tokenMintSy': 'token',
          'input.pendleSwap': 'contract',
          'input.swapData.extRouter': 'contract',
          'input.swapData.extCalldata': 'call',
        },
      },
    ],
    [
      '0x97ee279e',
      'addLiquidityDualSyAndPt(address receiver, address market, uint256 netSyDesired, uint256 netPtDesired, uint256 minLpOut)',
      { act: 'into', roles: { receiver: 'receiver', market: 'contract' } },
    ],
    [
      '0x4e390267',
      'addLiquiditySinglePt(address receiver, address market, uint256 netPtIn, uint256 minLpOut, (uint256 guessMin, uint256 guessMax, uint256 guessOffchain, uint256 maxIteration, uint256 eps) guessPtSwapToSy, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'into',
        roles: { receiver: 'receiver', market: 'contract', ...limitOrders },
      },
    ],
    [
      '0x12599ac6',
      'addLiquiditySingleToken(address receiver, address market, uint256 minLpOut, (uint256 guessMin, uint256 guessMax, uint256 guessOffchain, uint256 maxIteration, uint256 eps) guessPtReceivedFromSy, (address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'into',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'input.tokenIn': 'token',
          'input.tokenMintSy': 'token',
          'input.pendleSwap': 'contract',
          'input.swapData.extRouter': 'contract',
          'input.swapData.extCalldata': 'call',
          ...limitOrders,
        },
      },
    ],
    [
      '0x58bda475',
      'addLiquiditySingleSy(address receiver, address market, uint256 netSyIn, uint256 minLpOut, (uint256 guessMin, uint256 guessMax, uint256 guessOffchain, uint256 maxIteration, uint256 eps) guessPtReceivedFromSy, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'into',
        roles: { receiver: 'receiver', market: 'contract', ...limitOrders },
      },
    ],
    [
      '0x3dbe1c55',
      'addLiquiditySingleTokenKeepYt(address receiver, address market, uint256 minLpOut, uint256 minYtOut, (address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input)',
      {
        act: 'into',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'input.tokenIn': 'token',
          'input.tokenMintSy': 'token',
          'input.pendleSwap': 'contract',
          'input.swapData.extRouter': 'contract',
          'input.swapData.extCalldata': 'call',
        },
      },
    ],
    [
      '0x844384aa',
      'addLiquiditySingleSyKeepYt(address receiver, address market, uint256 netSyIn, uint256 minLpOut, uint256 minYtOut)',
      { act: 'into', roles: { receiver: 'receiver', market: 'contract' } },
    ],
    [
      '0xf2f6eae5',
      'addLiquiditySinglePtSimple(address receiver, address market, uint256 netPtIn, uint256 minLpOut)',
      { act: 'into', roles: { receiver: 'receiver', market: 'contract' } },
    ],
    [
      '0x4cc30915',
      'addLiquiditySingleTokenSimple(address receiver, address market, uint256 minLpOut, (address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input)',
      {
        act: 'into',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'input.tokenIn': 'token',
          'input.tokenMintSy': 'token',
          'input.pendleSwap': 'contract',
          'input.swapData.extRouter': 'contract',
          'input.swapData.extCalldata': 'call',
        },
      },
    ],
    [
      '0x252f9db3',
      'addLiquiditySingleSySimple(address receiver, address market, uint256 netSyIn, uint256 minLpOut)',
      { act: 'into', roles: { receiver: 'receiver', market: 'contract' } },
    ],
    [
      '0xb00f09d7',
      'removeLiquidityDualTokenAndPt(address receiver, address market, uint256 netLpToRemove, (address tokenOut, uint256 minTokenOut, address tokenRedeemSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) output, uint256 minPtOut)',
      {
        act: 'outOf',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'output.tokenOut': 'token',
          'output.tokenRedeemSy': 'token',
          'output.pendleSwap': 'contract',
          'output.swapData.extRouter': 'contract',
          'output.swapData.extCalldata': 'call',
        },
      },
    ],
    [
      '0xb7d75b8b',
      'removeLiquidityDualSyAndPt(address receiver, address market, uint256 netLpToRemove, uint256 minSyOut, uint256 minPtOut)',
      { act: 'outOf', roles: { receiver: 'receiver', market: 'contract' } },
    ],
    [
      '0x6b77ac9e',
      'removeLiquiditySinglePt(address receiver, address market, uint256 netLpToRemove, uint256 minPtOut, (uint256 guessMin, uint256 guessMax, uint256 guessOffchain, uint256 maxIteration, uint256 eps) guessPtReceivedFromSy, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'outOf',
        roles: { receiver: 'receiver', market: 'contract', ...limitOrders },
      },
    ],
    [
      '0x60da0860',
      'removeLiquiditySingleToken(address receiver, address market, uint256 netLpToRemove, (address tokenOut, uint256 minTokenOut, address tokenRedeemSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) output, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'outOf',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'output.tokenOut': 'token',
          'output.tokenRedeemSy': 'token',
          'output.pendleSwap': 'contract',
          'output.swapData.extRouter': 'contract',
          'output.swapData.extCalldata': 'call',
          ...limitOrders,
        },
      },
    ],
    [
      '0xd13b4fdc',
      'removeLiquiditySingleSy(address receiver, address market, uint256 netLpToRemove, uint256 minSyOut, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'outOf',
        roles: { receiver: 'receiver', market: 'contract', ...limitOrders },
      },
    ],
    [
      '0x0af8a5cf',
      'removeLiquiditySinglePtSimple(address receiver, address market, uint256 netLpToRemove, uint256 minPtOut)',
      { act: 'outOf', roles: { receiver: 'receiver', market: 'contract' } },
    ],
    [
      '0x2e071dc6',
      'mintSyFromToken(address receiver, address SY, uint256 minSyOut, (address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input)',
      {
        act: 'trade',
        roles: {
          receiver: 'receiver',
          SY: 'contract',
          'input.tokenIn': 'token',
          'input.tokenMintSy': 'token',
          'input.pendleSwap': 'contract',
          'input.swapData.extRouter': 'contract',
          'input.swapData.extCalldata': 'call',
        },
      },
    ],
    [
      '0xd0f42385',
      'mintPyFromToken(address receiver, address YT, uint256 minPyOut, (address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input)',
      {
        act: 'trade',
        roles: {
          receiver: 'receiver',
          YT: 'contract',
          'input.tokenIn': 'token',
          'input.tokenMintSy': 'token',
          'input.pendleSwap': 'contract',
          'input.swapData.extRouter': 'contract',
          'input.swapData.extCalldata': 'call',
        },
      },
    ],
    [
      '0x1a8631b2',
      'mintPyFromSy(address receiver, address YT, uint256 netSyIn, uint256 minPyOut)',
      { act: 'trade', roles: { receiver: 'receiver', YT: 'contract' } },
    ],
    [
      '0x339a5572',
      'redeemSyToToken(address receiver, address SY, uint256 netSyIn, (address tokenOut, uint256 minTokenOut, address tokenRedeemSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) output)',
      {
        act: 'trade',
        roles: {
          receiver: 'receiver',
          SY: 'contract',
          'output.tokenOut': 'token',
          'output.tokenRedeemSy': 'token',
          'output.pendleSwap': 'contract',
          'output.swapData.extRouter': 'contract',
          'output.swapData.extCalldata': 'call',
        },
      },
    ],
    [
      '0x47f1de22',
      'redeemPyToToken(address receiver, address YT, uint256 netPyIn, (address tokenOut, uint256 minTokenOut, address tokenRedeemSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) output)',
      {
        act: 'trade',
        roles: {
          receiver: 'receiver',
          YT: 'contract',
          'output.tokenOut': 'token',
          'output.tokenRedeemSy': 'token',
          'output.pendleSwap': 'contract',
          'output.swapData.extRouter': 'contract',
          'output.swapData.extCalldata': 'call',
        },
      },
    ],
    [
      '0x339748cb',
      'redeemPyToSy(address receiver, address YT, uint256 netPyIn, uint256 minSyOut)',
      { act: 'trade', roles: { receiver: 'receiver', YT: 'contract' } },
    ],
    [
      '0xc2d6d65d',
      'exitPostExpToSy(address receiver, address market, uint256 netPtIn, uint256 netLpIn, uint256 minSyOut)',
      { act: 'outOf', roles: { receiver: 'receiver', market: 'contract' } },
    ],
    [
      '0xf06a07a0',
      'exitPostExpToToken(address receiver, address market, uint256 netPtIn, uint256 netLpIn, (address tokenOut, uint256 minTokenOut, address tokenRedeemSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) output)',
      {
        act: 'outOf',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'output.tokenOut': 'token',
          'output.tokenRedeemSy': 'token',
          'output.pendleSwap': 'contract',
          'output.swapData.extRouter': 'contract',
          'output.swapData.extCalldata': 'call',
        },
      },
    ],
    [
      '0x8354a5e5',
      'exitPreExpToSy(address receiver, address market, uint256 netPtIn, uint256 netYtIn, uint256 netLpIn, uint256 minSyOut, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'outOf',
        roles: { receiver: 'receiver', market: 'contract', ...limitOrders },
      },
    ],
    [
      '0x7036e052',
      'exitPreExpToToken(address receiver, address market, uint256 netPtIn, uint256 netYtIn, uint256 netLpIn, (address tokenOut, uint256 minTokenOut, address tokenRedeemSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) output, (address limitRouter, uint256 epsSkipMarket, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] normalFills, ((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order, bytes signature, uint256 makingAmount)[] flashFills, bytes optData) limit)',
      {
        act: 'outOf',
        roles: {
          receiver: 'receiver',
          market: 'contract',
          'output.tokenOut': 'token',
          'output.tokenRedeemSy': 'token',
          'output.pendleSwap': 'contract',
          'output.swapData.extRouter': 'contract',
          'output.swapData.extCalldata': 'call',
          ...limitOrders,
        },
      },
    ],
    [
      '0xf7e375e8',
      'redeemDueInterestAndRewards(address user, address[] sys, address[] yts, address[] markets)',
      { act: 'outOf', roles: { user: 'owner', sys: 'contract', yts: 'contract', markets: 'contract' } },
    ],
    [
      '0x7d24da4d',
      'redeemDueInterestAndRewards(address user, bool redeemInterest, bool redeemRewards)',
      { act: 'outOf', roles: { user: 'owner' } },
    ],
    ['0x9262187b', 'redeemRewards(address user)', { act: 'outOf', roles: { user: 'owner' } }],
    [
      '0xa89eba4a',
      'swapTokenToTokenViaSy(address receiver, address SY, (address tokenIn, uint256 netTokenIn, address tokenMintSy, address pendleSwap, (uint8 swapType, address extRouter, bytes extCalldata, bool needScale) swapData) input, address tokenRedeemSy, uint256 minTokenOut)',
      {
        act: 'trade',
        roles: {
          receiver: 'receiver',
          SY: 'contract',
          'input.tokenIn': 'token',
          'input.tokenMintSy': 'token',
          'input.pendleSwap': 'contract',
          'input.swapData.extRouter': 'contract',
          'input.swapData.extCalldata': 'call',
          tokenRedeemSy: 'token',
        },
      },
    ],
    [
      '0x60fc8466',
      'multicall((bool allowFailure, bytes callData)[] calls)',
      { act: 'carry', roles: { 'calls.callData': 'call' } },
    ],
    [
      '0x9fa02c86',
      'callAndReflect(address reflector, bytes selfCall1, bytes selfCall2, bytes reflectCall)',
      {
        act: 'carry',
        roles: { reflector: 'contract', selfCall1: 'call', selfCall2: 'call', reflectCall: 'call' },
      },
    ],
    ['0x2d8f9d8d', 'boostMarkets(address[] markets)', { act: 'set', roles: { markets: 'token' } }],
    [
      '0xdb74aa15',
      'mintPY(address receiverPT, address receiverYT)',
      { act: 'trade', roles: { receiverPT: 'receiver', receiverYT: 'receiver' } },
    ],
    ['0xbcb7ea5d', 'redeemPY(address receiver)', { act: 'trade', roles: { receiver: 'receiver' } }],
    [
      '0x53335819',
      'mintPYMulti(address[] receiverPTs, address[] receiverYTs, uint256[] amountSyToMints)',
      { act: 'trade', roles: { receiverPTs: 'receiver', receiverYTs: 'receiver' } },
    ],
    [
      '0xb0d88981',
      'redeemPYMulti(address[] receivers, uint256[] amountPYToRedeems)',
      { act: 'trade', roles: { receivers: 'receiver' } },
    ],
    [
      '0xf6b911bc',
      'burn(address receiverSy, address receiverPt, uint256 netLpToBurn)',
      { act: 'outOf', roles: { receiverSy: 'receiver', receiverPt: 'receiver' } },
    ],
    [
      '0x769f8e5d',
      'redeem(address receiver, uint256 amountSharesToRedeem, address tokenOut, uint256 minTokenOut, bool burnFromInternalBalance)',
      { act: 'outOf', roles: { receiver: 'receiver', tokenOut: 'token' } },
    ],
    ['0xef5cfb8c', 'claimRewards(address user)', { act: 'outOf', roles: { user: 'owner' } }],
    [
      '0xc8121ec2',
      'increaseLockPosition(uint128 additionalAmountToLock, uint128 newExpiry)',
      { act: 'into', locks: true },
    ],
    [
      '0xcc471bb8',
      'increaseLockPositionAndBroadcast(uint128 additionalAmountToLock, uint128 newExpiry, uint256[] chainIds)',
      { act: 'into', locks: true },
    ],
    ['0x698766ee', 'vote(address[] pools, uint64[] weights)', { act: 'vote', roles: { pools: 'token' } }],
    [
      '0x5413fba7',
      'cancelSingle((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit) order)',
      {
        act: 'set',
        roles: { order: 'account', 'order.token': 'token', 'order.YT': 'token', 'order.permit': 'data' },
      },
    ],
    [
      '0xf1d4deb3',
      'cancelBatch((uint256 salt, uint256 expiry, uint256 nonce, uint8 orderType, address token, address YT, address maker, address receiver, uint256 makingAmount, uint256 lnImpliedRate, uint256 failSafeRate, bytes permit)[] orders)',
      {
        act: 'set',
        roles: { orders: 'account', 'orders.token': 'token', 'orders.YT': 'token', 'orders.permit': 'data' },
      },
    ],
    ['0xc53a0292', 'increaseNonce()', { act: 'set' }],
    [
      '0x053f6a70',
      'claimRetail(address receiver, uint256 totalAccrued, bytes32[] proof)',
      { act: 'outOf', roles: { receiver: 'receiver', proof: 'data' } },
    ],
    [
      '0xff5b4066',
      'claimProtocol(address receiver, address[] pools)',
      { act: 'outOf', roles: { receiver: 'receiver', pools: 'token' } },
    ],
    [
      '0x769b1ebc',
      'setDelegatorFor(address receiver, address delegator)',
      { act: 'control', roles: { receiver: 'receiver', delegator: 'power' } },
    ],
  ],
};
