import { list } from '../list'
import type { Country } from './country'

export const germanSpeaking: readonly Country[] = [
  {
    name: 'Germany',
    aliases: list('Deutschland, DE, Allemagne'),
    region: 'Europe',
    weight: 9,
    ending: 'de',
    phone: '+49 30 23125 ###',
    language: 'German',
    cities: list(
      'Berlin|Berlin, München/Munich|Bayern/Bavaria, Nürnberg/Nuremberg|Bayern/Bavaria, Hamburg|Hamburg, Köln/Cologne|Nordrhein-Westfalen/North Rhine-Westphalia, Düsseldorf|Nordrhein-Westfalen/North Rhine-Westphalia, Dortmund|Nordrhein-Westfalen/North Rhine-Westphalia, Bremen|Bremen, Stuttgart|Baden-Württemberg, Karlsruhe|Baden-Württemberg, Leipzig|Sachsen/Saxony, Dresden|Sachsen/Saxony, Frankfurt am Main/Frankfurt|Hessen/Hesse, Hannover/Hanover|Niedersachsen/Lower Saxony',
    ),
    streets: list(
      'Industriestraße #, Am Güterbahnhof #, Hafenstraße #, Gewerbering #, Lindenallee #, Schillerstraße #, Torstraße #, Marktplatz #',
    ),
    firstNames: list(
      'Jürgen, Anneliese, Stefan, Katrin, Björn, Mira, Tobias, Heike, Emre, Lena, Sebastian, Franziska, Matthias, Ayşe, Florian, Sabine, Niklas, Greta, Holger, Jana, Moritz, Ulrike, Cem, Annika',
    ),
    lastNames: list(
      'Müller, Weiß, Schröder, Brandt, Yıldız, Köhler, Vogel, Lehmann, Groß, Hartmann, Böhm, Krüger, Seidel, Jäger, Winkler, Demir, Lorenz, Kaiser, Bauer, Friedrich, Schäfer, Ziegler, Kuhn, Pohl',
    ),
    legalForms: list('{} GmbH, {} AG, {} KG, {} GmbH & Co. KG, {} SE'),
  },
  {
    name: 'Austria',
    aliases: list('Österreich, AT, AUT'),
    region: 'Europe',
    weight: 2,
    ending: 'at',
    phone: '+43 1 555 0###',
    language: 'German',
    cities: list(
      'Wien/Vienna|Wien/Vienna, Graz|Steiermark/Styria, Linz|Oberösterreich/Upper Austria, Salzburg|Salzburg, Innsbruck|Tirol/Tyrol',
    ),
    streets: list('Ringstraße #, Mariahilfer Gasse #, Donaulände #, Herrengasse #'),
    firstNames: list(
      'Lukas, Theresa, Maximilian, Johanna, Valentin, Magdalena, Clemens, Barbara, Dragan, Veronika, Gregor, Eva-Maria',
    ),
    lastNames: list('Gruber, Huber, Pichler, Steiner, Moser, Hofer, Leitner, Petrović, Wallner, Eder, Haas, Brunner'),
    legalForms: list('{} GmbH, {} AG, {} & Co KG'),
  },
  {
    name: 'Switzerland',
    aliases: list('Schweiz, Suisse, Svizzera, CH, SUI'),
    region: 'Europe',
    weight: 3,
    ending: 'ch',
    phone: '+41 44 555 0###',
    language: 'German',
    cities: list(
      'Zürich/Zurich|Zürich/Zurich, Winterthur|Zürich/Zurich, Genève/Geneva|Genève/Geneva, Basel|Basel-Stadt, Lausanne|Vaud, Bern|Bern, Zug|Zug, Lugano|Ticino',
    ),
    streets: list('Bahnhofstrasse #, rue du Rhône #, Limmatquai #, Steinenvorstadt #, via Nassa #'),
    firstNames: list(
      'Reto, Ursina, Beat, Corinne, Luca, Nathalie, Urs, Chiara, Pascal, Simone, Marco, Fabienne, Yves, Seraina',
    ),
    lastNames: list(
      'Meier, Keller, Zürcher, Favre, Bernasconi, Baumann, Frei, Rochat, Graf, Wyss, Gerber, Schmid, Aebischer, Dubois',
    ),
    legalForms: list('{} AG, {} SA, {} GmbH, {} Sàrl'),
  },
]
