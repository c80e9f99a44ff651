import { foldPersonName } from '@firmament/text/person-name';

/** Given names that registers use for one person: the full name and the short ones. The first stands for all. */
const NICKNAMES = `
  Johannes Johann Hans Hannes Hansi Jo
  Josef Joseph Sepp Beppo Pepi
  Friedrich Fritz Friedl
  Franz Franziskus Franzl
  Karl Carl Karli
  Georg Schorsch
  Heinrich Heinz Heiner Heini Heinerich
  Wilhelm Willi Willy Wim
  Ludwig Lutz Wiggerl
  Maximilian Max Maxi
  Alexander Alex
  Michael Michi Michel Mike
  Matthias Mathias Mathis Hias Matt
  Andreas Andi Andy
  Stefan Stephan
  Thomas Tom Tommy
  Christian
  Christoph Kristof Christof Chris
  Benjamin Ben Benni
  Daniel Dani
  Nikolaus Nicolaus Klaus Claus Niklaus Klaas Niki
  Günter Günther
  Walter Walther
  Bernhard Bernd Bernhardt Berndt
  Gerhard Gerd Gert Gerhardt
  Eberhard Ebi
  Robert Robby Rob
  Rupert Ruppert
  Leopold Poldi
  Leonhard Lienhard
  Rudolf Rudolph Rudi Ruedi
  Ulrich Uli Ueli Ulli
  Jakob Jacob Köbi
  Anton Toni
  Alois Aloys Luis Loisl
  Ferdinand Ferdi
  Ignaz Naz
  Valentin Valtin
  Viktor Victor
  Kaspar Caspar
  Konrad Conrad Kuno
  Philipp Philip Phillip Phil
  Tobias Tobi
  Sebastian Basti Wastl
  Dietrich Dieter
  Manfred Manni
  Siegfried Sigi
  Wolfgang Wolf
  Markus Marcus
  Marc Mark
  Erich Erik Eric
  Ralf Ralph
  Lukas Lucas
  Detlef Detlev
  Elisabeth Elisabet Lisbeth Elsbeth Sissi Lisl Lisa Liesel Betty Elise
  Katharina Catharina Kathrin Katrin Cathrin Kati Käthe
  Margarete Margarethe Margareta Grete Gretl
  Johanna Hanna Hannah Hanni
  Maria Marie Mizzi Mitzi
  Anna Anne Anni Nanni
  Barbara Bärbel Babsi
  Christine Christina Christl Kristina Tina
  Susanne Susanna Susi Sanne
  Brigitte Gitti Birgitta
  Ursula Uschi Ulla
  Gabriele Gabi Gaby Gabriela
  Franziska Franzi Fanny
  Josefine Josephine Josefa
  Theresia Theresa Teresa Resi Therese
  Magdalena Lena Magda Leni
  Stefanie Stephanie Steffi Stefania
  Angelika Geli
  Monika Monica Moni
  Veronika Veronica Vroni Vreni
  Helene Helena Lene
  Hildegard Hilde
  Rosemarie Rosmarie
  Sophie Sofie Sophia Sofia
  Viktoria Victoria Vicky
  Wilhelmine Wilma Mina
  Friederike Rike Frieda
  Charlotte Lotte
  Cornelia Conny
  Sylvia Silvia
  Ingrid Inge`;

/** Given names of men; only those that no woman bears. */
const MEN = `
  Johannes Josef Friedrich Franz Karl Georg Heinrich Wilhelm Ludwig Maximilian Alexander Michael Matthias Andreas Stefan Thomas
  Christian Christoph Benjamin Daniel Nikolaus Günter Walter Bernhard Gerhard Robert Leopold Leonhard Rudolf Ulrich Jakob Anton
  Alois Ferdinand Ignaz Valentin Viktor Kaspar Konrad Philipp Tobias Sebastian Dietrich Manfred Siegfried Wolfgang Markus Marc
  Erich Ralf Lukas Jens Detlef Peter Martin Werner Helmut Herbert Alfred Jürgen Uwe Frank Rainer Norbert Reinhard Gerald Harald
  Roland Ernst Hermann Hubert Erwin Gottfried Ewald Engelbert Armin Florian Patrick David Julian Dominik Simon Felix Fabian
  Manuel Paul Jan Jonas Tim Moritz Gregor Clemens Raphael Marcel Kevin Oliver Sven Dennis Timo Konstantin Severin Benedikt Elias
  Niklas Hendrik Malte Torben Lars Pascal Lorenz Vinzenz Jannik Arne Till Ole Urs Beat Reto Roger Bruno Adrian Hansruedi Silvan
  Remo Luca Noah Sandro Yannick Flurin Gian Pierre Philippe Laurent Nicolas Olivier Julien Yves François Thierry Vincent Antoine
  Giovanni Roberto Paolo Stefano Alessandro Davide Claudio Fabio Mauro Giorgio Matteo Franco Massimo Antonio Volker Holger Jochen
  Mehmet Goran Ali Dragan Mustafa Emre Zoran Ivan Murat Marko Dejan Hasan Piotr Milan Tomasz Damir Yusuf Petar Marco Mario Arno`;

/** Given names of women; only those that no man bears, not even in Italy. */
const WOMEN = `
  Elisabeth Katharina Margarete Johanna Anna Barbara Christine Susanne Brigitte Ursula Franziska Josefine Theresia Magdalena
  Stefanie Alexandra Angelika Michaela Monika Veronika Helene Hildegard Rosemarie Sophie Viktoria Friederike Charlotte Cornelia
  Sylvia Jutta Ilse Ingrid Sabine Petra Claudia Martina Ulrike Eva Renate Birgit Manuela Doris Heike Helga Christa Gerlinde
  Waltraud Hannelore Regina Irene Gudrun Beate Anke Bettina Dagmar Astrid Elfriede Roswitha Sonja Marianne Edith Heidemarie
  Gisela Annemarie Marion Ute Julia Sarah Nina Melanie Daniela Nicole Laura Carina Sophia Marlene Tanja Bianca Yvonne Miriam
  Vanessa Jana Elena Mara Carolin Annika Ines Kerstin Nadine Valerie Leonie Clara Paula Isabella Corinna Antonia Jasmin Rebecca
  Lea Pia Nora Greta Svenja Wiebke Mareike Anja Ronja Ruth Esther Regula Rahel Corinne Fabienne Livia Céline Selina Sabrina
  Nathalie Isabelle Catherine Sandrine Valérie Florence Laurence Caroline Sylvie Patricia Francesca Chiara Cristina Roberta
  Valentina Lucia Giulia Ayşe Dragana Fatma Jelena Elif Ivana Leyla Mirjana Emine Snežana Zeynep Katarzyna Vesna Agnieszka`;

export type Sex = 'male' | 'female';

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).map(foldPersonName);

const representatives = new Map<string, string>();
for (const line of NICKNAMES.trim().split('\n')) {
  const [first = '', ...others] = wordsOf(line);
  for (const name of [first, ...others]) representatives.set(name, first);
}

/** The name that stands for a group of nicknames, or the name itself. */
export const fullGivenName = (folded: string): string => representatives.get(folded) ?? folded;

/** Short names of men and of women. */
const EITHER: ReadonlySet<string> = new Set(wordsOf('Alex Chris Dani Jo Maxi Michi Niki Pepi Sigi Toni Uli Ulli'));

const sexes = new Map<string, Sex>();
for (const name of wordsOf(MEN)) sexes.set(name, 'male');
for (const name of wordsOf(WOMEN)) sexes.set(name, 'female');

/** The sex that a given name tells, where it tells one: a hyphenated name by its first part. */
export const sexOf = (folded: string): Sex | undefined => {
  const [first = ''] = folded.split('-');
  if (EITHER.has(first)) return undefined;
  return sexes.get(first) ?? sexes.get(fullGivenName(first));
};
