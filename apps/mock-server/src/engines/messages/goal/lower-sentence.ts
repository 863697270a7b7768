/** Sentences of those who write no capitals; behind a short word it may be an abbreviation. */
export const lowerSentence =
  /(?<=\p{L}{2}|\d\d)(?<!\b(?:approx|incl|excl|dept|corp|inc|ltd|co|no|nr|st|dr|prof|mr|mrs|ms|vs|etc|min|max|tel|str|ca|eg|ie|sept?|dec|nov|oct|aug|feb|jan))[.!?]\s+(?=\p{Ll})/iu
