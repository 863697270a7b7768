/** What messages are like, how many there are, and what is to be done with them. */
export const ofWork =
  /\b(?:e-?mails?|messages?|steps?|words?|sentences?|follow-?ups?|sequences?|tone|style|leads?|prospects?|audience|target(?:s|ed)?|replies|lines?|paragraphs?|characters?|employees|formal|informal|casual|friendly|polite|short|funny|personal|english|german|french|spanish|dutch|language|emojis?|signature|p\.?s|cta)\b/i
