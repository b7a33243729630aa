import type { ReadError } from '../errors/readError.ts';

/** What an error means, as far as more than one contract says it in the same way. */
export type Cause =
  | 'allowance'
  | 'allowanceEnded'
  | 'balance'
  | 'expired'
  | 'price'
  | 'paused'
  | 'noRight'
  | 'usedBefore'
  | 'signature';

/** Undefined for an error that is not one of these. `error` is the innermost. */
export function revertCauseOf({ fn: { signature }, args }: ReadError): Cause | undefined {
  const named = bySignature.get(signature);
  if (named !== undefined || signature !== 'Error(string)') return named;
  const [text] = args.flatMap(({ value }) => (value.kind === 'text' ? [value.text] : []));
  return text === undefined ? undefined : byText.find(([pattern]) => pattern.test(text))?.[1];
}

const bySignature: ReadonlyMap<string, Cause> = new Map([
  ['ERC20InsufficientAllowance(address,uint256,uint256)', 'allowance'],
  ['InsufficientAllowance(uint256)', 'allowance'],
  ['InsufficientAllowance()', 'allowance'],
  ['AllowanceExpired(uint256)', 'allowanceEnded'],
  ['ERC20InsufficientBalance(address,uint256,uint256)', 'balance'],
  ['ERC2612ExpiredSignature(uint256)', 'expired'],
  ['SignatureExpired(uint256)', 'expired'],
  ['DeadlinePassed(uint256)', 'expired'],
  ['TransactionDeadlinePassed()', 'expired'],
  ['PermitExpired()', 'expired'],
  ['V2TooLittleReceived()', 'price'],
  ['V2TooMuchRequested()', 'price'],
  ['V3TooLittleReceived()', 'price'],
  ['V3TooMuchRequested()', 'price'],
  ['V4TooLittleReceived(uint256,uint256)', 'price'],
  ['V4TooMuchRequested(uint256,uint256)', 'price'],
  ['V4TooLittleReceivedPerHop(uint256,uint256,uint256)', 'price'],
  ['V4TooMuchRequestedPerHop(uint256,uint256,uint256)', 'price'],
  ['MaximumAmountExceeded(uint128,uint128)', 'price'],
  ['MinimumAmountInsufficient(uint128,uint128)', 'price'],
  ['EnforcedPause()', 'paused'],
  ['OwnableUnauthorizedAccount(address)', 'noRight'],
  ['AccessControlUnauthorizedAccount(address,bytes32)', 'noRight'],
  ['AccessManagedUnauthorized(address)', 'noRight'],
  ['InvalidNonce()', 'usedBefore'],
  ['InvalidAccountNonce(address,uint256)', 'usedBefore'],
  ['OrderAlreadyFilled(bytes32)', 'usedBefore'],
  ['OrderIsCancelled(bytes32)', 'usedBefore'],
  ['InvalidSigner()', 'signature'],
  ['InvalidSignature()', 'signature'],
  ['InvalidSignatureLength()', 'signature'],
  ['InvalidContractSignature()', 'signature'],
  ['BadContractSignature()', 'signature'],
  ['BadSignatureV(uint8)', 'signature'],
  ['ERC2612InvalidSigner(address,address)', 'signature'],
  ['ECDSAInvalidSignature()', 'signature'],
  ['ECDSAInvalidSignatureLength(uint256)', 'signature'],
  ['ECDSAInvalidSignatureS(bytes32)', 'signature'],
  ['InvalidPermit()', 'signature'],
]);

/** Texts of OpenZeppelin before version 5, Uniswap, DAI and USDC. */
const byText: readonly (readonly [RegExp, Cause])[] = [
  [/^ERC20: (transfer amount exceeds allowance|insufficient allowance)$/, 'allowance'],
  [/^Dai\/insufficient-allowance$/, 'allowance'],
  [/^(ERC20: (transfer|burn) amount exceeds balance|Dai\/insufficient-balance)$/, 'balance'],
  [/^(UniswapV2Router: EXPIRED|Transaction too old|Dai\/permit-expired)$/, 'expired'],
  [/^(ERC20Permit: expired deadline|Permit expired|FiatTokenV2: permit is expired)$/, 'expired'],
  [/^UniswapV2Router: (INSUFFICIENT_OUTPUT_AMOUNT|EXCESSIVE_INPUT_AMOUNT)$/, 'price'],
  [/^UniswapV2Router: INSUFFICIENT_[AB]_AMOUNT$/, 'price'],
  [/^(Too little received|Too much requested|Price slippage check)$/, 'price'],
  [/^Pausable: paused$/, 'paused'],
  [/^Ownable: caller is not the owner$/, 'noRight'],
  [/^AccessControl: account 0x[0-9a-f]{40} is missing role 0x[0-9a-f]{64}$/, 'noRight'],
  [/^(ERC20Permit: invalid signature|Invalid signature|EIP2612: invalid signature)$/, 'signature'],
  [/^(Dai\/invalid-permit|FiatTokenV2: invalid signature|ECDSA: invalid signature)$/, 'signature'],
];
