/** Name | postcodes | Bundesland | latitude | longitude | thousand inhabitants | dialling code | register court */
export const AUSTRIAN_TOWNS = `
Wien|1010 1020 1030 1040 1050 1060 1070 1080 1090 1100 1110 1120 1130 1140 1150 1160 1170 1180 1190 1200 1210 1220 1230|Wien|48.2082|16.3738|1980|1|007
Graz|8010 8020 8041 8042 8045 8051 8052 8053 8055|Steiermark|47.0707|15.4395|295|316|638
Linz|4020 4030 4040|Oberösterreich|48.3064|14.2858|212|732|458
Salzburg|5020 5023 5026|Salzburg|47.7998|13.0440|157|662|569
Innsbruck|6020|Tirol|47.2692|11.4041|132|512|818
Klagenfurt am Wörthersee|9020|Kärnten|46.6247|14.3053|104|463|729
Villach|9500 9504|Kärnten|46.6111|13.8558|65|4242|729
Wels|4600|Oberösterreich|48.1575|14.0289|64|7242|519
St. Pölten|3100|Niederösterreich|48.2047|15.6256|58|2742|199
Dornbirn|6850|Vorarlberg|47.4125|9.7417|51|5572|929
Wiener Neustadt|2700|Niederösterreich|47.8049|16.2317|48|2622|239
Steyr|4400|Oberösterreich|48.0427|14.4213|38|7252|499
Feldkirch|6800|Vorarlberg|47.2372|9.5980|35|5522|929
Bregenz|6900|Vorarlberg|47.5031|9.7471|30|5574|929
Leonding|4060|Oberösterreich|48.2606|14.2406|29|732|458
Klosterneuburg|3400|Niederösterreich|48.3053|16.3256|28|2243|119
Baden|2500|Niederösterreich|48.0069|16.2308|26|2252|239
Wolfsberg|9400|Kärnten|46.8406|14.8442|25|4352|729
Leoben|8700|Steiermark|47.3765|15.0915|25|3842|609
Krems an der Donau|3500|Niederösterreich|48.4108|15.6003|25|2732|129
Traun|4050|Oberösterreich|48.2217|14.2397|25|7229|458
Amstetten|3300|Niederösterreich|48.1219|14.8747|24|7472|199
Kapfenberg|8605|Steiermark|47.4446|15.2933|23|3862|609
Hallein|5400|Salzburg|47.6831|13.0969|21|6245|569
Kufstein|6330|Tirol|47.5833|12.1667|20|5372|818
Mödling|2340|Niederösterreich|48.0861|16.2831|20|2236|239
Schwechat|2320|Niederösterreich|48.1381|16.4708|20|1|119
Traiskirchen|2514|Niederösterreich|48.0147|16.2936|19|2252|239
Braunau am Inn|5280|Oberösterreich|48.2562|13.0434|17|7722|469
Stockerau|2000|Niederösterreich|48.3858|16.2108|17|2266|119
Saalfelden am Steinernen Meer|5760|Salzburg|47.4269|12.8483|17|6582|569
Ansfelden|4052|Oberösterreich|48.2086|14.2903|17|7229|458
Hohenems|6845|Vorarlberg|47.3667|9.6667|17|5576|929
Tulln an der Donau|3430|Niederösterreich|48.3317|16.0611|16|2272|199
Bruck an der Mur|8600|Steiermark|47.4106|15.2686|16|3862|609
Telfs|6410|Tirol|47.3067|11.0722|16|5262|818
Spittal an der Drau|9800|Kärnten|46.8000|13.5000|15|4762|729
Ternitz|2630|Niederösterreich|47.7156|16.0361|15|2630|239
Perchtoldsdorf|2380|Niederösterreich|48.1197|16.2661|15|1|239
Eisenstadt|7000|Burgenland|47.8457|16.5233|15|2682|309
Bludenz|6700|Vorarlberg|47.1533|9.8220|15|5552|929
Hall in Tirol|6060|Tirol|47.2833|11.5167|14|5223|818
Wörgl|6300|Tirol|47.4833|12.0667|14|5332|818
Schwaz|6130|Tirol|47.3500|11.7000|14|5242|818
Gmunden|4810|Oberösterreich|47.9181|13.7994|13|7612|519
Leibnitz|8430|Steiermark|46.7831|15.5450|13|3452|638
Knittelfeld|8720|Steiermark|47.2150|14.8294|13|3512|609
Ried im Innkreis|4910|Oberösterreich|48.2100|13.4900|12|7752|469
Weiz|8160|Steiermark|47.2167|15.6167|12|3172|638
Lienz|9900|Tirol|46.8289|12.7697|12|4852|818
St. Veit an der Glan|9300|Kärnten|46.7667|14.3667|12|4212|729
Vöcklabruck|4840|Oberösterreich|48.0089|13.6556|12|7672|519
Judenburg|8750|Steiermark|47.1725|14.6603|10|3572|609
Zell am See|5700|Salzburg|47.3233|12.7981|10|6542|569
Liezen|8940|Steiermark|47.5667|14.2333|8|3612|609
Oberwart|7400|Burgenland|47.2878|16.2089|8|3352|309
Mattersburg|7210|Burgenland|47.7383|16.4000|8|2626|309
`;
