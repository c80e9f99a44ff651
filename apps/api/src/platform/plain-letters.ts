const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', ẞ: 'SS' };

/** Letters of their own, which are no letter with an accent. */
const OTHERS: Record<string, string> = {
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
};

/** Spells Latin letters as a keyboard without accents does: Größe → Groesse, Yılmaz → Yilmaz. Leaves other scripts. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[äöüÄÖÜßẞ]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æÆœŒøØłŁđĐðÐþÞıħĦ]/g, (letter) => OTHERS[letter] ?? letter);
