/** As in the lists of each country. */
export const SMALL_AUSTRIAN_TOWNS = `
Fohnsdorf|8753|Steiermark|47.2017|14.6800|7|3573|609
Frohnleiten|8130|Steiermark|47.2703|15.3247|7|3126|638
Pöls|8761|Steiermark|47.2192|14.5850|2|3579|609
`;

export const SMALL_GERMAN_TOWNS = `
Freilassing|83395|Bayern|47.8406|12.9811|17|8654|D2910V|Traunstein
`;
