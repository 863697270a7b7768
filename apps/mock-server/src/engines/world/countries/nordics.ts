import { list } from '../list'
import type { Country } from './country'

export const nordics: readonly Country[] = [
  {
    name: 'Sweden',
    aliases: list('Sverige, SE, SWE, Schweden'),
    region: 'Europe',
    weight: 3,
    ending: 'se',
    phone: '+46 8 465 004 ##',
    language: 'Swedish',
    cities: list('Stockholm, Göteborg/Gothenburg, Malmö, Uppsala, Västerås, Jönköping, Linköping, Umeå, Lund, Örebro'),
    streets: list('Hamngatan #, Industrigatan #, Storgatan #, Lagervägen #, Kungsgatan #, Drottninggatan #'),
    firstNames: list(
      'Åsa, Björn, Elin, Håkan, Saga, Örjan, Linnéa, Emil, Amina, Gustav, Maja, Viktor, Ingrid, Oskar, Sara, Anders, Ebba, Mattias',
    ),
    lastNames: list(
      'Sjöberg, Lindqvist, Åkesson, Öberg, Hassan, Nyström, Ekdahl, Bergström, Holmgren, Sandberg, Wallin, Forsberg, Lundgren, Hedlund, Nordin, Blomqvist, Ahlgren, Ström',
    ),
    legalForms: list('{} AB, {}gruppen AB, {} i Norden AB, {} AB'),
  },
  {
    name: 'Norway',
    aliases: list('Norge, NO, NOR, Norwegen'),
    region: 'Europe',
    weight: 1.5,
    ending: 'no',
    phone: '+47 21 555 0##',
    language: 'English',
    cities: list(
      'Oslo, Bergen|Vestland, Trondheim|Trøndelag, Stavanger|Rogaland, Tromsø|Troms, Ålesund|Møre og Romsdal',
    ),
    streets: list('Karl Johans gate #, Havnegata #, Strandgaten #, Industriveien #'),
    firstNames: list('Ingvild, Sindre, Astrid, Håvard, Solveig, Eirik, Marte, Kjetil, Tuva, Øyvind, Silje, Magnus'),
    lastNames: list('Hansen, Bjørnstad, Haugen, Nygård, Solberg, Dahl, Strand, Løken, Myhre, Aasen, Fjeld, Tveit'),
    legalForms: list('{} AS, {} ASA, {} Norge AS'),
  },
  {
    name: 'Denmark',
    aliases: list('Danmark, DK, DNK, Dänemark'),
    region: 'Europe',
    weight: 1.5,
    ending: 'dk',
    phone: '+45 32 55 50 ##',
    language: 'English',
    cities: list(
      'København/Copenhagen|Hovedstaden, Aarhus|Midtjylland, Odense|Syddanmark, Aalborg|Nordjylland, Kolding|Syddanmark, Roskilde|Sjælland',
    ),
    streets: list('Vestergade #, Nørrebrogade #, Havnevej #, Søndergade #'),
    firstNames: list('Freja, Mikkel, Signe, Rasmus, Mette, Søren, Karoline, Anders, Ida, Jeppe, Camilla, Frederik'),
    lastNames: list('Nielsen, Kjær, Møller, Østergaard, Lauridsen, Holm, Thomsen, Bruun, Skov, Vestergaard, Juul, Dam'),
    legalForms: list('{} A/S, {} ApS, {} Danmark A/S'),
  },
  {
    name: 'Finland',
    aliases: list('Suomi, FI, FIN, Finnland'),
    region: 'Europe',
    weight: 1.5,
    ending: 'fi',
    phone: '+358 9 555 0###',
    language: 'English',
    cities: list(
      'Helsinki|Uusimaa, Espoo|Uusimaa, Tampere|Pirkanmaa, Turku|Varsinais-Suomi, Oulu|Pohjois-Pohjanmaa, Jyväskylä|Keski-Suomi',
    ),
    streets: list('Mannerheimintie #, Satamakatu #, Hämeenkatu #, Teollisuustie #'),
    firstNames: list('Aino, Eero, Kaisa, Jukka, Päivi, Mikko, Veera, Antti, Säde, Timo, Riikka, Väinö'),
    lastNames: list(
      'Virtanen, Mäkinen, Korhonen, Järvinen, Laine, Heikkilä, Salonen, Nieminen, Hämäläinen, Lehtonen, Rantala, Kallio',
    ),
    legalForms: list('{} Oy, {} Oyj, {} Finland Oy'),
  },
]
