/** The words of a notice in Zefix's list of publications; no other answer that is kept has a field of this name. */
const WORDS = /("message"\s{0,5}:\s{0,5}")[^"\\]*(?:\\.[^"\\]*)*"/g;

/**
 * Leaves the words of gazette notices out of an answer: they name people who left decades ago, who are told of nowhere
 * else. Day, number and kind of each notice stay, by which it can be looked up.
 */
export const withoutNotices = (answer: string): string => answer.replace(WORDS, '$1"');
