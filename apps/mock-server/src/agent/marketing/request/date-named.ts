export const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

/** “The date is 14 March” */
export const dateNamed = new RegExp(
  `\\b(?:(?:make|move|change|set) (?:that|it|this)(?: to)?|(?:move|change|set|postpone|push|shift|put) (?:the|our) (?!schedule|launch|sending|campaign|subject|check)(?:[\\p{L}-]+ ){1,3}?(?:back |forward |off )?to|the (?:(?:right|correct|new|actual) )?(?:date|day) (?:is|should be)) (?:the )?((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?)?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?))(?:,? (?:and )?not [^,;.]{3,20})?[.!]*$`,
  'iu',
)
