import { encodeFunctionData, parseAbi, parseEther } from 'viem';

/** Requests that the whole field knows, by their bytes or by what apps ask every day. */
export const byHeart: readonly Readonly<{ id: string; pasted: string; txHash?: string }>[] = [
  {
    id: 'the first transaction of Ethereum, block 46147',
    txHash: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
    pasted:
      '0xf86780862d79883d2000825208945df9b87991262f6ba471f09758cde1c0fc1de734827a69801ca088ff6cf0fefd94db46111149ae4bfc179e9b94721fffd821d38d16464b3f71d0a045e0aff800961cfce805daef7016b9b675c137a6a41a548f7b60a3484c06a33a',
  },
  {
    id: 'the example of EIP-155',
    pasted:
      '0xf86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025a028ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276a067cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83',
  },
  call(
    'the CryptoPunk 7804',
    '0xb47e3cd837ddf8e4c57f05d70ab865de6e193bbb',
    'buyPunk(uint256 punkIndex)',
    [7804n],
    '4200',
  ),
  call(
    'an unlimited approval of DAI for Uniswap V2',
    '0x6b175474e89094c44da98b954eedeac495271d0f',
    'approve(address usr, uint256 wad)',
    ['0x7a250d5630b4cf539739df2c5dacb4c659f2488d', 2n ** 256n - 1n],
  ),
  call(
    'an ENS name sent to another account',
    '0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85',
    'safeTransferFrom(address from, address to, uint256 tokenId)',
    [
      '0x41c79d2e88b150fac07e3b6da2f419e8770609da',
      '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
      79233663829379634837589865448569342784712482819484549289560981379859480642508n,
    ],
  ),
  call(
    'a swap of ETH at Uniswap V2',
    '0x7a250d5630b4cf539739df2c5dacb4c659f2488d',
    'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    [
      3_000_000_000n,
      ['0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'],
      '0x41c79d2e88b150fac07e3b6da2f419e8770609da',
      1_900_000_000n,
    ],
    '1',
  ),
  call(
    'an operator for the items of OpenSea',
    '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d',
    'setApprovalForAll(address operator, bool approved)',
    ['0x1e0049783f008a0085193e00003d00cd54003c71', true],
  ),
  call(
    'a vote at Uniswap’s governor',
    '0x408ed6354d4973f66138c91495f2f2fcbd8724c3',
    'castVote(uint256 proposalId, uint8 support)',
    [1n, 1n],
  ),
  call(
    'an allowance of nothing, which of a collection would be its item 0',
    '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    'approve(address spender, uint256 value)',
    ['0x7a250d5630b4cf539739df2c5dacb4c659f2488d', 0n],
  ),
  {
    id: 'the example of EIP-4361',
    pasted:
      'example.com wants you to sign in with your Ethereum account:\n0x41c79D2E88b150FaC07E3B6Da2F419E8770609da\n\nI accept the ExampleOrg Terms of Service: https://example.com/tos\n\nURI: https://example.com/login\nVersion: 1\nChain ID: 1\nNonce: 32891756\nIssued At: 2021-09-30T16:25:24Z',
  },
];

function call(id: string, to: string, signature: string, args: readonly unknown[], ether = '0') {
  const text: readonly string[] = [`function ${signature} payable`];
  const functionName = signature.slice(0, signature.indexOf('('));
  const data = encodeFunctionData({ abi: parseAbi(text), functionName, args } as never);
  const value = `0x${parseEther(ether).toString(16)}`;
  const tx = { chainId: '0x1', from: '0x41c79d2e88b150fac07e3b6da2f419e8770609da', to, value, data };
  return { id, pasted: JSON.stringify(tx) };
}
