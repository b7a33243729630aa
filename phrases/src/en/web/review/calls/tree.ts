export const call = 'Call';
export const sent = 'Sent along';
export const gas = 'Gas';
export const tree = 'Simulated calls';
export const choose = 'Choose a call to see all of it: addresses, gas, and why it failed.';

/** A row. `relation`: how the call stands to the account that is called, such as "on". */
export const failed = 'Failed';
export const calls = '{name} <quiet>{relation}</quiet> {account}';
export const special = '{call}<quiet>, {kind}</quiet>';
export const sentWith = '<aloud>, with </aloud>{amount}';
export const gasUsed = '<aloud>, </aloud>{gas}<unit> gas</unit>';

export const details = {
  title: 'Call {id}',
  call: 'Call',
  failed: 'Failed',
  from: 'From',
  to: 'To',
  sent: 'Sent along',
  data: 'Data',
  gas: 'Gas',
} as const;
export const place =
  '{name}<quiet>{isSpecial, select, yes { {kind}} other {}} number {place}{isStep, select, yes {, step {step} of the request} other {}}</quiet>';
export const says = 'It says: {reason}';
export const noReason = 'It gives no reason.';
export const unreadReason = 'It gives a reason that could not be read:';
export const answer = 'what it answered';
export const sentNothing = 'nothing';
export const noData = 'none';
export const data = '{size, plural, one {# byte} other {# bytes}}, beginning with {selector}';
export const standard = '{signature}, the standard function with this selector';
