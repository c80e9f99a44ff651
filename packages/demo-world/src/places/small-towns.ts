/** As in the lists of each country. */
export const SMALL_AUSTRIAN_TOWNS = `
Fohnsdorf|8753|Steiermark|47.2017|14.6800|7|3573|609
Frohnleiten|8130|Steiermark|47.2703|15.3247|7|3126|638
Pöls|8761|Steiermark|47.2192|14.5850|2|3579|609
Zeltweg|8740|Steiermark|47.1900|14.7500|7|3577|609
Spielberg|8724|Steiermark|47.2178|14.7878|5|3512|609
Weißkirchen in Steiermark|8741|Steiermark|47.1486|14.7431|5|3577|609
Obdach|8742|Steiermark|47.0681|14.6922|4|3578|609
Kobenz|8723|Steiermark|47.2469|14.8403|2|3512|609
`;

export const SMALL_GERMAN_TOWNS = `
Freilassing|83395|Bayern|47.8406|12.9811|17|8654|D2910V|Traunstein
`;
