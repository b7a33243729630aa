import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathInRepo } from './paths.mjs';

/**
 * What a function does stands in its row (`core/functions/`), and code asks for it by what the row says: no file outside
 * of the tables knows a function by its signature or its name. Files from before that rule are listed in
 * `named-functions.json`, with how many they name; a number there may only fall. `names`: functions of a request, by a
 * signature, by a comparison or a pattern over `fn.name` and `fn.signature`, or by a table that is looked up by the name. `asks`: lines of an ABI, for what
 * Readback itself asks of a contract. Events, errors, typed data and commands of routers are named with a capital, and
 * are none.
 */
export const namedFunctions = {
  create(context) {
    const path = pathInRepo(context.filename);
    if (!held.test(path) || notHeld.test(path)) return {};
    const names = [];
    const asks = [];
    const locals = new Set();
    const isOfFunction = (node) => isPartOfFunction(node, locals);
    const literal = (node, text) => {
      if (signature.test(text)) names.push(node);
      else if (/^\s*function [A-Za-z_$]\w*\(/.test(text)) asks.push(node);
    };
    const tested = (node, of, against) => {
      if (isOfFunction(of) && !isOther(against)) names.push(node);
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') literal(node, node.value);
      },
      TemplateLiteral(node) {
        const [first, ...rest] = node.quasis.map(({ value }) => value.cooked ?? '');
        // What is put into it is taken for a type.
        if (/^\s*\w+[ (]/.test(first)) literal(node, [first, ...rest].join('bool'));
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init && isOfFunction(init)) locals.add(id.name);
      },
      MemberExpression(node) {
        if (node.computed && isNameOf(node.property, locals)) names.push(node);
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
        if (node.callee.type !== 'MemberExpression' || node.arguments.length === 0) return;
        const { object, property } = node.callee;
        const [argument] = node.arguments;
        if (/^(?:test|exec)$/.test(property.name)) tested(node, argument, object.regex?.pattern);
        if (/^(?:match|startsWith|endsWith|includes|search)$/.test(property.name))
          tested(node, object, argument.regex?.pattern ?? argument.value);
        if (/^(?:has|get)$/.test(property.name) && isNameOf(argument, locals)) names.push(node);
      },
      'Program:exit'(program) {
        compare(program, names, may.names[path] ?? 0, (text, there, most) =>
          text === undefined
            ? `${there} functions are named here, no longer ${most}`
            : `${text} names a function, the ${there}. of this file where ${most} may be: say what it does in its row in core/functions/, and read that.`,
        );
        compare(program, asks, may.asks[path] ?? 0, (text, there, most) =>
          text === undefined
            ? `${there} lines of ABIs are here, no longer ${most}`
            : `${text}: what Readback asks of contracts is written down once, in core/src/world/solidity.ts; ${most} may be here, and this is one of ${there}.`,
        );
      },
    };
    function compare(program, found, most, says) {
      if (found.length < most)
        context.report({
          node: program,
          message: `${says(undefined, found.length, most)}: write so in scripts/lint/named-functions.json.`,
        });
      if (found.length > most)
        for (const node of found)
          context.report({
            node,
            message: says(context.sourceCode.getText(node).slice(0, 120), found.length, most),
          });
    }
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
  /\.test\.ts$|\/testing\/|\/testing\.ts$|^core\/src\/decode\/(?:abis\/(?:compiled|soundsLike)\.ts$|wrappers\/)|^core\/src\/(?:world\/solidity|narrate\/verbs\/commonWords)\.ts$|^core\/src\/label\/erc7730\/own\//;

const may = JSON.parse(readFileSync(resolve(import.meta.dirname, 'named-functions.json'), 'utf8'));

const signature = /^[a-z_$][\w$]*\((?:(?:u?int\d*|address|bool|string|bytes\d*|function)|[(),]|\[\d*\])*\)$/;

/** A name that is no whole signature, which is found by itself. */
function isName(text) {
  return typeof text === 'string' && text !== '' && !signature.test(text);
}

/** Whether an expression is the name or the signature of a function, such as `step.fn?.signature ?? ''`. */
function isPartOfFunction(node, locals) {
  if (node.type === 'ChainExpression') return isPartOfFunction(node.expression, locals);
  if (node.type === 'LogicalExpression') return isPartOfFunction(node.left, locals);
  if (node.type === 'Identifier') return node.name === 'signature' || locals.has(node.name);
  if (node.type !== 'MemberExpression' || !/^(?:name|signature)$/.test(node.property.name)) return false;
  return node.object.type === 'Identifier' ? node.object.name === 'fn' : node.object.property?.name === 'fn';
}

/** Whether it is the name of a function, by which a table of names is looked up: by a signature errors are, too. */
function isNameOf(node, locals) {
  if (node.type === 'ChainExpression') return isNameOf(node.expression, locals);
  if (node.type === 'LogicalExpression') return isNameOf(node.left, locals);
  return node.type === 'MemberExpression' && node.property.name === 'name' && isPartOfFunction(node, locals);
}

/** What is asked of the signature that a key makes, of a name that begins with a capital, or of a field of typed data. */
function isOther(text) {
  return typeof text === 'string' && (/0x|^0/.test(text) || /^\^?(?:\(\?:)?[A-Z]|\w /.test(text));
}
