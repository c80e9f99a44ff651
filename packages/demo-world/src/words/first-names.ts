/** First names by language and generation; ordered from common to rare, because they are drawn by rank. */
import { list } from './word-list.ts';

export type Gender = 'male' | 'female';

type Names = Record<Gender, readonly string[]>;

/** Born before 1975. */
export const GERMAN_OLDER: Names = {
  male: list(`
    Thomas Michael Peter Andreas Wolfgang Franz Josef Johann Hans Karl Christian Martin Stefan Manfred Gerhard Werner Helmut
    Klaus Walter Robert Günter Herbert Erich Alfred Rudolf Bernd Jürgen Uwe Frank Ralf Dieter Rainer Norbert Reinhard Kurt
    Gerald Harald Roland Ernst Heinz Friedrich Hermann Siegfried Anton Georg Bernhard Ulrich Volker Detlef Leopold Alois
    Hubert Erwin Gottfried Ludwig Ewald Ferdinand Engelbert Armin Hannes`),
  female: list(`
    Maria Andrea Elisabeth Sabine Karin Monika Petra Susanne Claudia Brigitte Christine Martina Ulrike Gabriele Eva Barbara
    Renate Silvia Birgit Angelika Ingrid Margit Manuela Doris Cornelia Heike Ursula Helga Christa Gerlinde Anna Waltraud
    Hannelore Regina Irene Ilse Gudrun Beate Anke Bettina Dagmar Astrid Elfriede Hildegard Johanna Roswitha Sonja Marianne
    Rosemarie Edith Veronika Theresia Friederike Heidemarie Gisela Annemarie Inge Jutta Marion Ute`),
};

/** Born since 1975. */
export const GERMAN_YOUNGER: Names = {
  male: list(`
    Christian Stefan Daniel Markus Michael Thomas Florian Lukas Andreas Alexander Martin Patrick Philipp David Sebastian
    Tobias Jakob Matthias Julian Dominik Maximilian Simon Benjamin Felix Fabian Manuel Paul Jan Jonas Tim Nico Moritz
    Johannes Christoph Bernhard Gregor Clemens Raphael Marcel Kevin Oliver Sven Marco René Dennis Timo Konstantin Valentin
    Severin Leonhard Benedikt Elias Niklas Hendrik Malte Torben Lars Robin Pascal Lorenz Vinzenz Jannik Arne Till Ole`),
  female: list(`
    Julia Sandra Katharina Lisa Anna Stefanie Sarah Nina Christina Melanie Verena Kathrin Daniela Nicole Theresa Laura
    Magdalena Carina Eva Lena Johanna Sophie Marlene Birgit Tanja Simone Bianca Yvonne Michaela Miriam Vanessa Franziska
    Hannah Viktoria Jana Elena Mara Carolin Annika Ines Judith Kerstin Nadine Teresa Valerie Leonie Clara Paula Isabella
    Marie Corinna Elisa Helena Antonia Jasmin Rebecca Lea Pia Nora Greta Svenja Wiebke Friederike Mareike Anja Ronja`),
};

export const SWISS_GERMAN: Names = {
  male: list(`
    Daniel Thomas Peter Urs Beat Marco Reto Roger Markus Bruno Christian Andreas Stefan Martin René Marcel Patrick Simon
    Lukas Michael Roland Adrian Hansruedi Walter Kaspar Jürg Ueli Pascal Fabian Res Silvan Remo Dominic Nils Luca Noah
    Heinz Kilian Raphael Matthias Philipp Severin Sandro Yannick Fritz Rolf Christoph Niklaus Flurin Gian`),
  female: list(`
    Sandra Nicole Monika Andrea Claudia Ursula Barbara Daniela Karin Ruth Brigitte Esther Regula Susanne Cornelia Silvia
    Anna Sarah Nina Rahel Corinne Fabienne Seraina Livia Céline Selina Sabrina Jasmin Manuela Vreni Heidi Denise Simone
    Priska Annina Ladina Noemi Leonie Lara Michelle Tamara Martina Beatrice Franziska Irène Mirjam Eveline Nadja`),
};

export const FRENCH: Names = {
  male: list(`
    Jean Pierre Michel Philippe Daniel Alain Christophe Laurent Nicolas Olivier David Patrick Pascal Stéphane Julien Yves
    François Sébastien Thierry Alexandre Fabrice Didier Vincent Antoine Guillaume Mathieu Cédric Yann Jérôme Bastien Loïc
    Romain Gilles Benoît Raphaël Léo`),
  female: list(`
    Marie Anne Nathalie Isabelle Catherine Sandrine Christine Valérie Sophie Véronique Céline Florence Laurence Caroline
    Sylvie Martine Patricia Aurélie Sarah Camille Émilie Chantal Élodie Stéphanie Delphine Joëlle Manon Léa Chloé Monique
    Corinne Mélanie Aline Pauline Myriam Noémie`),
};

export const ITALIAN: Names = {
  male: list(`
    Marco Luca Andrea Giovanni Roberto Paolo Stefano Alessandro Davide Claudio Fabio Mauro Daniele Giorgio Renato Simone
    Matteo Franco Massimo Antonio Nicola Sandro Diego Gianluca Fausto Ivo Tiziano Elia`),
  female: list(`
    Maria Paola Laura Anna Francesca Silvia Daniela Chiara Elena Barbara Monica Sara Cristina Roberta Valentina Lucia Sonia
    Federica Michela Giulia Simona Patrizia Nadia Raffaella Ilaria Martina Alice Lorenza`),
};

/** Families that came to the region in the last two generations. */
export const SOUTHEASTERN: Names = {
  male: list(`
    Mehmet Goran Ali Dragan Mustafa Emre Zoran Ivan Murat Marko Amir Dejan Hasan Nikola Can Adnan Piotr Luka Milan Tarik Emir
    Kemal Tomasz Damir Andrej Yusuf Petar Bogdan Mateusz Selim`),
  female: list(`
    Ayşe Dragana Fatma Jelena Elif Ivana Leyla Mirjana Emine Ana Aleksandra Amina Snežana Zeynep Katarzyna Marija Selin
    Vesna Merve Agnieszka Jasmina Danijela Esra Magdalena Tijana Lejla Sevgi Oksana Mira Nadija`),
};
