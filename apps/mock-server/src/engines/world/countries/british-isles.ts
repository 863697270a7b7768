import { list } from '../list'
import type { Country } from './country'

export const britishIsles: readonly Country[] = [
  {
    name: 'United Kingdom',
    aliases: list('UK, U.K., GB, Great Britain, Britain'),
    region: 'Europe',
    weight: 9,
    ending: 'uk',
    phone: '+44 20 7946 0###',
    language: 'English',
    cities: list(
      'London|England, Manchester|England, Leeds|England, Bristol|England, Birmingham|England, Cambridge|England, Oxford|England, Ipswich|England, Newcastle|England, Edinburgh|Scotland, Glasgow|Scotland, Aberdeen|Scotland, Cardiff|Wales, Swansea|Wales, Belfast|Northern Ireland',
    ),
    streets: list(
      '# Mill Lane, # Station Road, # Dock Street, # Victoria Road, # Foundry Way, # High Street, # Queen Street, # Albion Place',
    ),
    firstNames: list(
      'Imogen, Rhys, Fiona, Callum, Anjali, Oliver, Siân, Hamish, Zara, Edward, Poppy, Gareth, Isla, Alistair, Nadia, Harry, Philippa, Ewan, Tamsin, Imran, Beatrix, Dominic, Gemma, Kwame',
    ),
    lastNames: list(
      'Ashworth, MacLeod, O’Connor, Hargreaves, Begum, Pritchard, Sinclair, Thornton, Khan, Bennett, Fairbairn, Whitaker, Llewellyn, Okonkwo, Pemberton, Radcliffe, Hussain, Crawford, Davies, Winterbourne, Shah, Haddow, Greenwood, Ellison',
    ),
    legalForms: list('{} Ltd, {} plc, {} Group, {} LLP, {} Limited'),
  },
  {
    name: 'Ireland',
    aliases: list('IE, Éire, Republic of Ireland'),
    region: 'Europe',
    weight: 2,
    ending: 'ie',
    phone: '+353 20 910 ####',
    language: 'English',
    cities: list(
      'Dublin|Leinster, Cork|Munster, Galway|Connacht, Limerick|Munster, Waterford|Munster, Kilkenny|Leinster',
    ),
    streets: list('# Grafton Street, # Quay Street, # Patrick Street, # Merrion Square, # Eyre Road'),
    firstNames: list(
      'Aoife, Cillian, Saoirse, Declan, Niamh, Eoin, Róisín, Pádraig, Orla, Fionn, Caoimhe, Brendan, Maeve, Ronan',
    ),
    lastNames: list(
      'Murphy, Ó Briain, Gallagher, Kavanagh, Doyle, Nolan, Fitzpatrick, Quinn, Byrne, Lynch, Maguire, Costello, Brennan, Tierney',
    ),
    legalForms: list('{} Ltd, {} DAC, {} plc'),
  },
]
