/** The name of a rule as words: `approvals.plainAccount` is "Approvals: plain account". */
export function ruleWords(rule: string): string {
  const [family = '', ...rest] = rule.split('.');
  const words = rest
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const head = family.charAt(0).toUpperCase() + family.slice(1);
  return words === '' ? head : `${head}: ${words}`;
}
