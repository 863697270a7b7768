/** Words that are misspelt or cut short in haste, as they are meant. */
export const misspeltWords: readonly (readonly [RegExp, string])[] = [
  [/^(\s*)sel\s(?=\p{L}+\s)/iu, '$1sell '],
  [
    /\b(hr|marketing|sales|it|office|fleet|plant|project|product|logistics|operations|supply chain)\smangers?\b/gi,
    '$1 managers',
  ],
  // “Meeting w CFO abt there freight spend”
  [/\b(meetings?|calls?|demos?|chat|talk|coffee)\sw\/?\s(?=\p{L})/giu, '$1 with '],
  [/(?<=\p{L}\s)abt\s(?=\p{L})/giu, 'about '],
  [/\babout\sthere\s(?=\p{Ll}+\s?\p{Ll}*(?:[.,!\n]|$))/gu, 'about their '],
  // “A free check of there units”
  [/(?<=\s(?:of|for|with)\s)there(?=\s(?:\p{Ll}+\s){0,2}\p{Ll}{3,}s\b(?!\s(?:is|are|was)\b))/gu, 'their'],
  [/(?<=\p{L}ing\s)there(?=\s\p{Ll}+s\b)/gu, 'their'],
  [/\bfree trails?\b/gi, 'free trial'],
  [/\b(free trial(?: for [\w ]{2,12})?)\s(?=no (?:credit card|contract|commitment|obligation)\b)/gi, '$1, '],
  [/(\d\s?)procent\b/gi, '$1percent'],
  [
    /(\d\s?(?:euros?|€|\$|dollars|pounds|£))\spro\s(?=(?:person|month|hour|day|year|piece|kilo|user|employee)\b)/gi,
    '$1 per ',
  ],
  // How soon somebody wants a meeting is nothing that is said to others.
  [
    /^((?:(?:we|i)\s)?(?:need|want|get|book)\s[^.,;:!?\n]{0,20}?(?:meetings?|calls?|demos?)\s[^.,;:!?\n]{0,40}?),?\sasap(?=\s|[.,!\n]|$)/i,
    '$1',
  ],
]
