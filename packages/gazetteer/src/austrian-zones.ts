/** Where Austrian postcodes are, in the format of GERMAN_ZONES. Vienna's districts are in known-postcodes.ts. */
export const AUSTRIAN_ZONES = `
10|Wien|48.21|16.37|0123456789 Wien
11|Wien|48.20|16.37|0123456789 Wien
12|Wien|48.22|16.38|0123456789 Wien
13|Wien|48.21|16.37|0123456789 Wien
20|Niederösterreich|48.55|16.10|01 Stockerau,23 Hollabrunn,45 Haugsdorf,6 Hadres,7 Retz,8 Hardegg,9 Geras
21|Niederösterreich|48.55|16.50|0 Korneuburg,1 Ernstbrunn,2 Wolkersdorf im Weinviertel,345 Mistelbach,67 Poysdorf,8 Neusiedl an der Zaya,9 Gaweinstal
22|Niederösterreich|48.37|16.65|0 Gerasdorf bei Wien,1 Auersthal,2 Zistersdorf,3 Gänserndorf,45 Matzen,6 Dürnkrut,7 Hohenau,8 Obersiebenbrunn,9 Marchegg
23|Niederösterreich|48.10|16.35|0 Groß-Enzersdorf,12 Schwechat,34 Mödling,5 Guntramsdorf,678 Perchtoldsdorf,9 Kaltenleutgeben
24|Niederösterreich|48.05|16.75|0 Fischamend-Markt,1 Hainburg an der Donau,2 Kittsee,4 Gramatneusiedl,567 Bruck an der Leitha,89 Ebreichsdorf
25|Niederösterreich|47.98|16.18|0 Baden,12 Traiskirchen,3 Alland,4 Bad Vöslau,567 Berndorf
26|Niederösterreich|47.73|16.00|0 Theresienfeld,12 Neunkirchen,3 Ternitz,456 Gloggnitz,78 Semmering
27|Niederösterreich|47.82|16.00|01 Wiener Neustadt,2 Winzendorf,3 Grünbach am Schneeberg,45 Waldegg,67 Gutenstein
28|Niederösterreich|47.58|16.18|01 Lanzenkirchen,234 Grimmenstein,56 Kirchschlag in der Buckligen Welt,78 Aspang Markt
30|Niederösterreich|48.20|15.95|01 Purkersdorf,2 Pressbaum,345 Neulengbach,67 Böheimkirchen
31|Niederösterreich|48.15|15.63|012 Sankt Pölten,34 Herzogenburg,5 Wilhelmsburg,6 Traisen,7 Hainfeld,89 Lilienfeld
32|Niederösterreich|48.08|15.30|0 Ober-Grafendorf,1 Kirchberg an der Pielach,2 Annaberg,34 Mank,56 Wieselburg,789 Scheibbs
33|Niederösterreich|48.10|14.95|012 Amstetten,34 Waidhofen an der Ybbs,56 Haag,7 Ybbs an der Donau,8 Pöchlarn,9 Melk
34|Niederösterreich|48.33|16.05|012 Klosterneuburg,345 Tulln,67 Kirchberg am Wagram,89 Kirchberg am Wagram
35|Niederösterreich|48.50|15.62|012 Krems an der Donau,34 Gföhl,56 Langenlois,7 Gars am Kamp,89 Horn
36|Niederösterreich|48.37|15.35|0123 Spitz,4 Mühldorf,56 Pöggstall,78 Persenbeug
37|Niederösterreich|48.58|15.85|012 Großweikersdorf,3456 Eggenburg
38|Niederösterreich|48.83|15.25|01 Göpfritz an der Wild,2 Raabs an der Thaya,345 Waidhofen an der Thaya,67 Heidenreichstein
39|Niederösterreich|48.65|15.05|01 Zwettl Stadt,23 Groß Gerungs,4 Schrems,56 Gmünd,78 Weitra
40|Oberösterreich|48.30|14.25|01234 Linz,5 Traun,6 Leonding,78 Eferding,9 Waldkirchen am Wesen
41|Oberösterreich|48.48|14.10|01 Ottensheim,23 Sankt Martin im Mühlkreis,4567 Rohrbach in Oberösterreich,8 Zwettl an der Rodl,9 Bad Leonfelden
42|Oberösterreich|48.42|14.52|01 Gallneukirchen,2 Steyregg,3 Pregarten,456 Freistadt,78 Königswiesen
43|Oberösterreich|48.23|14.65|0 Sankt Valentin,1 Schwertberg,234 Perg,567 Grein,89 Grein
44|Oberösterreich|48.05|14.42|0123 Steyr,45 Ternberg,6 Losenstein,789 Enns
45|Oberösterreich|47.98|14.15|01 Neuhofen an der Krems,2 Sierning,34 Bad Hall,5 Kremsmünster,67 Kirchdorf an der Krems,8 Windischgarsten,9 Molln
46|Oberösterreich|48.13|13.98|0 Wels,1 Marchtrenk,2 Wels,3 Wels,45 Lambach,6 Lambach,7 Bad Schallerbach,89 Schwanenstadt
47|Oberösterreich|48.32|13.75|01 Grieskirchen,2345 Peuerbach,67 Andorf,89 Schärding
48|Oberösterreich|47.95|13.65|0 Attnang-Puchheim,1 Gmunden,23 Bad Ischl,4 Vöcklabruck,5 Timelkam,6 Lenzing,78 Vöcklamarkt,9 Frankenmarkt
49|Oberösterreich|48.22|13.43|0123 Ried im Innkreis,456 Altheim,789 Ried im Innkreis
50|Salzburg|47.80|13.05|012345678 Salzburg
51|Salzburg|47.98|12.92|012 Oberndorf bei Salzburg,34 Moosdorf,56 Obertrum am See
52|Oberösterreich|48.10|13.15|01 Seekirchen am Wallersee,2345 Mattighofen,67 Mauerkirchen,8 Braunau am Inn
53|Salzburg|47.80|13.35|0 Eugendorf,12 Mondsee,3 Hof bei Salzburg,4 Sankt Gilgen,56 Sankt Wolfgang im Salzkammergut
54|Salzburg|47.62|13.15|012 Hallein,34 Golling an der Salzach,5 Werfen
55|Salzburg|47.30|13.50|01 Bischofshofen,234 Altenmarkt im Pongau,56 Radstadt,7 Mauterndorf,89 Tamsweg
56|Salzburg|47.27|13.12|01 Sankt Johann im Pongau,2 Schwarzach im Pongau,3 Bad Hofgastein,4 Bad Gastein,56 Taxenbach
57|Salzburg|47.33|12.75|01 Zell am See,2 Zell am See,3 Mittersill,4 Neukirchen am Großvenediger,5 Saalbach,67 Saalfelden am Steinernen Meer
60|Tirol|47.27|11.40|01234 Innsbruck,56 Hall in Tirol,789 Innsbruck
61|Tirol|47.25|11.45|0 Seefeld in Tirol,12 Wattens,3 Schwaz,45 Steinach am Brenner,6 Fulpmes,78 Zirl
62|Tirol|47.35|11.85|0123 Jenbach,456 Kundl,78 Zell am Ziller,9 Mayrhofen
63|Tirol|47.50|12.20|012 Wörgl,345 Kufstein,6 Hopfgarten im Brixental,7 Kitzbühel,89 Sankt Johann in Tirol
64|Tirol|47.22|10.90|01 Telfs,2 Telfs,34 Oetz,5 Sölden,6 Imst,7 Wenns
65|Tirol|47.10|10.50|012 Landeck,34 Ried im Oberinntal,56 Ischgl,78 Sankt Anton am Arlberg
66|Tirol|47.45|10.65|012789 Reutte,3 Ehrwald,456 Elbigenalp
67|Vorarlberg|47.15|9.85|0 Bludenz,123 Nenzing,45 Bludenz,6 Lech,789 Schruns
68|Vorarlberg|47.30|9.70|01 Feldkirch,2 Frastanz,3 Rankweil,4 Götzis,5 Dornbirn,67 Bezau,8 Egg,9 Lustenau
69|Vorarlberg|47.50|9.78|01 Bregenz,23 Lauterach,45 Sulzberg,6 Wolfurt,7 Hard,89 Mittelberg
70|Burgenland|47.85|16.53|0123456 Eisenstadt,78 Rust
71|Burgenland|47.88|16.90|012 Neusiedl am See,345678 Frauenkirchen
72|Burgenland|47.73|16.40|012 Mattersburg
73|Burgenland|47.52|16.48|012345678 Oberpullendorf
74|Burgenland|47.33|16.18|01 Oberwart,2 Pinkafeld,3 Bad Tatzmannsdorf,4567 Bernstein
75|Burgenland|47.12|16.30|012 Oberwart,345678 Güssing
80|Steiermark|47.03|15.50|01234567 Graz,8 Sankt Stefan im Rosental,9 Feldbach
81|Steiermark|47.20|15.55|01 Gratkorn,23 Frohnleiten,4 Lieboch,5 Stallhofen,67 Weiz,8 Gleisdorf,9 Birkfeld
82|Steiermark|47.20|15.90|01 Gleisdorf,23 Hartberg,4 Friedberg,5 Vorau,67 Hartberg,89 Fürstenfeld
83|Steiermark|46.97|15.90|012 Kirchbach in Steiermark,34 Feldbach,56 Fehring,78 Jennersdorf
84|Steiermark|46.80|15.60|0 Kalsdorf bei Graz,1 Wildon,2345 Leibnitz,67 Mureck,8 Mureck,9 Bad Radkersburg
85|Steiermark|46.92|15.20|0 Lieboch,1 Stainz,23 Deutschlandsberg,4 Schwanberg,5 Eibiswald,67 Voitsberg,89 Köflach
86|Steiermark|47.50|15.40|01 Bruck an der Mur,2 Thörl,3 Mariazell,45 Kindberg,67 Krieglach,89 Mürzzuschlag
87|Steiermark|47.30|14.95|01 Leoben,2 Knittelfeld,34 Zeltweg,56 Judenburg,78 Mautern in Steiermark,9 Eisenerz
88|Steiermark|47.12|14.25|01 Scheifling,2 Neumarkt in Steiermark,3456 Murau
89|Steiermark|47.50|14.15|0 Liezen,12 Admont,3 Sankt Gallen,4 Liezen,5 Irdning,6 Gröbming,7 Schladming,89 Bad Aussee
90|Kärnten|46.63|14.32|012345678 Klagenfurt am Wörthersee
91|Kärnten|46.60|14.60|01 Völkermarkt,23 Völkermarkt,4 Eberndorf,5 Bleiburg,678 Ferlach
92|Kärnten|46.65|14.10|0 Krumpendorf,1 Moosburg,23 Velden am Wörthersee
93|Kärnten|46.80|14.40|012 Sankt Veit an der Glan,345 Althofen,67 Friesach
94|Kärnten|46.80|14.83|012345 Wolfsberg,6 Bad Sankt Leonhard im Lavanttal,7 Lavamünd
95|Kärnten|46.65|13.90|012 Villach,3 Villach,4 Radenthein,5 Bodensdorf,67 Feldkirchen in Kärnten,8 Villach
96|Kärnten|46.62|13.30|01 Arnoldstein,23 Hermagor,456 Kötschach
97|Kärnten|46.73|13.45|012 Paternion,3456 Greifenburg,78 Oberdrauburg
98|Kärnten|46.87|13.45|01 Spittal an der Drau,234 Obervellach,5 Gmünd,6 Rennweg,7 Seeboden
99|Tirol|46.85|12.65|01 Lienz,234 Sillian,5678 Matrei in Osttirol
`;
