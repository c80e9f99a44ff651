/**
 * Says of a regular expression how it could take more than linear time. scslre finds repetitions that share what they
 * match, with each other or with the next start; it takes alternatives of a repetition for different ones, so whether
 * `(?:a|ab)*` can read one text in two ways is asked of the automata of refa.
 */
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { isDisjointWith, JS, NFA } from 'refa';
import { analyse } from 'scslre';

/** A repetition this often is one without an end: each round doubles the time. */
const OFTEN = 10;

const KINDS = {
  Self: 'repeats a repetition',
  Trade: 'two repetitions share what they match',
  Move: 'each letter of a run is a new start',
};

const sharedBy = ({ type, exponential, quant, startQuant, endQuant }) => {
  const parts = [quant, startQuant, endQuant].flatMap((part) => (part ? [part.raw] : []));
  return `${KINDS[type]}${exponential ? ', exponentially' : ''}: ${[...new Set(parts)].join(' and ')}`;
};

/** Look-arounds only narrow what a part matches. */
const PARSING = { assertions: 'ignore', backreferences: 'disable' };

/** The alternatives of a repetition of which two can begin the same text, whatever rounds follow. */
const findTwins = ({ pattern, flags }) => {
  const parser = JS.Parser.fromAst({ pattern, flags });
  const twins = [];
  const look = (repetition) => {
    const { element, max } = repetition;
    const alternatives = element.alternatives ?? [];
    if (max < OFTEN || alternatives.length < 2) return;
    const automatonOf = (part) => {
      const { expression, maxCharacter } = parser.parseElement(part, PARSING);
      return NFA.fromRegex(expression, { maxCharacter });
    };
    const rounds = (first) => {
      const automaton = automatonOf(first);
      const others = automatonOf(element);
      others.quantify(0, Number.POSITIVE_INFINITY);
      automaton.append(others);
      automaton.withoutEmptyWord();
      return automaton;
    };
    const automata = alternatives.map(rounds);
    const isTwin = automata.some((one, at) => automata.slice(at + 1).some((other) => !isDisjointWith(one, other)));
    if (isTwin) twins.push(`can read one text in two ways, exponentially: ${repetition.raw}`);
  };
  visitRegExpAST(pattern, { onQuantifierEnter: look });
  return twins;
};

/** Why a pattern backtracks; empty for one whose time grows with the length of the text alone. */
export const whySlow = (source, flags) => {
  const parser = new RegExpParser();
  const [unicode, unicodeSets] = [flags.includes('u'), flags.includes('v')];
  const literal = {
    pattern: parser.parsePattern(source, 0, source.length, { unicode, unicodeSets }),
    flags: parser.parseFlags(flags),
  };
  return [...new Set([...analyse(literal).reports.map(sharedBy), ...findTwins(literal)])];
};
