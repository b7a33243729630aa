import { pathInRepo } from './paths.mjs';

/**
 * What a function does is in its row (`core/functions/`), and code asks for it by what the row says: no file outside
 * of the tables knows a function by its signature, its selector or its name: by a comparison or a pattern over `fn.name` and
 * `fn.signature`, by a table that is looked up by the name, or in a function that is given the name. What Readback itself asks
 * of a contract is written down once, too. Events, errors, typed data and commands of routers are named with a capital, and
 * are not.
 */
export const namedFunctions = {
  create(context) {
    const path = pathInRepo(context.filename);
    if (!held.test(path) || notHeld.test(path)) return {};
    const locals = new Map();
    const isOfFunction = (node) => isPartOfFunction(node, locals);
    const report = (node, why) => {
      context.report({ node, message: `${context.sourceCode.getText(node).slice(0, 120)} ${why}` });
    };
    const named = (node) =>
      report(node, 'names a function: say what it does in its row in core/functions/, and read that.');
    const literal = (node, text) => {
      if (signature.test(text) || isSelector(text)) named(node);
      else if (/^\s*function [A-Za-z_$]\w*\(/.test(text))
        report(node, 'is asked of contracts, which is written down once, in core/src/world/solidity.ts.');
    };
    const tested = (node, of, against) => {
      if (isOfFunction(of) && !isOther(against)) named(node);
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') literal(node, node.value);
        if (node.regex && selectorInPattern.test(node.regex.pattern)) named(node);
      },
      TemplateLiteral(node) {
        const [first, ...rest] = node.quasis.map(({ value }) => value.cooked ?? '');
        // What is put into it is taken for a type.
        if (/^\s*\w+[ (]/.test(first)) literal(node, [first, ...rest].join('bool'));
        else if (isSelector(first)) named(node);
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init && isOfFunction(init))
          locals.set(id.name, isNameOf(init, locals));
        if (id.type === 'ObjectPattern' && init) takeApart(id, isFn(init), locals);
      },
      MemberExpression(node) {
        if (node.computed && isNameOf(node.property, locals)) named(node);
      },
      BinaryExpression({ operator, left, right }) {
        if (!/^[!=]==$/.test(operator)) return;
        const [text, other] = typeof left.value === 'string' ? [left, right] : [right, left];
        if (isName(text.value)) tested(text, other, text.value);
      },
      SwitchCase({ test, parent }) {
        if (isName(test?.value)) tested(test, parent.discriminant, test.value);
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier')
          for (const it of node.arguments) if (isNameOf(it, locals)) named(node);
        if (node.callee.type !== 'MemberExpression' || node.arguments.length === 0) return;
        const { object, property } = node.callee;
        const [argument] = node.arguments;
        if (/^(?:test|exec)$/.test(property.name)) tested(node, argument, object.regex?.pattern);
        if (/^(?:match|startsWith|endsWith|includes|search)$/.test(property.name))
          tested(node, object, argument.regex?.pattern ?? argument.value);
        if (/^(?:has|get)$/.test(property.name) && isNameOf(argument, locals)) named(node);
      },
    };
  },
};

const held = /^core\/src\/.*\.ts$/;

/**
 * Tests; what Readback itself asks of contracts; the compiled rows; what names suggest where no row says what a function does
 * (`soundsLike`), and the words that common names have for people (`commonWords`); the table of what is inside of
 * calls, each by the function that it opens; descriptors of our own in the form of ERC-7730, which has the signature as its
 * key.
 */
const notHeld =
  /\.test\.ts$|\/testing\/|\/testing\.ts$|^core\/src\/decode\/(?:abis\/(?:compiled|soundsLike)\.ts$|wrappers\/)|^core\/src\/(?:world\/(?:solidity|selectors)|narrate\/verbs\/commonWords)\.ts$|^core\/src\/label\/erc7730\/own\//;

const signature = /^[a-z_$][\w$]*\((?:(?:u?int\d*|address|bool|string|bytes\d*|function)|[(),]|\[\d*\])*\)$/;

/** The first four bytes of a call; zeros and all ones are not. */
function isSelector(text) {
  return /^0x(?!000|f{8})[\da-f]{8}$/i.test(text);
}

const selectorInPattern = /^\^?0x(?:\((?:\?:)?)?(?!000)[\da-f]{8}(?![\da-f])/i;

/** A name that is not a whole signature, which is found separately. */
function isName(text) {
  return typeof text === 'string' && text !== '' && !signature.test(text);
}

/** Whether an expression is the name or the signature of a function, such as `step.fn?.signature ?? ''`. */
function isPartOfFunction(node, locals) {
  if (node.type === 'ChainExpression') return isPartOfFunction(node.expression, locals);
  if (node.type === 'LogicalExpression') return isPartOfFunction(node.left, locals);
  if (node.type === 'Identifier') return node.name === 'signature' || locals.has(node.name);
  return (
    node.type === 'MemberExpression' && /^(?:name|signature)$/.test(node.property.name) && isFn(node.object)
  );
}

/** Whether an expression is the function of a step, such as `step.fn`. */
function isFn(node) {
  return node.type === 'Identifier' ? node.name === 'fn' : node.property?.name === 'fn';
}

/** The names that are taken out of `const { name } = step.fn` and `const { fn: { name } } = step`. */
function takeApart(pattern, ofFn, locals) {
  for (const { key, value } of pattern.properties) {
    if (key === undefined) continue;
    const local = value.type === 'AssignmentPattern' ? value.left : value;
    if (local.type === 'ObjectPattern') takeApart(local, key.name === 'fn', locals);
    else if (ofFn && /^(?:name|signature)$/.test(key.name)) locals.set(local.name, key.name === 'name');
  }
}

/** Whether it is the name of a function, by which a table of names is looked up: by a signature errors are, too. */
function isNameOf(node, locals) {
  if (node.type === 'ChainExpression') return isNameOf(node.expression, locals);
  if (node.type === 'LogicalExpression') return isNameOf(node.left, locals);
  if (node.type === 'Identifier') return locals.get(node.name) === true;
  return node.type === 'MemberExpression' && node.property.name === 'name' && isPartOfFunction(node, locals);
}

/** What is asked of the signature that a key makes, of a name that begins with a capital, or of a field of typed data. */
function isOther(text) {
  return typeof text === 'string' && (/0x|^0/.test(text) || /^\^?(?:\(\?:)?[A-Z]|\w /.test(text));
}
