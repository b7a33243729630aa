import type { Step } from '../../model/step.ts';
import { integerAt } from '../steps/stepTree.ts';

/**
 * Whether nearly all that a call of a bridge is handed arrives at its receiver, on a network where an account is the same: it
 * is one of the functions below, the fee or the minimum that the caller sets is within a tenth, and its coins are what it
 * bridges, or come back.
 */
export function isStraight(step: Step): boolean {
  const signature = step.fn?.signature ?? '';
  return straightBridges.has(signature) && conditions.every((holds) => holds(step, signature));
}

const conditions: readonly ((step: Step, signature: string) => boolean)[] = [
  // Of a token its maker says which one of Ethereum it stands for.
  ({ args: [token] }, signature) =>
    !signature.startsWith('withdraw(') ||
    (token?.value.kind === 'address' && token.value.address.toLowerCase() === etherOfOptimism),
  // Whoever claims it on the other network is paid by these coins.
  ({ value }, signature) => !signature.startsWith('bridgeToken(') || value === 0n,
  (step, signature) => {
    if (!signature.startsWith('depositForBurn')) return true;
    const domain = integerAt(step, 1)?.value;
    const [amount, fee] = [integerAt(step, 0)?.value, integerAt(step, 5)?.value ?? 0n];
    return (
      domain !== undefined &&
      domainsOfCircle.has(Number(domain)) &&
      amount !== undefined &&
      fee * 10n <= amount
    );
  },
  (step, signature) => {
    if (!signature.startsWith('send')) return true;
    const [to, amount, least] = [0, 2, 3].map((at) => integerAt(step, 0, at)?.value);
    if (to === undefined || amount === undefined || least === undefined) return false;
    return endpointsOfLayerZero.has(Number(to)) && least * 10n >= amount * 9n;
  },
  (step, signature) => {
    const it = Object.hasOwn(gasToArrive, signature) ? gasToArrive[signature] : undefined;
    if (it === undefined) return true;
    const gas = integerAt(step, it.gas)?.value ?? 0n;
    const price = it.price === undefined ? leastPrice : (integerAt(step, it.price)?.value ?? 0n);
    return gas >= leastGas && price >= leastPrice;
  },
];

/**
 * The gas that a caller buys for the arrival, by the places of its amount and of its price: with too little of it what was
 * sent is held back on the other network, and is gone unless somebody pays for another try in time.
 */
export const gasToArrive: Readonly<Record<string, Readonly<{ gas: number; price?: number }>>> = {
  'outboundTransfer(address,address,uint256,uint256,uint256,bytes)': { gas: 3, price: 4 },
  'outboundTransferCustomRefund(address,address,address,uint256,uint256,uint256,bytes)': { gas: 4, price: 5 },
  'depositETH(uint256,uint256)': { gas: 1 },
  'depositETH(address,uint256,uint256)': { gas: 2 },
  'depositERC20(address,uint256,uint256)': { gas: 2 },
  'depositERC20(address,address,uint256,uint256)': { gas: 3 },
};

/**
 * Those that name gas on which nothing depends: the bridge of OP networks adds what an arrival needs to this minimum, and whoever
 * likes runs it again; what leaves Scroll is run by its receiver, and Scroll’s own page sets 0.
 */
export const gasOfNoWeight: ReadonlySet<string> = new Set([
  'depositETH(uint32,bytes)',
  'depositETHTo(address,uint32,bytes)',
  'bridgeETH(uint32,bytes)',
  'bridgeETHTo(address,uint32,bytes)',
  'withdraw(address,uint256,uint32,bytes)',
  'withdrawETH(uint256,uint256)',
  'withdrawETH(address,uint256,uint256)',
  'withdrawERC20(address,uint256,uint256)',
  'withdrawERC20(address,address,uint256,uint256)',
]);

/** No transfer of a bridge arrives with less gas than this. */
const leastGas = 50_000n;

/** Nothing runs on a network of Arbitrum for less than 0.01 gwei. */
const leastPrice = 10_000_000n;

/** What stands for ether at the bridge of OP networks, which then asks for as many coins as it is to bridge. */
const etherOfOptimism = '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000';

/**
 * Networks of Ethereum's kind, as Circle numbers them: Ethereum, Avalanche, OP Mainnet, Arbitrum, Base, Polygon, Unichain,
 * Linea, Sonic, World Chain. Solana, Noble, Sui and Aptos, where an account of ours is nobody's, are not among them.
 */
const domainsOfCircle: ReadonlySet<number> = new Set([0, 1, 2, 3, 6, 7, 10, 11, 13, 14]);

/**
 * The same, as LayerZero numbers them: Ethereum, BNB Chain, Avalanche, Polygon, Arbitrum, OP Mainnet, Fantom, Celo, Gnosis,
 * zkSync Era, Mantle, Linea, Base, Scroll.
 */
const endpointsOfLayerZero: ReadonlySet<number> = new Set([
  30_101, 30_102, 30_106, 30_109, 30_110, 30_111, 30_112, 30_125, 30_145, 30_165, 30_181, 30_183, 30_184,
  30_214,
]);

/**
 * Functions of bridges of which all that is handed in arrives at the receiver, by canonical signature: neither another
 * network's token nor a relayer decides what comes.
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
  'withdraw(address,uint256,uint32,bytes)',
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
