/** Landscapes that firms of a region put in front of their names. */
import { list } from './word-list.ts';

const BY_REGION: Record<string, readonly string[]> = {
  Wien: list('Wienerwald Donau Marchfeld Kahlenberg Prater'),
  Niederösterreich: list('Waldviertel Weinviertel Mostviertel Wachau Donau Traisental Schneeberg Semmering'),
  Oberösterreich: list('Mühlviertel Innviertel Hausruck Traunsee Donau Ennstal Kremstal'),
  Salzburg: list('Pinzgau Pongau Flachgau Tennengau Tauern Salzach'),
  Tirol: list('Inntal Karwendel Zillertal Wipptal Oberland Unterland Alpin'),
  Vorarlberg: list('Rheintal Walgau Bodensee Montafon Rätikon'),
  Kärnten: list('Drautal Karawanken Lavanttal Gailtal Wörthersee Nockberge'),
  Steiermark: list('Murtal Mürztal Ennstal Hochschwab Sulmtal Koralm Gesäuse'),
  Burgenland: list('Neusiedl Pannonia Leitha Mittelburgenland Rosalia'),
  Berlin: list('Spree Havel Müggel Mark Hauptstadt'),
  Hamburg: list('Elbe Alster Hanse Hafen Nordsee'),
  Bremen: list('Weser Hanse Nordsee Unterweser'),
  Bayern: list('Isar Lech Donau Altmühl Oberland Allgäu Franken Oberpfalz Chiemgau Main'),
  'Nordrhein-Westfalen': list('Rhein Ruhr Lippe Westfalen Münsterland Sauerland Niederrhein Teuto Siegerland Berg'),
  Hessen: list('Main Taunus Rhein-Main Fulda Nordhessen Wetterau Bergstraße'),
  'Baden-Württemberg': list('Neckar Schwaben Schwarzwald Bodensee Kurpfalz Alb Oberschwaben Rems Baden'),
  Sachsen: list('Elbtal Erzgebirge Lausitz Mulde Sachsen Vogtland'),
  'Sachsen-Anhalt': list('Harz Börde Saale Elbe Altmark'),
  Thüringen: list('Saaletal Rennsteig Ilmtal Thüringen Werra'),
  Niedersachsen: list('Leine Heide Weser Ems Harz Nordsee Oker'),
  'Schleswig-Holstein': list('Ostsee Förde Trave Nordmark Eider'),
  'Mecklenburg-Vorpommern': list('Ostsee Warnow Boddenland Seenland'),
  Brandenburg: list('Havelland Spreewald Mark Lausitz'),
  'Rheinland-Pfalz': list('Mosel Rheinhessen Pfalz Eifel Westerwald Mittelrhein'),
  Saarland: list('Saar Blies Saarpfalz'),
  Zürich: list('Limmat Glattal Zürichsee Oberland Sihl'),
  Bern: list('Aare Oberland Emmental Seeland Mittelland'),
  Luzern: list('Pilatus Reuss Seetal Vierwaldstätter'),
  'St. Gallen': list('Säntis Rheintal Toggenburg Fürstenland Linth'),
  Graubünden: list('Rätia Calanda Bündner Surselva'),
  Aargau: list('Aare Mittelland Jura Fricktal'),
  Thurgau: list('Bodensee Thurtal Seerücken'),
  'Basel-Stadt': list('Rhein Dreiland Birs Nordwest'),
};

const ELSEWHERE: Record<string, readonly string[]> = {
  AT: list('Alpen Donau Austria'),
  DE: list('Nord Süd Mitte'),
  CH: list('Alpen Gotthard Jura Helvetia Linth'),
};

export const landscapesOf = (country: string, region: string): readonly string[] =>
  BY_REGION[region] ?? ELSEWHERE[country] ?? ['Alpen'];
