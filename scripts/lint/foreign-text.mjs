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
const shownAttribute = new Set(['title', 'alt', 'placeholder', 'label', 'aria-label', 'aria-description']);

export const foreignText = {
  create(context) {
    const path = pathInRepo(context.filename);
    if (!/^web\/src\/.*\.tsx$/.test(path) || /\.test\.tsx$/.test(path) || path === 'web/src/ui/SafeText.tsx')
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
    case 'MemberExpression':
      return !node.computed && foreign.has(node.property.name) ? node.property.name : undefined;
    case 'ChainExpression':
      return foreignIn(node.expression);
    case 'TemplateLiteral':
      return node.expressions.map(foreignIn).find(Boolean);
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
