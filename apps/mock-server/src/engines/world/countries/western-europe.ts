import { list } from '../list'
import type { Country } from './country'

export const westernEurope: readonly Country[] = [
  {
    name: 'France',
    aliases: list('FR, FRA, Frankreich, Francia'),
    region: 'Europe',
    weight: 6,
    ending: 'fr',
    phone: '+33 1 99 00 ## ##',
    language: 'French',
    cities: list(
      'Paris|Île-de-France, Lyon|Auvergne-Rhône-Alpes, Grenoble|Auvergne-Rhône-Alpes, Nantes|Pays de la Loire, Lille|Hauts-de-France, Toulouse|Occitanie, Montpellier|Occitanie, Bordeaux|Nouvelle-Aquitaine, Strasbourg|Grand Est, Marseille|Provence-Alpes-Côte d’Azur, Rennes|Bretagne/Brittany',
    ),
    streets: list(
      '# rue du Port, # avenue des Entrepôts, # boulevard de l’Industrie, # chemin des Vignes, # rue de la République, # quai de Saône',
    ),
    firstNames: list(
      'Amélie, François, Chloé, Bénédicte, Loïc, Noémie, Rachid, Hélène, Théo, Inès, Guillaume, Capucine, Mehdi, Solène, Antoine, Clémence, Yann, Aurélie, Bastien, Fatou',
    ),
    lastNames: list(
      'Lefèvre, Gauthier, Benali, Moreau, d’Aubigné, Chevalier, Noël, Dufour, Perrin, Roche, Marchand, Le Goff, Fontaine, Haddad, Bertrand, Carpentier, Diallo, Lacroix, Vasseur, Garnier',
    ),
    legalForms: list('{} SA, {} SAS, {} et Fils, Groupe {}, {} SARL'),
  },
  {
    name: 'Netherlands',
    aliases: list('The Netherlands, Holland, Nederland, NL, NLD'),
    region: 'Europe',
    weight: 4,
    ending: 'nl',
    phone: '+31 20 555 0###',
    language: 'Dutch',
    cities: list(
      'Amsterdam|Noord-Holland/North Holland, Haarlem|Noord-Holland/North Holland, Rotterdam|Zuid-Holland/South Holland, Den Haag/The Hague|Zuid-Holland/South Holland, Utrecht|Utrecht, Eindhoven|Noord-Brabant/North Brabant, Tilburg|Noord-Brabant/North Brabant, Groningen|Groningen, Arnhem|Gelderland',
    ),
    streets: list('Herengracht #, Stationsplein #, Havenweg #, Kerkstraat #, Industrieweg #, Oude Gracht #'),
    firstNames: list(
      'Sanne, Daan, Femke, Jeroen, Lieke, Bram, Noor, Thijs, Marieke, Youssef, Anouk, Sjoerd, Fleur, Wouter, Roos, Maarten, Esra, Joost',
    ),
    lastNames: list(
      'de Vries, van den Berg, Jansen, Bakker, Visser, Hoekstra, van Dijk, El Amrani, Mulder, Dekker, ter Horst, Kuipers, van der Meer, Postma, Vermeulen, Brouwer, de Graaf, Smeets',
    ),
    legalForms: list('{} B.V., {} N.V., {} Groep'),
  },
  {
    name: 'Belgium',
    aliases: list('Belgique, België, BE, BEL'),
    region: 'Europe',
    weight: 2,
    ending: 'be',
    phone: '+32 2 555 0###',
    language: 'Dutch',
    cities: list(
      'Bruxelles/Brussels, Antwerpen/Antwerp|Vlaanderen/Flanders, Gent/Ghent|Vlaanderen/Flanders, Leuven|Vlaanderen/Flanders, Liège|Wallonie/Wallonia, Namur|Wallonie/Wallonia',
    ),
    streets: list('Meir #, # rue Neuve, Veldstraat #, Bondgenotenlaan #, # quai de Meuse'),
    firstNames: list('Jolien, Pieter, Margaux, Wout, Céline, Stijn, Elke, Quentin, Lotte, Olivier, Amandine, Karel'),
    lastNames: list(
      'Peeters, Janssens, Maes, Dubois, Lambert, Claes, Wouters, Dupont, Goossens, Lemaire, Mertens, Aerts',
    ),
    legalForms: list('{} NV, {} BV, {} SA, {} SRL'),
  },
]
