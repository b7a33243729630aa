import { addressFieldAt, deadlineField } from './parts.ts';

const tokenIn = (path: string, label: string) =>
  ({ path, label, format: 'tokenAmount', params: { tokenPath: 'path.[0]' } }) as const;
const tokenOut = (path: string, label: string) =>
  ({ path, label, format: 'tokenAmount', params: { tokenPath: 'path.[-1]' } }) as const;
const coin = (path: string, label: string) => ({ path, label, format: 'amount' }) as const;
const rest = [addressFieldAt('to', 'Goes to'), deadlineField('deadline', 'Until')] as const;

const swap = (interpolatedIntent: string, ...fields: readonly object[]) => ({
  intent: 'Swap',
  interpolatedIntent,
  fields: [...fields, { ...addressFieldAt('path.[]', 'By way of') }, ...rest],
});

/** The exchanges of the router of Uniswap V2. */
export const uniswapV2Router = {
  display: {
    formats: {
      'swapExactTokensForTokens(uint256 amountIn,uint256 amountOutMin,address[] path,address to,uint256 deadline)':
        swap(
          'Swap {amountIn} for at least {amountOutMin}',
          tokenIn('amountIn', 'Give'),
          tokenOut('amountOutMin', 'Get at least'),
        ),
      'swapTokensForExactTokens(uint256 amountOut,uint256 amountInMax,address[] path,address to,uint256 deadline)':
        swap(
          'Swap at most {amountInMax} for {amountOut}',
          tokenIn('amountInMax', 'Give at most'),
          tokenOut('amountOut', 'Get'),
        ),
      'swapExactETHForTokens(uint256 amountOutMin,address[] path,address to,uint256 deadline)': swap(
        'Swap {@.value} for at least {amountOutMin}',
        coin('@.value', 'Give'),
        tokenOut('amountOutMin', 'Get at least'),
      ),
      'swapETHForExactTokens(uint256 amountOut,address[] path,address to,uint256 deadline)': swap(
        'Swap at most {@.value} for {amountOut}',
        coin('@.value', 'Give at most'),
        tokenOut('amountOut', 'Get'),
      ),
      'swapExactTokensForETH(uint256 amountIn,uint256 amountOutMin,address[] path,address to,uint256 deadline)':
        swap(
          'Swap {amountIn} for at least {amountOutMin}',
          tokenIn('amountIn', 'Give'),
          coin('amountOutMin', 'Get at least'),
        ),
      'swapTokensForExactETH(uint256 amountOut,uint256 amountInMax,address[] path,address to,uint256 deadline)':
        swap(
          'Swap at most {amountInMax} for {amountOut}',
          tokenIn('amountInMax', 'Give at most'),
          coin('amountOut', 'Get'),
        ),
    },
  },
};
