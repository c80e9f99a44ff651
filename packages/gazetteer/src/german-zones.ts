/**
 * Where German postcodes are, without a list of them: the first two digits, the state in which most of the zone lies,
 * the middle of the zone, and for the third digit (`0123 Dresden` means 010 to 013) the town around which it is used.
 */
export const GERMAN_ZONES = `
01|Sachsen|51.05|13.74|0123 Dresden,4 Radeberg,5 Riesa,6 Meißen,7 Freital,8 Pirna,9 Senftenberg
02|Sachsen|51.18|14.60|56 Bautzen,7 Löbau,8 Görlitz,9 Niesky
03|Brandenburg|51.76|14.33|0 Cottbus,1 Forst,2 Finsterwalde
04|Sachsen|51.34|12.37|0123 Leipzig,4 Markkleeberg,5 Borna,6 Grimma,7 Döbeln,8 Torgau,9 Bad Liebenwerda
06|Sachsen-Anhalt|51.48|11.97|01 Halle (Saale),2 Merseburg,3 Hettstedt,4 Bernburg,5 Sangerhausen,6 Naumburg,7 Zeitz,8 Dessau,9 Jessen
07|Thüringen|50.80|11.80|3 Saalfeld,4 Rudolstadt,5 Gera,6 Eisenberg,7 Jena,9 Schleiz
08|Sachsen|50.65|12.40|0 Zwickau,1 Kirchberg,2 Auerbach,3 Schwarzenberg,4 Werdau,5 Plauen,6 Adorf
09|Sachsen|50.83|12.92|01 Chemnitz,2 Limbach-Oberfrohna,3 Stollberg,4 Annaberg-Buchholz,5 Freiberg,6 Mittweida
10|Berlin|52.52|13.40|0123456789 Berlin
11|Berlin|52.52|13.38|0123456789 Berlin
12|Berlin|52.46|13.43|0123456789 Berlin
13|Berlin|52.57|13.35|0123456789 Berlin
14|Brandenburg|52.40|13.00|01 Berlin,4 Potsdam,5 Werder,6 Falkensee,7 Brandenburg an der Havel,8 Bad Belzig,9 Luckenwalde
15|Brandenburg|52.25|14.00|2 Frankfurt (Oder),3 Strausberg,5 Fürstenwalde,7 Königs Wusterhausen,8 Beeskow,9 Lübben
16|Brandenburg|52.85|13.20|2 Eberswalde,3 Bernau,5 Oranienburg,7 Hennigsdorf,8 Neuruppin,9 Pritzwalk
17|Mecklenburg-Vorpommern|53.65|13.35|0 Neubrandenburg,1 Malchin,2 Neustrelitz,3 Pasewalk,4 Wolgast,5 Wolgast
18|Mecklenburg-Vorpommern|54.15|12.60|01 Rostock,2 Bad Doberan,3 Ribnitz-Damgarten,4 Stralsund,56 Bergen auf Rügen
19|Mecklenburg-Vorpommern|53.55|11.50|0 Schwerin,2 Ludwigslust,3 Parchim,4 Sternberg
20|Hamburg|53.55|9.99|0123456789 Hamburg
21|Niedersachsen|53.40|9.90|01 Harburg,2 Buchholz in der Nordheide,3 Lüneburg,4 Winsen,5 Geesthacht,6 Buxtehude,7 Hemmoor
22|Hamburg|53.60|10.03|01234567 Hamburg,8 Norderstedt,9 Ahrensburg
23|Schleswig-Holstein|53.90|10.75|5 Lübeck,6 Bad Schwartau,7 Eutin,8 Bad Oldesloe,9 Wismar
24|Schleswig-Holstein|54.30|9.95|01 Kiel,2 Preetz,34 Eckernförde,5 Neumünster,6 Bad Bramstedt,7 Rendsburg,8 Schleswig,9 Flensburg
25|Schleswig-Holstein|54.10|9.25|3 Elmshorn,4 Pinneberg,5 Itzehoe,7 Heide,8 Husum,9 Niebüll
26|Niedersachsen|53.30|7.80|012 Oldenburg,3 Wilhelmshaven,4 Jever,5 Norden,6 Aurich,7 Emden,8 Papenburg,9 Brake
27|Niedersachsen|53.25|8.90|2 Syke,3 Rotenburg,4 Zeven,5 Bremerhaven,6 Langen,7 Delmenhorst,8 Wildeshausen
28|Bremen|53.08|8.81|01234567 Bremen,8 Stuhr
29|Niedersachsen|52.80|10.20|2 Celle,3 Bergen,4 Lüchow,5 Uelzen,6 Soltau
30|Niedersachsen|52.38|9.73|01234567 Hannover,8 Garbsen,9 Hannover
31|Niedersachsen|52.25|9.60|01 Hildesheim,2 Peine,3 Burgdorf,5 Neustadt am Rübenberge,6 Nienburg,7 Hameln,8 Springe
32|Nordrhein-Westfalen|52.10|8.75|0 Herford,1 Bad Salzuflen,2 Bünde,3 Lübbecke,4 Minden,5 Bad Oeynhausen,6 Lemgo,7 Detmold,8 Blomberg
33|Nordrhein-Westfalen|51.87|8.58|01 Paderborn,3 Gütersloh,4 Harsewinkel,567 Bielefeld,8 Oerlinghausen
34|Hessen|51.25|9.40|01 Kassel,2 Baunatal,3 Hofgeismar,4 Warburg,5 Bad Wildungen,6 Schwalmstadt
35|Hessen|50.68|8.62|0 Marburg an der Lahn,1 Lollar,2 Stadtallendorf,34 Gießen,5 Wetzlar,6 Dillenburg,7 Herborn
36|Hessen|50.68|9.75|01 Fulda,2 Bad Hersfeld,3 Lauterbach,4 Bad Salzungen
37|Niedersachsen|51.55|9.90|0 Göttingen,1 Northeim,2 Witzenhausen,3 Heilbad Heiligenstadt,4 Herzberg am Harz,5 Einbeck,6 Höxter
38|Niedersachsen|52.20|10.60|01 Braunschweig,2 Salzgitter,3 Wolfenbüttel,4 Wolfsburg,5 Gifhorn,6 Goslar,7 Seesen,8 Halberstadt
39|Sachsen-Anhalt|52.25|11.60|01 Magdeburg,2 Schönebeck,3 Haldensleben,4 Staßfurt,5 Stendal,6 Gardelegen
40|Nordrhein-Westfalen|51.23|6.80|012345 Düsseldorf,6 Meerbusch,7 Langenfeld,8 Mettmann
41|Nordrhein-Westfalen|51.18|6.45|012 Mönchengladbach,3 Nettetal,4 Neuss,5 Grevenbroich,7 Viersen,8 Erkelenz
42|Nordrhein-Westfalen|51.24|7.12|0123 Wuppertal,4 Radevormwald,5 Velbert,6 Solingen,7 Haan,8 Remscheid,9 Wermelskirchen
44|Nordrhein-Westfalen|51.51|7.40|0123 Dortmund,5 Lünen,6 Herne,78 Bochum
45|Nordrhein-Westfalen|51.50|7.05|0123 Essen,4 Mülheim,5 Hattingen,6 Recklinghausen,7 Marl,8 Gelsenkirchen,9 Gladbeck
46|Nordrhein-Westfalen|51.65|6.70|01 Oberhausen,2 Bottrop,3 Bocholt,4 Wesel,5 Dinslaken
47|Nordrhein-Westfalen|51.45|6.55|012 Duisburg,4 Moers,5 Kleve,6 Geldern,78 Krefeld,9 Kempen
48|Nordrhein-Westfalen|52.05|7.40|01 Münster,2 Greven,3 Senden,4 Rheine,5 Nordhorn,6 Coesfeld,7 Stadtlohn
49|Niedersachsen|52.50|7.90|0 Osnabrück,1 Georgsmarienhütte,2 Osnabrück,3 Vechta,4 Ibbenbüren,5 Bramsche,6 Cloppenburg,7 Meppen,8 Lingen
50|Nordrhein-Westfalen|50.92|6.85|1 Bergheim,2 Frechen,3 Brühl,46789 Köln,5 Köln
51|Nordrhein-Westfalen|51.00|7.30|012 Köln,3 Leverkusen,4 Bergisch Gladbach,5 Waldbröl,6 Gummersbach,7 Bergneustadt
52|Nordrhein-Westfalen|50.83|6.25|0 Aachen,1 Würselen,2 Eschweiler,3 Düren,4 Jülich,5 Heinsberg
53|Nordrhein-Westfalen|50.68|7.05|012 Bonn,3 Rheinbach,4 Bad Neuenahr-Ahrweiler,5 Linz am Rhein,6 Königswinter,7 Siegburg,8 Troisdorf,9 Euskirchen
54|Rheinland-Pfalz|49.95|6.65|012 Trier,3 Konz,4 Saarburg,5 Wittlich,6 Bitburg
55|Rheinland-Pfalz|49.90|7.90|01 Mainz,2 Ingelheim,4 Bingen am Rhein,5 Bad Kreuznach,6 Kirn,7 Idar-Oberstein
56|Rheinland-Pfalz|50.35|7.50|0 Koblenz,1 Lahnstein,2 Höhr-Grenzhausen,3 Nastätten,4 Montabaur,5 Neuwied,6 Andernach,7 Mayen,8 Cochem
57|Nordrhein-Westfalen|50.92|8.00|0 Siegen,2 Kreuztal,3 Lennestadt,4 Olpe,5 Betzdorf,6 Altenkirchen
58|Nordrhein-Westfalen|51.33|7.55|01 Hagen,2 Gevelsberg,3 Schwelm,4 Witten,5 Lüdenscheid,6 Iserlohn,7 Menden,8 Plettenberg
59|Nordrhein-Westfalen|51.55|8.10|0 Hamm,1 Kamen,2 Ahlen,3 Lüdinghausen,4 Soest,5 Lippstadt,6 Rüthen,7 Arnsberg,8 Meschede,9 Winterberg
60|Hessen|50.11|8.68|0123456789 Frankfurt am Main
61|Hessen|50.30|8.65|1 Bad Vilbel,2 Friedberg,3 Bad Homburg vor der Höhe,4 Oberursel
63|Hessen|50.05|9.05|0 Offenbach,1 Dietzenbach,2 Langen,3 Dreieich,4 Hanau am Main,5 Gelnhausen,6 Büdingen,7 Aschaffenburg,8 Elsenfeld,9 Miltenberg
64|Hessen|49.82|8.70|012 Darmstadt,3 Griesheim,4 Darmstadt,5 Groß-Gerau,6 Bensheim,7 Michelstadt,8 Dieburg
65|Hessen|50.15|8.25|012 Wiesbaden,3 Eltville,4 Rüsselsheim,5 Limburg an der Lahn,6 Runkel,7 Hofheim am Taunus,8 Bad Soden am Taunus,9 Frankfurt am Main
66|Saarland|49.35|7.10|012 Saarbrücken,3 Völklingen,4 Homburg,5 Neunkirchen,6 Merzig,7 Saarlouis,8 Landstuhl,9 Pirmasens
67|Rheinland-Pfalz|49.50|8.15|0 Ludwigshafen am Rhein,1 Schifferstadt,2 Frankenthal,3 Speyer,4 Haßloch,5 Worms,6 Kaiserslautern,7 Wolfstein,8 Rockenhausen
68|Baden-Württemberg|49.48|8.50|0123 Mannheim,5 Viernheim,6 Lampertheim,78 Schwetzingen
69|Baden-Württemberg|49.40|8.73|012 Heidelberg,4 Weinheim
70|Baden-Württemberg|48.78|9.18|0123456 Stuttgart,7 Leinfelden-Echterdingen,8 Kornwestheim
71|Baden-Württemberg|48.82|9.15|01 Böblingen,2 Leonberg,3 Waiblingen,5 Backnang,6 Ludwigsburg,7 Marbach am Neckar
72|Baden-Württemberg|48.45|8.95|0 Tübingen,1 Rottenburg,2 Freudenstadt,3 Balingen,4 Albstadt,5 Münsingen,6 Nürtingen,78 Reutlingen
73|Baden-Württemberg|48.75|9.75|01 Göppingen,2 Kirchheim unter Teck,3 Geislingen an der Steige,4 Aalen,5 Schwäbisch Gmünd,6 Schorndorf,7 Esslingen
74|Baden-Württemberg|49.20|9.40|0 Heilbronn,1 Neckarsulm,2 Heilbronn,3 Bietigheim-Bissingen,4 Gaildorf,5 Schwäbisch Hall,6 Öhringen,7 Buchen,8 Mosbach,9 Sinsheim
75|Baden-Württemberg|48.88|8.70|0 Bretten,12 Pforzheim,3 Calw,4 Mühlacker
76|Baden-Württemberg|49.03|8.35|012 Karlsruhe,3 Ettlingen,4 Rastatt,5 Baden-Baden,6 Bruchsal,7 Germersheim,8 Landau in der Pfalz
77|Baden-Württemberg|48.45|7.98|6 Offenburg,7 Oberkirch,8 Achern,9 Lahr
78|Baden-Württemberg|47.98|8.60|0 Villingen-Schwenningen,1 Donaueschingen,2 Singen,3 Stockach,4 Konstanz,5 Tuttlingen,6 Rottweil,7 Schramberg
79|Baden-Württemberg|47.90|7.95|01 Freiburg,2 Breisach,3 Emmendingen,4 Müllheim,5 Lörrach,6 Schopfheim,7 Waldshut-Tiengen,8 Titisee-Neustadt
80|Bayern|48.15|11.56|0123456789 München
81|Bayern|48.12|11.60|0123456789 München
82|Bayern|47.95|11.30|0 Unterhaching,1 Germering,2 Fürstenfeldbruck,3 Starnberg,4 Garmisch-Partenkirchen,5 Wolfratshausen
83|Bayern|47.83|12.25|01 Rosenheim,2 Traunstein,3 Traunreut,4 Bad Reichenhall,5 Wasserburg am Inn,6 Bad Tölz,7 Miesbach
84|Bayern|48.45|12.35|0 Landshut,1 Dingolfing,3 Eggenfelden,4 Mühldorf,5 Altötting
85|Bayern|48.40|11.65|0 Ingolstadt,1 Eichstätt,2 Dachau,3 Freising,4 Erding,5 Ebersberg,6 Zorneding,7 Unterschleißheim
86|Bayern|48.35|10.85|012 Augsburg,3 Gersthofen,4 Meitingen,5 Aichach,6 Donauwörth,7 Nördlingen,8 Schwabmünchen,9 Landsberg am Lech
87|Bayern|47.78|10.40|4 Kempten,5 Sonthofen,6 Kaufbeuren,7 Memmingen
88|Baden-Württemberg|47.85|9.65|0 Friedrichshafen,1 Lindau,2 Ravensburg,3 Bad Schussenried,4 Biberach an der Riß,5 Riedlingen,67 Überlingen
89|Baden-Württemberg|48.45|10.05|0 Ulm,1 Blaubeuren,2 Neu-Ulm,3 Günzburg,4 Dillingen an der Donau,5 Heidenheim an der Brenz,6 Ehingen
90|Bayern|49.45|11.08|01234568 Nürnberg,7 Fürth
91|Bayern|49.40|10.85|0 Erlangen,1 Schwabach,2 Lauf an der Pegnitz,3 Forchheim,4 Neustadt an der Aisch,56 Ansbach,7 Gunzenhausen,8 Weißenburg in Bayern
92|Bayern|49.45|11.95|2 Amberg,3 Neumarkt in der Oberpfalz,4 Schwandorf,5 Nabburg,6 Weiden,7 Weiden
93|Bayern|49.02|12.20|0 Regensburg,1 Burglengenfeld,3 Kelheim,4 Cham
94|Bayern|48.75|13.05|0 Passau,1 Tittling,2 Regen,3 Straubing,4 Deggendorf,5 Vilshofen
95|Bayern|50.05|11.80|0 Hof,1 Naila,2 Münchberg,3 Kulmbach,45 Bayreuth,6 Marktredwitz
96|Bayern|50.05|11.00|01 Bamberg,2 Lichtenfels,3 Kronach,4 Coburg,5 Sonneberg
97|Bayern|49.90|10.00|012 Würzburg,3 Kitzingen,45 Schweinfurt,6 Bad Neustadt an der Saale,7 Bad Kissingen,8 Lohr,9 Bad Mergentheim
98|Thüringen|50.57|10.70|5 Suhl,6 Meiningen,7 Neuhaus am Rennweg
99|Thüringen|51.00|10.95|01 Erfurt,3 Arnstadt,4 Weimar,5 Apolda,6 Sömmerda,7 Nordhausen,8 Gotha,9 Mühlhausen
`;
