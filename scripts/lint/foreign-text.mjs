import { pathInRepo } from './paths.mjs';

/**
 * Rule 5 of the product, as a lint: a string that is not ours is drawn by <SafeText>. Properties that hold such
 * strings may not stand as a child of an element or in an attribute that is read out or shown.
 */
const foreign = new Set([
  'text',
  'symbol',
  'reason',
  'claimed',
  'rdns',
  'details',
  'message',
  'statement',
  'signature',
  'raw',
  'json',
  'stack',
]);
/** Of these, the names that stand for foreign text also when they were taken out of their object before. */
const foreignAlone = new Set(['symbol', 'reason', 'claimed', 'rdns', 'statement', 'signature']);
/** What leaves a text as foreign as it was. */
const keeping = new Set([
  'trim',
  'slice',
  'toUpperCase',
  'toLowerCase',
  'toString',
  'replace',
  'concat',
  'padStart',
  'normalize',
]);
const shownAttribute = new Set(['title', 'alt', 'placeholder', 'label', 'aria-label', 'aria-description']);

export const foreignText = {
  create(context) {
    const path = pathInRepo(context.filename);
    if (!/^web\/src\/.*\.tsx$/.test(path) || path.endsWith('.test.tsx') || path === 'web/src/ui/SafeText.tsx')
      return {};
    return {
      JSXExpressionContainer(node) {
        const parent = node.parent;
        const shown =
          parent.type === 'JSXElement' ||
          parent.type === 'JSXFragment' ||
          (parent.type === 'JSXAttribute' && shownAttribute.has(attributeName(parent)));
        if (!shown) return;
        const found = foreignIn(node.expression);
        if (found) {
          context.report({ node, message: `“${found}” can be foreign text: draw it with <SafeText>.` });
        }
      },
    };
  },
};

function attributeName(attribute) {
  return attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '';
}

/** The foreign property that an expression would draw as it is, if any. */
function foreignIn(node) {
  switch (node?.type) {
    case 'MemberExpression': {
      const name = node.computed ? node.property.value : node.property.name;
      return foreign.has(name) ? name : undefined;
    }
    case 'Identifier':
      return foreignAlone.has(node.name) ? node.name : undefined;
    case 'CallExpression':
      return foreignInCall(node);
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return foreignIn(node.expression);
    case 'TemplateLiteral':
    case 'ArrayExpression':
      return (node.expressions ?? node.elements).map(foreignIn).find(Boolean);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return node.operator === '+' || node.type === 'LogicalExpression'
        ? (foreignIn(node.left) ?? foreignIn(node.right))
        : undefined;
    case 'ConditionalExpression':
      return foreignIn(node.consequent) ?? foreignIn(node.alternate);
    default:
      return undefined;
  }
}

/** What stays foreign when a text is only cut, joined or cased: `symbol.trim()`, `String(reason)`. */
function foreignInCall({ callee, arguments: given }) {
  if (callee.type === 'MemberExpression' && keeping.has(callee.property.name))
    return foreignIn(callee.object);
  if (callee.type === 'Identifier' && callee.name === 'String') return foreignIn(given[0]);
  return undefined;
}
