/** The commonest words of English and German passwords, without the digits and signs added to them. */
const WORDS = `
  password passwort passwd passphrase pass kennwort geheim geheimnis geheimwort secret hidden login logon anmelden
  anmeldung welcome willkommen hallo hello servus gruezi letmein iloveyou ichliebedich liebe love lover schatz
  schatzi schatzilein baby babygirl honey sweetheart liebling engel angel prinzessin princess prinz prince koenig
  king queen admin administrator root sysadmin superuser master meister guest gast user benutzer test tester testing
  testtest demo default standard changeme change aendern temp temporary system server computer internet windows
  microsoft google facebook instagram linkedin twitter apple iphone samsung android huawei nintendo playstation xbox
  minecraft pokemon starwars batman superman spiderman ironman hulk naruto matrix gandalf frodo hobbit dragon drache
  monkey affe tiger loewe lion bear baer hund hundi dog katze katzi cat maus mausi mouse hase hasi bunny pferd horse
  delfin dolphin adler eagle falcon falke wolf panther shadow schatten sunshine sonnenschein sonne sun sonnenblume
  sunflower flower blume rose rosen regenbogen rainbow sommer summer winter herbst autumn fruehling spring schnee snow
  januar januari february februar maerz march april mai juni june juli july august september oktober october november
  dezember december montag monday dienstag tuesday mittwoch wednesday donnerstag thursday freitag friday samstag
  saturday sonntag sunday football fussball soccer baseball basketball hockey tennis rapid sturm austria oesterreich
  osterreich wien vienna graz linz salzburg innsbruck klagenfurt germany deutschland berlin hamburg muenchen munchen
  munich koeln koln cologne frankfurt stuttgart dortmund bayern borussia schalke werder schweiz switzerland zuerich
  zurich basel bern genf geneva luzern europa europe london paris roma barcelona madrid arsenal chelsea liverpool
  manchester juventus ferrari porsche mercedes audi bmw volkswagen opel ford mustang corvette harley yamaha honda
  michael michelle daniel daniela thomas andreas andrea stefan stephan stefanie christian christina martin martina
  peter petra markus alexander alexandra sebastian florian lukas jakob tobias benjamin maximilian felix julia anna
  hannah lena laura sarah sophie marie maria lisa katharina sabine claudia nicole jessica jennifer ashley amanda andrew
  anthony charlie jordan george robert william david joshua matthew hunter killer ninja samurai pirate soldier warrior
  trustno whatever nothing forever freedom freiheit frieden peace hoffnung hope glaube faith jesus christus gott god
  heaven himmel teufel devil lucifer merlin phoenix pepper ginger cookie cookies chocolate schokolade banana banane
  cheese kaese butter orange lemon zitrone apfel kaffee coffee bier beer wodka vodka whisky money geld reich million
  business office firma company firmament chef boss manager sales verkauf marketing bank kunde customer haus house
  garten garden auto motor music musik guitar gitarre metallica slipknot nirvana eminem beatles elvis mozart
  qwerty qwertz qwert qwerti asdf asdfgh asdfghjkl yxcvbnm zxcvbnm zxcvbn qazwsx qaywsx abc abcd abcdef abcdefgh
  abcdefg oneplus zaq xsw aaa xxx blabla lala lalala haha hahaha super superstar supersicher sicher sicherheit security
  access zugang zutritt open offen oeffnen sesame sesam simsalabim abrakadabra hokuspokus joker lucky gluecklich glueck
  happy blessed family familie mama mami mutter mother papa papi vater father bruder schwester sister brother oma opa
  kinder children tochter sohn zuhause home mein meine meinpasswort meinkennwort mypassword yourpassword keinpasswort
  nopassword thepassword ihrpasswort neuespasswort newpassword myspace yahoo hotmail gmail outlook linux ubuntu debian
  oracle mysql postgres tomcat cisco juniper netgear speedport fritzbox router
`;

export const COMMON_PASSWORD_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** Neighbours on German, Swiss and English keyboards, in the alphabet and among the digits. */
export const KEYBOARD_ROWS: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik9ol0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
];
