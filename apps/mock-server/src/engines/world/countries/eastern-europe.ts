import { list } from '../list'
import type { Country } from './country'

export const easternEurope: readonly Country[] = [
  {
    name: 'Poland',
    aliases: list('Polska, PL, POL, Polen'),
    region: 'Europe',
    weight: 3.5,
    ending: 'pl',
    phone: '+48 22 555 0# ##',
    language: 'Polish',
    cities: list(
      'Warszawa/Warsaw|Mazowieckie/Masovia, Kraków/Krakow|Małopolskie/Lesser Poland, Wrocław|Dolnośląskie/Lower Silesia, Poznań|Wielkopolskie/Greater Poland, Gdańsk|Pomorskie/Pomerania, Gdynia|Pomorskie/Pomerania, Łódź/Lodz|Łódzkie, Katowice|Śląskie/Silesia, Lublin|Lubelskie',
    ),
    streets: list(
      'ul. Piłsudskiego #, ul. Portowa #, al. Jerozolimskie #, ul. Przemysłowa #, ul. Długa #, ul. Słoneczna #',
    ),
    firstNames: list(
      'Agnieszka, Paweł, Małgorzata, Łukasz, Zofia, Krzysztof, Katarzyna, Michał, Żaneta, Wojciech, Joanna, Bartosz, Ewelina, Grzegorz, Hanna, Stanisław',
    ),
    lastNames: list(
      'Wójcik, Kamińska, Zieliński, Dąbrowski, Szymańska, Woźniak, Kozłowski, Jabłońska, Król, Piątek, Głowacki, Wróbel, Czarnecki, Śliwa, Nowicka, Gajewski',
    ),
    legalForms: list('{} Sp. z o.o., {} S.A., Grupa {}'),
  },
  {
    name: 'Czechia',
    aliases: list('Czech Republic, Česko, CZ, CZE'),
    region: 'Europe',
    weight: 1.5,
    ending: 'cz',
    phone: '+420 225 555 0##',
    language: 'English',
    cities: list('Praha/Prague, Brno, Ostrava, Plzeň/Pilsen, Olomouc, Liberec'),
    streets: list('Vodičkova #, Masarykova #, Nádražní #, Průmyslová #'),
    firstNames: list('Jiří, Tereza, Ondřej, Kateřina, Tomáš, Zdeňka, Petr, Lucie, Vojtěch, Markéta, Radek, Šárka'),
    lastNames: list('Novák, Dvořák, Černý, Procházka, Kučera, Veselý, Horák, Němec, Pospíšil, Růžička, Beneš, Šimek'),
    legalForms: list('{} s.r.o., {} a.s.'),
  },
  {
    name: 'Romania',
    aliases: list('România, RO, ROU'),
    region: 'Europe',
    weight: 1,
    ending: 'ro',
    phone: '+40 21 555 0###',
    language: 'English',
    cities: list('București/Bucharest, Cluj-Napoca|Cluj, Timișoara|Timiș, Iași|Iași, Brașov|Brașov'),
    streets: list('Calea Victoriei #, Strada Fabricii #, Bulevardul Unirii #, Strada Republicii #'),
    firstNames: list('Andrei, Ioana, Ștefan, Mădălina, Mihai, Cristina, Răzvan, Anca, Cătălin, Simona'),
    lastNames: list('Popescu, Ionescu, Dumitru, Stan, Munteanu, Țăranu, Georgescu, Rusu, Șerban, Constantinescu'),
    legalForms: list('{} S.R.L., {} S.A.'),
  },
]
