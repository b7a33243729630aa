export const call = 'Call';
export const sent = 'Amount sent';
export const gas = 'Gas';
export const tree = 'Simulated calls';
export const choose = 'Choose a call to see its addresses, its gas and, if the call failed, the reason.';

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
  sent: 'Amount sent',
  data: 'Data',
  gas: 'Gas',
} as const;
export const place =
  '{name}<quiet>{isSpecial, select, yes { ({kind})} other {}}, call {place}{isStep, select, yes {, step {step} of the request} other {}}</quiet>';
export const says = 'The contract’s error: {reason}';
export const noReason = 'without a reason';
export const unreadReason = 'The contract gave a reason that could not be decoded:';
export const answer = 'error data';
export const sentNothing = 'nothing';
export const noData = 'none';
export const data = '{size, plural, one {# byte} other {# bytes}}, beginning with {selector}';
export const standard = '{signature}, the standard function with this selector';
