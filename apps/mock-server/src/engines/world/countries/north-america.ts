import { list } from '../list'
import type { Country } from './country'

export const northAmerica: readonly Country[] = [
  {
    name: 'United States',
    aliases: list('USA, US, U.S., U.S.A., America, United States of America, the States'),
    region: 'North America',
    weight: 26,
    ending: 'us',
    phone: '+1 ### 555 01##',
    language: 'English',
    cities: list(
      'New York|New York, San Francisco|California, Los Angeles|California, San Diego|California, San Jose|California, Chicago|Illinois, Austin|Texas, Dallas|Texas, Houston|Texas, Boston|Massachusetts, Seattle|Washington, Denver|Colorado, Atlanta|Georgia, Miami|Florida, Tampa|Florida, Columbus|Ohio, Cleveland|Ohio, Phoenix|Arizona, Portland|Oregon, Nashville|Tennessee, Minneapolis|Minnesota, Raleigh|North Carolina, Charlotte|North Carolina, Philadelphia|Pennsylvania, Pittsburgh|Pennsylvania, Salt Lake City|Utah, Detroit|Michigan, St. Louis|Missouri, Reno|Nevada, Boise|Idaho',
    ),
    streets: list(
      '# Commerce Drive, # Industrial Parkway, # Harbor Street, # Market Street, # Lakeview Avenue, # Main Street, # Mission Street, # Elm Avenue, # Congress Avenue, # Peachtree Road',
    ),
    firstNames: list(
      'Avery, Jordan, Denise, Marcus, Priya, Luis, Hannah, Tyrone, Grace, Owen, Camila, Nathan, Brianna, Ethan, Megan, Darius, Sofia, Caleb, Rachel, Andre, Emily, Kevin, Natalie, Trevor, Angela, Miguel, Olivia, Brandon, Stephanie, Isaiah, Kayla, Derek, Monica, Wesley, Tiffany, Logan, Vanessa, Preston, Mei, Jamal',
    ),
    lastNames: list(
      'Whitfield, Ramirez, Nguyen, Caldwell, Brooks, Patel, Sorensen, Hughes, Delgado, Kowalski, Freeman, Stone, Washington, Kim, Harrington, Castillo, Sullivan, Bennett, Okafor, Fitzgerald, Chen, Monroe, Hayes, Vasquez, Mercer, Donovan, Reyes, Lindgren, Park, Holloway, Dawson, Goldberg, Rossi, Tran, Abernathy, Griffin, Mendoza, Schultz, Carver, Bishop',
    ),
    legalForms: list('{} Inc., {} LLC, {} Corp., {} Group, {} Holdings, {}'),
  },
  {
    name: 'Canada',
    aliases: list('CA, CAN'),
    region: 'North America',
    weight: 5,
    ending: 'ca',
    phone: '+1 ### 555 01##',
    language: 'English',
    cities: list(
      'Toronto|Ontario, Ottawa|Ontario, Waterloo|Ontario, Vancouver|British Columbia, Victoria|British Columbia, Montréal/Montreal|Québec/Quebec, Québec/Quebec City|Québec/Quebec, Calgary|Alberta, Edmonton|Alberta, Halifax|Nova Scotia, Winnipeg|Manitoba',
    ),
    streets: list(
      '# King Street West, # Bay Street, # rue Saint-Denis, # Granville Street, # Portage Avenue, # Barrington Street',
    ),
    firstNames: list(
      'Liam, Charlotte, Mathieu, Geneviève, Aiden, Simone, Harpreet, Connor, Élodie, Wyatt, Chloe, Gurdeep, Maxime, Paige, Noah, Amara, Étienne, Brooke, Dylan, Wei',
    ),
    lastNames: list(
      'Tremblay, MacDonald, Gagnon, Singh, Campbell, Bouchard, Wong, Fraser, Lavoie, Thompson, Leblanc, Sidhu, Morrison, Côté, Chan, Bergeron, Kaur, McKenzie, Pelletier, Stewart',
    ),
    legalForms: list('{} Inc., {} Ltd., {} Inc., {} Limited'),
  },
]
