/** Finds the regular expressions of a source file: those written between slashes, and where one is made of texts. */
import ts from 'typescript';

const SCRIPT_KINDS = { tsx: ts.ScriptKind.TSX, mjs: ts.ScriptKind.JS, ts: ts.ScriptKind.TS };

const isMade = (node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

/** Lines count from 1. */
export const patternsIn = (file, text) => {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, SCRIPT_KINDS[file.split('.').at(-1)]);
  const lineOf = (node) => tree.getLineAndCharacterOfPosition(ts.skipTrivia(text, node.pos)).line + 1;
  const written = [];
  const made = [];
  const look = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      written.push({ line: lineOf(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (isMade(node)) made.push({ line: lineOf(node) });
    ts.forEachChild(node, look);
  };
  look(tree);
  return { written, made };
};
