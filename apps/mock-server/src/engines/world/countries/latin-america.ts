import { list } from '../list'
import type { Country } from './country'

export const latinAmerica: readonly Country[] = [
  {
    name: 'Brazil',
    aliases: list('Brasil, BR, BRA'),
    region: 'Latin America',
    weight: 5,
    ending: 'br',
    phone: '+55 11 5555 0###',
    language: 'Portuguese',
    cities: list(
      'São Paulo|São Paulo, Campinas|São Paulo, Rio de Janeiro|Rio de Janeiro, Curitiba|Paraná, Florianópolis|Santa Catarina, Goiânia|Goiás, Belo Horizonte|Minas Gerais, Porto Alegre|Rio Grande do Sul, Recife|Pernambuco, Salvador|Bahia',
    ),
    streets: list(
      'Avenida das Nações #, Rua do Porto #, Rodovia dos Imigrantes #, Alameda Santos #, Avenida Paulista #, Rua da Aurora #',
    ),
    firstNames: list(
      'João, Conceição, Thiago, Luíza, Renato, Fernanda, Caio, Beatriz, Rafael, Juliana, Gustavo, Larissa, Vinícius, Camila, Eduardo, Patrícia, Otávio, Letícia, Murilo, Débora',
    ),
    lastNames: list(
      'Gonçalves, Araújo, Magalhães, Oliveira, Simões, Barbosa, Tanaka, Souza, Ferreira, Cardoso, Teixeira, Nogueira, Moraes, Pires, Rezende, Batista, Queiroz, Salles, Vieira, Brandão',
    ),
    legalForms: list('{} S.A., {} Ltda., {} Participações S.A.'),
  },
  {
    name: 'Mexico',
    aliases: list('México, MX, MEX'),
    region: 'Latin America',
    weight: 2,
    ending: 'mx',
    phone: '+52 55 5550 0###',
    language: 'Spanish',
    cities: list(
      'Ciudad de México/Mexico City, Monterrey|Nuevo León, Guadalajara|Jalisco, Querétaro|Querétaro, Puebla|Puebla, Tijuana|Baja California',
    ),
    streets: list(
      'Avenida Reforma #, Calle Hidalgo #, Boulevard Insurgentes #, Calle 5 de Mayo #, Avenida Constitución #',
    ),
    firstNames: list(
      'Alejandro, Ximena, Rodrigo, Guadalupe, Emiliano, Renata, Santiago, Valeria, Héctor, Fernanda, Ulises, Itzel, Joaquín, Daniela, Raúl, Paulina',
    ),
    lastNames: list(
      'Hernández, Treviño, Cárdenas, Ibarra, Zapata, Villarreal, Salinas, Cervantes, Montoya, Aguilar, Quiroga, Espinoza, Lozano, Robles, Ochoa, Peña',
    ),
    legalForms: list('{} S.A. de C.V., {} S. de R.L., Grupo {}'),
  },
  {
    name: 'Argentina',
    aliases: list('AR, ARG'),
    region: 'Latin America',
    weight: 1,
    ending: 'ar',
    phone: '+54 11 5555 0###',
    language: 'Spanish',
    cities: list('Buenos Aires, Córdoba|Córdoba, Rosario|Santa Fe, Mendoza|Mendoza, La Plata|Buenos Aires'),
    streets: list('Avenida Corrientes #, Calle San Martín #, Avenida Belgrano #, Calle Mitre #'),
    firstNames: list(
      'Martín, Florencia, Facundo, Agustina, Nicolás, Milagros, Gonzalo, Candela, Ezequiel, Rocío, Tomás, Julieta',
    ),
    lastNames: list(
      'Fernández, Giménez, Pereyra, Bianchi, Romano, Acosta, Sosa, Benítez, Ledesma, Quiroga, Moretti, Figueroa',
    ),
    legalForms: list('{} S.A., {} S.R.L., {} S.A.S.'),
  },
]
