import { list } from '../list'
import type { Country } from './country'

export const southernEurope: readonly Country[] = [
  {
    name: 'Spain',
    aliases: list('España, ES, ESP, Espagne'),
    region: 'Europe',
    weight: 4,
    ending: 'es',
    phone: '+34 910 555 0##',
    language: 'Spanish',
    cities: list(
      'Madrid|Comunidad de Madrid, Barcelona|Cataluña/Catalonia, Girona|Cataluña/Catalonia, Valencia|Comunidad Valenciana, Sevilla/Seville|Andalucía/Andalusia, Málaga|Andalucía/Andalusia, Bilbao|País Vasco/Basque Country, Zaragoza|Aragón/Aragon, A Coruña|Galicia',
    ),
    streets: list(
      'Calle Mayor #, Gran Vía #, Avenida del Puerto #, Carrer de Mallorca #, Paseo de la Castellana #, Calle Industria #',
    ),
    firstNames: list(
      'Lucía, Álvaro, Nuria, Íñigo, Carmen, Jordi, Begoña, Javier, Marta, Sergio, Ainhoa, Pablo, Montserrat, Andrés, Elena, Xavier, Rocío, Diego',
    ),
    lastNames: list(
      'García, Muñoz, Ibáñez, Castaño, Puig, Etxeberria, Ortega, Domínguez, Vidal, Navarro, Santamaría, Ferrer, Molina, Núñez, Iglesias, Serrano, Rovira, Peñalver',
    ),
    legalForms: list('{} S.L., {} S.A., Grupo {}'),
  },
  {
    name: 'Portugal',
    aliases: list('PT, PRT'),
    region: 'Europe',
    weight: 1.5,
    ending: 'pt',
    phone: '+351 21 555 0###',
    language: 'Portuguese',
    cities: list('Lisboa/Lisbon|Lisboa/Lisbon, Porto|Norte, Braga|Norte, Coimbra|Centro, Aveiro|Centro, Faro|Algarve'),
    streets: list('Rua Augusta #, Avenida da Liberdade #, Rua das Flores #, Largo do Carmo #'),
    firstNames: list('Inês, Tiago, Catarina, Duarte, Mafalda, Gonçalo, Leonor, Rui, Filipa, Nuno, Marta, Afonso'),
    lastNames: list(
      'Carvalho, Antunes, Figueiredo, Marques, Tavares, Lourenço, Pinto, Cunha, Fonseca, Esteves, Matias, Sequeira',
    ),
    legalForms: list('{} Lda., {} S.A., {} SGPS'),
  },
  {
    name: 'Italy',
    aliases: list('Italia, IT, ITA, Italie, Italien'),
    region: 'Europe',
    weight: 4,
    ending: 'it',
    phone: '+39 02 555 0###',
    language: 'Italian',
    cities: list(
      'Milano/Milan|Lombardia/Lombardy, Bergamo|Lombardia/Lombardy, Roma/Rome|Lazio, Torino/Turin|Piemonte/Piedmont, Bologna|Emilia-Romagna, Modena|Emilia-Romagna, Firenze/Florence|Toscana/Tuscany, Napoli/Naples|Campania, Verona|Veneto, Padova/Padua|Veneto, Genova/Genoa|Liguria',
    ),
    streets: list(
      'Via Garibaldi #, Corso Italia #, Via dell’Industria #, Viale Europa #, Via Dante #, Piazza Cavour #',
    ),
    firstNames: list(
      'Giulia, Matteo, Niccolò, Francesca, Alessandro, Ilaria, Lorenzo, Chiara, Davide, Martina, Federico, Elisabetta, Simone, Giorgia, Riccardo, Serena, Pietro, Valentina',
    ),
    lastNames: list(
      'Ferrari, Esposito, Colombo, Ricci, De Luca, Marchetti, Bianchi, Conti, Gallo, D’Angelo, Fontana, Rinaldi, Caruso, Moretti, Barbieri, Sartori, Pellegrini, Grassi',
    ),
    legalForms: list('{} S.p.A., {} S.r.l., Gruppo {}'),
  },
  {
    name: 'Greece',
    aliases: list('Ελλάδα, Hellas, GR, GRC'),
    region: 'Europe',
    weight: 1,
    ending: 'gr',
    phone: '+30 21 0555 0###',
    language: 'English',
    cities: list('Αθήνα/Athens|Αττική/Attica, Θεσσαλονίκη/Thessaloniki, Πάτρα/Patras, Ηράκλειο/Heraklion|Κρήτη/Crete'),
    streets: list('Ερμού #, Πανεπιστημίου #, Τσιμισκή #, Αγίου Ανδρέου #'),
    firstNames: list(
      'Ελένη/Eleni, Γιώργος/Giorgos, Κατερίνα/Katerina, Νίκος/Nikos, Μαρία/Maria, Δημήτρης/Dimitris, Σοφία/Sofia, Κώστας/Kostas, Ιωάννα/Ioanna, Ανδρέας/Andreas',
    ),
    lastNames: list(
      'Παπαδόπουλος/Papadopoulos, Γεωργίου/Georgiou, Νικολάου/Nikolaou, Κωνσταντίνου/Konstantinou, Ιωαννίδης/Ioannidis, Δημητρίου/Dimitriou, Αντωνίου/Antoniou, Βασιλείου/Vasileiou, Οικονόμου/Oikonomou, Μακρής/Makris',
    ),
    legalForms: list('{} A.E., {} E.P.E., {} IKE'),
  },
]
