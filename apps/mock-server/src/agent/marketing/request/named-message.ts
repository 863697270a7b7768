export const ordinal = '(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)'
export const message = '(?:e-?mail|message|mail|step|one|note|follow-?up)'

/** “The second email”, “step 3” */
export const namedMessage = `(?:the\\s+)?(?:${ordinal}\\s+${message}|${message}\\s+#?\\d)`

/** How many messages somebody orders, “three” or “3”. */
export const messageCount = '(?:two|three|four|five|[2-7])'
