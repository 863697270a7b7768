export interface GoalWithoutKept {
  readonly rest: string
  /** How it is to be written, and the texts are not: “be funny”, “max 50 words”. */
  readonly unkept: readonly string[]
  /** The texts were looked at for something, and keep to it. */
  readonly isHeard: boolean
}

/** A goal without what it says of how to write, as far as the texts keep to it: “no ask”, “under 80 words”, “in English”. */
export function withoutKept(goal: string, texts: readonly string[]): GoalWithoutKept {
  // Of an event it is told that there will be no pitch.
  const isInvitation = /(?<!\b(?:do not|don['’]?t|never)\s)\binvit/i.test(goal)
  const said = texts.join('\n')
  let rest = goal
  const unkept: string[] = []
  let isHeard = false
  for (const { pattern, isKept, isTold } of rules(isInvitation)) {
    rest = rest.replaceAll(pattern, (found: string, ...groups: unknown[]) => {
      if (isKept(said, texts, groups.find((group) => typeof group === 'string') ?? '')) {
        isHeard ||= isKept !== always
        return ''
      }
      if (isTold !== true) return found
      unkept.push(found.replace(/^[\s(]*(?:(?:and|but|please|pls|also|then|with)\s+)*/i, '').trim())
      return ''
    })
  }
  return { rest, unkept, isHeard }
}

interface Rule {
  readonly pattern: RegExp
  readonly isKept: (said: string, texts: readonly string[], figure: string) => boolean
  /** Where it is not kept, that is told as it stands, and not looked for word by word. */
  readonly isTold?: boolean
}

/** What cannot be seen in texts. */
const always = () => true
const never = () => false

const before =
  '(?<=^|[,;.!?:\\n]\\s*|\\s(?:and|but|with)\\s+|\\s[-\\u2013]\\s)(?:(?:and|but|please|pls|also|then|with)\\s+)*'
const after = '(?:\\s+(?:please|pls|at all|thanks|though|whatsoever))*(?=\\s*(?:[,;.!?\\n]|$)|\\s+(?:and|but|or)\\s)'
const adjectives = '(?:(?:any|an?|the|hard|direct|sales|clear|more|exclamation)\\s+)*'
const negation = '(?:no|zero|without|avoid|skip|leave out|omit|not an?)'

function rules(isInvitation: boolean): readonly Rule[] {
  return [
    {
      pattern:
        /(?:\s*\(|\bthere (?:should|must) be\s+|\s+(?=without\s))(?:no|without)\s+(?:(?:an?|any|the|hard|direct)\s+)*(?:asks?|calls?[- ]to[- ]actions?|ctas?|questions?)(?=\s*(?:[,;.!?)\n]|$))/giu,
      isKept: (said) => !said.includes('?'),
      isTold: true,
    },
    {
      pattern: bounded(
        `${negation}\\s+${adjectives}(?:asks?|asking|calls?[- ]to[- ]actions?|ctas?|questions?)(?:\\s+at the end)?`,
      ),
      isKept: (said) => !said.includes('?'),
    },
    {
      pattern: bounded(
        '(?:ask|request|want|expect)(?:\\s+for)?\\s+nothing(?:\\s+(?:of|from)\\s+(?:them|him|her|anyone|anybody|the reader)|\\s+in return|\\s+back)?',
      ),
      isKept: (said) => !said.includes('?'),
      isTold: true,
    },
    {
      pattern: bounded(
        '(?:end|close|finish|conclude)\\s+(?:it\\s+)?(?:with|on|in)\\s+(?:an?\\s+|one\\s+)?(?:\\p{L}+\\s+)?question',
      ),
      isKept: (said) => said.includes('?'),
      isTold: true,
    },
    {
      pattern: bounded(
        `${negation}\\s+${adjectives}(?:pitch(?:es|ing)?|sales?(?:[ -](?:talk|speak|pitch|stuff|message|mail|offers?|language))?|advertis(?:ing|ements?)|ads|promo(?:tions?)?|jargon|buzz ?words?|fluff|fuss|small ?talk|selling|sell|up-?sell(?:ing)?|cross-?sell(?:ing)?|push(?:ing)?|pressure)`,
      ),
      isKept: isInvitation ? never : always,
    },
    {
      pattern: bounded(
        'no\\s+(?!smoking|parking|meeting)\\p{L}+ing|(?:no|without)\\s+(?:an?\\s+|any\\s+)?(?:meetings?|calls?|demos?|appointments?)(?:\\s+requests?)?',
      ),
      isKept: (said) => !/\b(?:call|meeting|demo|appointment|minutes)\b[^.!?]*\?/i.test(said),
    },
    {
      pattern: bounded(`${negation}\\s+(?:any\\s+)?(?:emojis?|smileys?)`),
      isKept: (said) => !/\p{Extended_Pictographic}/u.test(said),
    },
    { pattern: bounded(`${negation}\\s+(?:any\\s+)?(?:links?)`), isKept: (said) => !/https?:|www\./i.test(said) },
    { pattern: bounded(`${negation}\\s+(?:any\\s+)?exclamation marks?`), isKept: (said) => !said.includes('!') },
    {
      pattern: bounded(`${negation}\\s+(?:any\\s+)?(?:attachments?|hashtags?|bullet points?)`),
      isKept: (said) => !/#\w|^[-*•]\s/m.test(said),
    },
    {
      pattern: bounded(
        '(?:(?:write |text |texts )?(?:it )?in |(?:only|just|all) in |use )?(?:(?:simple|plain|british|american)\\s+)?english(?:\\s+(?:only|spelling))?',
      ),
      isKept: always,
    },
    {
      pattern: bounded(
        '(?:just|only)\\s+(?:inform(?:ation)?|(?:the |some )?(?:good |bad )?news|(?:the )?facts)|fyi|(?:and )?nothing (?:else|more)',
      ),
      isKept: always,
    },
    {
      pattern: bounded('use\\s+(?:simple|plain|short|easy|everyday)\\s+(?:words?|language|sentences?)'),
      isKept: always,
    },
    {
      pattern: bounded(
        '(?:(?:keep|make)\\s+(?:it|this|them)\\s+)?(?:under|below|within|up to|max(?:imum|\\.)?(?: of)?|at most|no more than|not more than|less than|fewer than|maximal|limit(?:ed)? to)\\s+(\\d{1,4})\\s+words?(?:\\s+(?:each|long|per \\p{L}+|max(?:imum)?|at most|only))*|(?:(?:keep|make)\\s+(?:it|this|them)\\s+)?(\\d{1,4})\\s+words?\\s+(?:max(?:imum|\\.)?|at most|or less|or fewer)',
      ),
      isTold: true,
      isKept: (_, texts, most) => texts.every((text) => text.split(/\s+/).length <= Number(most)),
    },
    {
      pattern: bounded(`(?:${makes}\\s+)?${degrees}${unwritable}(?:(?:,| and|, and)\\s+${degrees}\\p{L}+)?${styles}`),
      isKept: never,
      isTold: true,
    },
    {
      pattern: bounded(`(?:${makes}\\s+)?${degrees}(?:casual|informal)${styles}`),
      isKept: (_, texts) => texts.some((text) => /^(?:hi|hey)\b/i.test(text.trim())),
      isTold: true,
    },
    {
      pattern: bounded(
        '(?:keep\\s+)?(?:an?\\s+)?(?:very |quite |rather )?(?:short|brief|concise|polite|friendly|formal|informal|casual|neutral|warm|calm)(?:(?:,| and|, and)\\s+(?:short|brief|concise|polite|friendly|formal|informal|casual|neutral|warm))*(?:\\s+(?:tone|style|language))?',
      ),
      isKept: always,
    },
  ]
}

const makes =
  '(?:(?:be|sound|stay|write|use)|(?:keep|make)\\s+(?:it|this|them|the (?:tone|style|texts?|e-?mails?|messages?))|(?:the )?(?:tone|style)\\s*(?:[:=]|is|should be))'
const degrees = '(?:(?:an?|very|really|rather|quite|super|a bit|a little|more)\\s+)*'
const styles = '(?:\\s+(?:tone|style|language|voice|way|manner))?'

/** How nobody can write by rules. */
const unwritable =
  '(?:funny|fun|witty|humorous|humourous|playful|cheeky|quirky|sarcastic|ironic|creative|original|poetic|bold|provocative|emotional|inspiring|inspirational|exciting|enthusiastic|edgy|catchy|entertaining|dramatic|clever|charming|laid-back|cool|silly|memorable)'

function bounded(words: string): RegExp {
  return new RegExp(`${before}(?:${words})${after}`, 'giu')
}
