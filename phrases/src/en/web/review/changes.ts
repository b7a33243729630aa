export const title = 'What changes';
export const titleAgain = 'What changes in a new simulation';
export const nothing = 'Nothing that was checked changes for you.';
/** Of a request that fails. The sentence says that it would. */
export const onlyFee = 'Only the gas fee would be spent.';
export const whyFails = 'Why it fails';
export const yours = 'Yours: {account}';

export const anyPower = 'Who has control or which code runs';
export const someone = 'Someone';
export const assets = 'assets';
export const roleUnknown = '(unknown)';
export const role = 'role';

export const before = '{amount} before';
export const keptBy = 'set in {account}';
export const until = 'until {time}';
export const claimed = {
  balances: 'claimed by the contract, not confirmed by balances',
  state: 'claimed by the contract, not confirmed by its state',
} as const;

export const unitsAfter = 'base units after';
export const still = 'still {after}';
export const share = '{percent}% of the balance';
export const shareBelow = 'less than 0.1% of the balance';
export const fromTo = '{before} → {after}';
export const unlimited = 'Unlimited {asset}';
export const allowanceStill = 'allowance';
export const allowance = 'allowance, was {before}';
export const beingChecked = 'being checked';
export const unknown = 'unknown ({why})';
export const newContract = 'new contract';
export const gone = 'gone';
export const replaced = 'replaced';
export const none = 'none';
export const moved = 'was different a moment ago';
export const movedFrom = 'was {amount} a moment ago';

export const known = 'What is known';
export const sent = '{count, plural, one {Sent with the call} other {Sent with # calls}}';
export const fromRequest = 'from the request';
export const data = 'Data';
export const noData = 'none';
export const dataOfCall = 'selector {selector}, {words, plural, one {# word} other {# words}} of 32 bytes';
export const dataBytes = '{bytes, plural, one {# byte} other {# bytes}}';
export const notDecoded = 'not decoded';
