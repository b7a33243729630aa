import { pathInRepo } from './paths.mjs';

/**
 * When two accounts are the same, who is nobody, and what represents a network's currency is said once, in
 * `core/src/ledger/`: no other file of the engine compares addresses by their letters, knows the special ones by a
 * pattern, or has a function of its own for what is the same, for nobody, or for the key of an asset or a line.
 */
export const nouns = {
  create(context) {
    const path = pathInRepo(context.filename);
    if (!/^core\/src\/(?!ledger\/)/.test(path) || isTest.test(path)) return {};
    const report = (node) => {
      const what = context.sourceCode.getText(node).slice(0, 120);
      context.report({ node, message: `${what} is asked of core/src/ledger/, where it is said once.` });
    };
    return {
      ImportSpecifier(node) {
        if (node.imported.name === 'isAddressEqual') report(node);
      },
      BinaryExpression(node) {
        if (/^[!=]==$/.test(node.operator) && isLowered(node.left) && isLowered(node.right)) report(node);
      },
      CallExpression({ callee, arguments: [given] }) {
        const asked = given?.property?.name ?? given?.name;
        if (callee.property?.name === 'test' && asked === 'address' && isZeros(callee.object)) report(callee);
      },
      FunctionDeclaration(node) {
        if (said.has(node.id?.name)) report(node.id);
      },
      Literal(node) {
        if (node.regex && /0\{(?:36|40)\}|e\{40\}/.test(node.regex.pattern)) report(node);
      },
    };
  },
};

/** What the ledger alone says, under these names. */
const said = new Set([
  'sameAsset',
  'sameAccount',
  'sameAddress',
  'assetKey',
  'lineKey',
  'isNobody',
  'pairLines',
]);

/** `/^0x0*$/`. */
const isZeros = (node) => /^\^0x0[*+]\$$/.test(node.regex?.pattern ?? '');

const isTest = /\.test\.ts$|\/testing(?:\/|\.ts$)|\/conformance\//;

/** `a.toLowerCase()` or `a?.b.toLowerCase()`: of a thing, and not of a piece of one. */
function isLowered(node) {
  const it = node.type === 'ChainExpression' ? node.expression : node;
  if (it.type !== 'CallExpression' || it.callee.type !== 'MemberExpression') return false;
  const { object, property } = it.callee;
  return (
    property.name === 'toLowerCase' && (object.type === 'Identifier' || object.type === 'MemberExpression')
  );
}
