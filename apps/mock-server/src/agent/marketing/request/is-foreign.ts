/** Whether what is said is in another language than English, as far as its small words tell. */
export function isForeign(text: string): boolean {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])
  return others.some((small) => small.filter((word) => words.has(word)).length >= leastSmallWords)
}

const leastSmallWords = 2

/** Words that are seldom in an English sentence, by languages. */
const others = [
  'ich wir uns bitte suche finde schreibe zeige und oder bei mit für eine einen die der das nicht wie viele alle auch noch mir unsere firmen',
  'je nous cherche trouve écris les des pour avec dans une sont veuillez bonjour entreprises et aussi merci',
  'busco busca necesito encuentra escribe empresas por favor los las para con una hola quiero también gracias',
  'cerco trova scrivi aziende per favore gli con una ciao vorrei anche grazie nel della',
  'ik wij zoek vind schrijf bedrijven graag een het voor met hallo alstublieft ook',
  'procuro procure encontre escreva empresas uma para com olá quero também obrigado',
].map((small) => small.split(' '))
