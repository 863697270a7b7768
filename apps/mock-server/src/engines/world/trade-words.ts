import { list } from './list'

export type Language = keyof typeof words

/** The industries that the words stand for, in their order. */
const trades = list(
  'SaaS, FinTech, E-commerce, Healthcare, Logistics, Manufacturing, Education, Real Estate, Consulting, Food and beverage, Automotive, Pharmaceuticals, Retail, Energy, Media, Telecommunications, Cybersecurity, Insurance, Travel, Artificial intelligence, Banking, Construction, Agriculture, Legal services, Biotechnology, Marketing services, Non-profit',
)

/** The words for a trade that companies of a country put in their names, in the order of `trades`. */
const words = {
  English: list(
    'Software, Pay, Commerce, Health, Logistics, Manufacturing, Learning, Properties, Consulting, Foods, Motors, Pharma, Stores, Energy, Media, Telecom, Security, Insurance, Travel, Intelligence, Bank, Construction, Farms, Legal, Biotech, Marketing, Foundation',
  ),
  German: list(
    'Softwarehaus, Zahlungssysteme, Versandhandel, Kliniken, Spedition, Maschinenbau, Lernwelten, Immobilien, Beratung, Feinkost, Fahrzeugtechnik, Arzneimittel, Warenhaus, Energietechnik, Verlag, Funktechnik, IT-Sicherheit, Versicherung, Reisen, Datenwerk, Bankhaus, Hochbau, Landhandel, Rechtsberatung, Biotechnik, Werbeagentur, Stiftung',
  ),
  French: list(
    'Logiciels, Paiements, Vente en Ligne, Santé, Logistique, Industries, Formation, Immobilier, Conseil, Saveurs, Automobiles, Laboratoires, Magasins, Énergie, Éditions, Télécoms, Cybersécurité, Assurances, Voyages, Données, Banque, Bâtiment, Agricole, Juridique, Biotechnologies, Communication, Fondation',
  ),
  Spanish: list(
    'Software, Pagos, Comercio Digital, Salud, Logística, Industrias, Formación, Inmobiliaria, Consultores, Alimentos, Automoción, Farma, Almacenes, Energía, Medios, Telecomunicaciones, Ciberseguridad, Seguros, Viajes, Datos, Banco, Construcciones, Agrícola, Abogados, Biotecnología, Publicidad, Fundación',
  ),
  Italian: list(
    'Software, Pagamenti, Commercio, Salute, Logistica, Meccanica, Formazione, Immobiliare, Consulenza, Alimentari, Motori, Farmaceutici, Magazzini, Energia, Editoriale, Telecomunicazioni, Sicurezza, Assicurazioni, Viaggi, Dati, Banca, Costruzioni, Agricola, Legale, Biotecnologie, Pubblicità, Fondazione',
  ),
  Portuguese: list(
    'Sistemas, Pagamentos, Comércio Digital, Saúde, Logística, Indústria, Educação, Imóveis, Consultoria, Alimentos, Veículos, Farmacêutica, Lojas, Energia, Mídia, Telecom, Segurança Digital, Seguros, Turismo, Dados, Banco, Construtora, Agro, Advocacia, Biotecnologia, Publicidade, Instituto',
  ),
  Dutch: list(
    'Software, Betalingen, Webwinkels, Zorg, Transport, Machinefabriek, Onderwijs, Vastgoed, Advies, Voeding, Voertuigen, Farma, Winkels, Energie, Uitgeverij, Telecom, Beveiliging, Verzekeringen, Reizen, Datalab, Bank, Bouw, Landbouw, Advocaten, Biotechniek, Reclame, Stichting',
  ),
  Swedish: list(
    'Programvara, Betal, Näthandel, Vård, Frakt, Verkstad, Utbildning, Fastigheter, Konsult, Livsmedel, Fordon, Läkemedel, Varuhus, Kraft, Förlag, Telekom, Säkerhet, Försäkring, Resor, Datalabb, Bank, Bygg, Lantbruk, Juridik, Bioteknik, Reklam, Stiftelse',
  ),
  Polish: list(
    'Oprogramowanie, Płatności, Sklepy Internetowe, Zdrowie, Spedycja, Zakłady Mechaniczne, Edukacja, Nieruchomości, Doradztwo, Smaki, Motoryzacja, Farmacja, Sklepy, Energetyka, Wydawnictwo, Telekomunikacja, Bezpieczeństwo, Ubezpieczenia, Podróże, Dane, Bank, Budownictwo, Rolnictwo, Prawnicy, Biotechnologia, Reklama, Fundacja',
  ),
  Japanese: list(
    'ソフト/Soft, 決済/Kessai, 通販/Tsuhan, 医療/Iryo, 物流/Butsuryu, 製作所/Seisakusho, 教育/Kyoiku, 不動産/Fudosan, 総研/Soken, 食品/Shokuhin, 自動車/Jidosha, 製薬/Seiyaku, 百貨店/Hyakkaten, 電力/Denryoku, 出版/Shuppan, 通信/Tsushin, セキュリティ/Security, 保険/Hoken, 観光/Kanko, 知能/Chino, 銀行/Ginko, 建設/Kensetsu, 農産/Nosan, 法務/Homu, バイオ/Bio, 広告/Kokoku, 財団/Zaidan',
  ),
} as const

/** What companies of an industry call their trade in a language. */
export function tradeWord(language: Language, industry: string): string {
  const word = words[language][trades.indexOf(industry)]
  if (word === undefined) throw new TypeError(`There is no word for ${industry} in ${language}.`)
  return word
}
